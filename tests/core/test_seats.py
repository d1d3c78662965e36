"""Seats: the round in both directions, and partners."""

from __future__ import annotations

from poch_rules.core.seats import Seats


def test_the_round_goes_clockwise_from_any_seat():
    seats = Seats(4)
    assert seats.after == (1, 2, 3, 0)
    assert seats.round_from[2] == (2, 3, 0, 1)


def test_the_round_can_go_the_other_way():
    seats = Seats(3, clockwise=False)
    assert seats.after == (2, 0, 1)
    assert seats.round_from[0] == (0, 2, 1)


def test_partners_sit_opposite():
    seats = Seats(4, sides=2)
    assert [seats.side(s) for s in range(4)] == [0, 1, 0, 1]
    assert seats.partners(1) == (3,)


def test_who_plays_alone_has_no_partners():
    assert [Seats(3, sides=3).partners(s) for s in range(3)] == [(), (), ()]


def test_seats_without_sides_are_all_of_one():
    seats = Seats(3)
    assert ([seats.side(seat) for seat in range(3)], seats.sides) == ([0, 0, 0], 1)
