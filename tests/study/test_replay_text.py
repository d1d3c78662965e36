"""The side-by-side text: goldens to be read, and what holds at every width and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace as but
from pathlib import Path

import pytest
from recorded import ANNA, BEN, CLARA, MOCK, PLAYERS, hand, under
from rich.cells import cell_len

from poch_rules import load, replay
from poch_rules.core.record import DealtSeed, HandRecord
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.deal import deal_hand
from poch_rules.study.replay import Comparison
from poch_rules.study.replay.layout import Layout, Line, pad, wrap
from poch_rules.study.replay.text import replay_text

ENGLISH = Wording("en", FAMILIES)
THREE = under(MOCK, "family-nine-pot", "eight-pool", "polish-leaflet")
ALL = under(
    MOCK,
    "family-nine-pot",
    "finnish-nine-pot",
    "meyer-longest",
    "eight-pool",
    "pierer-1844",
    "polish-leaflet",
)
RECORDED = hand(
    chips=(40, 30, 50),
    title="Recorded at my aunt's",
    notes={"date": "29 November 2025", "place": "Munich"},
    says={
        "vying": "Anna poch 2, Ben raise to 4, Clara pass, Anna hold",
        "play": "Ben 8s, Clara 7d, Anna 7c, Ben 9c, Ben Jc, Anna Ad",
    },
)


def text(comparison: Comparison, width: int = 80, wording: Wording = ENGLISH) -> str:
    return replay_text(comparison, wording, width=width)


def flat(told: str) -> str:
    """A text in one line, without marks of direction."""
    return " ".join(re.sub("[\u2066-\u2069]", "", told).split())


def row(told: str, label: str) -> str:
    """The lines of the last row of a table with that label, joined, without its mark."""
    lines = [line.replace("▸", " ") for line in told.splitlines()]
    start = max(i for i, line in enumerate(lines) if line[4:].startswith(label))
    rest = lines[start + 1 :]
    more = next((i for i, line in enumerate(rest) if line[:5].strip() or not line.strip()), len(rest))
    return " ".join(" ".join([lines[start], *rest[:more]]).split())


# -- goldens -------------------------------------------------------------------------------------------------------


def test_the_family_game_against_the_longest_sequence(golden: Callable[[str, str], None]) -> None:
    golden("family-meyer-80.txt", text(under(MOCK, "family-nine-pot", "meyer-longest")))


def test_three_ways_of_shedding_at_80_columns(golden: Callable[[str, str], None]) -> None:
    golden("family-eight-polish-80.txt", text(THREE))


def test_a_recorded_hand_that_is_counterfactual_elsewhere(golden: Callable[[str, str], None]) -> None:
    golden("recorded-80.txt", text(under(RECORDED, "family-nine-pot", "eight-pool", "polish-leaflet")))


def test_a_seed_deals_each_variant_other_cards(golden: Callable[[str, str], None]) -> None:
    record = HandRecord((*PLAYERS, "Dora"), 2, DealtSeed(7), title="Seed 7")
    golden("seed-100.txt", text(under(record, "family-nine-pot", "eight-pool"), 100))


def test_one_variant_alone(golden: Callable[[str, str], None]) -> None:
    golden("family-80.txt", text(under(MOCK, "family-nine-pot")))


# -- what must be there --------------------------------------------------------------------------------------------


def test_a_column_that_is_as_the_first_says_so_and_only_rows_that_differ_are_marked() -> None:
    told = text(under(MOCK, "family-nine-pot", "meyer-longest"))
    marked = [line[4:].split("  ")[0] for line in told.splitlines() if line.startswith("  ▸")]
    assert marked == ["sequence", "Ben", "on the board"]
    assert re.search(r"    Clara +ace 3 +the same\n", told)


def test_the_play_is_the_same_where_only_what_it_brings_differs(tmp_path: Path) -> None:
    house = tmp_path / "dear.yaml"
    settings = "set:\n  board.stake: 2\n"
    house.write_text(f"format: 1\nvariant: dear\nkind: house\nextends: poch/family-nine-pot\n{settings}", "utf-8")
    told = " ".join(text(replay(MOCK, [load("poch/family-nine-pot"), load(house)])).split())
    assert "9 of 9 pools differ. The play is the same." in told
    assert "The play differs." in " ".join(text(THREE).split())


def test_the_divergence_stands_below_the_row_in_which_it_begins() -> None:
    lines = text(under(MOCK, "family-nine-pot", "meyer-longest")).splitlines()
    at = next(i for i, line in enumerate(lines) if "First divergence" in line)
    assert "meld.sequence" in lines[at]
    box = " ".join(line.replace("│", "") for line in lines[at:] if "│" in line)
    for told in ("sequence/trump-seven-eight-nine", "sequence/longest", "AR-B-16", "stated", "Wikipedia"):
        assert told in " ".join(box.split())
    assert any(line.startswith("  ▸ sequence") for line in lines[at - 3 : at])


def test_a_pool_that_stays_says_why() -> None:
    told = text(under(MOCK, "family-nine-pot"))
    assert "♣10 is the upcard" in row(told, "ten")
    assert "nobody holds ♣7 ♣8 ♣9 together" in row(told, "sequence")


def test_a_run_that_wins_says_which_it_beats_and_by_what() -> None:
    told = row(text(under(MOCK, "family-nine-pot", "meyer-longest"), 160), "sequence")
    assert told.endswith("Ben 9: ♣J ♣Q ♣K beats ♥9 ♥10 ♥J of Clara: higher")


def test_runs_show_each_players_cards_with_his_name_and_where_they_stop() -> None:
    told = text(under(MOCK, "family-nine-pot"), 120)
    assert re.search(r"    Anna leads +♥7 ♥8 · ♥9 ♥10 ♥J Clara · ♥Q Ben · ♥K ♥A Anna, stop\n", told)


@pytest.mark.parametrize("variant", ["poch/eight-pool", "poch/foster-1897", "nain-jaune/modern"])
def test_a_player_without_a_card_to_play_is_not_named_in_a_run(variant: str) -> None:
    comparison = replay(MOCK if variant.startswith("poch") else hand(says={}), [load(variant)])
    [column] = comparison.replays
    assert any(event.kind in column.declaration.family.no_card for event in column.events)
    assert "–" not in text(comparison, 120)


def test_in_a_trick_those_are_named_who_played() -> None:
    assert "♥8 · ♥10 Clara · ♥10 is highest" in text(under(MOCK, "eight-pool"), 120)


def test_a_player_goes_on_where_nobody_else_can() -> None:
    comparison = under(hand("9c 10c 7d", "9d 8s", "Jd 8h", upcard="7c", says={}), "foster-1897")
    assert "Anna leads ♣9 ♣10, stop" in flat(text(comparison))


def test_what_tells_that_a_player_had_no_card_is_an_event_of_the_family() -> None:
    for family in FAMILIES:
        assert family.no_card <= set(family.event_kinds)


def test_what_ends_a_run_is_an_event_of_the_family() -> None:
    for family in FAMILIES:
        assert family.ends_run <= set(family.event_kinds)


def test_a_run_ends_where_the_family_of_its_column_says_so() -> None:
    """Another family may call the stop as it likes, and may mean something else by that word."""
    stops = load("poch/family-nine-pot")
    family = but(stops.variant.family, ends_run=frozenset())
    endless = but(stops, variant=but(stops.variant, family=family))
    sections = replay(MOCK, [stops, endless]).sections
    runs = [[p for s in sections for row in s.rows if (p := row[at]) and p.kind == "run"] for at in (0, 1)]
    assert len(runs[0]) > len(runs[1]) == 1


@pytest.mark.parametrize("language", languages())
def test_a_question_that_a_variant_lacks_is_a_visible_gap_whose_sign_is_explained(language: str) -> None:
    wording = Wording(language, FAMILIES)
    explained = wording.say("ui-replay-gap")
    assert explained.startswith("– ")
    lines = text(under(MOCK, "family-nine-pot", "eight-pool"), wording=wording).splitlines()
    assert [line.strip("\u2067\u2069 ") for line in lines].count(explained) == 1
    assert language != "en" or any(re.fullmatch(r"  ▸ Anna, Ben, +– +hold", line) for line in lines)
    assert explained not in text(under(MOCK, "family-nine-pot", "meyer-longest"), wording=wording)


def test_an_illegal_answer_is_shown_in_its_row_with_what_was_played() -> None:
    says = {"vying": "Anna poch 1, Ben hold, Clara hold"}
    told = text(under(hand(says=says), "polish-leaflet"), 120)
    assert "Ben (counterfactual from here) passes* (recorded hold, illegal here) Clara passes* (recorded" in flat(told)
    assert "* answered by the automatic player" in told


def test_what_was_recorded_and_is_illegal_stands_behind_the_card_that_was_played_for_it() -> None:
    says = {"vying": "Anna poch 2, Ben hold, Clara hold", "play": "Anna 2c, Clara 7s"}
    told = flat(text(under(hand(says=says), "family-nine-pot")))
    assert "♥7* (recorded 2c, illegal here) ♥8 · ♥9 ♥10 ♥J Clara · ♥Q Ben" in told
    assert "♥9* Clara (recorded 7s, illegal here) · ♥Q is highest" in flat(text(under(hand(says=says), "eight-pool")))


@pytest.mark.parametrize(
    ("language", "quoted", "unused"),
    [
        ("en", "recorded 2c, illegal here", "recorded Clara 3c, not used"),
        ("de", "aufgezeichnet „2c“, hier verboten", "aufgezeichnet Clara „3c“, nicht gebraucht"),
        ("ar", "المسجَّل «2c»، وهو ممنوع هنا", "المسجَّل Clara «3c»، ولم يُستعمل"),
        ("fi", "kirjattu ”2c”, tässä kielletty", "kirjattu Clara ”3c”, ei käytetty"),
        ("pl", "zapisano „2c”, tu niedozwolone", "zapisano Clara „3c”, niewykorzystane"),
    ],
)
def test_an_answer_of_the_record_is_quoted_as_it_stands_there(language: str, quoted: str, unused: str) -> None:
    says = {"vying": "Anna poch 2, Ben hold, Clara pass", "play": "Anna 2c, Clara 7s, Clara 3c"}
    told = flat(text(under(hand(says=says), "family-nine-pot"), 120, Wording(language, FAMILIES)))
    assert f"({quoted})" in told
    assert unused in told


# -- where a column ceases to be the recorded hand -----------------------------------------------------------------

VYING = "Anna poch 1, Ben hold, Clara hold"
#: Each answer of a hand under a variant that asks in the middle of a run, up to where it goes another way, and what
#: stands there then.
DEPARTURES = [
    ("eight-pool", "Anna 7h, Clara 2c", "counterfactual", "♥7 · ♥Q Ben · ({departure}) ♥9* Clara"),
    ("eight-pool", "Anna 7h", "unrecorded", "♥7 · ♥Q Ben · ({departure}) ♥9* Clara"),
    ("thirty-one", "Anna 7h, Ben 2c", "counterfactual", "♥7 · ({departure}) ♠8* Ben"),
    ("family-nine-pot", "Anna 7h, Anna 8d, Clara 7s, Ben 2c", "counterfactual", "Ben leads ({departure}) ♣9*"),
    ("family-nine-pot", "Anna 7h, Anna 8d, Clara 7s", "unrecorded", "Ben leads ({departure}) ♣9*"),
]


@pytest.mark.parametrize(("variant", "play", "message", "row"), DEPARTURES)
@pytest.mark.parametrize("width", [40, 80, 160])
def test_a_column_is_counterfactual_from_the_very_card_that_is_not_the_recorded_one(
    variant: str, play: str, message: str, row: str, width: int
) -> None:
    told = flat(text(under(hand(says={"vying": VYING, "play": play}), variant), width))
    departure = ENGLISH.say(f"ui-replay-{message}")
    assert told.count(f"({departure})") == 1
    assert row.format(departure=departure) in told


@pytest.mark.parametrize("language", languages())
def test_where_it_is_counterfactual_is_said_in_the_same_place_in_every_language(language: str) -> None:
    wording = Wording(language, FAMILIES)
    told = text(under(hand(says={"vying": VYING, "play": "Anna 7h, Clara 2c"}), "eight-pool"), wording=wording)
    departure = wording.say("ui-replay-counterfactual")
    assert re.search(rf"♥7 · ♥\w Ben · \({departure}\) ♥9\* Clara", flat(told))


# -- agreement -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", ("holds", "passes"), ("hold", "pass")),
        ("de", ("gehalten", "gepasst"), ("gehalten", "gepasst")),
        ("ar", ("مجاراة", "تمرير"), ("مجاراة", "تمرير")),
        ("fi", ("maksaa", "passaa"), ("maksavat", "passaavat")),
        ("pl", ("wyrównuje", "pasuje"), ("wyrównują", "pasują")),
    ],
)
def test_verbs_agree_with_one_player_and_with_several(
    language: str, one: tuple[str, str], several: tuple[str, str]
) -> None:
    def vying(answers: str) -> list[list[str]]:
        told = text(under(hand(says={"vying": answers}), "family-nine-pot"), wording=Wording(language, FAMILIES))
        return [
            words for line in told.splitlines() if (words := flat(line).split())[:1] and words[0][:3] in ("Ben", "Cla")
        ]

    assert [[words[0], words[-1]] for words in vying("Anna poch 1, Ben hold, Clara pass") if words[-1] in one] == [
        ["Ben", one[0]],
        ["Clara", one[1]],
    ]
    for answer, said in zip(("hold", "pass"), several, strict=True):
        told = vying(f"Anna poch 1, Ben {answer}, Clara {answer}")
        assert [words[-1] for words in told if words[0] in ("Ben,", "Ben،")] == [said]


@pytest.mark.parametrize("language", languages())
def test_those_who_are_in_and_those_who_wait_are_told_of_in_every_language(language: str) -> None:
    words, plan = Wording(language, FAMILIES), load("poch/family-nine-pot").plan(3)
    for event in (("waited", 0, "vying.entry"), ("entered", 0, "vying.entry", 1)):
        one, several = (words.cell(plan, event, PLAYERS, number) for number in (1, 2))
        assert (one == several) == (language == "ar")


@pytest.mark.parametrize("language", languages())
def test_a_record_that_goes_no_further_is_not_told_to_be_otherwise(language: str) -> None:
    wording = Wording(language, FAMILIES)
    goes_no_further, otherwise = (f"({wording.say(f'ui-replay-{name}')})" for name in ("unrecorded", "counterfactual"))
    vying = "Anna poch 2, Ben pass, Clara pass"
    short = text(under(hand(says={"vying": vying}), "family-nine-pot"), 120, wording)
    assert goes_no_further in short
    assert otherwise not in short
    slip = text(under(hand(says={"vying": vying, "play": "Anna 2c"}), "family-nine-pot"), 120, wording)
    assert otherwise in slip
    assert goes_no_further not in slip


def test_answers_that_nobody_asked_for_are_told_in_their_phase() -> None:
    told = text(under(RECORDED, "family-nine-pot"), 120)
    assert told.index("Shedding") < told.index("recorded Anna Ad, not used") < told.index("Settling")


def test_a_hand_of_the_automatic_player_has_no_marks() -> None:
    assert "*" not in text(THREE)


def test_a_column_that_stops_says_so_where_it_stops() -> None:
    says = {"vying": "Anna poch 1, Ben raise to 2"}
    told = text(under(hand(says=says), "family-nine-pot", otherwise="stop"), 120)
    assert told.index("Vying") < told.index("Stopped here: nothing is recorded for Clara.") < told.index("Result")


def test_a_column_that_cannot_be_played_is_told_above_the_others() -> None:
    told = text(under(hand(chips=(40, 8, 40)), "family-nine-pot", "eight-pool"), 120)
    assert (
        "family-nine-pot: This variant cannot play the hand: Ben has 8 chips, and dressing the board costs 9." in told
    )
    assert "Shedding" in told


def test_a_hand_that_no_variant_can_play_still_shows_its_cards() -> None:
    told = text(under(hand(upcard=None), "family-nine-pot"))
    assert "♣8 ♣7 · ♦Q ♦10 ♦8" in told
    assert "Result" not in told


def test_the_hands_are_those_when_the_deal_was_over_whether_dealt_from_a_seed_or_written() -> None:
    """Under Pierer's rules the dealer takes up the card that fixes trumps."""
    pierer = load("poch/pierer-1857")
    seeded = replay(HandRecord(PLAYERS, 2, DealtSeed(7)), [pierer])
    [took] = [event for event in seeded.replays[0].events if event.kind == "took-up"]
    written = replay(deal_hand(pierer, players=3, seed=7), [pierer])
    shown = [re.findall(r"^  (?:Anna|Ben|Clara)  .*$", text(one), re.MULTILINE) for one in (seeded, written)]
    assert shown[0] == shown[1]
    assert ENGLISH.card(took.details[0]) in shown[0][took.seat]


