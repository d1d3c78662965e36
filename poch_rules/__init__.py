"""Rules of card games as data: load a variant, check it, play it, replay a hand under it, compare and simulate it.

>>> import poch_rules
>>> variant = poch_rules.load("poch/family-nine-pot")
>>> variant.players.usual
4
>>> plan = variant.plan(4)
>>> plan.accounts[:3]
('ace', 'king', 'queen')
>>> play = poch_rules.Play(plan, plan.pack.shuffled(7), dealer=3, balances=[40] * 4 + [0] * 9)
>>> play.asking.kind, play.asking.seat
('vying.open', 0)
>>> play.run(plan.variant.family.automatic).asking is None, sum(play.table.ledger.balances)
(True, 160)
>>> match = poch_rules.Match(plan)
>>> while match.ending is None:
...     match.close(match.deal(plan.pack.shuffled(match.hands)).run(plan.variant.family.automatic))
>>> match.ending.kind, sum(match.balances) == 4 * 60
('undressed', True)
>>> deals = (poch_rules.Match(plan).deal(plan.pack.shuffled(seed)) for seed in range(100))
>>> hands = list(poch_rules.abreast(deals, plan.variant.family.automatic))
>>> len(hands), all("out" in hand.table.roles for hand in hands)
(100, True)

Every function that reads files takes `families`: those that are known (`poch_rules.families.FAMILIES` unless given).
A family that is written outside of this package works everywhere when it is named there.
"""

from __future__ import annotations

TYPE_CHECKING = False  # this module is imported before ``poch`` can take an interrupt: it waits for nothing
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path
    from typing import Any, Literal

    from poch_rules.core.abreast import abreast
    from poch_rules.core.family import Family
    from poch_rules.core.match import Match
    from poch_rules.core.play import Play
    from poch_rules.core.record import HandRecord
    from poch_rules.declare.declaration import Declaration
    from poch_rules.study.compare import RuleComparison
    from poch_rules.study.replay import Comparison
    from poch_rules.study.report import Report
    from poch_rules.study.simulate import Simulation

__all__ = ["Match", "Play", "abreast", "compare", "load", "replay", "simulate", "validate"]


def load(name: str | Path, *, families: Sequence[Family] | None = None) -> Declaration:
    """A variant: one of the library by its id or bare name, or one of your own from a YAML file.

    Raises `poch_rules.declare.diagnostics.Refused` for a faulty file, whose `diagnostics` say what is wrong at which
    line and column, and `poch_rules.declare.library.UnknownVariant` for a name that is none.

    >>> load("poch/meyer-longest").slots["meld.sequence"].module
    'sequence/longest'
    """
    from poch_rules.declare.library import load

    return load(name, families=_known(families))


def validate(
    variant: Declaration | str | Path,
    *,
    hands: int = 100,
    players: int | None = None,
    seed: int = 1,
    families: Sequence[Family] | None = None,
) -> Report:
    """Check a variant, and play that many hands for each number of players with every law watched.

    See `poch_rules.study.validate.validate`.  `Report.valid` says whether all is well, `Report.to_json()` is one of the
    files of ``poch validate --format json``.

    >>> validate("poch/polish-leaflet", hands=1, players=3).valid
    True
    """
    from poch_rules.study.validate import validate

    return validate(variant, hands=hands, players=players, seed=seed, families=_known(families))


