"""What a variant's rules say in the words of one language: a sentence for every setting."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from poch_rules.core.rules import Rule
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.reader import Text, Texts
    from poch_rules.declare.wording import Sentence, Wording
    from poch_rules.declare.wording.glossary import Term

#: The sign that stands for each standing where there is no room for a word.
SIGNS: Final = {"stated": "●", "inferred": "◐", "silent": "○", "house": "◇"}
#: The sign of a row in which variants differ.
DIFFERS: Final = "▸"


def words_of(declaration: Declaration, language: str) -> Wording:
    """The words of a language, with those that the variant has of its own."""
    from poch_rules.declare.wording import Wording

    family = declaration.variant.family
    return Wording(language, (family,), terms=declaration.terms, calls=declaration.calls)


def usual_words(declaration: Declaration) -> Wording:
    """English as it is without the variant's own words."""
    from poch_rules.declare.wording import Wording

    return Wording("en", (declaration.variant.family,))


def words_of_all(declarations: Sequence[Declaration], language: str) -> Wording:
    """The words of a language for variants side by side.

    Of the variants' own words these hold for all: what all of them call alike, and the names of pools that the language
    has no word for.
    """
    from poch_rules.declare.wording import Wording, glossary
    from poch_rules.declare.wording.vocabulary import hyphens

    families = tuple(dict.fromkeys(declaration.family for declaration in declarations))
    usual = Wording(language, families)
    shared: dict[str, dict[str, Term]] = {}
    for declaration in declarations:
        for spoken, terms in declaration.terms.items():
            for name, term in terms.items():
                alike = all(other.terms.get(spoken, {}).get(name) == term for other in declarations)
                if alike or (name not in glossary() and not usual.has(f"pool-{hyphens(name)}")):
                    shared.setdefault(spoken, {}).setdefault(name, term)
    return Wording(language, families, shared)


def sentences(declaration: Declaration, words: Wording, slot: str) -> list[Sentence]:
    """What the rule in a slot says, that of the rule as a whole first (with parameter '').

    Where a setting is a table over the number of players, its sentence is said for each value, with those numbers.
    """
    from poch_rules.declare.wording import Sentence

    by_rules: dict[tuple[Rule, ...], list[int]] = {}
    for number, rules in sorted(declaration.variant.rules.items()):
        by_rules.setdefault(tuple(rules.values()), []).append(number)
    said: dict[str, dict[str, list[int]]] = {}
    for numbers in by_rules.values():
        beside = declaration.variant.rules[numbers[0]]
        rule, family = beside[slot], declaration.variant.family
        for sentence in words.rule(family, rule_name(declaration, rule), rule, slot=slot, beside=beside):
            said.setdefault(sentence.parameter, {}).setdefault(sentence.text, []).extend(numbers)
    every = len(declaration.variant.rules)
    return [
        Sentence(parameter, text if len(numbers) == every else only_for(words, sorted(numbers), text))
        for parameter, texts in said.items()
        for text, numbers in texts.items()
    ]


def ground(declaration: Declaration, slot: str, parameter: str) -> Setting | SlotUse | None:
    """Where a sentence of `sentences` comes from; nothing for what players call out, which comes from no rule.

    The sentence of a rule as a whole has no ground of its own either where the source states the rule and leaves a part
    of it open: what is stated and what is read into the gaps stand in the sentences after it.

    Where a house changes one setting and the sentence of another comes out otherwise, no source says it so any more.
    """
    use = declaration.slots[slot]
    if parameter.startswith("calls."):
        return None
    found = declaration.settings.get(f"{slot}.{parameter}", use)
    if found.standing != "house" and parameter in _said_otherwise(declaration, slot):
        return replace(found, standing="house", source=None, at="", ruling=None)
    return None if found is use and use.gaps and use.standing == "stated" else found


@lru_cache(maxsize=256)
def _said_otherwise(declaration: Declaration, slot: str) -> frozenset[str]:
    """The parameters of which a house variant says something else than the source that it goes back to.

    English stands for all languages: what is compared are the same facts in the same words.
    """
    first = declaration
    while first.parent is not None:
        first = first.parent
    if first is declaration or slot not in first.slots:
        return frozenset()
    words = usual_words(declaration)
    before, now = (sentences(each, words, slot) for each in (first, declaration))
    return frozenset(each.parameter for each in now if each not in before)


def rule_name(declaration: Declaration, rule: Rule) -> str:
    """The name that modules use for a kind of rule."""
    return next(name for name, kind in declaration.variant.family.rules.items() if kind is type(rule))


def only_for(words: Wording, numbers: list[int], rule: str) -> str:
    """A sentence that holds for some numbers of players only."""
    return words.say("book-with-players", numbers=words.join([words.number(number) for number in numbers]), rule=rule)


def said_of_players(declaration: Declaration, words: Wording) -> dict[str, str]:
    """A sentence for each of the numbers of players, and for their age where one is given."""
    return {
        name: words.say(f"players-{name.replace('_', '-')}", **{name: declaration.settings[f"players.{name}"].value})
        for name in settings_of_players(declaration)
    }


def players_in_brief(declaration: Declaration, words: Wording) -> list[Sentence]:
    """How many may play and how many usually do: one sentence for the fewest and the most, if both have one ground."""
    from poch_rules.declare.wording import Sentence

    players, said = declaration.variant.players, said_of_players(declaration, words)
    if players.least == players.most:
        return [Sentence("most", players_in_a_line(declaration, words))]
    fewest, greatest = (declaration.settings[f"players.{name}"] for name in ("least", "most"))
    usual = Sentence("usual", said["usual"])
    if (fewest.standing, fewest.at, fewest.ruling) != (greatest.standing, greatest.at, greatest.ruling):
        return [Sentence("least", said["least"]), Sentence("most", said["most"]), usual]
    between = words.say("book-players-between", least=players.least, most=players.most)
    return [Sentence("most", between), usual]


def players_in_a_line(declaration: Declaration, words: Wording) -> str:
    """How many may play, in a few words."""
    least, most, usual = declaration.variant.players
    if least == most:
        return words.say("book-players-exactly", n=most)
    return words.say("book-players-range", least=least, most=most, usual=usual)


def settings_of_players(declaration: Declaration) -> list[str]:
    """What a variant says of its players."""
    return [name.removeprefix("players.") for name in declaration.settings if name.startswith("players.")]


def said_of_order(declaration: Declaration, words: Wording) -> str:
    """A sentence for the order of the phases."""
    return words.say("order-stages", phases=phases_in_a_line(declaration, words))


def phases_in_a_line(declaration: Declaration, words: Wording) -> str:
    """The names of the phases in their order."""
    return words.join([words.name("phase", phase) for phase in declaration.order], "comma")


def marked(text: Text, words: Wording) -> str:
    """A text of an author, marked with its language where that is not the book's."""
    if text.language in (words.language, "und"):
        return text.text
    return f"{text.text} ({words.say('book-only-in', language=words.name('language', text.language))})"


def reason(because: Texts, words: Wording) -> str:
    """The reason of a change, in the book's language if it is there."""
    from poch_rules.declare.reader import in_language

    return marked(in_language(because, words.language), words) if because else ""


def legend(words: Wording, *more: str) -> str:
    """The signs of the standings and what they stand for, in one line."""
    signs = [f"{sign} {words.name('standing', standing)}" for standing, sign in SIGNS.items()]
    return "   ".join((*signs, *more))