def test_unequal_purses_and_carried_pools_are_told_before() -> None:
    told = text(under(hand(chips=(40, 30, 50), carried={"sequence": 6}), "family-nine-pot"))
    assert "Anna 40, Ben 30, Clara 50" in told
    assert "sequence 6" in told


def test_purses_that_differ_by_variant_stand_in_the_columns() -> None:
    told = text(under(hand(chips=None), "family-nine-pot", "polish-leaflet"))
    assert row(told, "Chips") == "Chips 60 chips each 100 chips each"


# -- widths --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [40, 50, 64, 80, 100, 132, 160, 200])
def test_no_line_is_wider_than_asked(width: int) -> None:
    assert [line for line in text(ALL, width).splitlines() if cell_len(line) > width] == []


@pytest.mark.parametrize("width", [50, 80, 160])
def test_nothing_is_cut_off(width: int) -> None:
    """Every card that was played, every player and every amount is there, whatever the width."""
    told = text(under(MOCK, "eight-pool"), width)
    for card in (*ANNA.split(), *BEN.split(), *CLARA.split()):
        sign = "♣♦♥♠"["cdhs".index(card[-1])]
        assert f"{sign}{card[:-1]}" in told
    assert "…" not in told


def test_more_variants_than_fit_go_into_further_tables_beside_the_first() -> None:
    told = text(ALL, 80)
    heads = [line.split() for line in told.splitlines() if line.strip().startswith("family-nine-pot  ")]
    assert [len(head) for head in heads] == [3, 3, 2]
    assert {name for head in heads for name in head} == {
        "family-nine-pot", "finnish-nine-pot", "meyer-longest", "eight-pool", "pierer-1844", "polish-leaflet",
    }  # fmt: skip


