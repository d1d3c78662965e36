"""Every parameter of every rule of every family changes what happens: a hand for each tells two of its values apart.

A `Shown` names a variant of the library, the slot whose rule is changed, and two values of the parameter.  The hand is
given by its cards (clockwise, the last player dealing) or by a seed, and by answers: ``1``, ``pass`` or a card; where
one is missing or not on the menu, the automatic player answers.  What happens before or after a hand (purses, the
draw for the first deal, the end of a match) is told apart by what `looks_at` finds.
"""

from __future__ import annotations

import dataclasses
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from poch_rules import load
from poch_rules.core.cards import SUITS, Card, parse
from poch_rules.core.decisions import PASS, allows
from poch_rules.core.events import Event
from poch_rules.core.match import Match
from poch_rules.core.play import Hands, Play
from poch_rules.core.rules import LARGEST, Rule, parameters
from poch_rules.core.variant import Plan, prepare
from poch_rules.declare.parameters import parameter_schemas
from poch_rules.families import FAMILIES
from poch_rules.families.poch.board import Direction as Round
from poch_rules.families.poch.board import FirstDealer, Payer
from poch_rules.families.poch.deal import Extent, TrumpFrom
from poch_rules.families.poch.meld import Comparison, Rank
from poch_rules.families.poch.play import Ace, Direction, Lead, Leader, Restart, RisingRuns, Stops, Turn
from poch_rules.families.poch.sets import Lone, SetOrder
from poch_rules.families.poch.settle import Counted, Payee
from poch_rules.families.poch.showdown import AllPass, Compared, Level, Penalty, Survivor
from poch_rules.families.poch.upcard import Taker
from poch_rules.families.poch.vying import Answers, Closing, Entry, Limit, Speaker, Vying
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK, Blind, BothNil
from poch_rules.families.spades.score import Contracts, FailedBags, NilTricks
from poch_rules.families.spades.tricks import FirstLead, Leading
from poch_rules.families.stops.deal import DealWithDeadCards, Turned
from poch_rules.families.stops.pack import PackWithout
from poch_rules.families.stops.pools import PlainPool
from poch_rules.families.stops.settle import Amount
from poch_rules.study.trial import Whim

FAMILY, POLISH, EIGHT, SPADES = "poch/family-nine-pot", "poch/polish-leaflet", "poch/eight-pool", "spades/partnership"


@dataclass(frozen=True)
class Shown:
    """A hand that tells two values of a parameter apart."""

    variant: str
    slot: str
    values: tuple[Any, Any]
    hands: Sequence[str] = ()
    answers: str = ""
    trump: str = "h"
    upcard: str = ""
    seed: int = 7
    whim: int | None = None
    players: int = 3
    others: Mapping[str, Rule] = field(default_factory=dict)
    looks_at: Callable[[Plan], Any] | None = None

    def plan(self, parameter: str, value: Any) -> Plan:
        """The variant with one value of the parameter."""
        variant = load(self.variant).variant
        rules = {**variant.rules[self.players], **self.others}
        rules[self.slot] = replace(rules[self.slot], **{parameter: value})
        return prepare(replace(variant, rules={self.players: rules}), self.players)

    def seen(self, parameter: str, value: Any) -> Any:
        """What is seen with that value: the log of the hand, or what else is looked at."""
        plan = self.plan(parameter, value)
        return self.looks_at(plan) if self.looks_at else list(self.played(plan).log)

    def played(self, plan: Plan) -> Play:
        """The hand under a plan, to its end; no law may be broken on the way."""
        purses = [0 if plan.variant.family.name == "spades" else 60] * self.players
        play = Play(
            plan,
            self.dealt() if self.hands else plan.pack.shuffled(self.seed),
            dealer=self.players - 1,
            balances=[*purses, *[0] * len(plan.accounts)],
            watch=True,
        )
        script = [answer(word) for word in self.answers.split()]
        whim = None if self.whim is None else Whim(random.Random(self.whim))
        while (asking := play.asking) is not None:
            wanted = script.pop(0) if script else None
            if wanted is None or not allows(asking.menu, wanted):
                policy = plan.variant.family.automatic
                wanted = whim(play, asking) if whim else policy(play.view(asking.seat), asking)
            play.answer(wanted)
        assert not play.violations
        return play

    def dealt(self) -> Hands:
        """The hands as they are written."""
        cards = tuple(tuple(map(parse, text.split())) for text in self.hands)
        return Hands(cards, parse(self.upcard) if self.upcard else -1, SUITS.index(self.trump))


