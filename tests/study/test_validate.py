"""Validation: what it passes, what it finds, and the small hand that shows a broken law."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from poch_rules import load, replay
from poch_rules.core.decisions import Decision
from poch_rules.core.play import Hands
from poch_rules.core.rules import Phase, Place, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import CannotBePlayed
from poch_rules.declare.diagnostics import Unreadable
from poch_rules.declare.hand import read_hand, write_hand
from poch_rules.families.poch import POCH
from poch_rules.families.poch.meld import Claim, TrumpCards
from poch_rules.families.poch.play import RisingRuns
from poch_rules.families.poch.settle import PerCard
from poch_rules.families.poch.vying import Vying
from poch_rules.study.validate import Report, validate
from poch_rules.study.validate_text import as_text, to_json, to_sarif

VARIANTS = Path(__file__).parents[1] / "variants"


# -- rules that are broken on purpose ---------------------------------------------------------------------------


@dataclass(frozen=True)
class LeakyClaim(TrumpCards):
    """Whoever takes the pool gets a chip from nowhere."""

    def claim(self, at: Place) -> Claim:
        claim = super().claim(at)

        def leak(t: Table) -> int:
            seat = claim.holder(t)
            if seat >= 0 and t.ledger.balances[claim.pool]:
                t.ledger.balances[seat] += 1
                t.crown("lucky", seat, claim.rule)
            return seat

        return claim._replace(holder=leak)


@dataclass(frozen=True)
class EndlessPlay(RisingRuns):
    """Everybody is asked for ever."""

    def bind(self, at: Place) -> Step:
        slot = at.slot

        def ask(t: Table) -> Phase:
            while True:
                yield Decision(t.forehand, "play.lead", tuple(t.hands[t.forehand]), slot)

        return ask


@dataclass(frozen=True)
class HarshSettling(PerCard):
    """Everybody pays more than he may have."""

    more: int = param(1_000, says="how much more each pays")

    def bind(self, at: Place) -> Step:
        rule, more = at.setting("more"), self.more

        def settle(t: Table) -> None:
            t.give((t.roles["out"] + 1) % at.seats.count, t.roles["out"], more, rule)

        return settle


@dataclass(frozen=True)
class LateLeak(TrumpCards):
    """A pool that has grown for some hands loses a chip."""

    def claim(self, at: Place) -> Claim:
        claim = super().claim(at)

        def leak(t: Table) -> int:
            if t.ledger.balances[claim.pool] > 12:
                t.ledger.balances[claim.pool] -= 1
                t.crown("robbed", t.dealer, claim.rule)
            return claim.holder(t)

        return claim._replace(holder=leak)


@dataclass(frozen=True)
class LeakyVying(Vying):
    """High stakes lose a chip."""

    def bind(self, at: Place) -> Step:
        vie, rule = super().bind(at), at.setting("pools")

        def leak(t: Table) -> Phase:
            phase = vie(t)
            assert phase is not None
            yield from phase
            if max(t.public["staked"]) > 2:
                t.ledger.balances[t.dealer] -= 1
                t.crown("robbed", t.dealer, rule)

        return leak


MORE = {
    "leaky-claim": LeakyClaim,
    "endless-play": EndlessPlay,
    "harsh-settling": HarshSettling,
    "late-leak": LateLeak,
    "leaky-vying": LeakyVying,
}
BROKEN = replace(
    POCH,
    rules={**POCH.rules, **MORE},
    slots=tuple(slot._replace(rules=(*slot.rules, *MORE)) for slot in POCH.slots),
)


def house(folder: Path, name: str, *lines: str) -> Path:
    """A house variant of the family game, written to a file."""
    path = folder / f"{name}.yaml"
    head = ("format: 1", f"variant: {name}", "family: poch", "kind: house", f"title: {{en: {name}}}")
    path.write_text("\n".join((*head, "extends: poch/family-nine-pot", *lines)) + "\n", encoding="utf-8")
    return path


def leaky(folder: Path) -> Path:
    return house(
        folder,
        "leaky",
        "modules:",
        "  meld/leak: {fills: meld.marriage, rule: leaky-claim, set: {ranks: [K, Q]}}",
        "replace:",
        "  meld.marriage: {was: meld/marriage, use: meld/leak}",
    )


def check(path: Path, **how: Any) -> Report:
    return validate(path, families=(BROKEN,), **{"hands": 20, "players": 4} | how)


def laws_broken(report: Report) -> set[str]:
    return {law.name for law in report.laws if law.violations}


# -- what passes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(VARIANTS.glob("*.yaml")), ids=lambda path: path.stem)
def test_house_variants_of_every_kind_pass(path: Path) -> None:
    report = validate(path, hands=4)
    assert report.valid, as_text(report)
    numbers = len(load(path).players.numbers())
    assert report.hands == 2 * 4 * numbers
    assert {law.hands for law in report.laws} == {report.hands}
    assert report.counterexample is None


def test_the_report_lists_every_law_of_core_and_family() -> None:
    names = {law.name for law in validate("poch/eight-pool", hands=1, players=3).laws}
    assert {"chips.conserved", "cards.one-place", "questions.clone", "sets.never-level", "hand.ends"} <= names


def test_no_hands_are_played_when_none_are_asked_for() -> None:
    report = validate("poch/meyer-longest", hands=0)
    assert report.valid
    assert report.hands == 0
    assert {law.hands for law in report.laws} == {0}


def test_one_number_of_players_can_be_checked_alone() -> None:
    assert validate("poch/family-nine-pot", hands=3, players=6).hands == 6
    with pytest.raises(CannotBePlayed):
        validate("poch/family-nine-pot", hands=3, players=7)


# -- what is found ----------------------------------------------------------------------------------------------


def test_faults_of_the_file_are_diagnostics_and_no_hands_are_played(tmp_path: Path) -> None:
    report = check(house(tmp_path, "typo", "set:", "  board.stkae: 2"))
    (fault,) = report.diagnostics
    assert (fault.code, fault.span.line, fault.span.column, fault.span.end_column) == ("P104", 8, 3, 14)
    assert (report.status, report.valid, report.hands) == (1, False, 0)


def test_a_file_that_is_not_there_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        validate(tmp_path / "nothing.yaml")


def test_a_leak_is_found_and_shrunk_to_king_and_queen_of_trumps(tmp_path: Path) -> None:
    report = check(leaky(tmp_path))
    assert laws_broken(report) == {"chips.conserved"}
    assert report.status == 1
    found = report.counterexample
    assert found is not None
    deal = found.record.deal
    assert isinstance(deal, Hands)
    assert len(found.record.players) == 3
    assert found.record.decisions is None  # the automatic player shows it
    assert sorted(map(len, deal.hands)) == [1, 1, 2]
    assert {card % 13 for hand in deal.hands for card in hand} <= {5, 10, 11}  # sevens beside king and queen
    assert found.smallest
    assert (found.rule, found.place and found.place.line) == ("meld.marriage.ranks", 8)


def test_ten_seeds_end_in_the_same_smallest_hand_at_least_nine_times(tmp_path: Path) -> None:
    path = leaky(tmp_path)
    ends = Counter(write_hand(found.record) for seed in range(10) if (found := check(path, seed=seed).counterexample))
    assert ends.most_common(1)[0][1] >= 9


def test_the_counterexample_replays_as_failing_in_the_same_way(tmp_path: Path) -> None:
    path = leaky(tmp_path)
    found = check(path).counterexample
    assert found is not None
    file = tmp_path / "counterexample.yaml"
    file.write_text(write_hand(found.record), encoding="utf-8")
    table = replay(read_hand(file), [load_broken(path)])
    assert not table.sound
    assert {violation.name for violation in table.replays[0].violations} == {"chips.conserved"}


def load_broken(path: Path) -> Any:
    from poch_rules.declare.library import load

    return load(path, families=(BROKEN,))


def test_a_pool_that_meld_and_vying_win_breaks_a_law_without_a_line_of_python(tmp_path: Path) -> None:
    report = validate(house(tmp_path, "twice", "set: {vying.pools: [ace, poch]}"), hands=20, players=4)
    assert laws_broken(report) == {"pools.once"}
    found = report.counterexample
    assert found is not None
    assert isinstance(found.record.deal, Hands)
    assert found.what == "the pool ‘ace’ was taken twice"


def test_a_broken_law_points_at_the_line_of_the_house_that_broke_it(tmp_path: Path) -> None:
    path = house(tmp_path, "twice", "set: {board.stake: 2, vying.pools: [ace, poch]}")
    found = validate(path, hands=20, players=4).counterexample
    assert found is not None
    assert found.place is not None
    assert found.rule == "vying.survivor"
    assert found.place.path == str(path)
    assert found.place.quote[found.place.column - 1 :].startswith("[ace, poch]")


def test_a_hand_that_cannot_start_points_at_the_first_change_and_not_at_whole_slots(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "dear",
        "set: {board.stake: 100}\nreplace: {pack: {was: pack/thirty-two, use: pack/fifty-two}}",
    )
    found = validate(path, hands=2, players=4).counterexample
    assert found is not None
    assert (found.law, found.rule) == ("hand.starts", "")
    assert found.place is not None
    assert found.place.quote[found.place.column - 1 :].startswith("100")


def test_a_hand_that_never_ends_is_a_broken_law(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "endless",
        "modules: {play/endless: {fills: play, rule: endless-play}}",
        "replace: {play: {was: play/rising-runs, use: play/endless}}",
    )
    report = check(path, hands=1, players=3)
    assert laws_broken(report) == {"hand.ends"}
    assert report.counterexample is not None


def test_paying_more_than_one_has_is_a_broken_law_not_a_traceback(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "harsh",
        "modules: {settle/harsh: {fills: settle, rule: harsh-settling}}",
        "replace: {settle: {was: settle/centre-and-cards, use: settle/harsh}}",
    )
    report = check(path, hands=2, players=3)
    assert laws_broken(report) == {"chips.not-negative"}
    assert report.counterexample is not None
    assert report.counterexample.rule


def test_a_leak_that_only_a_pool_carried_over_shows_is_found(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "late",
        "modules: {meld/late: {fills: meld.sequence, rule: late-leak, set: {ranks: [7, 8, 9]}}}",
        "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: meld/late}}",
    )
    report = check(path)
    assert laws_broken(report) == {"chips.conserved"}
    found = report.counterexample
    assert found is not None
    assert found.record.carried == {"sequence": 10}  # and three players dress it: 13 is more than 12
    assert replay(found.record, [load_broken(path)]).replays[0].violations


def test_a_leak_that_one_deal_in_ten_thousand_would_show_is_found(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "rare",
        "modules: {meld/rare: {fills: meld.marriage, rule: leaky-claim, set: {ranks: [K, Q, 9, 8, 7]}}}",
        "replace: {meld.marriage: {was: meld/marriage, use: meld/rare}}",
    )
    assert laws_broken(check(path, hands=60, players=6)) == {"chips.conserved"}


def test_a_leak_that_only_bold_answers_show_comes_with_the_answers(tmp_path: Path) -> None:
    path = house(
        tmp_path,
        "bold",
        "modules: {vying/bold: {fills: vying, rule: leaky-vying}}",
        "replace: {vying: {was: vying/until-level, use: vying/bold}}",
    )
    report = check(path)
    assert laws_broken(report) == {"chips.conserved"}
    found = report.counterexample
    assert found is not None
    assert found.record.decisions is not None
    assert "poch 3" in {entry.text for entry in found.record.decisions["vying"]}
    (column,) = replay(found.record, [load_broken(path)]).replays
    assert {violation.name for violation in column.violations} == {"chips.conserved"}
    assert not column.findings


def test_purses_that_no_hand_can_be_played_with_break_a_law(tmp_path: Path) -> None:
    report = validate(house(tmp_path, "poor", "set: {chips.chips: 5}"), hands=2, players=3)
    assert not report.valid
    assert report.diagnostics or laws_broken(report) == {"hand.starts"}


# -- seeds, interrupts, limits ----------------------------------------------------------------------------------


def test_two_runs_with_one_seed_are_the_same_to_the_byte(tmp_path: Path) -> None:
    path = leaky(tmp_path)
    one, two = (json.dumps(to_json([check(path, seed=7)])) for _ in range(2))
    assert one == two
    assert as_text(check(path, seed=7)) == as_text(check(path, seed=7))


def test_every_report_shows_its_seed() -> None:
    report = validate("poch/family-nine-pot", hands=1, players=3, seed=23)
    assert "seed 23" in as_text(report)
    assert to_json([report])["seed"] == report.to_json()["seed"] == 23
    assert to_sarif([report])["runs"][0]["properties"]["seed"] == 23


def test_an_interrupt_keeps_the_hand_that_was_found(tmp_path: Path) -> None:
    def stop_at_fifteen(hands: int) -> None:
        if hands == 15:
            raise KeyboardInterrupt

    report = check(leaky(tmp_path), after_hand=stop_at_fifteen)
    assert (report.undecided, report.hands) == ("interrupted", 15)
    assert not report.valid


def test_time_that_runs_out_leaves_a_sound_file_undecided() -> None:
    report = validate("poch/family-nine-pot", hands=50, seconds=0)
    assert (report.undecided, report.status, report.valid) == ("out of time", 3, False)
    assert "undecided" in as_text(report)


def test_nothing_is_written_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = leaky(tmp_path)
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    check(path)
    assert sorted(tmp_path.iterdir()) == before


# -- formats ----------------------------------------------------------------------------------------------------


def test_json_has_the_shape_that_other_programs_rely_on(tmp_path: Path) -> None:
    (told,) = to_json([check(house(tmp_path, "typo", "set:", "  board.stkae: 2"))])["files"]
    assert set(told) >= {"path", "valid", "diagnostics", "invariants", "counterexample"}
    assert set(told["diagnostics"][0]) >= {
        "code", "severity", "path", "line", "column", "end_line", "end_column", "message", "help", "related",
    }  # fmt: skip
    (told,) = to_json([check(leaky(tmp_path))])["files"]
    broken = next(law for law in told["invariants"] if law["name"] == "chips.conserved")
    assert broken["hands"] == 40
    assert broken["violations"] > 0
    assert told["counterexample"]["hand"] == 1
    assert told["counterexample"]["players"] == ["Anna", "Ben", "Clara"]


def test_sarif_places_diagnostics_and_broken_laws_in_the_file(tmp_path: Path) -> None:
    reports = [check(house(tmp_path, "typo", "set:", "  board.stkae: 2")), check(leaky(tmp_path))]
    log = to_sarif(reports)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    typo, leak = run["results"]
    assert typo["ruleId"] == "P104"
    assert typo["locations"][0]["physicalLocation"]["region"] == {
        "startLine": 8, "startColumn": 3, "endLine": 8, "endColumn": 14,
    }  # fmt: skip
    assert leak["ruleId"] == "chips.conserved"
    assert leak["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].endswith("leaky.yaml")
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {"P104", "chips.conserved"}