def test_the_same_replay_gives_the_same_text() -> None:
    assert text(THREE) == text(under(MOCK, "family-nine-pot", "eight-pool", "polish-leaflet"))


def test_text_is_plain() -> None:
    assert "\x1b" not in text(THREE)


def test_words_are_wrapped_at_blanks_and_only_too_long_ones_are_split() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]
    assert wrap("♥9\u00a0Ben ·", 6) == ["♥9 Ben", "·"]
    assert wrap("family-nine-pot", 8) == ["family-", "nine-pot"]


@pytest.mark.parametrize("width", [1, 0, -3])
def test_the_narrowest_line_still_takes_a_character(width: int) -> None:
    assert wrap("to be", width) == ["t", "o", "b", "e"]


def test_wide_characters_take_two_cells() -> None:
    assert wrap("甲乙丙丁", 4) == ["甲乙", "丙丁"]
    assert pad("甲", 4) == "甲  "


def test_cells_that_run_right_to_left_are_set_apart_in_the_direction_of_the_language_and_padded_outside() -> None:
    assert pad("مزايدة", 8, "rtl") == "\u2067مزايدة\u2069  "
    assert pad("مزايدة leads", 14) == "\u2066مزايدة leads\u2069  "
    assert pad("♥7 ♥8 Ben", 9, "rtl") == "\u2067♥7 ♥8 Ben\u2069"
    assert pad("Anna", 6, "rtl") == "Anna  "
    assert pad("♥7 Anna", 8) == "♥7 Anna "


