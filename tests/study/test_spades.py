"""Spades replayed, compared and counted: tricks once, scores apart, partnerships by name."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from poch_rules import compare, load, replay, simulate
from poch_rules.core.cards import parse
from poch_rules.core.play import Hands, Play
from poch_rules.core.record import DealtSeed, Entry, HandRecord
from poch_rules.declare.hand import read_hand, write_hand
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK, NIL
from poch_rules.families.spades.measure import SpadesTally
from poch_rules.study.compare_text import as_text
from poch_rules.study.replay.rows import same
from poch_rules.study.replay.text import replay_text
from poch_rules.study.replay.words import Words
from poch_rules.study.simulate_text import as_text as counted

PEOPLE = ("Anna", "Ben", "Clara", "Dora")
ENGLISH = Wording("en", FAMILIES)
TWO_SCORINGS = ("spades/partnership", "spades/three-hundred")


def hand(**says: str) -> HandRecord:
    """A seeded hand in mid-match; `says` are answers by phase."""
    decisions = {phase: tuple(map(entry, said.split(", "))) for phase, said in says.items()}
    carried = {"score.0": -420, "score.1": 380, "bags.0": 3, "bags.1": 6}
    return HandRecord(PEOPLE, 3, DealtSeed(4), "Near the end", carried=carried, decisions=decisions or None)


def entry(said: str) -> Entry:
    name, _, text = said.partition(" ")
    return Entry(PEOPLE.index(name), text)


def text(record: HandRecord, *under: str, language: str = "en", width: int = 100) -> str:
    return replay_text(replay(record, under), Wording(language, FAMILIES), width=width)


# -- one hand under two scorings -----------------------------------------------------------------------------


def test_the_tricks_are_the_same_and_only_the_score_differs() -> None:
    table = replay(hand(), TWO_SCORINGS)
    differ = [section.phase for section in table.sections for row in section.rows if not same(row, 1)]
    assert differ == ["score"]
    (where,) = table.divergences
    assert where.first.settings == ("score.bag_limit",)


def test_a_hand_of_fewer_cards_than_are_exchanged_gives_those_it_has() -> None:
    held = tuple(tuple(map(parse, cards.split())) for cards in ("As 2c", "Ks 3c", "Qs 4c", "Js 5c"))
    bids = tuple(map(entry, ("Anna double nil", "Ben 1", "Clara 1", "Dora 1")))
    (column,) = replay(HandRecord(PEOPLE, 3, Hands(held), decisions={"bidding": bids}), ["spades/partnership"]).replays
    assert (column.complete, column.violations) == (True, ())
    given = [event for event in column.events if event.kind == "exchanged"]
    assert sorted(len(event.details[1]) for event in given) == [2, 2]


def test_the_text_shows_the_tricks_once_and_the_scores_apart() -> None:
    lines = text(hand(), *TWO_SCORINGS).splitlines()
    tricks = [line for line in lines if " leads " in line]
    assert len(tricks) == 13
    assert all(line.endswith("the same") for line in tricks)
    score = next(line.split() for line in lines if line.startswith("  ▸ Ben+Dora"))
    assert " ".join(score) == "▸ Ben+Dora contract 30, bags 3 contract 30, bags 3, penalty −70"
    result = lines[next(at for at, line in enumerate(lines) if "Result" in line) + 1 :][:8]
    assert [" ".join(line.split()) for line in result] == [
        "bid tricks",
        "Anna 3 2 the same",
        "Ben 1 3 the same",
        "Clara 2 5 the same",
        "Dora 2 3 the same",
        "score bags score bags",
        "Anna+Clara −420 → −368 3 → 5 the same",
        "▸ Ben+Dora 380 → 413 6 → 9 380 → 343 6 → 2",
    ]
    assert result[1].index("3") == result[2].index("1") == result[0].index("bid") + 2, (
        "figures stand under their heading"
    )


@pytest.mark.parametrize("language", languages())
def test_whoever_takes_a_trick_is_named_where_it_is_told(language: str) -> None:
    table = replay(hand(), ["spades/partnership"])
    told = Words(PEOPLE, Wording(language, (load("spades/partnership").family,)))
    for section in table.sections:
        for (passage,) in section.rows:
            if passage is not None and passage.kind == "run":
                taker = next(event for event in table.replays[0].events[passage.start :] if event.kind == "took")
                _, _, taken = told.run(table.replays[0], passage).rpartition("· ")
                assert PEOPLE[taker.seat] in taken
                assert told.wording.card(taker.details[0]) in taken


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_into_its_width(width: int) -> None:
    assert max(map(cell_len, text(hand(), *TWO_SCORINGS, width=width).splitlines())) <= width


@pytest.mark.parametrize("language", languages())
def test_every_language_has_words_for_the_result(language: str) -> None:
    told = text(hand(bidding="Anna double nil, Ben nil"), "spades/partnership", language=language)
    words = Wording(language, (load("spades/partnership").family,))
    for name in ("bids", "tricks", "score", "bags"):
        assert words.say(f"outcome-{name}") in told
    assert words.say("outcome-bids.value", nil="double", bids=0) in told


def test_what_the_sides_brought_along_stands_above() -> None:
    assert "score: Anna+Clara −420, Ben+Dora 380 · bags: Anna+Clara 3, Ben+Dora 6" in text(hand(), "spades/partnership")


def test_a_hand_in_mid_match_is_written_and_read_as_it_was() -> None:
    record = hand(bidding="Anna 3, Ben nil")
    written = write_hand(record)
    assert "score: {Anna+Clara: -420, Ben+Dora: 380}" in written
    assert read_hand(written).carried == record.carried


def test_score_and_bags_of_the_json_include_what_the_hand_started_with() -> None:
    column = replay(hand(), ["spades/partnership"]).to_json()["replays"][0]
    assert column["score"] == {"Anna+Clara": -420 + 52, "Ben+Dora": 380 + 33}
    assert column["bags"] == {"Anna+Clara": 3 + 2, "Ben+Dora": 6 + 3}
    assert (column["bids"], column["nil"]) == ({"Anna": 3, "Ben": 1, "Clara": 2, "Dora": 2}, {})


# -- what a record may say -----------------------------------------------------------------------------------


def test_nil_and_double_nil_stand_beside_the_bids() -> None:
    column = replay(hand(bidding="Anna double nil, Ben nil, Clara 0, Dora 4"), ["spades/partnership"]).to_json()
    assert column["replays"][0]["bids"] == {"Anna": 0, "Ben": 0, "Clara": 0, "Dora": 4}
    assert column["replays"][0]["nil"] == {"Anna": "double", "Ben": "nil", "Clara": "nil"}


def test_double_nil_of_a_side_that_is_not_behind_is_illegal_where_it_must_be() -> None:
    record = hand(bidding="Anna double nil, Ben double nil")
    column = replay(record, ["spades/blind-when-behind"]).replays[0]
    assert column.outcome["nil"][0] == "double", "Anna and Clara are behind"
    assert (column.findings[0].seat, column.findings[0].recorded) == (1, "double nil")
    assert column.findings[0].allowed == ("nil … 13",)


def test_both_gifts_of_an_exchange_are_told_as_their_givers_own() -> None:
    gives = "Anna gives Kc Kd Ks, Clara gives 2h 4c 7d"
    record = hand(bidding="Anna double nil, Ben 1, Clara 4, Dora 2", exchange=gives)
    column = replay(record, ["spades/partnership"]).replays[0]
    gifts = {at: event for at, event in enumerate(column.events) if event.kind == "exchanged"}
    turns = {turn.event: turn.asking.seat for turn in column.turns if turn.asking.kind == "exchange.give"}
    assert {at: event.seat for at, event in gifts.items()} == turns
    few = replay(record, ["spades/blind-when-behind"]).replays[0]
    assert [found.verdict for found in few.findings[:2]] == ["illegal", "illegal"]
    assert few.counterfactual_from is not None


# -- rules side by side --------------------------------------------------------------------------------------


def test_the_relatives_differ_from_the_source_in_what_they_change() -> None:
    def differ(name: str) -> set[str]:
        return {row.name for row in compare(["spades/partnership", name]).differing}

    assert differ("spades/three-hundred") == {"match.target", "score.bag_limit", "score.bag_penalty"}
    assert differ("spades/blind-when-behind") == {"bidding.double_nil", "exchange.cards", "match.floor"}


def test_a_long_name_is_broken_after_its_family() -> None:
    table = compare([*TWO_SCORINGS, "spades/blind-when-behind"])
    head = as_text(table, ENGLISH, width=80).splitlines()[2:4]
    assert head[0].split() == ["spades/partnership", "spades/", "spades/"]
    assert head[1].split() == ["three-hundred", "blind-when-behind"]


# -- many hands ----------------------------------------------------------------------------------------------


def counts(
    *answers: int, seed: int = 4, dealer: int = 3, had: tuple[int, int] = (0, 0), variant: str = "spades/partnership"
) -> dict:
    """What is counted of one hand with these answers first and the automatic player's after them."""
    plan = load(variant).plan(4)
    opening = [0] * 4 + [0, 0, *had, 0]
    play = Play(plan, plan.pack.shuffled(seed), dealer=dealer, balances=opening)
    for answer in answers:
        play.answer(answer)
    tally = SpadesTally(plan)
    tally.count(play.run(plan.variant.family.automatic).table, opening)
    return tally.figures()


