"""What is said: rules with every value of every parameter, events of played hands, and a variant's own words."""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from poch_rules import load
from poch_rules.core.cards import Rank, parse
from poch_rules.core.family import Family
from poch_rules.core.play import Hands, Play
from poch_rules.core.rules import Rule, parameters
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.library import variants
from poch_rules.declare.wording import FaultyMessage, MissingMessage, Sentence, Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.families.poch import POCH
from poch_rules.families.poch.board import Board
from poch_rules.families.poch.meld import BestRun, Comparison, TrumpCard, TrumpCards
from poch_rules.families.poch.sets import SetOrder
from poch_rules.families.poch.showdown import AllPass, Compared, Survivor
from poch_rules.families.poch.vying import Answers, Closing, Entry, Vying
from poch_rules.study.spoken import sentences, words_of

PEOPLE = ("Anna", "Ben", "Clara", "Dora")
MARKS = "\u2066\u2067\u2068\u2069\u200e\u200f"

each_language = pytest.mark.parametrize("language", languages())
english = Wording("en", FAMILIES)


def said(rule: Rule, name: str, parameter: str, *, slot: str = "", words: Wording = english) -> str:
    """The sentence of one parameter of a rule of Poch."""
    return next(s.text for s in words.rule(POCH, name, rule, slot=slot) if s.parameter == parameter)


# -- every rule with every value -----------------------------------------------------------------------------


def values_of(hint: Any) -> Iterator[Any]:
    """Values of a parameter's type: all of a choice, numbers of every plural, lists of none, one and several."""
    if get_origin(hint) is Annotated:
        yield from values_of(get_args(hint)[0])
    elif get_origin(hint) in (Union, types.UnionType):
        for part in get_args(hint):
            yield from values_of(part)
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_origin(hint) is tuple:
        elements = list(values_of(get_args(hint)[0]))
        yield from (tuple(elements[:count]) for count in (1, 2, len(elements)))
        yield tuple(reversed(elements))
    elif hint is str:
        yield from ("poch", "centre", "nine")
    elif hint is bool:
        yield from (False, True)
    elif hint is int:
        yield from (1, 2, 3, 5, 11, 22, 100, 101, 102)
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint


def rules_with_values() -> Iterator[tuple[Family, str, str]]:
    for family in FAMILIES:
        for name, rule in family.rules.items():
            for parameter in parameters(rule):
                yield family, name, parameter


#: Rules in which a parameter counts that makes no difference beside the defaults of the others.
WHERE_IT_COUNTS: dict[tuple[type[Rule], str], Rule] = {
    (Vying, "level"): Vying(ranking=(SetOrder.CARDS, SetOrder.RANK)),
    (Vying, "lone"): Vying(entry=Entry.ANYTHING),
}


def example_of(rule: type[Rule], parameter: str = "") -> Rule:
    """A rule with its defaults, and with something where it has none or where the parameter would not count."""
    if (rule, parameter) in WHERE_IT_COUNTS:
        return WHERE_IT_COUNTS[rule, parameter]
    hints = get_type_hints(rule, include_extras=True)
    needed = {f.name for f in dataclasses.fields(rule) if f.default is dataclasses.MISSING}
    return rule(**{name: list(values_of(hints[name]))[-1] for name in needed})


@each_language
@pytest.mark.parametrize(
    ("family", "name", "parameter"), list(rules_with_values()), ids=lambda v: v if isinstance(v, str) else v.name
)
def test_every_value_of_a_parameter_is_said_and_makes_a_difference(language, family, name, parameter):
    words, rule = Wording(language, FAMILIES), example_of(family.rules[name], parameter)
    sentences = {}
    for value in values_of(get_type_hints(family.rules[name], include_extras=True)[parameter]):
        for sentence in words.rule(family, name, dataclasses.replace(rule, **{parameter: value})):
            assert sentence.text.strip() == sentence.text
            if sentence.parameter == parameter:
                sentences[str(value)] = sentence.text
                assert sentence.text.rstrip(MARKS)[-1] in ".!”«"
    assert len(sentences) > 1
    assert len(set(sentences.values())) == len(sentences), "two values are said in the same words"


@each_language
def test_names_and_labels_of_every_slot_pool_and_card_exist(language):
    for variant in ("poch/family-nine-pot", "poch/polish-leaflet"):
        declaration = load(variant)
        words = Wording(language, (declaration.variant.family,))
        plan = declaration.plan(4)
        for slot in plan.rules:
            assert words.name("slot", slot)
        for phase in (*declaration.order, "vying.2", "meld.sequence"):
            assert words.name("phase", phase)
        assert all(words.name("pool", pool) and words.name("pool", pool, "title") for pool in plan.accounts)
        assert len({words.card_name(card) for card in range(52)}) == 52
        assert len({words.card(card) for card in range(52)}) == 52


