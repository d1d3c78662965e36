"""A second opinion on Poch: one hand of the seven source variants among automatic players, written from the rulings.

It shares nothing with the package: cards are texts, players are names, and the rules of all variants stand in one
plain function after another.  Slow and dull on purpose; whoever doubts a result can follow it with a pencil.
"""

from __future__ import annotations

from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["c", "d", "h", "s"]
CARD_POOLS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10"}

SEVEN = [*CARD_POOLS, "marriage", "sequence"]
FAMILY = {
    "players": range(3, 7),
    "lowest": "7",
    "deal": "all but one",
    "dress": [*SEVEN, "poch", "centre"],
    "sequence": "trump 7 8 9",
    "overbid": False,
    "play": "rising runs",
    "leader": "vying winner",
    "out wins centre": True,
}
OLDER = {
    **FAMILY,
    "players": range(3, 9),
    "lowest": "2",
    "deal": "five each",
    "dress": SEVEN,
    "sequence": "highest",
    "play": "follow suit",
    "leader": "forehand",
    "out wins centre": False,
}
GAMES: dict[str, dict[str, Any]] = {
    "poch/family-nine-pot": FAMILY,
    "poch/family-nine-pot-52": {**FAMILY, "lowest": "2", "players": range(5, 7)},
    "poch/finnish-nine-pot": FAMILY,  # a sole survivor shows a set, which changes no payment
    "poch/meyer-longest": {**FAMILY, "sequence": "longest"},
    "poch/eight-pool": OLDER,
    "poch/pierer-1844": {**OLDER, "players": range(3, 7), "lowest": "7", "play": "rising runs"},
    "poch/polish-leaflet": {
        **FAMILY,
        "players": range(3, 9),
        "deal": "all",
        "dress": [*SEVEN, "poch"],
        "overbid": True,
        "play": "from the ends",
        "out wins centre": False,
    },
}


def rank(card: str) -> int:
    """How high a card is: 0 for the two, 12 for the ace."""
    return RANKS.index(card[:-1])


def suit(card: str) -> str:
    return card[-1]


def pack_of(game: dict[str, Any]) -> list[str]:
    """The pack in order: clubs, diamonds, hearts, spades, each from the lowest."""
    return [r + s for s in SUITS for r in RANKS[RANKS.index(game["lowest"]) :]]


def result(hand: dict[str, Any]) -> dict[str, Any] | None:
    """What a hand file without decisions comes to: chips, pots, who won the vying, who went out.

    Nothing if somebody cannot dress the board.
    """
    game = GAMES[hand["variant"]]
    players = hand["players"]
    turn = players.index(hand["dealer"]) + 1
    order = players[turn:] + players[:turn]  # from forehand to the dealer
    chips = dict(hand["chips"])
    pots = dict.fromkeys([*SEVEN, "poch", "centre"], 0) | hand["pots"]

    if min(chips.values()) < len(game["dress"]):
        return None
    for player in players:
        for pool in game["dress"]:
            chips[player] -= 1
            pots[pool] += 1

    hands, trump = deal(game, hand["deal"], order)

    def take(player: str, pool: str) -> None:
        chips[player] += pots[pool]
        pots[pool] = 0

    for player, pool in melds(game, hands, order, trump):
        take(player, pool)
    vie = overbid if game["overbid"] else bet
    vying_winner = vie(hands, order, trump, chips, pots, take)
    leader = vying_winner if game["leader"] == "vying winner" and vying_winner else order[0]
    out = PLAY[game["play"]](game, hands, players, leader)

    left = players[players.index(out) + 1 :] + players[: players.index(out)]
    for player in left:
        due = min(len(hands[player]), chips[player])
        chips[player] -= due
        chips[out] += due
    if game["out wins centre"]:
        take(out, "centre")
    return {"chips": chips, "pots": {p: n for p, n in pots.items() if n}, "vying_winner": vying_winner, "out": out}


def deal(game: dict[str, Any], how: dict[str, Any], order: list[str]) -> tuple[dict[str, list[str]], str]:
    """Everybody's cards and the trump suit."""
    if "hands" in how:
        hands = {player: how["hands"][player].split() for player in order}
        return hands, how["trump"] if "trump" in how else suit(how["upcard"])
    pack = how["pack"].split()
    hands = {player: [] for player in order}
    if game["deal"] == "five each":
        for batch in (3, 2):
            for player in order:
                hands[player] += pack[:batch]
                pack = pack[batch:]
        return hands, suit(pack[0])
    kept = 1 if game["deal"] == "all but one" else 0
    turn = 0
    while len(pack) > kept:
        hands[order[turn % len(order)]].append(pack.pop(0))
        turn += 1
    return hands, suit(pack[0]) if kept else suit(hands[order[-1]][-1])


def melds(game: dict[str, Any], hands: dict[str, list[str]], order: list[str], trump: str) -> list[tuple[str, str]]:
    """Who takes which pool: the cards of trumps, the marriage, and the sequence."""
    claims = [(p, pool) for p in order for pool, r in CARD_POOLS.items() if r + trump in hands[p]]
    claims += [(p, "marriage") for p in order if {"K" + trump, "Q" + trump} <= set(hands[p])]
    if game["sequence"] == "trump 7 8 9":
        return claims + [(p, "sequence") for p in order if {"7" + trump, "8" + trump, "9" + trump} <= set(hands[p])]
    best: tuple[Any, ...] = ()
    holder = ""
    for player in order:
        for run in runs_of(hands[player]):
            worth = (rank(run[-1]), suit(run[0]) == trump)
            worth = (len(run), *worth) if game["sequence"] == "longest" else worth
            if len(run) >= 3 and worth > best:
                best, holder = worth, player
    return [*claims, (holder, "sequence")] if holder else claims