def test_contracts_bags_and_points_are_counted_by_side() -> None:
    found = counts()
    assert found["contracts"][0] | {"low": 0, "high": 0} == {
        "side": 1, "mean_bid": 5.0, "bid": 1, "made": 1.0, "low": 0, "high": 0,
    }  # fmt: skip
    assert [side["mean"] for side in found["bags"]] == [2.0, 3.0]
    assert [side["mean"] for side in found["points"]] == [52.0, 33.0]


def test_a_contract_that_fails_and_a_penalty_are_counted() -> None:
    found = counts(LOOK, 9, had=(0, 8))
    assert (found["contracts"][0]["made"], found["points"][0]["mean"]) == (0.0, -110.0)
    assert (found["bags"][1]["penalties"], found["points"][1]["mean"]) == (1, 33.0 - 100)


def test_a_contract_that_is_worth_nothing_is_made_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "bags-alone.yaml"
    file.write_text("format: 1\nvariant: bags-alone\nkind: house\nextends: spades/partnership\nset: {score.trick: 0}\n")
    for answers in ((), (LOOK, 9)):
        found = counts(*answers, variant=str(file))
        assert found["contracts"] == counts(*answers)["contracts"]
        assert found["points"] != counts(*answers)["points"]


def test_nils_and_double_nils_are_counted_apart_with_those_that_were_made() -> None:
    found = counts(DOUBLE_NIL, LOOK, NIL)
    assert [side["bid"] for side in found["double_nils"]] == [1, 0]
    assert [side["bid"] for side in found["nils"]] == [0, 1]
    assert found["nils"][1]["made"] == 0.0