# -- every event ---------------------------------------------------------------------------------------------


@cache
def hands_of(variant: str) -> tuple[Play, ...]:
    plan = load(variant).plan(4)
    purses = [40] * 4 + [0] * len(plan.accounts)
    policy = plan.variant.family.automatic
    return tuple(Play(plan, plan.pack.shuffled(seed), dealer=3, balances=purses).run(policy) for seed in range(40))


@each_language
@pytest.mark.parametrize(
    "variant", ["poch/family-nine-pot", "poch/meyer-longest", "poch/eight-pool", "poch/polish-leaflet"]
)
def test_every_event_of_played_hands_is_a_sentence_and_a_short_cell(language, variant):
    words = Wording(language, FAMILIES)
    for play in hands_of(variant):
        for event in play.log:
            text = words.event(play.plan, event, PEOPLE)
            assert text.rstrip(MARKS)[-1] in ".!"
            cell = words.cell(play.plan, event, PEOPLE)
            if event[0] not in ("dealt", "showed"):
                assert 0 < len([sign for sign in cell if sign not in MARKS]) <= 28, cell


def test_events_name_what_happened_and_why():
    plan = load("poch/family-nine-pot").plan(3)

    def event(*raw: Any) -> tuple[str, str]:
        return english.event(plan, raw, PEOPLE), english.cell(plan, raw, PEOPLE)

    king = plan.account("king")
    assert event("collected", 1, "meld.king.rank", king, 3) == (
        "Ben holds the king of trumps and takes 3 chips from the king pool.", "king 3",
    )  # fmt: skip
    assert event("stayed", -1, "meld.king.rank", king, 1) == (
        "Nobody holds the king of trumps, so nobody takes the king pool. One chip stays there.", "stays (1)",
    )  # fmt: skip
    assert event("opened", 0, "vying.entry", 2) == ("Anna opens with 2 chips.", "poch 2")
    assert event("gave", 2, "settle.chips", 1, 1) == ("Clara pays Ben for the cards left: one chip.", "1 to Ben")
    assert event("won", 1, "play", "out") == ("Ben has no cards left and goes out.", "goes out")
    assert event("played", 0, "play", parse("7h")) == ("Anna plays ♥7.", "♥7")
    assert event("trump", -1, "deal.trump", 0) == ("Clubs are trumps.", "trumps ♣")


def test_a_recorded_deal_speaks_without_the_rule_that_would_have_dealt():
    plan = load("poch/family-nine-pot").plan(3)
    hands = Hands(tuple(tuple(map(parse, cards.split())) for cards in ("7h 8h", "9h Kh", "Qh 10c")), parse("Ah"))
    play = Play(plan, hands, dealer=2, balances=[40] * 3 + [0] * 9)
    texts = [english.event(plan, event, PEOPLE) for event in play.log]
    assert "Anna is dealt ♥7 ♥8." in texts
    assert "♥A is turned up." in texts


# -- English -------------------------------------------------------------------------------------------------


def test_sentences_of_the_vying_follow_its_parameters():
    assert said(Vying(), "vying", "first") == "Forehand speaks first."
    assert said(Vying(), "vying", "entry") == "Only a player who holds at least a pair may stake anything."
    assert said(Vying(), "vying", "all_pass") == (
        "If everyone passes, the chips in the Poch pool stay for the next deal."
    )
    assert said(Vying(all_pass=AllPass.BEST_TAKES), "vying", "all_pass").endswith("takes the Poch pool all the same.")
    assert "nobody may merely hold it" in said(Vying(answers=Answers.OVERBID), "vying", "answers")
    assert said(Vying(least_bet=2), "vying", "least_bet") == "The lowest opening bet is two chips."
    assert said(Vying(pools=("centre", "poch")), "vying", "pools") == (
        "The winner takes the centre pool and the Poch pool; every stake goes into the centre pool at once."
    )


#: What raising is called, by language.
RAISING = {
    "en": "rais|higher stake",
    "de": "nachpoch|höherer Einsatz",
    "ar": "رفع|الرهان الأعلى",
    "fi": "korot",
    "pl": "podbi|podnosi",
}


def vying_of(id: str) -> Iterator[tuple[Declaration, str, Vying]]:
    """The slots in which a variant vies, each with its rule at the usual number of players."""
    declaration = load(id)
    for slot, rule in declaration.plan(declaration.players.usual).rules.items():
        if isinstance(rule, Vying):
            yield declaration, slot, rule


@each_language
@pytest.mark.parametrize("variant", [heading.id for heading in variants()])
def test_raising_is_spoken_of_just_where_an_answer_raises(language, variant):
    for declaration, slot, rule in vying_of(variant):
        text = " ".join(text for _, text in sentences(declaration, words_of(declaration, language), slot))
        raises = rule.answers is not Answers.HOLD or rule.closing is Closing.LAST_HOLDER
        assert bool(re.search(RAISING[language], text, re.IGNORECASE)) == raises, text


