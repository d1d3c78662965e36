"""Sentences of one page agree with each other: none speaks of what another setting or another rule rules out."""

from __future__ import annotations

import itertools
import re

import pytest

from poch_rules import load
from poch_rules.core.rules import Rule
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.library import variants
from poch_rules.declare.wording import Sentence, Wording, glossary, languages
from poch_rules.families import FAMILIES
from poch_rules.families.poch import POCH
from poch_rules.families.poch.board import Board
from poch_rules.families.poch.deal import Deal, Extent, TrumpFrom
from poch_rules.families.poch.meld import BestRun, Comparison
from poch_rules.families.poch.play import Leader, RisingRuns, Stops, Tricks
from poch_rules.families.poch.sets import SetOrder
from poch_rules.families.poch.settle import PerCard
from poch_rules.families.poch.showdown import AllPass, Compared, Level
from poch_rules.families.poch.vying import Answers, Closing, Entry, Limit, Vying
from poch_rules.families.spades import SPADES
from poch_rules.families.spades.bidding import Bidding, Blind, Exchange
from poch_rules.families.spades.score import Contracts
from poch_rules.study.compare import compare
from poch_rules.study.grounds import rulings
from poch_rules.study.rulebook import rulebook
from poch_rules.study.spoken import ground, sentences, words_of

each_language = pytest.mark.parametrize("language", languages())
each_variant = pytest.mark.parametrize("variant", [heading.id for heading in variants()])

#: What each of these is called in sentences, by language.
NEXT_DEAL = {
    "en": "next deal", "de": "nächste Runde", "ar": r'التوزيعة التالية', "fi": "seuraavaan jakoon",
    "pl": "następnego rozdania",
}  # fmt: skip
RAISE = {
    "en": "rais|higher stake", "de": "nachpoch|höherer Einsatz", "ar": "رفع|الرهان الأعلى", "fi": "korot",
    "pl": "podbi|podnosi",
}  # fmt: skip
FOUR_CARDS = {"en": "marriage", "de": "Mariage", "ar": "القِران", "fi": "avioliitto", "pl": "mariasz"}
SHED = {"en": r"\bplay go round", "de": "ausgespielt wird", "ar": "وفي اللعب", "fi": "pelivuoro", "pl": "i gra "}


def text_of(declaration: Declaration, language: str, slot: str = "") -> str:
    """All sentences of a variant's rules, or those of one slot."""
    words = words_of(declaration, language)
    slots = [slot] if slot else list(declaration.slots)
    return "\n".join(sentence.text for each in slots for sentence in sentences(declaration, words, each))


def said(declaration: Declaration, language: str, setting: str) -> str:
    """What is said of one setting."""
    slot, _, parameter = setting.rpartition(".")
    found = sentences(declaration, words_of(declaration, language), slot)
    return " ".join(sentence.text for sentence in found if sentence.parameter == parameter)


def told(language: str, name: str, rule: Rule, **beside: Rule) -> dict[str, str]:
    """What a rule of Poch says beside other rules, by parameter."""
    words = Wording(language, FAMILIES, calls={"en": {call: f"{call} {{n}}!" for call in Vying.calls}})
    found: list[Sentence] = words.rule(POCH, name, rule, slot=name, beside={name: rule, **beside})
    return {sentence.parameter: sentence.text for sentence in found}


# -- the pairs that contradicted each other ----------------------------------------------------------------------------


@each_language
def test_nothing_is_kept_for_the_next_deal_where_going_out_takes_every_pool(language):
    assert not re.search(NEXT_DEAL[language], text_of(load("poch/ass-1973"), language))
    assert re.search(NEXT_DEAL[language], text_of(load("poch/family-nine-pot"), language))


@each_language
def test_no_reading_keeps_a_pool_that_going_out_takes(language):
    read = [point.ruling.text(language).text for point in rulings(load("poch/ass-1973"))]
    assert not [text for text in read if re.search(NEXT_DEAL[language], text)]


@each_language
def test_a_deal_ends_in_one_way_where_suit_is_followed(language):
    """Either in the middle of a trick or after it; what always holds says neither."""
    at_once, after = (told(language, "tricks", Tricks(stops=stops)) for stops in Stops)
    assert at_once[""] == after[""]
    end = re.compile({"en": "deal", "de": "Runde", "ar": "توزيعة", "fi": "[Jj]ako", "pl": "[Rr]ozdanie"}[language])
    assert not end.search(at_once[""])
    assert end.search(at_once["stops"])
    assert end.search(after["stops"])


@each_language
@each_variant
def test_play_goes_round_only_where_cards_are_played(language, variant):
    declaration = load(variant)
    if "seating" in declaration.slots:
        goes_round = said(declaration, language, "seating.direction")
        assert bool(re.search(SHED[language], goes_round)) == ("play" in declaration.slots), goes_round


@each_language
def test_no_reading_names_a_pool_that_the_board_has_not(language):
    read = [point.ruling.text(language).text for point in rulings(load("poch/pierer-1857"))]
    assert not [text for text in read if FOUR_CARDS[language] in text]


