"""``poch deal``: seeded hands and matches as files that ``poch replay`` takes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules import load
from poch_rules.core.match import Match
from poch_rules.declare.hand import read_hand
from poch_rules.declare.headings import variants
from poch_rules.declare.shelf import data_folder
from poch_rules.study.simulate import seed_of_hand

Poch = Callable[..., Any]

POCH = [heading.id for heading in variants() if heading.family == "poch"]


@pytest.mark.parametrize("variant", POCH)
@pytest.mark.parametrize("seed", [0, 1, 7])
def test_a_dealt_hand_replays_as_it_was_played_with_no_findings(poch: Poch, variant: str, seed: int) -> None:
    dealt = poch("deal", variant, "--seed", seed)
    assert dealt.status == 0
    told = json.loads(poch("replay", "-", "--format", "json", stdin=dealt.out).out)["replays"][0]
    assert (told["complete"], told["findings"], told["counterfactual_from"]) == (True, [], None)
    declaration = load(variant)
    plan = declaration.plan(declaration.players.usual)
    play = Match(plan).deal(plan.pack.shuffled(seed)).run(plan.variant.family.automatic)
    assert list(told["chips"].values()) == play.table.ledger.balances[: plan.players]
    assert [event["rule"] for event in told["events"]][-3:] == [event[2] for event in play.log][-3:]


@pytest.mark.parametrize("players", range(3, 9))
def test_any_allowed_number_of_players_can_be_dealt(poch: Poch, players: int) -> None:
    dealt = poch("deal", "eight-pool", "--players", players)
    assert len(read_hand(dealt.out).players) == players
    assert poch("replay", "-", "--otherwise", "stop", stdin=dealt.out).status == 0


def test_a_number_of_players_that_is_not_allowed_names_those_that_are(poch: Poch) -> None:
    ran = poch("deal", "family-nine-pot", "--players", "7")
    assert ran.status == 2
    assert "3 to 6 players" in ran.err


def test_the_same_seed_gives_the_same_file_and_another_another(poch: Poch) -> None:
    first, again, other = (poch("deal", "family-nine-pot", "--seed", seed).out for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_a_dealt_hand_can_be_played_under_variants_with_other_packs_and_sizes(poch: Poch) -> None:
    dealt = poch("deal", "family-nine-pot", "--players", 3, "--seed", 7).out
    ran = poch("replay", "-", "--under", "eight-pool", "--under", "polish-leaflet", stdin=dealt)
    assert ran.status == 0


def test_a_hand_of_ones_own_variant_can_be_dealt_and_replayed(poch: Poch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    dealt = poch("deal", Path("variants", "own-module.yaml"))
    assert poch("replay", "-", "--otherwise", "stop", stdin=dealt.out).status == 0


def test_a_hand_of_a_variant_from_a_pipe_names_no_variant(poch: Poch) -> None:
    text = "format: 1\nvariant: mine\nkind: house\nextends: poch/pierer-1844\n"
    assert read_hand(poch("deal", "-", stdin=text).out).variant is None


def test_a_hand_of_a_source_of_ones_own_names_its_file(
    poch: Poch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (data_folder() / "poch" / "pierer-1844.yaml").read_text(encoding="utf-8")
    own = tmp_path / "own.yaml"
    own.write_text(text.replace("variant: poch/pierer-1844", "variant: poch/own"), encoding="utf-8")
    dealt = poch("deal", own)
    assert read_hand(dealt.out).variant == "own.yaml"
    assert poch("replay", "-", stdin=dealt.out).status == 0


def test_a_hand_in_which_nothing_was_asked_says_no_decisions_and_replays(
    poch: Poch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = tmp_path / "one-card.yaml"
    own.write_text(
        "format: 1\nvariant: one-card\nfamily: pope-joan\nkind: house\ntitle: {en: One card}\n"
        "extends: pope-joan/hoffmann\nset: {deal.cards: 1}\n",
        encoding="utf-8",
    )
    dealt = poch("deal", own, "--seed", 2)
    assert (dealt.status, read_hand(dealt.out).decisions) == (0, None)
    told = json.loads(poch("replay", "-", "--otherwise", "stop", "--format", "json", stdin=dealt.out).out)["replays"][0]
    assert (told["complete"], told["findings"], told["counterfactual_from"]) == (True, [], None)
    plan = load(own).plan(4)
    play = Match(plan).deal(plan.pack.shuffled(2)).run(plan.variant.family.automatic)
    assert list(told["chips"].values()) == play.table.ledger.balances[: plan.players]


def test_output_is_a_file_that_says_how_it_was_dealt(poch: Poch, tmp_path: Path) -> None:
    target = tmp_path / "hand.yaml"
    assert poch("deal", "meyer-longest", "--players", 3, "--seed", 5, "-o", target).out == ""
    text = target.read_text(encoding="utf-8")
    assert text.startswith("# Dealt and played by: poch deal poch/meyer-longest --players 3 --seed 5\n")


def test_an_unknown_variant_is_refused(poch: Poch) -> None:
    assert poch("deal", "eight-pols").status == 2


# -- matches -------------------------------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end_and_names_who_wins(poch: Poch) -> None:
    ran = poch("deal", "finnish-nine-pot", "--match", "--players", 3, "--seed", 2)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[-1].startswith(("Anna", "Ben", "Clara"))
    assert "cannot dress the board" in lines[-2]


def test_every_hand_of_a_match_is_a_file_that_begins_where_the_one_before_ended(poch: Poch, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    assert poch("deal", "family-nine-pot", "--match", "--players", 3, "--seed", 2, "-o", folder).status == 0
    before: dict[str, Any] | None = None
    for number, path in enumerate(sorted(folder.iterdir()), 1):
        record = read_hand(path)
        told = json.loads(poch("replay", path, "--format", "json").out)["replays"][0]
        assert told["findings"] == []
        assert record.dealer == (2 + number - 1) % 3
        if before is not None:
            assert record.chips == tuple(before["chips"].values())
            assert record.carried == {pool: chips for pool, chips in before["pots"].items() if chips}
        before = told
    assert before is not None


def test_the_seed_of_a_hand_in_a_match_deals_the_same_cards_alone(poch: Poch, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    poch("deal", "family-nine-pot", "--match", "--players", 3, "--seed", 2, "-o", folder)
    third = read_hand(sorted(folder.iterdir())[2])
    plan = load("poch/family-nine-pot").plan(3)
    assert third.deal.upcard == plan.pack.shuffled(seed_of_hand(2, 3))[31]  # type: ignore[union-attr]


def test_a_match_is_written_into_a_new_folder_only(poch: Poch, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    ran = poch("deal", "family-nine-pot", "--match", "-o", tmp_path)
    assert ran.status == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with a variant of one's own in ``game/rules``."""
    (tmp_path / "game" / "rules").mkdir(parents=True)
    text = "format: 1\nvariant: ours\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
    (tmp_path / "game" / "rules" / "ours.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "game" / "rules" / "ours").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("variant", "hand", "named"),
    [
        ("game/rules/ours.yaml", "game/hand.yaml", "rules/ours.yaml"),
        ("game/rules/ours.yaml", "game/rules/hand.yaml", "ours.yaml"),
        ("game/rules/ours.yaml", "hand.yaml", "game/rules/ours.yaml"),
        ("./game/rules/ours", "game/rules/hand.yaml", "./ours"),
    ],
)
def test_a_hand_names_its_variants_file_as_seen_from_its_own_folder(
    poch: Poch, folder: Path, monkeypatch: pytest.MonkeyPatch, variant: str, hand: str, named: str
) -> None:
    ran = poch("deal", variant, "-o", hand)
    assert (ran.status, ran.err) == (0, "")
    assert read_hand(folder / hand).variant == named
    monkeypatch.chdir(folder / "game")
    assert poch("replay", folder / hand).status == 0


