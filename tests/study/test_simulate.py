"""Simulations: the figures that must come out, seeds, whole matches, and what an interrupt leaves."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import pytest

from poch_rules import load
from poch_rules.core.match import Ending
from poch_rules.core.measure import Mean, Share
from poch_rules.core.play import Play
from poch_rules.core.variant import CannotBePlayed
from poch_rules.declare.declaration import Declaration
from poch_rules.study.simulate import Interrupted, MatchTally, Simulation, seed_of_hand, simulate
from poch_rules.study.simulate_text import as_csv, as_text

FAMILY = load("poch/family-nine-pot")
SPADES = load("spades/partnership")


@dataclass
class Ended:
    """A match of three hands that is over."""

    ending: Ending
    hands: int = 3
    balances: list[int] = field(default_factory=lambda: [60] * 4 + [0] * 9)


@pytest.fixture(scope="module")
def run() -> Simulation:
    return simulate(FAMILY, hands=4000)


def test_with_all_but_one_of_32_cards_dealt_the_trump_ace_pays_in_seven_of_eight_hands(run: Simulation) -> None:
    # The ace of trumps is the upcard once in eight: nobody holds it then.
    ace = run.figures["pots"]["ace"]
    assert ace["low"] < 7 / 8 < ace["high"]


def test_with_52_cards_a_trump_card_pays_in_twelve_of_thirteen_hands() -> None:
    king = simulate(load("poch/family-nine-pot-52"), players=5, hands=3000).figures["pots"]["king"]
    assert king["low"] < 12 / 13 < king["high"]


def test_marriage_is_held_when_both_cards_are_dealt_to_one_player(run: Simulation) -> None:
    # Neither may be the upcard (6 of the 8 trumps are left); then both lie in one of the hands of 8, 8, 8 and 7.
    together = 6 / 8 * (3 * 8 * 7 + 7 * 6) / (31 * 30)
    marriage = run.figures["pots"]["marriage"]
    assert marriage["low"] < together < marriage["high"]


def test_going_out_always_wins_the_centre_and_pools_hold_a_chip_from_everybody(run: Simulation) -> None:
    pots = run.figures["pots"]
    assert pots["centre"]["won"] == 1.0
    assert pots["centre"]["mean_chips"] == pots["ace"]["mean_chips"] == 4.0


def test_what_seats_gain_and_what_stays_on_the_board_is_nothing_altogether(run: Simulation) -> None:
    staying = sum((1 - pot["won"]) * 4 for name, pot in run.figures["pots"].items() if name != "poch")
    assert sum(seat["mean_net"] for seat in run.figures["seats"]) == pytest.approx(-staying, abs=1e-3)


def test_json_has_the_shape_that_other_programs_rely_on(run: Simulation) -> None:
    told = run.to_json()
    assert (told["variant"], told["players"], told["hands"], told["seed"]) == ("poch/family-nine-pot", 4, 4000, 1)
    assert told["policy"] == "automatic"
    assert set(told["pots"]) == {"ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch", "centre"}
    assert set(told["pots"]["ace"]) == {"won", "low", "high", "mean_chips"}
    assert [seat["seat"] for seat in told["seats"]] == [1, 2, 3, 4]
    assert set(told["seats"][0]) == {"seat", "mean_net", "low", "high"}
    assert set(told["cards_left"]) == {"mean"}
    assert set(told["vying"]) == {"all_pass", "mean_pot"}


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    def once(seed: int) -> dict[str, Any]:
        return simulate(FAMILY, hands=60, seed=seed).to_json()

    assert once(3) == once(3)
    assert once(3)["seats"] != once(4)["seats"]


def test_a_hand_of_a_run_can_be_dealt_again_from_its_documented_seed() -> None:
    plan = FAMILY.plan(4)
    balances = [60] * 4 + [0] * 9
    pack = plan.pack.shuffled(seed_of_hand(5, 1))
    hand = Play(plan, pack, dealer=3, balances=balances).run(FAMILY.family.automatic)
    seats = simulate(FAMILY, hands=1, seed=5).figures["seats"]
    assert [seat["mean_net"] for seat in seats] == [hand.table.ledger.balances[seat] - 60 for seat in range(4)]


def test_seat_one_is_forehand_also_where_the_game_goes_round_the_other_way(tmp_path: Any) -> None:
    path = tmp_path / "other-way.yaml"
    path.write_text(
        "format: 1\nvariant: other-way\nfamily: poch\nkind: house\ntitle: {en: The other way}\n"
        "extends: poch/family-nine-pot\nset: {seating.direction: anticlockwise}\n",
        encoding="utf-8",
    )
    there = simulate(FAMILY, hands=300).figures["seats"]
    assert simulate(load(path), hands=300).figures["seats"] == there


def test_pools_that_a_variant_does_not_have_are_not_counted() -> None:
    assert "centre" not in simulate(load("poch/eight-pool"), hands=5).figures["pots"]


def test_a_number_of_players_that_the_variant_does_not_take_is_refused() -> None:
    with pytest.raises(CannotBePlayed, match="3 to 6 players, not 9"):
        simulate(FAMILY, players=9, hands=1)


# -- matches ----------------------------------------------------------------------------------------------------


def test_matches_carry_pools_over_and_are_played_to_their_end() -> None:
    run = simulate(FAMILY, hands=300, match=True)
    match = run.to_json()["match"]
    assert run.hands >= 300
    assert match["endings"]["undressed"]["matches"] == match["matches"]
    assert match["length"]["mean"] * match["matches"] == pytest.approx(run.hands, abs=1e-3)
    assert run.figures["pots"]["sequence"]["mean_chips"] > 4  # what nobody won lies there for the next hand
    assert sum(seat["won"] for seat in match["seats"]) > 0.9999  # shared wins count for each


def test_a_match_that_does_not_end_is_broken_off_and_counted_as_unfinished() -> None:
    match = simulate(FAMILY, hands=10, match=True, longest_match=2).to_json()["match"]
    assert match["endings"] == {"unfinished": {"matches": 5, "share": 1.0}}
    assert match["limit"] == 2
    for seat in match["seats"]:
        assert {seat[name] for name in ("won", "low", "high", "mean_final")} == {None}


def test_a_partnership_is_counted_once_in_the_text_and_in_json_beside_its_seats() -> None:
    run = simulate(SPADES, hands=60, match=True)
    match = run.to_json()["match"]
    assert [side["side"] for side in match["sides"]] == [1, 2]
    for seat in match["seats"]:
        side = match["sides"][(seat["seat"] - 1) % 2]
        assert {**side, "seat": seat["seat"]} == {**seat, "side": side["side"]}
    assert sum(side["won"] for side in match["sides"]) == 1.0
    text = as_text(run)
    assert "match, side" in text
    assert "match, seat" not in text
    assert "purse" not in text


def test_partners_stay_together_where_the_game_goes_round_the_other_way() -> None:
    plan = SPADES.plan(4)
    other_way = replace(plan, seats=replace(plan.seats, clockwise=False))
    tally = MatchTally(other_way, limit=1_000)
    assert [side.seats for side in tally.sides] == [(2, 0), (1, 3)]  # seat 3 deals first, seat 2 is forehand


def test_matches_of_a_game_without_partners_are_counted_by_seat() -> None:
    run = simulate(FAMILY, hands=30, match=True)
    assert run.match is not None
    assert "sides" not in run.match
    assert "match, seat" in as_text(run)


def test_a_shared_win_is_said_to_be_one() -> None:
    tally = MatchTally(FAMILY.plan(4), limit=1_000)
    for winners in ((1,), (0, 2), (3,)):
        tally.count(cast(Any, Ended(Ending("undressed", 0, (0, 1, 2, 3), winners))))
    figures = tally.figures()
    assert figures["shared_wins"] == 1
    assert [seat["won"] for seat in figures["seats"]] == pytest.approx([1 / 3] * 4)


# -- interrupts -------------------------------------------------------------------------------------------------


def test_an_interrupt_leaves_what_was_played_so_far() -> None:
    def stop_after_seven(played: int) -> None:
        if played == 7:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate(FAMILY, hands=100, after_hand=stop_after_seven)
    assert caught.value.simulation.hands == 7
    assert not caught.value.simulation.complete
    assert caught.value.simulation.figures == simulate(FAMILY, hands=7).figures
    assert "4 players, 7 of 100 hands, interrupted, seed 1" in as_text(caught.value.simulation)


@pytest.mark.parametrize("match", [False, True], ids=["hands", "matches"])
@pytest.mark.parametrize("declaration", [FAMILY, SPADES], ids=["poch", "spades"])
def test_of_a_run_that_was_interrupted_at_once_no_figure_is_invented(declaration: Declaration, match: bool) -> None:
    def stop(played: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate(declaration, hands=100, match=match, after_hand=stop)
    text = " ".join(as_text(caught.value.simulation).split())
    assert ("1 of at least 100 hands in 0 matches, interrupted" if match else "1 of 100 hands, interrupted") in text
    assert "0.0000 … 1.0000" not in text
    assert match == ("match, length: mean –, 95 % interval –, shortest –, longest –" in text)


# -- counting ---------------------------------------------------------------------------------------------------


def test_csv_has_a_line_for_every_number(run: Simulation) -> None:
    lines = list(csv.DictReader(io.StringIO(as_csv([run]))))
    assert len(lines) == 9 * 4 + 4 * 3 + 1 + 2
    ace = next(line for line in lines if (line["table"], line["row"], line["figure"]) == ("pots", "ace", "won"))
    assert float(ace["value"]) == run.figures["pots"]["ace"]["won"]


def test_of_no_case_nothing_is_known() -> None:
    for counted in (Share(), Mean()):
        assert counted.value is None
        assert counted.interval() == (None, None)


def test_one_number_has_a_mean_and_no_interval() -> None:
    one = Mean()
    one.add(-5)
    assert one.value == -5
    assert one.interval() == (None, None)


def test_one_case_has_the_interval_of_wilson() -> None:
    assert Share(0, 1).interval() == pytest.approx((0, 0.79345), abs=1e-5)


def test_of_one_hand_the_seats_have_no_interval_and_the_pools_one() -> None:
    run = simulate(FAMILY, hands=1)
    told = run.to_json()
    assert {(seat["low"], seat["high"]) for seat in told["seats"]} == {(None, None)}
    assert all(0 <= pot["low"] < pot["high"] <= 1 for pot in told["pots"].values())
    assert told["pots"]["sequence"] == {"won": 0, "low": 0, "high": 0.793451, "mean_chips": None}
    assert "4 players, 1 hand, seed 1" in as_text(run)
    assert [line.split()[-1] for line in as_text(run).splitlines() if line.split()[1:2] == ["-5.0000"]] == ["–"]
    lines = list(csv.DictReader(io.StringIO(as_csv([run]))))
    assert {line["value"] for line in lines if line["table"] == "seats" and line["figure"] in ("low", "high")} == {""}


def test_of_one_match_the_length_has_no_interval() -> None:
    run = simulate(FAMILY, hands=1, match=True)
    assert run.match is not None
    length = run.match["length"]
    assert (length["low"], length["high"]) == (None, None)
    assert length["mean"] == length["shortest"] == length["longest"] == run.hands
    assert "95 % interval –" in as_text(run)
    assert "in 1 match," in as_text(run)


@pytest.mark.parametrize(
    "name", ["poch/family-nine-pot", "nain-jaune/modern", "pukk/husfreyjan-1969", "spades/partnership"]
)
def test_every_table_says_what_its_heads_mean(name: str) -> None:
    run = simulate(load(name), hands=3, match=True, longest_match=3)
    assert set(run.figures) <= set(run.says)
    text = " ".join(as_text(run).split())
    for table in run.figures:
        assert f"({run.says[table]})" in text


def test_the_wilson_interval_stays_within_zero_and_one() -> None:
    for hits in range(11):
        low, high = Share(hits, 10).interval()
        assert 0 <= low <= hits / 10 <= high + 1e-12 <= 1 + 1e-12


@pytest.mark.parametrize("about", [{"hands": 0}, {"hands": -3, "match": True}, {"hands": 5, "seed": -1}])
def test_a_run_without_a_hand_or_with_a_seed_below_zero_is_refused(about):
    with pytest.raises(ValueError, match=r"at least 1|below zero"):
        simulate("poch/eight-pool", **about)


@pytest.mark.parametrize("declaration", [FAMILY, SPADES], ids=["poch", "spades"])
def test_every_key_of_the_json_is_explained_on_its_page(declaration: Declaration) -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "simulate.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"`(\w+)`", page))
    named_by_the_game = {*declaration.plan(4).accounts, "undressed", "target"}
    assert set(keys(simulate(declaration, hands=30, match=True).to_json())) - named_by_the_game <= explained


def keys(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        for key, value in told.items():
            yield key
            yield from keys(value)
    elif isinstance(told, list):
        for value in told:
            yield from keys(value)