def answer(word: str) -> int | None:
    """An answer as the hands above write it; a dot leaves it to the automatic player."""
    names = {"pass": PASS, ".": None, "look": LOOK, "double-nil": DOUBLE_NIL}
    if word in names:
        return names[word]
    return int(word) if word.isdigit() else parse(word)


def start(plan: Plan) -> list[int]:
    """What everybody has when a match begins."""
    return Match(plan).balances


def drawn_dealer(plan: Plan) -> int:
    """Who deals first when it is drawn for."""
    return Match(plan, drawn=plan.pack.shuffled(7)).dealer


def ended(*balances: int) -> Callable[[Plan], Any]:
    """Whether a match ends with these balances, and how."""
    return lambda plan: (
        Match(plan, balances=[*balances, *[0] * (plan.players + len(plan.accounts) - len(balances))]).ending
    )


def deals_played(plan: Plan) -> int:
    """How many deals a match has; everybody always has enough to go on."""
    game = Match(plan)
    while game.ending is None:
        game.close(game.deal(plan.pack.shuffled(game.hands)).run(plan.variant.family.automatic))
        game.balances = [60] * plan.players + [0] * len(plan.accounts)
    return game.hands


PAIRS = ("7c 7d 9s", "8c 8d 10s", "Qc Qd Js")
ACES = ("7c 7d 9s", "8c 8d 10s", "Ac Ad Js")
L, T, TR, D = Comparison.LENGTH, Comparison.TOP, Comparison.TRUMP, Comparison.DEALING_ORDER
CARDS, RANK, TRUMP = SetOrder.CARDS, SetOrder.RANK, SetOrder.TRUMP
LEVEL = {"vying": Vying(ranking=(SetOrder.CARDS, SetOrder.RANK))}
BLUFF = {"vying": Vying(entry=Entry.ANYTHING, compared=Compared.EVERYBODY)}
RUNS = ("7c 8c Kd", "9c Ks Jd", "7s Qd 10d")
LOW_ACE = ("Kd 7c 8h", "Ad Ks Jc", "7s Qs 10h")
COUNT = "poch/thirty-one"

DWARF, POPE = "nain-jaune/modern", "pope-joan/hoffmann"
#: Ben goes out while Anna still holds the ten of diamonds; Clara has the rest of a king.
DWARF_HAND = ("3c 10d Kc", "4h 5h", "9s Qh")
POPE_HAND = ("9d Jh 3c", "Qh Kh 5s 6c", "7c 2d 4c")
ICELAND = "pukk/husfreyjan-1969"
#: Anna has a pair and the wild jack, Ben and Clara a pair each; spades are trumps.
ICELAND_HAND = ("Jc Kc 7d", "Ac Ad 8h", "6c 6d 9h", "5c 8d 10h", "7c 9d Qh")
PUKK_HANDS: dict[tuple[str, str, str], Shown] = {
    ("pukk", "owned-board", "further"): Shown(
        ICELAND, "board", (("pukk",), ("pukk", "kitty")), ICELAND_HAND, trump="s", players=5
    ),
    ("pukk", "owned-board", "stake"): Shown(ICELAND, "board", (1, 2), ICELAND_HAND, trump="s", players=5),
    ("pukk", "held-card", "card"): Shown(
        ICELAND, "meld.pamfil", (Card("Jc"), Card("9h")), ICELAND_HAND, trump="s", players=5
    ),
    ("pukk", "wild-sets", "wild"): Shown(ICELAND, "sets", (Card("Jc"), Card("8h")), ICELAND_HAND, trump="s", players=5),
    ("pukk", "wild-sets", "above_ace"): Shown(
        ICELAND, "sets", (Rank.SIX, Rank.SEVEN), ICELAND_HAND, trump="s", players=5
    ),
}
STOPS: dict[tuple[str, str, str], Shown] = {
    ("nain-jaune", "pack-without", "size"): Shown(DWARF, "pack", (52, 36), others={"pack": PackWithout(52)}),
    ("nain-jaune", "pack-without", "without"): Shown(
        DWARF, "pack", ((Card("8d"),), (Card("8c"),)), others={"pack": PackWithout(52)}
    ),
    ("nain-jaune", "staked-board", "payer"): Shown(DWARF, "board", (Payer.EVERYBODY, Payer.DEALER), DWARF_HAND),
    ("nain-jaune", "dead-cards", "cards"): Shown(DWARF, "deal", (15, 14)),
    ("nain-jaune", "dead-cards", "dead_hands"): Shown(DWARF, "deal", (0, 1), others={"deal": DealWithDeadCards(9)}),
    ("nain-jaune", "dead-cards", "turned"): Shown(
        DWARF, "deal", (Turned.NONE, Turned.LAST), others={"deal": DealWithDeadCards(9)}
    ),
    ("nain-jaune", "played-card", "stake"): Shown(DWARF, "pool.ten", (1, 2), DWARF_HAND),
    ("nain-jaune", "played-card", "card"): Shown(DWARF, "pool.ten", (Card("10d"), Card("5h")), DWARF_HAND),
    ("nain-jaune", "plain-pool", "stake"): Shown(DWARF, "pool.ten", (1, 2), others={"pool.ten": PlainPool()}),
    ("nain-jaune", "rank-runs", "high"): Shown(DWARF, "play", (Rank.KING, Rank.FOUR), DWARF_HAND),
    ("nain-jaune", "left-with-card", "amount"): Shown(DWARF, "left", (Amount.AS_MUCH_AGAIN, Amount.STAKE), DWARF_HAND),
    ("pope-joan", "played-trump", "stake"): Shown(POPE, "pool.jack", (1, 2), POPE_HAND, "Jh"),
    ("pope-joan", "played-trump", "rank"): Shown(POPE, "pool.jack", (Rank.JACK, Rank.TWO), POPE_HAND, "Jh"),
    ("pope-joan", "played-trumps", "stake"): Shown(POPE, "pool.matrimony", (2, 3), POPE_HAND, "Jh"),
    ("pope-joan", "played-trumps", "ranks"): Shown(
        POPE, "pool.matrimony", ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.JACK)), POPE_HAND, "Jh"
    ),
}