@each_language
def test_the_last_card_has_one_name(language):
    """All but the last are dealt, and it is the last that is turned; where a number is dealt, it is the next."""
    texts = [
        told(language, "deal", Deal(cards, trump=trump))["trump"]
        for cards, trump in itertools.product((Extent.ALL_BUT_ONE, 5), (TrumpFrom.TURNED, TrumpFrom.DEALERS))
    ]
    last = {"en": "last", "de": "letzte", "ar": "الأخيرة", "fi": "iimeinen", "pl": "statnią"}[language]
    assert [last in text for text in texts] == [True, True, False, False]


@each_language
def test_batches_that_make_up_the_hand_do_not_go_on(language):
    whole, more = (told(language, "deal", Deal(cards, batches=(3, 2)))["batches"] for cards in (5, 9))
    assert more.startswith(whole.rstrip(".\u200f"))
    assert len(more) > len(whole) + 10


@each_language
def test_an_opening_bet_that_is_fixed_is_told_once(language):
    said = told(language, "vying", Vying(most_bet=1, answers=Answers.HOLD))
    assert "most_bet" not in said
    assert said["least_bet"] != told(language, "vying", Vying())["least_bet"]


@each_language
def test_a_pack_from_which_cards_are_taken_has_one_number(language):
    """The pack that is wanted has 52 cards, from which one is taken."""
    declaration = load("pope-joan/hoffmann")
    (glance, *_) = rulebook(declaration, words_of(declaration, language))
    assert any("52" in line.text for line in glance.lines)
    assert not any("51" in line.text for line in glance.lines)


@each_language
def test_the_pack_at_a_glance_is_told_for_each_number_of_players(language):
    declaration = load("poch/poque-1765")
    (glance, *_) = rulebook(declaration, words_of(declaration, language))
    packs = [line.text for line in glance.lines if re.search(r"\b3[26]\b", line.text)]
    assert len(packs) == 2
    assert all(re.search(numbers, text) for numbers, text in zip(("3.*4", "5.*6"), packs, strict=True))


# -- their kind: every way to vie --------------------------------------------------------------------------------------

WAYS = [
    Vying(answers=answers, closing=closing, entry=entry, compared=compared, all_pass=all_pass, fee=fee)
    for answers, closing, entry, compared, all_pass, fee in itertools.product(
        Answers, Closing, Entry, Compared, AllPass, (0, 1)
    )
    if closing is not Closing.LAST_HOLDER or answers is Answers.HOLD
]


@each_language
def test_raising_and_holding_are_spoken_of_only_where_they_can_be(language):
    for rule in WAYS:
        text = " ".join(told(language, "vying", rule).values())
        raises = rule.answers is Answers.HOLD_OR_RAISE or rule.closing is Closing.LAST_HOLDER
        if rule.answers is Answers.HOLD:
            assert bool(re.search(RAISE[language], text, re.IGNORECASE)) == raises, text


def test_only_calls_that_can_be_made_are_told():
    for rule in WAYS:
        calls = {name.removeprefix("calls.") for name in told("en", "vying", rule) if name.startswith("calls.")}
        expected = {"open", "pass"}
        if rule.answers is Answers.OVERBID:
            expected |= {"overbid"}
        else:
            expected |= {"hold"}
            if rule.answers is Answers.HOLD_OR_RAISE or rule.closing is Closing.LAST_HOLDER:
                expected |= {"raise"}
        assert calls == expected, rule


@pytest.mark.parametrize(
    ("least", "most", "opens"), [(1, "purse", 3), (1, 1, 1), (1, 2, 2), (1, 5, 3), (4, "purse", 4), (4, 4, 4)]
)
def test_the_example_of_an_opening_bet_is_one_that_may_be_made(least, most, opens):
    rule = Vying(least_bet=least, most_bet=Limit.PURSE if most == "purse" else most)
    assert rule.called("open") == opens
    assert told("en", "vying", rule)["calls.open"].count(f"open {opens}!") == 1


@each_language
def test_whoever_passes_loses_a_stake_only_where_one_can_stake_before_passing(language):
    lost = re.compile({"en": "loses", "de": "verliert, was", "ar": "خسر", "fi": "menettää", "pl": "traci"}[language])
    for rule in WAYS:
        stakes_first = rule.closing is not Closing.ONE_ROUND and (
            rule.answers is not Answers.HOLD or rule.closing is Closing.LAST_HOLDER
        )
        text = told(language, "vying", rule)["answers"]
        assert bool(lost.search(text)) == bool(stakes_first or rule.fee), text


@each_language
def test_sets_are_compared_in_words_only_where_several_are_left(language):
    for rule in WAYS:
        alone = rule.answers is Answers.OVERBID and rule.compared is Compared.STAYERS
        text = told(language, "vying", rule)
        assert ("compared" in text) != alone
        assert ("penalty" in text) != alone
        assert ("ranking" in text) == (not alone or rule.all_pass is AllPass.BEST_TAKES)