def test_a_hand_that_may_not_name_its_variants_file_names_none_and_says_how_to_replay_it(
    poch: Poch, folder: Path
) -> None:
    (folder / "hands").mkdir()
    ran = poch("deal", "game/rules/ours.yaml", "-o", "hands/hand.yaml")
    assert ran.status == 0
    assert ran.err == (
        "‘game/rules/ours.yaml’ does not lie in the hand’s folder or below, and a hand names no file from elsewhere: "
        "replay it with --under game/rules/ours.yaml\n"
    )
    assert read_hand(folder / "hands" / "hand.yaml").variant is None
    assert poch("replay", "hands/hand.yaml", "--under", "game/rules/ours.yaml").status == 0


def test_a_hand_on_standard_output_is_taken_to_stand_in_the_working_folder(
    poch: Poch, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_hand(poch("deal", folder / "game" / "rules" / "ours.yaml").out).variant == "game/rules/ours.yaml"
    monkeypatch.chdir(folder / "game" / "rules")
    assert read_hand(poch("deal", "ours.yaml").out).variant == "ours.yaml"
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    ran = poch("deal", "../game/rules/ours.yaml")
    assert read_hand(ran.out).variant is None
    assert "the working folder" in ran.err


def test_that_the_hands_of_a_match_name_no_variant_is_said_once(poch: Poch, folder: Path) -> None:
    ran = poch("deal", "game/rules/ours.yaml", "--match", "-o", "match")
    assert ran.err.count("--under") == 1
    assert all(read_hand(path).variant is None for path in (folder / "match").iterdir())
