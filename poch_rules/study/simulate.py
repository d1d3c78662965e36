"""Many seeded hands of one variant, played by the automatic player, and what can be counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from poch_rules.core.abreast import abreast
from poch_rules.core.match import Ending, Match
from poch_rules.core.measure import Mean, Share, with_interval, with_own_interval
from poch_rules.core.play import Play

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan
    from poch_rules.declare.declaration import Declaration

#: A hand that was played to its end, and what every account held before it.
Finished = tuple[Play, Sequence[int]]
#: A match that is not over after so many hands is broken off.
LONGEST_MATCH: Final = 1_000


def seed_of_hand(seed: int, hand: int) -> int:
    """The seed that shuffles the pack of the n-th hand (n from 1) of a run: ``seed * 1_000_000_000 + n``.

    `poch deal --seed` takes it, so that any hand of a run can be looked at.

    >>> seed_of_hand(1, 25)
    1000000025
    """
    return seed * 1_000_000_000 + hand


def whole_numbers(**given: object) -> None:
    """Raise `TypeError` for what should be a whole number and is none, by its name.

    >>> whole_numbers(hands=5, seed="5")
    Traceback (most recent call last):
    TypeError: ‘seed’ is a whole number, not '5'
    """
    for name, value in given.items():
        if not isinstance(value, int):
            raise TypeError(f"‘{name}’ is a whole number, not {value!r}")


@dataclass(frozen=True)
class Simulation:
    """What a run of hands showed.

    variant, players, seed   what was played
    hands       how many hands were played
    asked       how many were asked for; whole matches may take a few more
    complete    whether the run came to its end
    figures     what the family counts, by name (see its `Family.measure`)
    match       what was counted of whole matches, where matches were played
    says        what the words at the heads of the family's figures mean, by the same names
    """

    variant: str
    players: int
    hands: int
    asked: int
    seed: int
    figures: dict[str, Any]
    match: dict[str, Any] | None = None
    complete: bool = True
    policy: str = "automatic"
    says: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The object of ``poch simulate --format json``: shares from 0 to 1, chips, cards; six decimals.

        Nothing (``null``) stands for what so few hands do not tell.
        """
        return {
            "variant": self.variant,
            "players": self.players,
            "hands": self.hands,
            "asked": self.asked,
            "seed": self.seed,
            "policy": self.policy,
            "complete": self.complete,
            **self.figures,
            **({"match": self.match} if self.match is not None else {}),
        }


class Interrupted(KeyboardInterrupt):
    """The run was interrupted; `simulation` holds what was played so far."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__("interrupted")
        self.simulation = simulation


def simulate(
    declaration: Declaration,
    *,
    players: int | None = None,
    hands: int = 10_000,
    seed: int = 1,
    match: bool = False,
    longest_match: int = LONGEST_MATCH,
    after_hand: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many hands of a variant with the automatic player and count what happens.

    declaration    the variant, as `load` gives it
    players        how many play; the variant's usual number unless given
    hands          how many hands; with `match` no new match begins once so many were played
    seed           the n-th hand (from 1) is shuffled with ``seed * 1_000_000_000 + n``
    match          play whole matches, with the pools carried over and the deal passing on
    longest_match  a match not over after so many hands is broken off and counted as such
    after_hand     told the number of hands after every hand

    Without `match` every hand is a first deal: full purses, empty pools, the deal with the last seat.  The same
    arguments give the same figures.  Seats are places in dealing order: 1 is forehand, the last one deals.

    Raises `CannotBePlayed` for a number of players, or purses, that the variant cannot play with, `ValueError` for no
    hands or a seed below zero, `TypeError` for a number that is no whole one, and `Interrupted`, with what was counted
    so far, at Ctrl-C.

    >>> import poch_rules
    >>> run = poch_rules.simulate(poch_rules.load("poch/family-nine-pot"), hands=200)
    >>> run.hands, run.players, 0.8 < run.figures["pots"]["ace"]["won"] < 0.95
    (200, 4, True)
    """
    whole_numbers(hands=hands, seed=seed, longest_match=longest_match)
    if hands < 1 or longest_match < 1:
        raise ValueError("nothing is counted without a hand: ‘hands’ and ‘longest_match’ are at least 1")
    if seed < 0:
        raise ValueError(f"the seed {seed} is below zero")
    plan = declaration.plan(declaration.players.usual if players is None else players)
    tally = plan.variant.family.measure(plan)
    matches = MatchTally(plan, longest_match) if match else None
    finished = first_deals(plan, hands, seed) if matches is None else whole_matches(plan, hands, seed, matches)
    played = 0
    interrupt: KeyboardInterrupt | None = None
    try:
        for play, opening in finished:
            tally.count(play.table, opening)
            played += 1
            if after_hand is not None:
                after_hand(played)
    except KeyboardInterrupt as stopped:
        interrupt = stopped
    simulation = Simulation(
        plan.variant.id,
        plan.players,
        hands=played,
        asked=hands,
        seed=seed,
        figures=rounded(tally.figures()),
        match=None if matches is None else rounded(matches.figures()),
        complete=interrupt is None,
        says=tally.says,
    )
    if interrupt is not None:
        raise Interrupted(simulation) from interrupt
    return simulation