PARAMETER_HANDS: dict[tuple[str, str, str], Shown] = {
    # before the deal
    ("poch", "pack", "size"): Shown(FAMILY, "pack", (32, 52)),
    ("poch", "seating", "direction"): Shown(FAMILY, "seating", (Round.CLOCKWISE, Round.ANTICLOCKWISE), PAIRS),
    ("poch", "seating", "first_dealer"): Shown(
        FAMILY, "seating", (FirstDealer.LOT, FirstDealer.FIRST_ACE), looks_at=drawn_dealer
    ),
    ("poch", "purse", "chips"): Shown(FAMILY, "chips", (60, 50), looks_at=start),
    ("poch", "shared-supply", "chips"): Shown(POLISH, "chips", (300, 240), looks_at=start),
    ("poch", "board", "further"): Shown(FAMILY, "board", (("poch", "centre"), ("poch", "centre", "kitty")), PAIRS),
    ("poch", "board", "undressed"): Shown(FAMILY, "board", ((), ("poch",)), PAIRS),
    ("poch", "board", "stake"): Shown(FAMILY, "board", (1, 2), PAIRS),
    ("poch", "board", "payer"): Shown(FAMILY, "board", (Payer.EVERYBODY, Payer.DEALER), PAIRS),
    # the deal
    ("poch", "deal", "cards"): Shown(FAMILY, "deal", (Extent.ALL_BUT_ONE, 5)),
    ("poch", "deal", "batches"): Shown(FAMILY, "deal", ((1,), (3, 2))),
    ("poch", "deal", "trump"): Shown(FAMILY, "deal", (TrumpFrom.TURNED, TrumpFrom.DEALERS)),
    # melding
    ("poch", "trump-card", "rank"): Shown(FAMILY, "meld.king", (Rank.KING, Rank.NINE), ("Kh 7c", "9h 7d", "8s 8c")),
    ("poch", "trump-cards", "ranks"): Shown(
        FAMILY, "meld.marriage", ((Rank.KING, Rank.QUEEN), (Rank.JACK, Rank.TEN)), ("Kh Qh", "Jh 10h", "8s 8c")
    ),
    ("poch", "best-run", "least"): Shown(
        "poch/meyer-longest", "meld.sequence", (3, 4), ("7c 8c 9c", "9s Jd", "Qs 10d")
    ),
    ("poch", "best-run", "compare"): Shown(
        "poch/meyer-longest", "meld.sequence", ((L, T, TR, D), (T, L, TR, D)), ("7c 8c 9c 10c", "Qs Ks As", "9s Jd")
    ),
    ("poch", "best-run", "most"): Shown(
        "poch/meyer-longest", "meld.sequence", (0, 3), ("7c 8c 9c 10c", "Qs Ks As", "9s Jd")
    ),
    # vying
    ("poch", "vying", "pools"): Shown(FAMILY, "vying", (("poch",), ("centre", "poch")), PAIRS),
    ("poch", "vying", "first"): Shown(FAMILY, "vying", (Speaker.FOREHAND, Speaker.DEALER), PAIRS),
    ("poch", "vying", "entry"): Shown(FAMILY, "vying", (Entry.SET, Entry.ANYTHING), ("7c 8d", "9c 9d", "Qs Js"), "2"),
    ("poch", "vying", "least_bet"): Shown(FAMILY, "vying", (1, 2), PAIRS),
    ("poch", "vying", "least_raise"): Shown(FAMILY, "vying", (1, 2), PAIRS, "1 2"),
    ("poch", "vying", "answers"): Shown(FAMILY, "vying", (Answers.HOLD_OR_RAISE, Answers.HOLD), PAIRS, "1 2"),
    ("poch", "vying", "closing"): Shown(FAMILY, "vying", (Closing.LEVEL, Closing.DECLINED), PAIRS, "1 1 1 3"),
    ("poch", "vying", "survivor"): Shown(FAMILY, "vying", (Survivor.UNSEEN, Survivor.SHOWS_SET), PAIRS, "1 pass pass"),
    ("poch", "vying", "compared"): Shown(FAMILY, "vying", (Compared.STAYERS, Compared.EVERYBODY), PAIRS, "1 1 pass"),
    ("poch", "vying", "ranking"): Shown(
        FAMILY, "vying", ((CARDS, RANK, TRUMP), (RANK, CARDS, TRUMP)), ("7c 7d 7s", "Kc Kd", "Qs Js")
    ),
    ("poch", "vying", "level"): Shown(
        FAMILY, "vying", (Level.SHARE, Level.STAY), ("7c 7d Kh", "7h 7s 10s", "Qc Kd Js"), "1 1 pass", others=LEVEL
    ),
    ("poch", "vying", "penalty"): Shown(
        FAMILY, "vying", (Penalty.NONE, Penalty.AS_MUCH_AGAIN), PAIRS, "1 2 pass pass", others=BLUFF
    ),
    ("poch", "vying", "all_pass"): Shown(FAMILY, "vying", (AllPass.STAY, AllPass.BEST_TAKES), PAIRS, "pass pass pass"),
    ("poch", "vying", "fee"): Shown(FAMILY, "vying", (0, 1), PAIRS),
    ("poch", "vying", "most_bet"): Shown(FAMILY, "vying", (Limit.PURSE, 1), PAIRS, "2"),
    ("poch", "vying", "lone"): Shown(
        "poch/hamburg-1873", "vying", (Lone.HIGH_CARD, Lone.NOTHING), ("7c Ad 9s", "8c Kd 10s", "9c Qd Js"), "1 1 1"
    ),
    # the upcard
    ("poch", "upcard-pool", "taker"): Shown(
        "poch/poque-1765", "upcard", (Taker.DEALER, Taker.NEXT), ("7c 9d Js", "8h 8d 10s", "9h Jd 7s"), upcard="Kh"
    ),
    # shedding
    ("poch", "rising-runs", "ace"): Shown(FAMILY, "play", (Ace.HIGH, Ace.LOW), LOW_ACE, "pass pass pass Kd"),
    ("poch", "rising-runs", "turn"): Shown(FAMILY, "play", (Turn.HOLDER, Turn.ROUND), RUNS, "pass pass pass 8c"),
    ("poch", "rising-runs", "stop_chips"): Shown(FAMILY, "play", (0, 1), RUNS, "pass pass pass 8c"),
    ("poch", "counting", "leader"): Shown(COUNT, "play", (Leader.VYING_WINNER, Leader.FOREHAND), PAIRS),
    ("poch", "counting", "most"): Shown(COUNT, "play", (31, 20), PAIRS),
    ("poch", "counting", "stop_chips"): Shown(COUNT, "play", (1, 2), PAIRS),
    ("poch", "rising-runs", "leader"): Shown(FAMILY, "play", (Leader.VYING_WINNER, Leader.FOREHAND), PAIRS),
    ("poch", "rising-runs", "lead"): Shown(
        FAMILY,
        "play",
        (Lead.ANY, Lead.LOWEST_OF_SUIT),
        RUNS,
        "pass pass pass 8c",
        others={"play": RisingRuns(Leader.FOREHAND)},
    ),
    ("poch", "rising-runs", "restart"): Shown(
        FAMILY, "play", (Restart.LAST_PLAYER, Restart.NEXT_PLAYER), RUNS, "pass pass pass 8c"
    ),
    ("poch", "end-runs", "leader"): Shown(POLISH, "play", (Leader.VYING_WINNER, Leader.FOREHAND), ACES, "1 2 3"),
    ("poch", "end-runs", "direction"): Shown(
        POLISH,
        "play",
        (Direction.WHOLE_HAND, Direction.EACH_RUN),
        ("7c Ad 9d", "8c Kd Js", "8s 10d Qc"),
        "pass pass pass 7c",
    ),
    ("poch", "end-runs", "restart"): Shown(
        POLISH,
        "play",
        (Restart.LAST_PLAYER, Restart.NEXT_PLAYER),
        ("7c 7d 9s", "8c 8d 10s", "9c 7s Qc"),
        "pass pass pass 7c",
    ),
    ("poch", "tricks", "leader"): Shown(EIGHT, "play", (Leader.FOREHAND, Leader.VYING_WINNER), PAIRS),
    ("poch", "tricks", "stops"): Shown(EIGHT, "play", (Stops.AT_ONCE, Stops.AFTER_TRICK), ("7c", "8c Qd", "9c Kd")),
    # the end
    ("poch", "per-card", "chips"): Shown(FAMILY, "settle", (1, 2), PAIRS),
    ("poch", "per-card", "pools"): Shown(FAMILY, "settle", (("centre",), ()), PAIRS),
    ("poch", "per-point", "chips"): Shown("poch/poque-1765", "settle", (1, 2), PAIRS),
    ("poch", "per-point", "to"): Shown("poch/poque-1765", "settle", (Payee.EVERYBODY, Payee.WINNER), PAIRS),
    ("poch", "per-point", "pools"): Shown("poch/poque-1765", "settle", ((), ("ace",)), PAIRS),
    ("poch", "until-undressed", "counted"): Shown(
        FAMILY, "match", (Counted.EVERYBODY, Counted.SOLVENT), looks_at=ended(8, 7, 6)
    ),
    ("poch", "until-undressed", "rounds"): Shown(COUNT, "match", (1, 2), looks_at=deals_played),
    # Nain jaune and Pope Joan
    **STOPS,
    **PUKK_HANDS,
    # Spades
    ("spades", "whole-pack", "batch"): Shown(SPADES, "deal", (1, 13), players=4),
    ("spades", "bidding", "double_nil"): Shown(
        SPADES, "bidding", (Blind.ALWAYS, Blind.NEVER), answers="double-nil", players=4
    ),
    ("spades", "bidding", "both_nil"): Shown(
        SPADES, "bidding", (BothNil.ALLOWED, BothNil.FORBIDDEN), answers="look 0 look 1 look 0", players=4
    ),
    ("spades", "exchange", "cards"): Shown(SPADES, "exchange", (3, 2), answers="double-nil", players=4),
    ("spades", "spade-tricks", "first_lead"): Shown(
        SPADES, "play", (FirstLead.FOREHAND, FirstLead.LOWEST_CLUB), players=4
    ),
    ("spades", "spade-tricks", "leading"): Shown(
        SPADES,
        "play",
        (Leading.ONCE_BROKEN, Leading.ANY_TIME),
        ("7c As", "8c 9c", "Jc Qd", "Kc Ad"),
        ". . . . . . . . As",
        players=4,
    ),
    ("spades", "contracts", "trick"): Shown(SPADES, "score", (10, 9), players=4),
    ("spades", "contracts", "bag"): Shown(SPADES, "score", (1, 2), players=4, whim=1),
    ("spades", "contracts", "nil"): Shown(SPADES, "score", (100, 50), answers="look 0", players=4),
    ("spades", "contracts", "double_nil"): Shown(SPADES, "score", (200, 150), answers="double-nil", players=4),
    ("spades", "contracts", "nil_tricks"): Shown(
        SPADES, "score", (NilTricks.BAGS, NilTricks.HELP_PARTNER), answers="look 0", players=4
    ),
    ("spades", "contracts", "failed_bags"): Shown(
        SPADES, "score", (FailedBags.COUNT, FailedBags.IGNORED), answers="look 0 . . look 13", players=4
    ),
    ("spades", "contracts", "bag_limit"): Shown(SPADES, "score", (10, 1), players=4, whim=1),
    ("spades", "contracts", "bag_penalty"): Shown(
        SPADES, "score", (100, 50), players=4, whim=1, others={"score": Contracts(bag_limit=1)}
    ),
    ("spades", "to-target", "target"): Shown(SPADES, "match", (500, 300), players=4, looks_at=ended(0, 0, 0, 0, 320)),
    ("spades", "to-target", "floor"): Shown(
        SPADES, "match", ("none", -200), players=4, looks_at=ended(0, 0, 0, 0, -250)
    ),
}

