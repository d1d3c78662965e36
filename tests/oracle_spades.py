"""A second opinion on Spades: one hand among automatic players, written from the numbered rules of the source.

It shares nothing with the package: cards are texts, players are names, and everything stands in one plain function
after another.  Automatic players look, bid their aces and kings, and never bid nil.
"""

from __future__ import annotations

from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["c", "d", "h", "s"]
PACK = [r + s for s in SUITS for r in RANKS]
#: Variant → bags that bring a penalty, and the penalty.
GAMES = {"spades/partnership": (10, 100), "spades/blind-when-behind": (10, 100), "spades/three-hundred": (7, 70)}


def rank(card: str) -> int:
    return RANKS.index(card[:-1])


def suit(card: str) -> str:
    return card[-1]


def result(hand: dict[str, Any]) -> dict[str, Any]:
    """Bids and tricks by player, score and bags by side, of a hand file with a pack and without decisions."""
    players = hand["players"]
    turn = players.index(hand["dealer"]) + 1
    order = players[turn:] + players[:turn]
    pack = hand["deal"]["pack"].split()
    hands = {player: pack[at::4] for at, player in enumerate(order)}
    bids = {player: max(1, sum(card[:-1] in "AK" for card in cards)) for player, cards in hands.items()}
    tricks = dict.fromkeys(players, 0)
    leader, broken = order[0], False
    for _ in range(13):
        trick = {}
        at = players.index(leader)
        for player in players[at:] + players[:at]:
            card = follow(hands[player], trick[leader]) if trick else lead(hands[player], broken)
            trick[player] = card
            hands[player].remove(card)
            broken = broken or suit(card) == "s"
        leader = taker(trick, leader)
        tricks[leader] += 1
    score, bags = dict(hand["score"]), dict(hand["bags"])
    limit, penalty = GAMES[hand["variant"]]
    for side in score:
        names = side.split("+")
        bid, won = sum(bids[name] for name in names), sum(tricks[name] for name in names)
        if won < bid:
            score[side] -= 10 * bid
            continue
        score[side] += 10 * bid + (won - bid)
        for _ in range(won - bid):
            bags[side] += 1
            if bags[side] == limit:
                score[side] -= penalty
                bags[side] = 0
    return {"bids": bids, "tricks": tricks, "score": score, "bags": bags}


def lead(hand: list[str], broken: bool) -> str:
    """The lowest of the longest suit of the whole hand; no spade before they are broken if there is anything else."""
    may = [card for card in hand if broken or suit(card) != "s"] or hand
    length = {s: sum(suit(card) == s for card in hand) for s in SUITS}
    return min(may, key=lambda card: (-length[suit(card)], SUITS.index(suit(card)), rank(card)))


def follow(hand: list[str], led: str) -> str:
    """The lowest card that may be played."""
    may = [card for card in hand if suit(card) == suit(led)] or hand
    return min(may, key=lambda card: (rank(card), SUITS.index(suit(card))))


def taker(trick: dict[str, str], leader: str) -> str:
    """Whoever played the highest spade, or else the highest card of the suit led."""
    spades = {player: card for player, card in trick.items() if suit(card) == "s"}
    can_win = spades or {player: card for player, card in trick.items() if suit(card) == suit(trick[leader])}
    return max(can_win, key=lambda player: rank(can_win[player]))