def first_deals(plan: Plan, hands: int, seed: int) -> Iterator[Finished]:
    """So many first deals, each played to its end; they go abreast."""
    fresh = Match(plan)
    packs = (plan.pack.shuffled(seed_of_hand(seed, n)) for n in range(1, hands + 1))
    for play in abreast((fresh.deal(pack, log=False) for pack in packs), plan.variant.family.automatic):
        yield play, fresh.balances


def whole_matches(plan: Plan, hands: int, seed: int, matches: MatchTally) -> Iterator[Finished]:
    """The hands of whole matches one after another, until there were so many; every match is counted when it is over.

    Raises `CannotBePlayed` where no hand can be played at all.
    """
    played = 0
    while played < hands:
        match = Match(plan)
        while match.ending is None and match.hands < matches.limit:
            pack = plan.pack.shuffled(seed_of_hand(seed, played + match.hands + 1))
            play = match.deal(pack, log=False)
            yield play.run(plan.variant.family.automatic), match.balances
            match.close(play)
        if not match.hands:
            match.deal(plan.pack.cards)  # this says why
        played += match.hands
        matches.count(match)


@dataclass
class MatchTally:
    """What is counted of whole matches: how long they last, how they end, who wins them.

    `sides` is counted where there are partnerships; what partners have at the end is the same (`Family.stands_at`).
    """

    plan: Plan
    limit: int
    length: Mean = field(default_factory=Mean)
    shortest: int | None = None
    longest: int | None = None
    endings: Counter[str] = field(default_factory=Counter)
    shared: int = 0

    def __post_init__(self) -> None:
        seats = self.plan.seats
        order = seats.round_from[seats.after[seats.count - 1]]  # the last seat deals first
        self.seats = [Standing((seat,)) for seat in order]
        self.sides = [Standing(order[n :: seats.sides]) for n in range(seats.sides)] if seats.sides > 1 else []

    def count(self, match: Match) -> None:
        """Count one match.  Of one that was broken off only its length counts."""
        ending: Ending | None = match.ending
        self.length.add(match.hands)
        self.shortest = match.hands if self.shortest is None else min(self.shortest, match.hands)
        self.longest = match.hands if self.longest is None else max(self.longest, match.hands)
        self.endings["unfinished" if ending is None else ending.kind] += 1
        if ending is None:
            return
        stands = self.plan.variant.family.stands_at(self.plan, match.balances)
        for standing in (*self.seats, *self.sides):
            standing.count(ending.winners, stands)
        self.shared += sum(standing.is_among(ending.winners) for standing in self.sides or self.seats) > 1

    def figures(self) -> dict[str, Any]:
        """The figures as JSON has them.  Seat 1 is forehand of the first deal; a shared win counts for each."""
        matches = self.length.of
        figures = {
            "matches": matches,
            "limit": self.limit,
            "shared_wins": self.shared,
            "length": {**with_interval("mean", self.length), "shortest": self.shortest, "longest": self.longest},
            "endings": {kind: {"matches": n, "share": n / matches} for kind, n in sorted(self.endings.items())},
            "seats": [{"seat": n, **seat.figures()} for n, seat in enumerate(self.seats, start=1)],
        }
        if self.sides:
            figures["sides"] = [{"side": n, **side.figures()} for n, side in enumerate(self.sides, start=1)]
        return figures


@dataclass
class Standing:
    """How a player, or partners, fared in the matches that were played to their end."""

    seats: tuple[int, ...]
    won: Share = field(default_factory=Share)
    final: Mean = field(default_factory=Mean)

    def is_among(self, winners: Sequence[int]) -> bool:
        """Whether it is among these winners of a match."""
        return any(seat in winners for seat in self.seats)

    def count(self, winners: Sequence[int], stands: Sequence[int]) -> None:
        """Count one match: the seats that won it, and what each seat has at its end."""
        self.won.of += 1
        self.won.hits += self.is_among(winners)
        self.final.add(stands[self.seats[0]])

    def figures(self) -> dict[str, Any]:
        """The share of the matches that were won, and the mean of what was left at the end."""
        return {**with_interval("won", self.won), **with_own_interval("mean_final", self.final)}


def rounded(figures: Any) -> Any:
    """The same figures with six decimals."""
    if isinstance(figures, dict):
        return {name: rounded(value) for name, value in figures.items()}
    if isinstance(figures, list):
        return [rounded(value) for value in figures]
    return round(figures, 6) if isinstance(figures, float) else figures