def test_what_is_not_spoken_of_keeps_its_setting_and_its_standing():
    setting = load("poch/foster-1897").settings["vying.least_raise"]
    assert (setting.value, setting.standing, setting.at) == (1, "stated", "FOS-09")


def test_a_sole_survivor_does_not_win_unseen_where_all_sets_are_compared():
    assert "without showing" in said(Vying(), "vying", "survivor")
    assert "at least a pair" in said(Vying(survivor=Survivor.SHOWS_SET), "vying", "survivor")
    assert "can be beaten" in said(Vying(compared=Compared.EVERYBODY), "vying", "survivor")


def test_the_longest_sequence_is_told_in_the_order_of_its_comparisons():
    assert said(BestRun(), "best-run", "compare") == (
        "The better sequence is the longer one, then the one with the higher top card, then the one in trumps, "
        "then the one whose holder comes first in dealing order."
    )
    only_top = said(BestRun(compare=(Comparison.TOP,)), "best-run", "compare")
    assert only_top.endswith("among equals the player who comes first in dealing order has the better one.")


def test_a_meld_names_its_pool_where_its_slot_is_known():
    rule = TrumpCards((Rank.KING, Rank.QUEEN))
    assert english.rule(POCH, "trump-cards", rule, slot="meld.marriage") == [
        Sentence("ranks", "Whoever holds the king and queen of trumps in one hand takes the marriage pool.")
    ]
    assert said(rule, "trump-cards", "ranks").endswith("takes the pool.")


def test_lists_and_numbers_are_written_as_the_language_does():
    assert english.join(["Anna", "Ben", "Clara"]) == "Anna, Ben and Clara"
    assert english.join(["Anna", "Ben"], "or") == "Anna or Ben"
    assert english.join(["king 3", "queen 3"], "comma") == "king 3, queen 3"
    assert english.join(["longest", "highest"], "against") == "longest against highest"
    assert english.join([]) == ""
    assert [english.number(n, signed=True) for n in (-9, 0, 9)] == ["−9", "0", "+9"]
    assert english.number(-1200.5) == "−1,200.5"
    assert english.say("ui-replay-from", chips=-3, seat="Ben") == "−3 from Ben"


def test_of_a_long_list_the_first_dozen_are_named():
    names = [f"P{number}" for number in range(1, 189)]
    assert english.join_some(names[:3]) == "P1, P2 and P3"
    assert english.join_some(names[:13]).endswith("P12 and P13")
    assert english.join_some(names, "comma") == f"{', '.join(names[:12])} and 176 more"
    assert english.join(names, "comma") == ", ".join(names)


@pytest.mark.parametrize("language", languages())
def test_no_text_from_outside_is_too_long_for_a_message(language):
    words = Wording(language, FAMILIES)
    name = words.join(["Anna" * 20] * 200, "comma")
    said = words.say("ui-replay-recorded-illegal", answer=name)
    assert "…" in said
    assert len(said) < 1_200
    assert said.count("\u2068") + said.count("\u2066") + said.count("\u2067") == said.count("\u2069")
    assert "176" in words.join_some([name] * 188)
    plan = load("poch/family-nine-pot").plan(3)
    assert "…" in words.event(plan, ("gave", 0, "settle", 1, 2), ["A" * 3_000, "B" * 3_000, "Clara"])


def test_numbers_up_to_ten_stand_in_words_and_greater_ones_in_figures():
    assert "two chips" in said(Board(stake=2), "board", "stake")
    assert "ten chips" in said(Board(stake=10), "board", "stake")
    assert "11 chips" in said(Board(stake=11), "board", "stake")


def test_slots_and_phases_of_a_kind_are_told_apart():
    assert english.name("slot", "meld.king") == "King"
    assert english.name("slot", "vying") == "Vying"
    assert english.name("phase", "vying.2") == "Vying, round 2"
    assert english.name("phase", "meld") == "Melding"
    assert english.name("law", "chips.conserved").startswith("No chip")
    assert english.name("param", "vying.least_bet") == "Lowest opening bet"
    assert english.name("language", "fi") == "Finnish"


def test_german_faces_are_called_by_their_names():
    german = Wording("en", FAMILIES, faces="german")
    assert german.card(parse("Qs")) == "Ober of leaves"
    assert german.card(parse("7h")) == "seven of hearts"
    assert said(TrumpCard(Rank.QUEEN), "trump-card", "rank", words=german).startswith("Whoever holds the Ober of")
    assert english.card(parse("Qs")) == "♠Q"


# -- a variant's own words -----------------------------------------------------------------------------------


