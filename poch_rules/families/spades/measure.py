"""What is counted in simulated hands of Spades: contracts, nils, bags and points, for each partnership."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from poch_rules.core.measure import Mean, Share, with_interval
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.spades.bidding import DOUBLE_NIL, NIL
from poch_rules.families.spades.score import Contracts


@dataclass
class SideTally:
    """The counts of one partnership."""

    contract: Mean = field(default_factory=Mean)
    made: Share = field(default_factory=Share)
    nils: Mapping[int, Share] = field(default_factory=lambda: {NIL: Share(), DOUBLE_NIL: Share()})
    bags: Mean = field(default_factory=Mean)
    penalties: int = 0
    points: Mean = field(default_factory=Mean)

    def count(self, rule: Contracts, bids: Sequence[int], tricks: Sequence[int], had: int) -> None:
        """Count one hand: the bids and tricks of the partners, and their bags before it."""
        lines = rule.lines(bids, tricks, had)
        contract, won = rule.contract(bids, tricks)
        if contract:
            self.made.of += 1
            self.made.hits += won >= contract
        for bid, taken in zip(bids, tricks, strict=True):
            if bid in self.nils:
                self.nils[bid].of += 1
                self.nils[bid].hits += not taken
        self.contract.add(contract)
        self.penalties += sum(line.parameter == "bag_limit" for line in lines)
        self.bags.add(sum(line.bags for line in lines if line.bags > 0))
        self.points.add(sum(line.points for line in lines))


class SpadesTally:
    """The counts of Spades.  Side 1 is that of forehand, side 2 that of the dealer.

    contracts     by side: tricks bid in a hand, in how many hands any were, and the share of these contracts made
    nils          by side: how many were bid, and the share that was made
    double_nils   the same of those bid before looking
    bags          by side: bags won in a hand, and how many penalties they brought in all
    points        by side: the change of its score in a hand
    """

    says: Mapping[str, str] = {
        "contracts": "side 1 is forehand’s, side 2 the dealer’s; mean bid: tricks in a hand; "
        "bid: hands with a contract; made: share of them",
        "nils": "bid: how many; made: share of them",
        "double_nils": "bid: how many, before looking; made: share of them",
        "bags": "mean: in a hand; penalties: how many in all",
        "points": "mean: gained in a hand",
    }

    def __init__(self, plan: Plan) -> None:
        self.seats = plan.seats
        rule = plan.rules["score"]
        assert isinstance(rule, Contracts)
        self.rule = rule
        self.accounts = [plan.account(f"bags.{side}") for side in range(plan.seats.sides)]
        self.sides = [SideTally() for _ in range(plan.seats.sides)]

    def count(self, table: Table, opening: Sequence[int]) -> None:
        """Count one finished hand; `opening` is what every account held before it."""
        bids, tricks, order, sides = table.public["bids"], table.public["tricks"], table.order(), len(self.sides)
        for place, tally in enumerate(self.sides):
            partners = order[place::sides]
            own = [bids[seat] for seat in partners], [tricks[seat] for seat in partners]
            tally.count(self.rule, *own, opening[self.accounts[self.seats.side(partners[0])]])

    def figures(self) -> dict[str, Any]:
        """The figures as JSON has them: shares from 0 to 1, tricks, bags, points."""
        return {
            "contracts": [
                {"side": n, "mean_bid": side.contract.value, "bid": side.made.of, **with_interval("made", side.made)}
                for n, side in enumerate(self.sides, start=1)
            ],
            "nils": [
                {"side": n, "bid": side.nils[NIL].of, **with_interval("made", side.nils[NIL])}
                for n, side in enumerate(self.sides, start=1)
            ],
            "double_nils": [
                {"side": n, "bid": side.nils[DOUBLE_NIL].of, **with_interval("made", side.nils[DOUBLE_NIL])}
                for n, side in enumerate(self.sides, start=1)
            ],
            "bags": [
                {"side": n, **with_interval("mean", side.bags), "penalties": side.penalties}
                for n, side in enumerate(self.sides, start=1)
            ],
            "points": [{"side": n, **with_interval("mean", side.points)} for n, side in enumerate(self.sides, start=1)],
        }
