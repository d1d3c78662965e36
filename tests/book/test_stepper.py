"""The steps of a replay for a page: what changes adds up to what the engine says, and every step is told."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from recorded import MOCK, entry, hand, under

from poch_rules import load, replay
from poch_rules.book.stepper.data import accounts, positions, steps_of
from poch_rules.book.stepper.page import page
from poch_rules.book.stepper.stage import stage
from poch_rules.book.stepper.telling import Telling
from poch_rules.core.cards import NAMES
from poch_rules.core.record import DealtSeed, HandRecord
from poch_rules.declare.hand import read_hand
from poch_rules.declare.library import book_folder, variants
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.replay import Comparison
from poch_rules.study.spoken import words_of

EXAMPLE = "hands/the-run-that-was-not-trump.yaml"


def telling(comparison: Comparison, language: str = "en") -> Telling:
    wordings = [words_of(column.declaration, language) for column in comparison.played]
    return Telling(comparison, Wording(language, FAMILIES), wordings)


def data(comparison: Comparison, language: str = "en") -> dict[str, Any]:
    return telling(comparison, language).data


def seeded(variant: str) -> Comparison:
    """A hand of a variant with its usual number of players, all played by the automatic player."""
    declaration = load(variant)
    players = ("Anna", "Ben", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hans")[: declaration.players.usual]
    return replay(HandRecord(players, len(players) - 1, DealtSeed(1)), [declaration])


def states(column: dict[str, Any]) -> list[dict[str, int]]:
    """The chips of every account after each step, added up as the script does it."""
    chips = dict(column["chips"])
    found = [dict(chips)]
    for step in column["steps"]:
        for account, gain in ((step or {}).get("chips") or {}).items():
            chips[account] = chips.get(account, 0) + gain
        found.append(dict(chips))
    return found


def last(column: dict[str, Any], kind: str) -> dict[str, Any]:
    """What stands in the end of what is set and not added up."""
    return {name: value for step in column["steps"] for name, value in ((step or {}).get(kind) or {}).items()}


EVERY = [heading.id for heading in variants(FAMILIES)]


@pytest.mark.parametrize("variant", EVERY)
def test_chips_add_up_to_the_same_total_at_each_step_and_in_the_end_to_the_result(variant: str) -> None:
    comparison = seeded(variant)
    [column], [found] = comparison.replays, data(comparison)["columns"]
    assert column.complete
    if "chips" not in column.outcome:
        assert found["chips"] == {}
        return
    after = states(found)
    assert len({sum(chips.values()) for chips in after}) == 1
    assert [after[-1][str(seat)] for seat in range(len(comparison.record.players))] == list(column.outcome["chips"])
    assert {pool: after[-1][pool] for pool in column.outcome["pots"]} == column.outcome["pots"]


@pytest.mark.parametrize("variant", EVERY)
def test_each_card_that_was_played_is_gone_and_each_that_is_left_is_where_the_engine_has_it(variant: str) -> None:
    comparison = seeded(variant)
    [column], [found] = comparison.replays, data(comparison)["columns"]
    holders = dict(zip(NAMES, positions(comparison.record, column)[-1].cards, strict=True))
    where = last(found, "cards")
    played = [NAMES[event.details[0]] for event in column.events if event.kind == "played"]
    assert all(where[card] == -1 for card in played)
    assert {card: seat for card, seat in where.items() if isinstance(seat, int) and seat >= 0} == {
        card: seat for card, seat in holders.items() if seat >= 0
    }
    laid = [card for step in found["steps"] for _, card in (step or {}).get("table", ())]
    assert laid == played, "every card that is played lies on the table in its step"


def test_a_hand_of_spades_ends_with_the_figures_of_the_result() -> None:
    comparison = seeded("spades/partnership")
    [column], [found] = comparison.replays, data(comparison)["columns"]
    figures = last(found, "figures")
    for name in ("bids", "tricks", "score", "bags"):
        told = [figures[f"{name}.{at}"] for at in range(len(column.outcome[name]))]
        assert told == [f"{value}".replace("-", "−") for value in column.outcome[name]], name


@pytest.mark.parametrize("language", languages())
def test_a_bid_of_nothing_is_told_by_its_name(language: str) -> None:
    says = {"bidding": "Anna nil, Ben double nil, Clara 4"}
    players = ("Anna", "Ben", "Clara", "Dora")
    entries = {phase: tuple(entry(said) for said in text.split(", ")) for phase, text in says.items()}
    record = HandRecord(players, 3, DealtSeed(1), decisions=entries, carried={"score.0": 300, "score.1": -120})
    comparison = replay(record, [load("spades/partnership")])
    assert [column.outcome["nil"][:2] for column in comparison.replays] == [["nil", "double"]]
    figures = last(data(comparison, language)["columns"][0], "figures")
    assert figures["bids.0"] not in ("0", "nil.0")
    assert figures["bids.0"] != figures["bids.1"]
    assert not any(name.startswith("nil.") for name in figures)


def test_positions_are_those_of_the_replay_event_by_event() -> None:
    [column] = under(MOCK, "family-nine-pot").replays
    found = positions(MOCK, column)
    assert len(found) == len(column.events) + 1
    assert found[0].balances == column.opening
    assert len(accounts(column)) == len(found[0].balances)


def test_a_step_is_a_row_of_the_comparison_and_a_gap_in_it_stays_one() -> None:
    comparison = under(MOCK, "family-nine-pot", "polish-leaflet")
    steps = steps_of(comparison.sections)
    assert len(steps) == sum(len(section.rows) for section in comparison.sections)
    gaps = [[passage is None for passage in step.row] for step in steps]
    columns = data(comparison)["columns"]
    assert any(itertools.chain(*gaps)), "these two do not go alike"
    assert [[column["steps"][at] is None for column in columns] for at in range(len(steps))] == gaps
    assert [[cell is None for cell in row.cells] for row in telling(comparison).rows] == gaps


def test_two_that_part_are_marked_where_they_first_part_with_both_rules() -> None:
    comparison = under(MOCK, "family-nine-pot", "meyer-longest")
    told = telling(comparison)
    [where] = [number for number, row in enumerate(told.rows, 1) if row.diverges]
    assert told.data["diverges"] == [where]
    first, other = told.rows[where - 1].cells
    assert first is not None
    assert other is not None
    assert first.parts[0].startswith("Whoever holds the seven, eight and nine of trumps")
    assert other.parts[0].startswith("The best sequence in one hand")


def test_what_is_the_same_as_in_the_first_column_is_said_to_be_and_its_reason_not_repeated() -> None:
    told = telling(under(MOCK, "family-nine-pot", "meyer-longest"))
    first, other = told.rows[0].cells
    assert first is not None
    assert other is not None
    assert other.text == "the same"
    assert [why.name for why in other.why] == [why.name for why in first.why]
    assert all(why.sentence for why in first.why)
    assert not any(why.sentence for why in other.why)


def test_a_hand_that_is_no_longer_the_recorded_one_says_so_and_by_whom_it_is_played() -> None:
    record = hand(says={"vying": "Anna poch 2, Ben raise to 99, Clara pass", "play": "Anna 7h"})
    told = telling(under(record, "family-nine-pot"))
    texts = [cell.text for row in told.rows for cell in row.cells if cell]
    assert any("counterfactual from here" in text and "recorded raise to 99, illegal here" in text for text in texts)
    assert "* answered by the automatic player" in list(told.remarks())


@pytest.mark.parametrize("language", languages())
def test_within_a_run_it_is_the_very_card_that_is_told_not_to_be_the_recorded_one(language: str) -> None:
    record = hand(says={"vying": "Anna poch 2, Ben hold, Clara hold", "play": "Anna 7h, Clara 2c"})
    told, words = telling(under(record, "eight-pool"), language), Wording(language, FAMILIES)
    texts = [" ".join(re.sub("[\u2066-\u2069]", "", c.text).split()) for row in told.rows for c in row.cells if c]
    departure = words.say("ui-replay-counterfactual")
    [text] = [text for text in texts if departure in text]
    assert re.search(rf"♥7 · ♥\w Ben · \({departure}\) ♥9\* Clara \(", text)


def test_who_had_no_card_to_play_is_not_named_in_a_run() -> None:
    texts = [cell.text for row in telling(under(MOCK, "foster-1897")).rows for cell in row.cells if cell]
    assert not any("–" in text for text in texts)


def test_the_paragraphs_of_a_cell_stand_in_the_order_in_which_it_is_told() -> None:
    told = telling(under(MOCK, "family-nine-pot", "polish-leaflet"))
    cells = [cell for row in told.rows for cell in row.cells]
    order = ["poch-asked", "", "poch-gap", "poch-why", "poch-parts"]
    for cell in cells:
        paragraphs = list(told.paragraphs(cell))
        assert [each.style for each in paragraphs] == sorted((each.style for each in paragraphs), key=order.index)
        assert [each.style for each in paragraphs if each.title] == ["poch-parts"] * bool(cell and cell.parts)
        assert sum(each.style in ("", "poch-gap") for each in paragraphs) == 1
    assert any(cell and cell.asked for cell in cells)
    assert any(cell and cell.parts for cell in cells)
    assert None in cells


def test_a_column_that_cannot_be_played_is_told_above_and_the_others_are_drawn() -> None:
    comparison = under(MOCK, "family-nine-pot", "finnish-nine-pot", "eight-pool")
    told = telling(comparison)
    assert len(told.data["columns"]) == len(comparison.played)
    written = page(under(hand("2c 3c", "4c 5c", "6c 8c", upcard="10c"), "family-nine-pot"), Wording("en", FAMILIES))
    assert "cannot play the hand" in written
    assert "poch-stage" not in written.partition("</style>")[2].partition("<script>")[0]


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words_in_every_language(language: str) -> None:
    comparison = under(MOCK, "family-nine-pot", "meyer-longest", "polish-leaflet")
    for row in telling(comparison, language).rows:
        assert row.label
        for cell in row.cells:
            assert cell is None or cell.text or cell.parts
            assert cell is None or all(why.name for why in cell.why)


def test_the_data_are_json_that_comes_back_as_it_was() -> None:
    found = data(under(MOCK, "family-nine-pot", "meyer-longest"))
    assert json.loads(json.dumps(found)) == found


def test_names_of_players_and_titles_cannot_break_the_page() -> None:
    bad = '<img src=x onerror="alert(1)">&'
    written = page(under(hand(players=(bad, "Ben", "Clara"), title=bad), "family-nine-pot"), Wording("en", FAMILIES))
    assert "<img" not in written


def test_the_same_hand_gives_the_same_bytes() -> None:
    wording = Wording("ar", FAMILIES)
    once, twice = (page(under(MOCK, "family-nine-pot", "meyer-longest"), wording) for _ in range(2))
    assert once == twice
    assert stage(telling(under(MOCK, "eight-pool"))) == stage(telling(under(MOCK, "eight-pool")))


@pytest.mark.parametrize(("language", "direction"), [("en", "ltr"), ("ar", "rtl")])
def test_the_one_file_is_whole_small_and_asks_for_nothing(language: str, direction: str) -> None:
    written = page(under(MOCK, "family-nine-pot", "meyer-longest"), Wording(language, FAMILIES))
    assert f'<html lang="{language}" dir="{direction}">' in written
    assert len(written.encode()) < 300_000
    assert set(re.findall(r"\w+://[^\s\"']+", written)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(link|img|iframe|object|embed)\b|\ssrc=|url\(|@import|fetch\(|XMLHttp|\bimport\(", written)
    assert all(address.startswith("#card-") for address in re.findall(r'\shref="([^"]*)"', written))
    assert not re.search(r"<[^>]+\son\w+=", written), "no handler stands in an element"
    drawn = set(re.findall(r'id="card-(\w+)"', written))
    faces = json.loads(re.search(r'class="poch-data">(.*?)</script>', written)[1])["faces"]  # type: ignore[index]
    assert drawn == set(faces)


def test_the_script_is_small() -> None:
    script = Path(__file__).parents[2] / "poch_rules" / "book" / "static" / "poch-stepper.js"
    assert script.stat().st_size < 10_000


def test_poch_replay_writes_it(poch: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "replay.html"
    names = ("--under", "family-nine-pot", "--under", "meyer-longest")
    ran = poch("replay", book_folder() / EXAMPLE, *names, "--format", "html", "--language", "de", "-o", out)
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert out.read_text(encoding="utf-8").startswith('<!DOCTYPE html>\n<html lang="de" dir="ltr">')


def test_the_example_of_the_book_fits_both_variants() -> None:
    comparison = under(read_hand(book_folder() / EXAMPLE), "family-nine-pot", "meyer-longest")
    assert comparison.sound
    assert not any(column.findings for column in comparison.replays)
    assert [where.first.slot for where in comparison.divergences] == ["meld.sequence"]


# -- in the book -----------------------------------------------------------------------------------------------


def reading(variant: str) -> Any:
    from poch_rules.book.library import Bookshelf
    from poch_rules.book.pages.rules import Reading

    declaration = load(variant)
    words = Wording("en", FAMILIES)
    return Reading(Bookshelf("en", "french", FAMILIES, (declaration,), words), declaration)


def test_what_makes_a_worked_hand_no_example_is_told_with_its_line() -> None:
    from poch_rules.book.stepper.figure import faults_of

    def faults(record: Any) -> list[tuple[int, str]]:
        return faults_of(under(record, "family-nine-pot"), reading("poch/family-nine-pot"))

    wrong = hand(says={"vying": "Anna poch 2, Ben raise to 99, Clara pass"})
    assert any("Ben ‘raise to 99’ is illegal" in fault for _, fault in faults(wrong))
    assert any("the hand cannot be played" in fault for _, fault in faults(hand("2c", "4c", "6c")))


def test_a_worked_hand_is_a_table_of_steps_that_lead_to_their_rules() -> None:
    from docutils import nodes
    from sphinx.addnodes import pending_xref

    from poch_rules.book.stepper.figure import Stepper, worked_hand

    found = worked_hand(reading("poch/family-nine-pot"), MOCK)
    [step] = [node for node in found if isinstance(node, Stepper)]
    page_of_its_own = page(under(MOCK, "family-nine-pot"), Wording("en", FAMILIES))
    styles = re.findall(r'<p(?: class="([\w-]+)")?>', page_of_its_own[page_of_its_own.index("<tbody>") :])
    in_table = list(next(iter(step.findall(nodes.tbody))).findall(nodes.paragraph))
    assert [" ".join(node["classes"]) for node in in_table] == styles[: len(in_table)]
    targets = {node["reftarget"] for node in step.findall(pending_xref) if node["reftype"] == "rule"}
    assert {"poch/family-nine-pot:meld.king.rank", "poch/family-nine-pot:vying.entry"} <= targets