@each_language
def test_hands_without_a_set_are_spoken_of_only_where_they_can_come_to_be_compared(language):
    for rule in WAYS:
        takes_all_the_same = rule.all_pass is AllPass.BEST_TAKES and not rule.fee
        can_be = rule.entry is Entry.ANYTHING or takes_all_the_same
        compares = "ranking" in told(language, "vying", rule)
        assert ("lone" in told(language, "vying", rule)) == (can_be and compares)


# -- their kind: other rules -------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("pools", [("poch",), ("centre",), ("poch", "centre")])
def test_a_pool_that_going_out_takes_is_not_kept(language, pools):
    beside = {"board": Board(), "play": RisingRuns(), "settle": PerCard(pools=pools), "vying": Vying()}
    rules = {"rule-board": told(language, "board", beside["board"], **beside)[""],
             "all-pass": told(language, "vying", Vying(), **beside)["all_pass"]}  # fmt: skip
    kept = {name: bool(re.search(NEXT_DEAL[language], text)) for name, text in rules.items()}
    assert kept == {"rule-board": len(pools) < 2, "all-pass": "poch" not in pools}


@each_language
def test_going_out_wins_a_pool_and_not_the_whole_board_in_another_family(language):
    assert said(load("pope-joan/hoffmann"), language, "settle.pools") != said(
        load("poch/ass-1973"), language, "settle.pools"
    )


@each_language
def test_dressing_costs_nothing_where_no_pool_is_dressed(language):
    board = Board(undressed=("poch", "centre"))
    said = told(language, "board", board)
    assert "stake" not in said
    assert "payer" not in said


@each_language
def test_a_sequence_is_not_compared_after_the_dealing_order(language):
    length, top, trump, order = Comparison
    said = told(language, "best-run", BestRun(compare=(length, order, trump, top)))
    assert said["compare"] == told(language, "best-run", BestRun(compare=(length, order)))["compare"]


# -- the words of level sets -------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("level", Level)
def test_level_sets_are_told_in_a_variants_own_words(language, level):
    own = {term: dict.fromkeys(glossary()[term].terms[language], "‹own›") for term in ("set", "pool")}
    words = Wording(language, FAMILIES, terms={language: own})
    rule = Vying(ranking=(SetOrder.CARDS,), level=level)
    text = next(s.text for s in words.rule(POCH, "vying", rule, slot="vying") if s.parameter == "level")
    for term in own:
        forms = [word for word in glossary()[term].terms[language].values() if word.isalpha()]
        assert not re.findall(rf"\b(?:{'|'.join(forms)})\b", text)


@each_language
@pytest.mark.parametrize("leader", Leader)
def test_every_sentence_about_level_sets_begins_with_a_capital(language, leader):
    rule, play = Vying(ranking=(SetOrder.CARDS,), level=Level.SHARE), Tricks(leader=leader)
    text = told(language, "vying", rule, play=play)["level"]
    assert not [sentence for sentence in text.split(". ") if sentence[0].islower()]


@each_language
def test_a_longest_sequence_names_how_many_of_its_cards_count(language):
    three, five = (told(language, "best-run", BestRun(most=most))["most"] for most in (3, 5))
    assert three.rpartition("؛" if language == "ar" else ";")[2] != five.rpartition("؛" if language == "ar" else ";")[2]


@each_language
def test_a_double_nil_is_spoken_of_only_where_somebody_may_bid_it(language):
    rules = {"bidding": Bidding(double_nil=Blind.NEVER), "exchange": Exchange(), "score": Contracts(double_nil=300)}
    words = Wording(language, [SPADES])

    def said(beside):
        return {
            f"{slot}.{sentence.parameter}": sentence.text
            for slot, name in (("exchange", "exchange"), ("score", "contracts"))
            for sentence in words.rule(SPADES, name, rules[slot], slot=slot, beside=beside)
        }

    without, usual = said(rules), said({**rules, "bidding": Bidding()})
    assert usual.keys() - without.keys() == {"exchange.cards", "score.double_nil"}
    assert [name for name in without if without[name] != usual[name]] == ["exchange."]


def test_a_sentence_that_a_house_changes_by_another_setting_is_no_longer_its_sources(tmp_path):
    path = tmp_path / "house.yaml"
    path.write_text(
        "format: 1\nvariant: house\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
        "set: {vying.compared: everybody}\nterms: {en: {poch: Joker}}\n",
        encoding="utf-8",
    )
    house = load(path)
    grounds = {
        sentence.parameter: ground(house, "vying", sentence.parameter)
        for sentence in sentences(house, words_of(house, "en"), "vying")
        if not sentence.parameter.startswith("calls.")
    }
    changed = {parameter for parameter, found in grounds.items() if found is not None and found.standing == "house"}
    assert changed == {"compared", "survivor"}
    assert (grounds["survivor"].source, grounds["survivor"].at, grounds["ranking"].standing) == (None, "", "stated")
    (row,) = [row for row in compare([load("poch/family-nine-pot"), house]).rows if row.name == "vying.survivor"]
    assert [cell.standing for cell in row.cells] == ["stated", "house"]