def replay(
    hand: HandRecord | str | Path,
    under: Sequence[Declaration | str | Path] | Declaration | str | Path = (),
    *,
    otherwise: Literal["auto", "stop"] = "auto",
    families: Sequence[Family] | None = None,
) -> Comparison:
    """Play a recorded hand under one or more variants, side by side.

    hand       a record, or the path of a hand file
    under      one variant or several, as `load` gives them or takes them; the hand's own where none is named
    otherwise  what happens where the record has no answer that fits: ``auto`` lets the automatic player answer,
               ``stop`` ends the column there

    A record that does not fit a variant gives a column that is not `complete` and says why.  `Comparison.to_json()` is
    the object of ``poch replay --format json``.  Raises `poch_rules.declare.diagnostics.Refused` for a faulty file,
    `ValueError` where no variant is named anywhere, and `TypeError` for a hand that is none.

    >>> from poch_rules.core.record import DealtSeed, HandRecord
    >>> hand = HandRecord(("Anna", "Ben", "Clara"), dealer=2, deal=DealtSeed(7))
    >>> table = replay(hand, ["poch/family-nine-pot", "poch/meyer-longest"])
    >>> [column.complete for column in table.replays]
    [True, True]
    """
    from pathlib import Path

    from poch_rules.core.record import HandRecord
    from poch_rules.declare.hand import read_hand
    from poch_rules.study.replay import replay

    record = read_hand(Path(hand), families=_known(families)) if isinstance(hand, str | Path) else hand
    names = _several(under)
    if not names and isinstance(record, HandRecord):
        if record.variant is None:
            raise ValueError("the hand names no variant: say under which it is to be played")
        names = [record.variant]
    return replay(record, [_loaded(name, families) for name in names], otherwise=otherwise)


def compare(
    declarations: Sequence[Declaration | str | Path],
    *,
    language: str = "en",
    families: Sequence[Family] | None = None,
) -> RuleComparison:
    """The rules of several variants side by side: one row for each setting, one cell for each variant.

    Sentences are in that language (one of `poch_rules.declare.wording.languages()`).  `RuleComparison.to_json()` is the
    object of ``poch compare --format json``.  Raises `ValueError` for fewer than two variants.

    >>> rows = compare(["poch/family-nine-pot", "poch/meyer-longest"]).rows
    >>> {row.slot for row in rows if row.differs}
    {'meld.sequence'}
    """
    from poch_rules.study.compare import compare

    return compare([_loaded(name, families) for name in _several(declarations)], language=language)


def simulate(
    declaration: Declaration | str | Path,
    *,
    players: int | None = None,
    hands: int = 10_000,
    seed: int = 1,
    match: bool = False,
    families: Sequence[Family] | None = None,
) -> Simulation:
    """Play many seeded hands with the automatic player and count what happens.

    See `poch_rules.study.simulate.simulate` for the seeds and for `match`.  `Simulation.to_json()` is one of the
    simulations of ``poch simulate --format json``: shares from 0 to 1, chips, cards, 95 % intervals.  Raises
    `poch_rules.core.variant.CannotBePlayed` for a number of players that the variant does not take.

    >>> simulate("poch/family-nine-pot", hands=50).to_json()["pots"]["poch"]["won"]
    1.0
    """
    from poch_rules.study.simulate import simulate

    variant = _loaded(declaration, families)
    return simulate(variant, players=players, hands=hands, seed=seed, match=match)


def _loaded(name: Declaration | str | Path, families: Sequence[Family] | None) -> Declaration:
    from poch_rules.declare.declaration import Declaration

    return name if isinstance(name, Declaration) else load(name, families=families)


def _several(
    named: Iterable[Declaration | str | Path] | Declaration | str | Path,
) -> list[Declaration | str | Path]:
    """Variants in a list, where one may be named by itself; what is neither is refused when it is loaded."""
    from collections.abc import Iterable

    return list(named) if isinstance(named, Iterable) and not isinstance(named, str) else [named]


def _known(families: Sequence[Family] | None) -> Sequence[Family]:
    if families is not None:
        return families
    from poch_rules.families import FAMILIES

    return FAMILIES


def __getattr__(name: str) -> Any:
    # Nothing of the engine is imported before somebody asks for it; asked for once, it stands here.
    if name == "Play":
        from poch_rules.core.play import Play

        return globals().setdefault(name, Play)
    if name == "Match":
        from poch_rules.core.match import Match

        return globals().setdefault(name, Match)
    if name == "abreast":
        from poch_rules.core.abreast import abreast

        return globals().setdefault(name, abreast)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