def test_side_one_is_that_of_forehand_whoever_deals() -> None:
    by_dealer = [[side["mean_bid"] for side in counts(dealer=dealer)["contracts"]] for dealer in range(4)]
    assert by_dealer == [by_dealer[0]] * 4, "the same pack, dealt from another place"


def test_a_simulation_gives_contracts_nils_bags_and_points_by_partnership() -> None:
    run = simulate("spades/partnership", hands=60)
    assert list(run.figures) == ["contracts", "nils", "double_nils", "bags", "points"]
    assert all([row["side"] for row in rows] == [1, 2] for rows in run.figures.values())
    assert json.dumps(run.to_json()) == json.dumps(simulate("spades/partnership", hands=60).to_json())
    told = counted(run)
    assert all(heading in told for heading in ("contracts, side", "double nils, side", "bags, side", "points, side"))


def test_partners_win_a_match_together_and_end_with_the_points_of_their_side() -> None:
    run = simulate("spades/three-hundred", hands=40, match=True)
    assert run.match is not None
    seats = run.match["seats"]
    for one, other in ((0, 2), (1, 3)):
        assert (seats[one]["won"], seats[one]["mean_final"]) == (seats[other]["won"], seats[other]["mean_final"])
    assert sum(seat["won"] for seat in seats) == pytest.approx(2.0, abs=1e-5)
    assert max(seat["mean_final"] for seat in seats) > 150


# -- what sides bring along ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bags", "playable"), [(6, [True, True]), (9, [True, False]), (12, [False, False])])
def test_more_bags_than_can_be_left_below_the_limit_end_the_column(bags: int, playable: list[bool]) -> None:
    record = replace(hand(), carried={"bags.0": 3, "bags.1": bags})
    told = replay(record, TWO_SCORINGS).to_json()["replays"]
    assert [column["complete"] for column in told] == playable
    for column, limit in zip(told, (10, 7), strict=True):
        reason = f"Ben+Dora brings {bags} (bags), and only 0 to {limit - 1} can be left from earlier hands"
        assert column["reason"] == (None if column["complete"] else reason)


def test_where_bags_are_not_counted_their_number_is_nobodys_business(tmp_path: Path) -> None:
    file = tmp_path / "loose.yaml"
    file.write_text(
        "format: 1\nvariant: loose\nkind: house\nextends: spades/partnership\n"
        "set: {score.bag_limit: none, score.bag_penalty: 0}\n"
    )
    record = replace(hand(), carried={"bags.0": 3, "bags.1": 12})
    assert replay(record, (str(file),)).to_json()["replays"][0]["complete"]
