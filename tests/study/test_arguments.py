"""What the functions of the package take, and what they say of anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from poch_rules import compare, load, replay, simulate, validate
from poch_rules.core.record import DealtSeed, HandRecord

HAND = HandRecord(("Anna", "Ben", "Clara"), dealer=2, deal=DealtSeed(7), variant="poch/eight-pool")
GAME = "poch/family-nine-pot"


@pytest.mark.parametrize("name", [None, 3, b"a", ["poch/eight-pool"]])
@pytest.mark.parametrize(
    "use",
    [
        load, validate, simulate, lambda name: compare([GAME, name]), lambda name: replay(HAND, [GAME, name]),
    ],
    ids=["load", "validate", "simulate", "compare", "replay"],
)  # fmt: skip
def test_a_variant_is_named_by_a_text_or_a_path(use: Callable[[Any], object], name: object) -> None:
    with pytest.raises(TypeError, match="a variant is named by a text or a Path, not by"):
        use(name)


@pytest.mark.parametrize("hand", [None, {}, 3])
@pytest.mark.parametrize("under", [(), GAME])
def test_what_is_no_hand_is_not_replayed(hand: Any, under: Any) -> None:
    with pytest.raises(TypeError, match="a hand is a HandRecord, or the path of a hand file, not"):
        replay(hand, under)


def test_one_variant_may_be_named_by_itself() -> None:
    for under in (GAME, load(GAME)):
        assert [column.declaration.id for column in replay(HAND, under).replays] == [GAME]
    assert [column.declaration.id for column in replay(HAND).replays] == ["poch/eight-pool"]


def test_a_record_is_answered_or_stopped_and_nothing_else() -> None:
    with pytest.raises(ValueError, match="‘otherwise’ is ‘auto’ or ‘stop’, not 'x'"):
        replay(HAND, otherwise="x")  # type: ignore[arg-type]


@pytest.mark.parametrize("variants", [[], [GAME], GAME, load(GAME)], ids=["none", "one", "id", "variant"])
def test_fewer_than_two_variants_are_not_compared(variants: Any) -> None:
    with pytest.raises(ValueError, match="name two variants or more"):
        compare(variants)


def test_a_variant_that_is_loaded_can_be_checked() -> None:
    report = validate(load(GAME), hands=1, players=3)
    assert (report.valid, report.hands, report.path) == (True, 2, load(GAME).path)


@pytest.mark.parametrize("about", [{"hands": -1}, {"seed": -1}])
def test_fewer_hands_than_none_and_a_seed_below_zero_are_refused(about: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="‘hands’ and ‘seed’ are at least 0, not -1"):
        validate(GAME, **about)


@pytest.mark.parametrize("use", [validate, simulate])
@pytest.mark.parametrize("name", ["hands", "seed"])
@pytest.mark.parametrize("value", ["5", None, 1.5])
def test_what_is_no_whole_number_is_named_with_what_was_given(
    use: Callable[..., object], name: str, value: object
) -> None:
    with pytest.raises(TypeError, match=f"^‘{name}’ is a whole number, not {value!r}$"):
        use(GAME, **{name: value})


@pytest.mark.parametrize("use", [validate, simulate])
def test_a_number_of_players_in_letters_is_no_number(use: Callable[..., object]) -> None:
    with pytest.raises(TypeError, match="the number of players is a whole number, not '4'"):
        use(GAME, players="4")
