"""What figures of simulations count, and whose each interval is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb
from typing import Any

import pytest

from poch_rules import load, simulate
from poch_rules.study.simulate import Simulation
from poch_rules.study.simulate_text import as_csv, as_text, sections

#: The figure that `low` and `high` belong to, by what stands beside it; others have an interval under their own name.
FIRST = ("won", "made", "mean", "mean_net")


@pytest.fixture(scope="module")
def ass() -> Simulation:
    return simulate(load("poch/ass-1973"), hands=2000)


def rows(run: Simulation) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for table, _, found in sections(run):
        yield from ((f"{table}.{row}", numbers) for row, numbers in found)


@pytest.mark.parametrize("variant", ["poch/ass-1973", "nain-jaune/modern", "pope-joan/hoffmann", "spades/partnership"])
def test_every_interval_bears_the_name_of_its_figure_and_holds_it(variant: str) -> None:
    for where, numbers in rows(simulate(load(variant), hands=60, match=True)):
        for name in [name for name in numbers if name.endswith("low")]:
            own = name.removesuffix("low").rstrip("_")
            figures = [own] if own else [each for each in FIRST if each in numbers]
            assert len(figures) == 1, where
            low, high, value = numbers[name], numbers[name.removesuffix("low") + "high"], numbers[figures[0]]
            assert (low is None) == (high is None)
            assert low is None or low <= value <= high, where


def test_what_is_left_at_the_end_of_a_match_has_its_own_interval_beside_that_of_the_wins() -> None:
    run = simulate(load("poch/family-nine-pot"), hands=200, match=True)
    assert run.match is not None
    seat = run.match["seats"][0]
    assert list(seat) == ["seat", "won", "low", "high", "mean_final", "mean_final_low", "mean_final_high"]
    assert seat["mean_final_low"] < seat["mean_final"] < seat["mean_final_high"]
    heads = next(line for line in as_text(run, width=120).splitlines() if "mean final" in line and "won" in line)
    assert heads.index("won") < heads.index("95 %") < heads.index("mean final") < heads.rindex("95 %")
    assert ",match.seats,1,mean_final_low," in as_csv([run])


def test_a_pool_that_who_goes_out_sweeps_is_not_won_by_its_claim(ass: Simulation) -> None:
    pots = ass.figures["pots"]
    four_hands = comb(8, 2) * 4 / comb(32, 2)  # two named cards of thirty-two in one of four hands of eight
    three = comb(8, 3) * 4 / comb(32, 3)
    assert pots["marriage"]["low"] < four_hands < pots["marriage"]["high"]
    assert pots["sequence"]["low"] < three < pots["sequence"]["high"]
    for pool in ("marriage", "sequence"):
        assert pots[pool]["won"] + pots[pool]["swept"] == pytest.approx(1)
        assert (pots[pool]["mean_chips"], pots[pool]["swept_chips"]) == (4, 4)


def test_a_pool_that_only_going_out_wins_is_not_swept(ass: Simulation) -> None:
    assert ass.figures["pots"]["centre"]["won"] == 1
    assert "swept" not in ass.figures["pots"]["centre"]


def test_going_out_in_one_go_sweeps_the_boxes_whose_cards_were_not_played() -> None:
    pots = simulate(load("nain-jaune/modern"), hands=1500).figures["pots"]
    assert any(pot["swept"] > 0 for pot in pots.values())
    assert all(pot["won"] + pot["swept"] <= 1 for pot in pots.values())


@pytest.mark.parametrize("variant", ["poch/family-nine-pot", "poch/poque-1765", "pope-joan/hoffmann"])
def test_where_nothing_sweeps_there_is_no_word_of_it(variant: str) -> None:
    run = simulate(load(variant), hands=20)
    assert "swept" not in as_text(run)
    assert all("swept" not in pot for pot in run.figures["pots"].values())