def runs_of(hand: list[str]) -> list[list[str]]:
    """The runs in a hand: cards of one suit whose ranks follow one another."""
    found = []
    for s in SUITS:
        run: list[str] = []
        for r in RANKS:
            if r + s in hand:
                run.append(r + s)
            elif run:
                found.append(run)
                run = []
        if run:
            found.append(run)
    return found


def best_set(hand: list[str], trump: str) -> tuple[int, int, bool] | None:
    """The best set: how many cards, how high, whether the trump is in it; nothing if there is no set."""
    sets = []
    for r in RANKS:
        cards = [card for card in hand if card[:-1] == r]
        if len(cards) >= 2:
            sets.append((len(cards), RANKS.index(r), r + trump in cards))
    return max(sets, default=None)


def bet(hands: Any, order: list[str], trump: str, chips: Any, pots: Any, take: Any) -> str | None:
    """Whoever has a set and a chip opens with one or holds; nobody raises, so one round levels the stakes."""
    sets = {player: best_set(hands[player], trump) for player in order}
    still_in = [player for player in order if sets[player] and chips[player] >= 1]
    if not still_in:
        return None
    for player in still_in:
        chips[player] -= 1
        pots["poch"] += 1
    winner = max(still_in, key=lambda player: sets[player])
    take(winner, "poch")
    return winner


def overbid(hands: Any, order: list[str], trump: str, chips: Any, pots: Any, take: Any) -> str | None:
    """The first with a set and a chip bids one into the centre, everybody else passes; then the best set wins."""
    sets = {player: best_set(hands[player], trump) for player in order}
    bidder = next((player for player in order if sets[player] and chips[player] >= 1), None)
    if bidder is None:
        return None
    chips[bidder] -= 1
    pots["centre"] += 1
    winner = max((player for player in order if sets[player]), key=lambda player: sets[player])
    if winner != bidder:
        penalty = min(pots["centre"], chips[bidder])
        chips[bidder] -= penalty
        pots["centre"] += penalty
    take(winner, "centre")
    take(winner, "poch")
    return winner


def led(hand: list[str], may_lead: list[str]) -> str:
    """The lowest card of the longest suit, lengths counted over the whole hand; equal suits as clubs … spades."""

    def length(card: str) -> int:
        return sum(suit(other) == suit(card) for other in hand)

    return min(may_lead, key=lambda card: (-length(card), SUITS.index(suit(card)), rank(card)))


def holder_of(card: str | None, hands: dict[str, list[str]]) -> str | None:
    return next((player for player in hands if card in hands[player]), None)


def neighbour(card: str, step: int) -> str | None:
    """The card one rank above (or below) in the same suit; nothing past the ace or the two."""
    at = rank(card) + step
    return RANKS[at] + suit(card) if 0 <= at < len(RANKS) else None


def run_from(card: str, step: int, hands: dict[str, list[str]]) -> tuple[str, bool]:
    """Lay a card and whatever follows it; who laid the last one, and whether that hand is now empty."""
    while True:
        player = holder_of(card, hands)
        assert player is not None
        hands[player].remove(card)
        if not hands[player]:
            return player, True
        following = neighbour(card, step)
        if following is None or holder_of(following, hands) is None:
            return player, False
        card = following


def rising_runs(game: Any, hands: dict[str, list[str]], players: list[str], leader: str) -> str:
    """Any card is led and its suit rises; who laid the last card leads again."""
    while True:
        leader, is_out = run_from(led(hands[leader], hands[leader]), +1, hands)
        if is_out:
            return leader


def from_the_ends(game: Any, hands: dict[str, list[str]], players: list[str], leader: str) -> str:
    """Each run starts with a seven and rises or with an ace and falls; the first one decides for the hand."""
    direction = 0
    while True:
        ends = {0: ("7", "A"), 1: ("7",), -1: ("A",)}[direction]
        at = players.index(leader)
        for player in players[at:] + players[:at]:
            starts = [card for card in hands[player] if card[:-1] in ends]
            if starts:
                break
        else:
            player, starts = leader, hands[leader]
        card = led(hands[player], starts)
        direction = direction or (-1 if card[:-1] == "A" else +1)
        leader, is_out = run_from(card, direction, hands)
        if is_out:
            return leader


def follow_suit(game: Any, hands: dict[str, list[str]], players: list[str], leader: str) -> str:
    """A card is led, suit is followed with the lowest that there is or with nothing, and the highest leads next."""
    while True:
        at = players.index(leader)
        trick: dict[str, str] = {}
        for player in players[at:] + players[:at]:
            if not trick:
                card = led(hands[player], hands[player])
            else:
                follows = [c for c in hands[player] if suit(c) == suit(trick[leader])]
                if not follows:
                    continue
                card = min(follows, key=rank)
            trick[player] = card
            hands[player].remove(card)
            if not hands[player]:
                return player
        leader = max(trick, key=lambda player: rank(trick[player]))


PLAY = {"rising runs": rising_runs, "from the ends": from_the_ends, "follow suit": follow_suit}