def test_a_mark_of_direction_is_closed_at_the_end_of_its_line_and_set_again_on_the_next() -> None:
    assert wrap("\u2067ab cd\u2069 ef", 3) == ["\u2067ab\u2069", "\u2067cd\u2069", "ef"]


def test_columns_stay_in_their_order_beside_letters_that_run_right_to_left() -> None:
    line = Layout(80, 10, 20, 2).render([Line("مزايدة", ("آنا ٣", "Ben 3"))])[0]
    assert line.index("مزايدة") < line.index("آنا") < line.index("Ben")


# -- languages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 160])
def test_every_language_fits_every_width_and_leaves_no_mark_open(language: str, width: int) -> None:
    wording = Wording(language, FAMILIES)
    for comparison in (THREE, under(RECORDED, "family-nine-pot", "eight-pool", "polish-leaflet")):
        for line in text(comparison, width, wording).splitlines():
            assert cell_len(line) <= width
            opened = sum(line.count(mark) for mark in "\u2066\u2067\u2068")
            assert opened == line.count("\u2069")


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_no_english_word_is_left_in_another_language(language: str) -> None:
    told = text(under(RECORDED, "family-nine-pot", "eight-pool"), 160, Wording(language, FAMILIES))
    for word in ("the same", "stays", "leads", "passes", "divergence", "Result", "automatic", "chips", "recorded "):
        assert word not in told
