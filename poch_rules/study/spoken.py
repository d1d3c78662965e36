"""What a variant's rules say in the words of one language: a sentence for every setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from poch_rules.core.rules import Rule
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.wording import Sentence, Wording

#: The sign that stands for each standing where there is no room for a word.
SIGNS: Final = {"stated": "●", "inferred": "◐", "silent": "○", "house": "◇"}
#: The settings of every variant that are no parameters of a rule.
PLAYERS: Final = ("least", "most", "usual")


def words_of(declaration: Declaration, language: str) -> Wording:
    """The words of a language, with those that the variant has of its own."""
    from poch_rules.declare.wording import Wording

    family = declaration.variant.family
    return Wording(language, (family,), terms=declaration.terms, calls=declaration.calls)


def sentences(declaration: Declaration, words: Wording, slot: str) -> list[Sentence]:
    """What the rule in a slot says, that of the rule as a whole first (with parameter '').

    Where a setting is a table over the number of players, its sentence is said for each value, with those numbers.
    """
    from poch_rules.declare.wording import Sentence

    by_rule: dict[Rule, list[int]] = {}
    for number, rules in sorted(declaration.variant.rules.items()):
        by_rule.setdefault(rules[slot], []).append(number)
    said: dict[str, dict[str, list[int]]] = {}
    for rule, numbers in by_rule.items():
        name = rule_name(declaration, rule)
        for sentence in words.rule(declaration.variant.family, name, rule, slot=slot):
            said.setdefault(sentence.parameter, {}).setdefault(sentence.text, []).extend(numbers)
    return [
        Sentence(parameter, text if len(texts) == 1 else f"{only_for(words, numbers)}: {text}")
        for parameter, texts in said.items()
        for text, numbers in texts.items()
    ]


def ground(declaration: Declaration, slot: str, parameter: str) -> Setting | SlotUse | None:
    """Where a sentence of `sentences` comes from; nothing for what players call out, which comes from no rule.

    The sentence of a rule as a whole has no ground of its own either where the source states the rule and leaves a part
    of it open: what is stated and what is read into the gaps stand in the sentences after it.
    """
    use = declaration.slots[slot]
    if parameter.startswith("calls."):
        return None
    found = declaration.settings.get(f"{slot}.{parameter}", use)
    return None if found is use and use.gaps and use.standing == "stated" else found


def rule_name(declaration: Declaration, rule: Rule) -> str:
    """The name that modules use for a kind of rule."""
    return next(name for name, kind in declaration.variant.family.rules.items() if kind is type(rule))


def only_for(words: Wording, numbers: list[int]) -> str:
    """For which numbers of players something holds, as a label."""
    return f"{words.say('book-players')} {words.join([str(number) for number in numbers], 'comma')}"


def said_of_players(declaration: Declaration, words: Wording) -> dict[str, str]:
    """A sentence for each of the numbers of players."""
    players = declaration.variant.players
    numbers = {"least": players.least, "most": players.most, "usual": players.usual}
    return {name: words.say(f"players-{name}", **{name: number}) for name, number in numbers.items()}


def said_of_order(declaration: Declaration, words: Wording) -> str:
    """A sentence for the order of the phases."""
    phases = words.join([words.name("phase", phase) for phase in declaration.variant.order], "comma")
    return words.say("order-stages", phases=phases)


def legend(words: Wording, *more: str) -> str:
    """The signs of the standings and what they stand for, in one line."""
    signs = [f"{sign} {words.name('standing', standing)}" for standing, sign in SIGNS.items()]
    return "   ".join((*signs, *more))
