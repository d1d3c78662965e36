"""``poch replay`` as a user runs it: what it prints, its exit status, and what it says of bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Poch = Callable[..., Any]

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "tests/cases/automatic-hands.json").read_text(encoding="utf-8"))
HAND = """\
hand: 1
title: The run that was not trump
variant: poch/family-nine-pot
players: [Anna, Ben, Clara]
dealer: Clara
chips: 40
deal:
  hands:
    Anna: 8c 7c Qd 10d 8d Ah Kh 8h 7h Js 9s
    Ben: Kc Qc Jc 9c Jd Qh As Ks 10s 8s
    Clara: Ac Ad Kd 9d 7d Jh 10h 9h Qs 7s
  upcard: 10c
"""
VYING = "decisions:\n  vying: [Anna poch 1, Ben hold, Clara pass]\n"
PLAY = "  play: [Anna 7h, Anna 8d, Clara 7s, Ben 9c, Ben Jc]\n"


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    path = tmp_path / "hand.yaml"
    path.write_text(HAND, encoding="utf-8")
    return path


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def written(text: str) -> Path:
        path = tmp_path / "bad.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


# -- what it prints ------------------------------------------------------------------------------------------------


def test_two_variants_stand_side_by_side_and_a_difference_is_no_fault(poch: Poch, hand: Path) -> None:
    ran = poch("replay", hand, "--under", "family-nine-pot", "--under", "meyer-longest")
    assert (ran.status, ran.err) == (0, "")
    assert "family-nine-pot" in ran.out
    assert "meyer-longest" in ran.out
    assert "First divergence: meld.sequence" in ran.out


def test_without_under_the_hand_is_played_under_its_own_variant(poch: Poch, hand: Path) -> None:
    told = json.loads(poch("replay", hand, "--format", "json").out)
    assert [replay["variant"] for replay in told["replays"]] == ["poch/family-nine-pot"]


def test_a_hand_that_names_no_variant_needs_one_on_the_command_line(poch: Poch, write: Callable[[str], Path]) -> None:
    path = write(HAND.replace("variant: poch/family-nine-pot\n", ""))
    ran = poch("replay", path)
    assert ran.status == 2
    assert "--under" in ran.err
    assert poch("replay", path, "--under", "eight-pool").status == 0


def test_a_variant_named_twice_is_one_column(poch: Poch, hand: Path) -> None:
    told = json.loads(poch("replay", hand, "--under", "eight-pool", "--under", "eight-pool", "--format", "json").out)
    assert len(told["replays"]) == 1


def test_the_hands_own_variant_may_be_a_file_beside_it(poch: Poch, tmp_path: Path) -> None:
    folder = tmp_path / "beside"
    folder.mkdir()
    house = (ROOT / "tests/variants/replaced-sequence.yaml").read_text(encoding="utf-8")
    (folder / "aunt.yaml").write_text(house, encoding="utf-8")
    (folder / "hand.yaml").write_text(HAND.replace("poch/family-nine-pot", "aunt.yaml"), encoding="utf-8")
    told = json.loads(poch("replay", folder / "hand.yaml", "--format", "json").out)
    assert "sequence" in [won["pot"] for won in told["replays"][0]["won"]]


def test_a_hand_can_come_from_standard_input(poch: Poch) -> None:
    assert poch("replay", "-", stdin=HAND).status == 0


def test_two_files_cannot_both_come_from_standard_input(poch: Poch) -> None:
    assert poch("replay", "-", "--under", "-", stdin=HAND).status == 2


def test_output_goes_to_a_file_whole_and_nothing_is_left_beside_it(poch: Poch, hand: Path, tmp_path: Path) -> None:
    target = tmp_path / "out" / "replay.txt"
    target.parent.mkdir()
    ran = poch("replay", hand, "-o", target)
    assert (ran.status, ran.out) == (0, "")
    assert "Shedding" in target.read_text(encoding="utf-8")
    assert list(target.parent.iterdir()) == [target]


def test_a_refused_hand_leaves_an_older_output_as_it_was(
    poch: Poch, write: Callable[[str], Path], tmp_path: Path
) -> None:
    target = tmp_path / "replay.txt"
    target.write_text("older", encoding="utf-8")
    assert poch("replay", write("hand: 1\n"), "-o", target).status == 2
    assert target.read_text(encoding="utf-8") == "older"


def test_the_width_can_be_said(poch: Poch, hand: Path) -> None:
    narrow, wide = (poch("replay", hand, "--under", "eight-pool", "--width", width).out for width in (60, 140))
    assert max(map(len, narrow.splitlines())) <= 60
    assert len(narrow.splitlines()) > len(wide.splitlines())


def test_piped_text_has_no_colour(poch: Poch, hand: Path) -> None:
    assert "\x1b" not in poch("replay", hand, "--under", "eight-pool").out


def test_html_is_one_page_with_a_step_for_every_row(poch: Poch, hand: Path) -> None:
    ran = poch("replay", hand, "--under", "family-nine-pot", "--under", "meyer-longest", "--format", "html")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("<!DOCTYPE html>")
    assert ran.out.count("<title>The run that was not trump</title>") == 1
    assert "Ben has the best sequence and takes" in ran.out


@pytest.mark.parametrize("language", ["de", "ar", "fi", "pl"])
def test_every_language_can_be_asked_for(poch: Poch, hand: Path, language: str) -> None:
    ran = poch("replay", hand, "--under", "eight-pool", "--under", "polish-leaflet", "--language", language)
    assert ran.status == 0, ran.err
    assert "the same" not in ran.out


def test_an_unknown_language_names_those_that_there_are(poch: Poch, hand: Path) -> None:
    ran = poch("replay", hand, "--language", "xx")
    assert ran.status == 2
    assert "en" in ran.err


def shell(script: str, *arguments: Path) -> str:
    """What a line of shell prints in which ``poch`` is the command and ``$1`` the first argument; nothing on stderr."""
    line = f'poch() {{ "{sys.executable}" cli.py "$@"; }}; {script}'
    command = ["bash", "-c", line, "bash", *map(str, arguments)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    return ran.stdout


def test_a_reader_that_goes_away_is_no_fault(hand: Path) -> None:
    assert shell('poch replay "$1" --format json | head -c 1; echo ${PIPESTATUS[0]}', hand) == "{0\n"


def test_a_reader_that_goes_away_does_not_make_a_fault_good(write: Callable[[str], Path]) -> None:
    path = write(HAND.replace("chips: 40", "chips: 8"))
    assert shell('poch replay "$1" --format json | true; echo ${PIPESTATUS[0]}', path) == "1\n"


def test_a_closed_output_is_no_fault(hand: Path) -> None:
    assert shell('poch replay "$1" >&-; echo $?', hand) == "0\n"


def test_a_legacy_encoding_of_a_pipe_loses_no_sign(hand: Path) -> None:
    assert "♣10" in shell('PYTHONIOENCODING=cp1252 poch replay "$1" | cat', hand)


def test_the_hand_itself_is_not_written_over(poch: Poch, hand: Path) -> None:
    assert poch("replay", hand, "-o", hand).status == 2
    assert hand.read_text(encoding="utf-8") == HAND


def test_a_full_disk_leaves_the_older_output_and_nothing_beside_it(hand: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    target.write_text("older", encoding="utf-8")
    told = shell('ulimit -f 1; poch replay "$1" --format json -o "$2" 2>&1; echo $?', hand, target)
    assert "out.json" in told
    assert told.endswith("2\n")
    assert target.read_text(encoding="utf-8") == "older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hand.yaml", "out.json"]


@pytest.mark.parametrize("number", range(0, len(CASES), 29))
def test_hands_of_the_automatic_player_come_out_as_two_oracles_say(poch: Poch, number: int) -> None:
    """A few of the cases; all of them are played against the engine itself elsewhere."""
    case = CASES[number]
    if not case["hand"]["variant"].startswith("poch/"):
        pytest.skip("another family")
    told = json.loads(poch("replay", "-", "--format", "json", stdin=json.dumps(case["hand"])).out)["replays"][0]
    told["pots"] = {pool: chips for pool, chips in told["pots"].items() if chips}
    assert {key: told[key] for key in case["expect"]} == case["expect"]


# -- exit 1: the hand was looked at, and something is wrong with it ----------------------------------------------


def test_answers_that_are_illegal_elsewhere_are_no_fault(poch: Poch, write: Callable[[str], Path]) -> None:
    ran = poch("replay", write(HAND + VYING + PLAY), "--under", "polish-leaflet", "--format", "json")
    assert ran.status == 0
    findings = json.loads(ran.out)["replays"][0]["findings"]
    assert (findings[0]["verdict"], findings[0]["recorded"]) == ("illegal", "hold")
    assert findings[0]["line"] == HAND.count("\n") + 2


def test_a_column_that_stops_is_a_fault(poch: Poch, write: Callable[[str], Path]) -> None:
    ran = poch("replay", write(HAND + VYING), "--otherwise", "stop")
    assert ran.status == 1
    assert "Stopped here" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("8c 7c Qd", "8c 2c Qd", "♣2 is not in its pack of 32 cards"),
        ("chips: 40", "chips: {Anna: 40, Ben: 8, Clara: 40}", "Ben has 8 chips, and dressing the board costs 9"),
        ("  upcard: 10c\n", "", "trump"),
        ("chips: 40", "chips: 40\npots: {vault: 3}", "vault"),
    ],
)
def test_a_hand_that_does_not_fit_the_variant_says_why(
    poch: Poch, write: Callable[[str], Path], old: str, new: str, reason: str
) -> None:
    ran = poch("replay", write(HAND.replace(old, new)), "--width", "160")
    assert ran.status == 1
    assert reason in ran.out


@pytest.mark.parametrize("players", [["Anna", "Ben"], ["Anna", "Ben", "Clara", "Dora", "Emil", "Fanny", "Georg"]])
def test_too_few_or_too_many_players_end_that_column_only(poch: Poch, players: list[str]) -> None:
    told = {"hand": 1, "players": players, "dealer": "Anna", "deal": {"seed": 7}}
    ran = poch("replay", "-", "--under", "family-nine-pot", "--format", "json", stdin=json.dumps(told))
    assert ran.status == 1
    replay = json.loads(ran.out)["replays"][0]
    assert replay["complete"] is False
    assert f"here are {len(players)}" in replay["reason"]


def test_one_column_that_cannot_be_played_leaves_the_others(poch: Poch) -> None:
    told = {"hand": 1, "players": list("ABCDEFG"), "dealer": "A", "deal": {"seed": 7}}
    arguments = ("--under", "family-nine-pot", "--under", "eight-pool", "--format", "json")
    ran = poch("replay", "-", *arguments, stdin=json.dumps(told))
    assert ran.status == 1
    assert [replay["complete"] for replay in json.loads(ran.out)["replays"]] == [False, True]


# -- exit 2: the command line, or a file that is refused as a whole ------------------------------------------------

BAD = {
    "empty": "",
    "nonsense": "Anna leads the seven of hearts\n",
    "truncated": HAND[: HAND.index("Clara: Ac")] + "Clara: [Ac, Ad",
    "a card twice": HAND.replace("Kc Qc", "Kc Kc"),
    "a card in two hands": HAND.replace("Ben: Kc", "Ben: 8c"),
    "no card at all": HAND.replace("Kc Qc", "Kc Zc"),
    "the letter O": HAND.replace("10d", "1Od"),
    "an unknown player": HAND + "decisions:\n  vying: [Anna poch 1, Bob hold]\n",
    "a dealer who does not sit": HAND.replace("dealer: Clara", "dealer: Dora"),
    "two players of one name": HAND.replace("[Anna, Ben, Clara]", "[Anna, Ben, ben]"),
    "an answer that says nothing": HAND + "decisions:\n  vying: [Anna]\n",
    "an answer that nobody gives": HAND + "decisions:\n  vying: [Anna dances]\n",
    "trumps that contradict the upcard": HAND.replace("upcard: 10c", "upcard: 10c\n  trump: h"),
    "chips below nothing": HAND.replace("chips: 40", "chips: -1"),
    "two deals": HAND + "  seed: 7\n",
    "another version": HAND.replace("hand: 1", "hand: 2"),
    "a key that is none": HAND.replace("title:", "titel:"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_hand_file_is_refused_with_its_place(poch: Poch, write: Callable[[str], Path], what: str) -> None:
    ran = poch("replay", write(BAD[what]))
    assert (ran.status, ran.out) == (2, "")
    assert "bad.yaml" in ran.err
    assert ran.err.startswith("error[P")
    assert "Traceback" not in ran.err
    assert "help:" in ran.err


def test_faults_are_reported_together(poch: Poch, write: Callable[[str], Path]) -> None:
    ran = poch("replay", write(BAD["a card twice"].replace("dealer: Clara", "dealer: Dora")))
    assert ran.err.count("error[") == 2


def test_ten_is_ten_in_quotes_and_without(poch: Poch, write: Callable[[str], Path]) -> None:
    anna = "8c 7c Qd 10d 8d Ah Kh 8h 7h Js 9s"
    quoted = ", ".join(f'"{card}"' if card == "10d" else card for card in anna.split())
    listed = HAND.replace(f"Anna: {anna}", f"Anna: [{quoted}]")
    assert poch("replay", write(listed)).out == poch("replay", write(HAND)).out


@pytest.mark.parametrize(
    ("name", "content"), [("nul.yaml", b"\x00\x01\x02\xff"), ("latin.yaml", "title: Königsspiel".encode("latin-1"))]
)
def test_a_file_that_is_no_text_is_refused(poch: Poch, tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    ran = poch("replay", tmp_path / name)
    assert ran.status == 2
    assert name in ran.err


def test_a_folder_and_a_file_that_is_not_there_are_refused(poch: Poch, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.yaml"):
        ran = poch("replay", path)
        assert ran.status == 2
        assert path.name in ran.err


def test_an_unknown_variant_names_the_nearest(poch: Poch, hand: Path) -> None:
    ran = poch("replay", hand, "--under", "family-nine-pots")
    assert ran.status == 2
    assert "poch/family-nine-pot" in ran.err


def test_a_faulty_variant_file_is_refused_as_a_whole(poch: Poch, hand: Path, tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text("format: 1\nvariant: house\nkind: house\nextends: poch/family-nine-pot\nset: {board.stkae: 2}\n")
    ran = poch("replay", hand, "--under", house)
    assert ran.status == 2
    assert "house.yaml:5" in ran.err


def test_a_folder_for_the_output_that_is_not_there_is_named(poch: Poch, hand: Path, tmp_path: Path) -> None:
    ran = poch("replay", hand, "-o", tmp_path / "nowhere" / "replay.txt")
    assert ran.status == 2
    assert "nowhere" in ran.err


def test_an_answer_for_somebody_who_is_not_asked_is_found_unused(poch: Poch, write: Callable[[str], Path]) -> None:
    path = write(HAND + "decisions:\n  vying: [Anna poch 1, Ben hold, Clara pass, Clara hold]\n" + PLAY)
    ran = poch("replay", path, "--format", "json")
    assert ran.status == 0
    found = json.loads(ran.out)["replays"][0]["findings"]
    assert [(f["verdict"], f["seat"], f["recorded"]) for f in found] == [("unused", "Clara", "hold")]


@pytest.mark.parametrize("letters", [38, 78, 900])
def test_a_name_that_is_wider_than_the_page_is_broken(poch: Poch, write: Callable[[str], Path], letters: int) -> None:
    path = write(HAND.replace("Anna", "A" * letters))
    for width in (40, 80):
        ran = poch("replay", path, "--width", width)
        assert ran.status == 0
        hands = ran.out[: ran.out.index("each")]
        assert hands.count("A") == letters + 4  # and the aces
        assert max(map(len, ran.out.splitlines())) <= width


@pytest.mark.parametrize("columns", [1, 8])
def test_no_terminal_is_too_narrow(poch: Poch, hand: Path, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert poch("replay", hand).out == poch("replay", hand, "--width", 40).out


@pytest.mark.parametrize("language", ["en", "de", "ar", "fi", "pl"])
@pytest.mark.parametrize("form", ["text", "html"])
@pytest.mark.parametrize("name", ["Ben", "B" * 900])
def test_of_many_entries_that_nobody_asked_for_the_first_are_told(
    poch: Poch, write: Callable[[str], Path], name: str, form: str, language: str
) -> None:
    vying = ", ".join(f"{name} poch {chips}" for chips in range(1, 189))
    path = write(
        HAND.replace("Ben", name).replace("family-nine-pot", "polish-leaflet") + f"decisions: {{vying: [{vying}]}}\n"
    )
    ran = poch("replay", path, "--format", form, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    assert "175" in ran.out
    told = json.loads(poch("replay", path, "--format", "json").out)["replays"][0]["findings"]
    assert sum(found["verdict"] == "unused" for found in told) == 187


@pytest.mark.parametrize("language", ["en", "de", "ar", "fi", "pl"])
@pytest.mark.parametrize("form", ["text", "html", "json"])
def test_of_many_pools_that_are_none_the_first_are_told(
    poch: Poch, write: Callable[[str], Path], form: str, language: str
) -> None:
    pools = ", ".join(f"pool{number}: 1" for number in range(400))
    ran = poch("replay", write(f"{HAND}pots: {{{pools}}}\n"), "--format", form, "--language", language)
    assert (ran.status, ran.err) == (1, "")
    assert "388" in ran.out


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("form", ["text", "html", "json"])
def test_no_text_of_a_record_is_too_long(poch: Poch, write: Callable[[str], Path], form: str, language: str) -> None:
    long = "x" * 3_000
    names = [f"{letter}{long}" for letter in "ABC"]
    notes = "".join(f"{key}: {long}\n" for key in ("title", "date", "place", "notes"))
    head = f"hand: 1\nvariant: poch/family-nine-pot\nplayers: [{', '.join(names)}]\ndealer: {names[0]}\n"
    ran = poch("replay", write(f"{head}{notes}deal: {{seed: 5}}\n"), "--format", form, "--language", language)
    assert (ran.status, ran.err) == (0, "")


# -- our own faults ------------------------------------------------------------------------------------------------


def test_a_fault_of_our_own_is_short_and_says_where_to_look(
    poch: Poch, hand: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import poch_rules.study.replay as study

    def broken(*arguments: object, **named: object) -> None:
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(study, "replay", broken)
    ran = poch("replay", hand)
    assert ran.status == 4
    assert "the table fell over" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("POCH_DEBUG", "1")
    with pytest.raises(RuntimeError):
        poch("replay", hand)


def test_an_interrupt_ends_with_130(poch: Poch, hand: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import poch_rules.study.replay as study

    def interrupted(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "replay", interrupted)
    assert poch("replay", hand).status == 130


def test_a_broken_law_is_a_fault_and_is_told(poch: Poch, hand: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from poch_rules.core import play
    from poch_rules.core.invariants import Moment, holds

    @holds("chips.not-negative", after="hand")
    def broken(moment: Moment) -> str:
        """Nobody pays what he does not have."""
        return "Anna owes three"

    monkeypatch.setattr(play, "laws", lambda family, moment: (broken,) if moment == "hand" else ())
    ran = poch("replay", hand, "--width", 160)
    assert ran.status == 1
    assert "Anna owes three" in ran.out
    told = json.loads(poch("replay", hand, "--format", "json").out)["replays"][0]["violations"]
    assert told[0]["name"] == "chips.not-negative"


# -- the command itself --------------------------------------------------------------------------------------------


def test_an_unknown_verb_names_the_nearest(poch: Poch) -> None:
    ran = poch("repaly")
    assert ran.status == 2
    assert "‘replay’" in ran.err


def test_a_shell_can_ask_for_words() -> None:
    words = "COMP_WORDS='poch re' COMP_CWORD=1 _POCH_COMPLETE=bash_complete poch"
    assert shell(words) == "plain,replay\n"


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from poch_rules.commands import run; run(['--help']); "
        "heavy = {'sphinx', 'hypothesis', 'numpy', 'pydantic', 'babel', 'fluent', 'rich'} & set(sys.modules); "
        "sys.exit(f'imported: {heavy}' if heavy else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "replay" in ran.stdout
