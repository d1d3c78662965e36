"""Sets that the ranking leaves level: each of the things that can happen then, and what is refused without a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hands import Hand, deal

from poch_rules import load
from poch_rules.declare.diagnostics import Diagnostic, Refused
from poch_rules.declare.wording import languages
from poch_rules.study.spoken import sentences, words_of
from poch_rules.study.validate import validate

HEAD = "format: 1\nvariant: level\nfamily: poch\nkind: house\ntitle: {en: Level}\nextends: poch/family-nine-pot\n"
#: Two pairs of sevens, one of them with the trump, and no set.
SEVENS = ("7c 7d Kh", "7h 7s 10s", "Qc Kd Js")


def house(folder: Path, *settings: str) -> Path:
    path = folder / "level.yaml"
    path.write_text(f"{HEAD}set:\n" + "".join(f"  {setting}\n" for setting in settings), encoding="utf-8")
    return path


def vie(folder: Path, *settings: str, hands: tuple[str, ...] = SEVENS, says: str = "", **how: object) -> Hand:
    """The vying of the hands, with answers or to its end by the automatic player."""
    file = house(folder, *settings)
    assert [d.code for d in load(file).warnings if d.code != "P501"] == []
    return deal(str(file), *hands, trump="h", **how).says(says or "Anna poch 3, Ben hold, Clara pass")  # type: ignore[arg-type]


def refused(folder: Path, *settings: str) -> Diagnostic:
    with pytest.raises(Refused) as caught:
        load(house(folder, *settings))
    (fault,) = caught.value.diagnostics
    return fault


RANKING = "vying.ranking: [cards, rank]"


def test_level_sets_share_and_what_does_not_divide_stays(tmp_path):
    """Three chips of the dressing and six of stakes are nine: four each, and one stays."""
    hand = vie(tmp_path, RANKING, "vying.level: share")
    assert hand.told("shared") == [(name, hand.plan.account("poch"), 4) for name in ("Anna", "Ben")]
    assert hand.pots["poch"] == 1
    assert ("stayed", "vying.level") in [(event[0], event[2]) for event in hand.play.log]
    assert hand.winner == "Anna"


def test_one_chip_for_two_is_nobodys(tmp_path):
    hand = vie(
        tmp_path, RANKING, "vying.level: share", "vying.all_pass: best-takes", "board.undressed: [poch]",
        says="Anna pass, Ben pass, Clara pass", pots={"poch": 1},
    )  # fmt: skip
    assert (hand.told("shared"), hand.pots["poch"]) == ([], 1)


def test_the_first_in_dealing_order_wins_among_level_sets(tmp_path):
    hand = vie(tmp_path, RANKING, "vying.level: dealing-order")
    assert (hand.winner, hand.won["poch"]) == ("Anna", ("Anna", 9))
    other = vie(
        tmp_path, RANKING, "vying.level: dealing-order", dealer="Anna", says="Ben poch 3, Clara pass, Anna hold"
    )
    assert other.winner == "Ben"


def test_the_chips_stay_where_the_best_sets_are_level(tmp_path):
    hand = vie(tmp_path, RANKING, "vying.level: stay")
    assert (hand.winner, hand.pots["poch"]) == (None, 9)
    assert hand.asked == "Anna"  # forehand leads, as nobody won


def test_sets_of_another_rank_are_level_where_only_their_number_is_compared(tmp_path):
    pairs = ("7c 7d Kh", "Ac As 10s", "Qc Kd Js")
    assert len(vie(tmp_path, "vying.ranking: [cards]", "vying.level: share", hands=pairs).told("shared")) == 2
    triplet = ("7c 7d 7s", "Ac As 10s", "Qc Kd Js")
    assert vie(tmp_path, "vying.ranking: [cards]", "vying.level: share", hands=triplet).winner == "Anna"


def test_sets_without_a_trump_are_level_where_nothing_else_is_compared(tmp_path):
    black = ("7c 7s Kh", "Ac As 10s", "Qc Kd Js")
    assert len(vie(tmp_path, "vying.ranking: [trump]", "vying.level: share", hands=black).told("shared")) == 2
    assert vie(tmp_path, "vying.ranking: [trump]", "vying.level: share").winner == "Ben"


def test_of_three_two_share_and_the_third_is_beaten(tmp_path):
    hands = ("8c 8d Kh", "Js Qh 10s", "8h 8s Kd", "7c 7d Ad")
    said = "Anna poch 1, Ben pass, Clara hold, Dora hold"
    hand = vie(tmp_path, RANKING, "vying.level: share", hands=hands, says=said)
    assert [seat for seat, *_ in hand.told("shared")] == ["Anna", "Clara"]


def test_everybody_passes_and_level_sets_share_all_the_same(tmp_path):
    settings = (RANKING, "vying.level: share", "vying.all_pass: best-takes")
    assert len(vie(tmp_path, *settings, says="Anna pass, Ben pass, Clara pass").told("shared")) == 2


@pytest.mark.parametrize(("level", "beaten"), [("share", False), ("stay", False), ("dealing-order", True)])
def test_a_bidder_whose_set_is_level_is_beaten_only_where_another_takes_all(tmp_path, level, beaten):
    """Ben raised last and holds as good a set as Anna."""
    settings = (RANKING, f"vying.level: {level}", "vying.penalty: as-much-again")
    hand = vie(tmp_path, *settings, says="Anna poch 1, Ben raise to 2, Clara pass, Anna hold")
    assert bool(hand.told("beaten")) == beaten


def test_lone_cards_are_compared_by_rank_then_trump_then_dealing_order(tmp_path):
    def lone(*hands: str) -> str | None:
        settings = ("vying.ranking: [trump, cards, rank]", "vying.lone: high-card", "vying.entry: anything")
        return vie(tmp_path, *settings, hands=hands).winner

    assert lone("Ac 7d 9s", "Kh 8d 10s", "8c Qd Js") == "Anna"
    assert lone("Ac 7d 9s", "Ah 8d 10s", "8c Qd Js") == "Ben"
    assert lone("Ac 7d 9s", "As 8d 10h", "8c Qd Jh") == "Anna"


# -- what is refused ---------------------------------------------------------------------------------------------------

LEAVING = ["[cards]", "[rank]", "[cards, rank]", "[rank, cards]", "[trump]", "[cards, trump]"]
DECIDING = ["[cards, rank, trump]", "[rank, trump]", "[trump, rank]", "[rank, cards, trump]"]


@pytest.mark.parametrize("ranking", LEAVING)
def test_a_ranking_that_leaves_sets_level_is_refused_at_its_line(tmp_path, ranking):
    fault = refused(tmp_path, f"vying.ranking: {ranking}")
    assert (fault.code, fault.span.line, fault.span.column) == ("P315", 8, 18)


@pytest.mark.parametrize("ranking", LEAVING)
def test_whoever_follows_the_help_has_a_variant_that_keeps_all_laws(tmp_path, ranking):
    help = refused(tmp_path, f"vying.ranking: {ranking}").help
    whole, share = re.findall(r"‘(vying\.\w+: [^’]+)’", help)
    for settings in ([whole], [f"vying.ranking: {ranking}", share]):
        report = validate(house(tmp_path, *settings), hands=20, players=4)
        assert (report.valid, report.counterexample) == (True, None), settings


@pytest.mark.parametrize("ranking", DECIDING)
def test_a_ranking_by_rank_and_trump_leaves_nothing_level(tmp_path, ranking):
    assert load(house(tmp_path, f"vying.ranking: {ranking}")).variant
    (warning,) = [
        d for d in load(house(tmp_path, f"vying.ranking: {ranking}", "vying.level: share")).warnings if d.code == "P508"
    ]
    assert "‘vying.level’" in warning.message


def test_sets_that_nobody_compares_may_be_level(tmp_path):
    """Where everybody overbids or passes, one is left in the end."""
    assert load(house(tmp_path, "vying.answers: overbid", RANKING)).variant


# -- what is said ------------------------------------------------------------------------------------------------------


def said(file: Path, language: str, parameter: str) -> str:
    declaration = load(file)
    found = sentences(declaration, words_of(declaration, language), "vying")
    return " ".join(text for name, text in found if name == parameter)


@pytest.mark.parametrize("language", languages())
def test_every_way_with_level_sets_is_said_and_none_where_there_are_none(tmp_path, language):
    told = {
        level: said(house(tmp_path, RANKING, f"vying.level: {level}"), language, "level")
        for level in ("share", "dealing-order", "stay")
    }
    assert len({*told.values(), ""}) == 4
    assert said(house(tmp_path, "vying.least_bet: 2"), language, "level") == ""


@pytest.mark.parametrize("language", languages())
def test_a_ranking_says_no_more_and_no_less_than_it_compares(tmp_path, language):
    one = said(house(tmp_path, "vying.ranking: [cards]", "vying.level: share"), language, "ranking")
    two = said(house(tmp_path, RANKING, "vying.level: share"), language, "ranking")
    assert two.startswith(one.rstrip(".\u200f\u200e\u2068\u2069"))
    assert one != two
