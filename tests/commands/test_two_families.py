"""Commands over both families, and what a command says when its streams fail."""

import json
import os
import shlex
import subprocess
import sys

import pytest

LANGUAGES = ["en", "de", "ar", "fi", "pl"]
POCH = [sys.executable, "-m", "poch_rules"]


@pytest.fixture
def spades_hand(poch, tmp_path):
    path = tmp_path / "spades.yaml"
    assert poch("deal", "spades/partnership", "--seed", 3, "-o", path).status == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spades_match_says_how_it_ended(poch, language):
    ran = poch("deal", "spades/partnership", "--match", "--language", language)
    assert ran.status == 0, ran.err
    assert "Anna+Clara" in ran.out


def test_every_hand_of_a_spades_match_replays_as_it_was_written(poch, tmp_path):
    folder = tmp_path / "match"
    assert poch("deal", "spades/partnership", "--match", "--seed", 2, "-o", folder).status == 0
    for path in sorted(folder.iterdir()):
        ran = poch("replay", path, "--format", "json")
        assert ran.status == 0, ran.err
        assert json.loads(ran.out)["replays"][0]["findings"] == []


def test_a_partnership_below_zero_is_written_as_it_stands(poch, tmp_path):
    folder = tmp_path / "match"
    path = tmp_path / "low.yaml"
    path.write_text(
        "format: 1\nvariant: low\nfamily: spades\nkind: house\ntitle: Low\nextends: spades/partnership\n"
        "set: {score.bag_penalty: 700, match.floor: -3000}\n",
        encoding="utf-8",
    )
    assert poch("deal", path, "--match", "-o", folder).status == 0
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())]
    assert any("Ben+Dora: -" in text or "Anna+Clara: -" in text for text in texts)
    last = max(folder.iterdir())
    assert poch("replay", last, "--under", path).status == 0


def test_a_spades_match_can_end_at_the_floor(poch, tmp_path):
    path = tmp_path / "low.yaml"
    path.write_text(
        "format: 1\nvariant: low\nfamily: spades\nkind: house\ntitle: Low\nextends: spades/partnership\n"
        "set: {score.bag_penalty: 5000, match.floor: -10}\n",
        encoding="utf-8",
    )
    ran = poch("deal", path, "--match")
    assert ran.status == 0, ran.err
    assert "fallen so low" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_one_family_under_another_ends_that_column_only(poch, spades_hand, language):
    under = ["--under", "spades/partnership", "--under", "family-nine-pot"]
    ran = poch("replay", spades_hand, *under, "--language", language)
    assert ran.status == 1, ran.err
    assert "44" in ran.out
    columns = json.loads(poch("replay", spades_hand, *under, "--format", "json").out)["replays"]
    assert [column["complete"] for column in columns] == [True, False]
    assert columns[1]["reason"]
    assert set(columns[1]["chips"]) == {"Anna", "Ben", "Clara", "Dora"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_of_poch_under_spades_ends_that_column_only_in_either_order(poch, tmp_path, language, players):
    path = tmp_path / "hand.yaml"
    assert poch("deal", "family-nine-pot", "--players", players, "-o", path).status == 0
    for under in (["spades/partnership", "family-nine-pot"], ["family-nine-pot", "spades/partnership"]):
        ran = poch("replay", path, "--under", under[0], "--under", under[1], "--language", language)
        assert ran.status == (0 if players == 4 else 1), ran.err  # Spades takes four


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
def test_a_full_disk_is_said_to_be_full():
    with open("/dev/full", "w") as full:
        command = [*POCH, "deal", "family-nine-pot"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 2
    assert "No space left" in ran.stderr


def test_a_closed_standard_input_is_an_empty_file():
    command = f"{shlex.join([*POCH, 'replay', '-'])} <&-"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "P005" in ran.stderr