def test_a_pool_that_no_language_knows_is_called_by_its_own_name():
    assert said(TrumpCard(Rank.NINE), "trump-card", "rank", slot="meld.nine").endswith("takes the nine pool.")
    assert english.name("slot", "meld.nine") == "Pool “nine”"
    own = Wording("en", FAMILIES, terms={"en": {"nine": {"name": "Niner", "the": "the Niner"}}})
    assert said(TrumpCard(Rank.NINE), "trump-card", "rank", slot="meld.nine", words=own).endswith("takes the Niner.")


def test_a_text_for_a_pool_takes_the_usual_forms_and_a_mapping_its_own():
    text = Wording("en", FAMILIES, terms={"en": {"centre": "Pinke"}})
    assert text.name("pool", "centre") == "Pinke"
    assert text.name("pool", "centre", "the") == "the Pinke pool"
    mapping = Wording("en", FAMILIES, terms={"en": {"centre": {"name": "Pinke", "the": "the Pinke"}}})
    assert said(Board(further=("poch", "centre")), "board", "further", words=mapping) == (
        "Beside those that are won by melding it has the Poch pool and the Pinke."
    )


def test_a_term_of_the_variant_stands_in_its_sentences_and_in_its_language_only():
    own = Wording(
        "en", FAMILIES, terms={"en": {"chip": {"one": "counter", "many": "counters"}}, "de": {"pool": "Fach"}}
    )
    assert said(Board(), "board", "stake", words=own) == "Dressing a pool costs one counter."
    assert said(Board(stake=2), "board", "stake", words=own) == "Dressing a pool costs two counters."
    assert said(Board(), "board", "stake") == "Dressing a pool costs one chip."
    awkward = Wording("en", FAMILIES, terms={"en": {"forehand": 'the “{ first }" \\ hand'}})
    assert said(Vying(), "vying", "first", words=awkward) == 'The “{ first }" \\ hand speaks first.'


def test_calls_are_quoted_where_the_variant_has_them():
    calls = {"de": {"open": "Ich poche {n}!", "hold": "Ich halte!"}}
    heard = [s for s in Wording("en", FAMILIES, calls=calls).rule(POCH, "vying", Vying()) if "calls." in s.parameter]
    assert [s.parameter for s in heard] == ["calls.open", "calls.hold"]
    assert "“Ich poche 3!” for three chips" in heard[0].text
    assert not [s for s in english.rule(POCH, "vying", Vying()) if "calls." in s.parameter]
    both = Wording("en", FAMILIES, calls={"de": {"hold": "Ich halte!"}, "en": {"hold": "I hold!"}})
    assert "“I hold!”" in said(Vying(), "vying", "calls.hold", words=both)


@each_language
def test_a_call_names_only_a_number_that_the_rule_allows_and_none_where_it_has_no_blank(language):
    calls = {language: {"open": "Poch {n}!", "raise": "Up to {n}!", "hold": "Hold {n}!"}}
    heard = {"open": "Poch 5!", "raise": "Up to 7!", "hold": "Hold 5!"}
    words = Wording(language, FAMILIES, calls=calls)
    dear = Vying(least_bet=5, least_raise=2)
    for call, text in heard.items():
        assert text in said(dear, "vying", f"calls.{call}", words=words)
    assert "Poch 3!" in said(Vying(), "vying", "calls.open", words=words)
    silent = Wording(language, FAMILIES, calls={language: {"open": "Poch!"}})
    texts = [said(rule, "vying", "calls.open", words=silent) for rule in (dear, Vying())]
    assert texts[0] == texts[1]
    assert "Poch!" in texts[0]


# -- nothing in silence --------------------------------------------------------------------------------------


@each_language
def test_what_a_language_has_no_words_for_is_an_error(language):
    words = Wording(language, FAMILIES)
    with pytest.raises(MissingMessage, match=f"‘{language}’ has no message ‘ui-nonsense’"):
        words.say("ui-nonsense")
    with pytest.raises(MissingMessage):
        words.name("standing", "guessed")
    assert not words.has("ui-nonsense")
    assert words.has("rule-vying.first")


def test_a_blank_that_is_not_filled_in_is_an_error():
    with pytest.raises(FaultyMessage, match="ui-replay-dealer"):
        english.say("ui-replay-dealer")


@each_language
def test_marks_of_direction_stand_in_languages_from_right_to_left_only(language):
    words = Wording(language, FAMILIES)
    text = words.say("ui-replay-dealer", seat="Anna") + words.cards([0, 1]) + words.join(["Anna", "Ben"])
    assert any(mark in text for mark in MARKS) == (words.direction == "rtl")


def test_messages_of_a_family_are_its_own():
    assert english.of(POCH).name("phase", "play") == "Shedding"
    assert Wording("en").has("ui-replay-same")
    assert not Wording("en").has("rule-vying")