#: Every rule once, with the first family that has it.
RULES = {rule: (family.name, name) for family in reversed(FAMILIES) for name, rule in reversed(family.rules.items())}
PARAMETERS = [(*RULES[rule], parameter.name) for rule in RULES for parameter in dataclasses.fields(rule)]


@pytest.mark.parametrize("parameter", PARAMETERS, ids=".".join)
def test_a_hand_tells_two_values_of_the_parameter_apart(parameter):
    family, rule, name = parameter
    shown = PARAMETER_HANDS[parameter]  # a parameter without a hand fails here
    one, other = shown.values
    kind = next(f for f in FAMILIES if f.name == family).rules[rule]
    assert type(shown.plan(name, one).rules[shown.slot]) is kind
    assert shown.seen(name, one) != shown.seen(name, other)


def test_no_hand_is_kept_for_a_parameter_that_is_gone():
    assert set(PARAMETER_HANDS) == set(PARAMETERS)


def test_every_event_is_due_to_a_slot_or_to_a_setting_of_it(golden):
    """What happened in the hands above, by the rule that it is due to and the settings that it names."""
    due: dict[tuple[str, str], set[str]] = defaultdict(set)
    for (_, _, name), shown in PARAMETER_HANDS.items():
        for plan in (shown.plan(name, value) for value in shown.values if not shown.looks_at):
            for event in map(Event.of, shown.played(plan).log):
                event.named(plan.variant.family.kinds)  # as many details as an event of the kind has
                slot, parameter = (event.rule, "") if event.rule in plan.rules else event.rule.rsplit(".", 1)
                rule = plan.rules[slot]
                assert not parameter or parameter in parameters(rule)
                due[RULES[type(rule)][1], event.kind].add(parameter or "the rule")
    lines = [f"{rule}: {kind} – {', '.join(sorted(names))}" for (rule, kind), names in sorted(due.items())]
    golden("events.txt", "\n".join(lines) + "\n")


def test_every_parameter_says_what_it_is():
    assert [rule for rule in RULES if not all(parameters(rule).values())] == []


#: Rules whose choices are cards and ranks, which are many.
CARDS_AND_RANKS = {
    "held-card", "pack-without", "played-card", "played-trump", "played-trumps", "rank-runs", "trump-card",
    "trump-cards", "wild-sets",
}  # fmt: skip


def named(schema: Mapping[str, Any]) -> Iterator[str]:
    """Every choice that has a name, of a parameter or of what it holds."""
    if "enum" in schema or "const" in schema:
        yield from map(str, schema.get("enum", [schema.get("const")]))
    for inner in [*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])]:
        yield from named(inner)


def plain(value: Any) -> str:
    """A value as a file writes it."""
    return f"[{', '.join(map(plain, value))}]" if isinstance(value, tuple) else str(getattr(value, "value", value))


def test_a_rule_of_which_nothing_is_said_has_these_parameters_of_these_choices(golden):
    lines = []
    for rule, (_, name) in RULES.items():
        schemas = parameter_schemas(rule)
        for parameter in dataclasses.fields(rule):
            default = "–" if parameter.default is dataclasses.MISSING else plain(parameter.default)
            choices = [] if name in CARDS_AND_RANKS else list(named(schemas[parameter.name]))
            lines.append(f"{name}.{parameter.name}: {default}" + (f" (of {', '.join(choices)})" if choices else ""))
    golden("defaults.txt", "\n".join(sorted(lines)) + "\n")


def greatest(schema: Mapping[str, Any]) -> list[float]:
    """The greatest value of every whole number that a parameter can be or hold."""
    inner = [*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])]
    own = []
    if schema.get("type") == "integer" and "enum" not in schema:
        own = [schema.get("maximum", schema.get("exclusiveMaximum", float("inf")))]
    return [*own, *(most for each in inner for most in greatest(each))]


@pytest.mark.parametrize("parameter", PARAMETERS, ids=".".join)
def test_no_number_of_a_rule_is_larger_than_anything_on_a_card_table(parameter):
    family, rule, name = parameter
    schema = parameter_schemas(next(f for f in FAMILIES if f.name == family).rules[rule])[name]
    assert all(most <= LARGEST for most in greatest(schema))
