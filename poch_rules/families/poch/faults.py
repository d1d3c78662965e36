"""What rules can get wrong together: a pack too small for the deal, a pool nobody can win, a missing card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from poch_rules.core.family import Code, Fault
from poch_rules.core.rules import Rule
from poch_rules.families.pack import PackOfCards
from poch_rules.families.poch.board import Board
from poch_rules.families.poch.deal import Deal, TrumpFrom
from poch_rules.families.poch.meld import BestRun, TrumpCard, TrumpCards
from poch_rules.families.poch.play import Leader
from poch_rules.families.poch.sets import SetOrder, sets_of, strength_of
from poch_rules.families.poch.settle import PerCard, PerPoint
from poch_rules.families.poch.showdown import Level
from poch_rules.families.poch.vying import Answers, Closing, Vying

CODES = {
    "P301": Code(
        "more players than the pack has cards for",
        "Players times cards, with a card to turn up where one is turned, are more than the pack has. Fewer "
        "players, fewer cards or a larger pack are needed.",
    ),
    "P302": Code(
        "no card left to turn up",
        "All cards are dealt, and yet the next one is to fix the trump suit.",
    ),
    "P303": Code(
        "a card that the pack does not have",
        "A pool is won with a card whose rank is not in the pack, so that nobody could ever win it: a pack of "
        "32 has nothing below the seven.",
    ),
    "P304": Code(
        "a pool named twice",
        "Every slot under ‘meld’ is a pool already. ‘board.further’ names only the pools that no meld wins.",
    ),
    "P305": Code(
        "an unknown pool",
        "The pools of a board are the slots under ‘meld’ and those that ‘board.further’ names.",
    ),
    "P306": Code(
        "a pool that nothing wins",
        "Chips go into the pool and never come out: no meld, no vying and no settlement takes it, or what is asked for "
        "it cannot be.",
    ),
    "P307": Code(
        "a leader who cannot be found",
        "The winner of the vying is to play the first card, but there is no vying.",
    ),
    "P310": Code(
        "a payment for what cannot happen",
        "Something is paid for going out, but no cards are played, so nobody ever goes out. A game may end with the "
        "vying; then it has neither ‘play’ nor ‘settle’.",
    ),
    "P311": Code(
        "an opening bet that cannot be made",
        "The most that one may open with is less than the least. Where the two are the same, the bet is fixed.",
    ),
    "P312": Code(
        "a raise both free and reserved",
        "With ‘closing: last-holder’ nobody raises but the player who held last, so the answers to a bet are only to "
        "hold it or to pass.",
    ),
    "P315": Code(
        "sets that can be level",
        "The ranking leaves two sets level, and nothing says what happens then. With one pack no two sets are level "
        "where rank and trump are both compared; otherwise ‘level’ says that those who hold them share, that the first "
        "in dealing order wins, or that the chips stay.",
        "set: {vying.ranking: [cards, rank], vying.level: share}",
    ),
    "P316": Code(
        "a pool that is vied for twice",
        "Stakes go into the first of the pools of a vying, and the winner takes it. If another vying wins it as well, "
        "it would be taken twice in one deal. Two rounds of vying have pools of their own.",
        "add: {vying.2: {use: vying/until-level, set: {pools: [centre]}}}",
    ),
    "P313": Code(
        "no upcard to be paid for",
        "The slot ‘upcard’ gives the pool of the card turned up to somebody. No card is turned up here, or it goes "
        "into a hand and takes its pool there.",
    ),
}


def faults(players: int, rules: Mapping[str, Rule]) -> list[Fault]:
    """Everything that these rules get wrong together for that many players."""
    return [
        *_cards(players, rules),
        *_claims(rules),
        *_runs(rules),
        *_pools(rules),
        *_leaders(rules),
        *_vying(rules),
        *_stages(rules),
    ]


def _cards(players: int, rules: Mapping[str, Rule]) -> Iterator[Fault]:
    pack, deal = rules.get("pack"), rules.get("deal")
    if not isinstance(pack, PackOfCards) or not isinstance(deal, Deal):
        return
    size = len(pack.cards().cards)
    spare = 1 if deal.turns_up else 0
    needed = deal.dealt(players, size) + (spare if isinstance(deal.cards, int) else 0)
    if needed > size:
        most = (size - spare) // deal.cards if isinstance(deal.cards, int) else players
        yield Fault(
            "players.most",
            f"{players} players need {needed} cards and the pack has {size}",
            f"at most {most} players can be dealt {deal.cards} cards each",
            "P301",
        )
    elif len(set(deal.script(players, size))) < players:
        yield Fault(
            "players.most" if players > deal.dealt(players, size) else "deal.batches",
            f"with {players} players some get no card: the cards are dealt out before it is their turn",
            "let fewer play, or deal fewer cards at a time",
            "P301",
        )
    if deal.cards == "all" and spare:
        yield Fault(
            "deal.trump",
            "all cards are dealt, so none is left to turn up",
            "deal ‘all-but-one’, or let the dealer's last card fix trumps: ‘dealers-last’",
            "P302",
        )


def _claims(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    pack = rules.get("pack")
    if not isinstance(pack, PackOfCards):
        return
    ranks = pack.cards().ranks()
    for slot, rule in rules.items():
        if isinstance(rule, TrumpCard | TrumpCards):
            one = isinstance(rule, TrumpCard)
            for rank in (rule.rank,) if isinstance(rule, TrumpCard) else rule.ranks:
                if rank.index not in ranks:
                    yield Fault(
                        f"{slot}.{'rank' if one else 'ranks'}",
                        f"the pack of {pack.size} cards has no {rank.value}",
                        "name a rank of the pack, or use a larger pack",
                        "P303",
                    )


def _runs(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    for slot, rule in rules.items():
        if isinstance(rule, BestRun) and 0 < rule.most < rule.least:
            yield Fault(
                f"{slot}.most",
                f"a run has at most {rule.most} cards, and needs at least {rule.least}: nobody ever wins the pool",
                f"write {rule.least} or more, or 0 for no limit",
                "P306",
            )


def _pools(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    board = rules.get("board")
    if not isinstance(board, Board):
        return
    melds = [slot.removeprefix("meld.") for slot in rules if slot.startswith("meld.")]
    pools = [*melds, *board.further]
    named = ", ".join(f"‘{pool}’" for pool in pools)
    for pool in board.further:
        if pool in melds:
            yield Fault("board.further", f"the pool ‘{pool}’ has a meld already", "name it once", "P304")
    for pool in board.undressed:
        if pool not in pools:
            yield Fault("board.undressed", f"there is no pool ‘{pool}’", f"the pools are {named}", "P305")
    winnable = set(melds)
    for slot, rule in rules.items():
        if isinstance(rule, Vying | PerCard | PerPoint):
            winnable |= set(rule.pools)
            for pool in rule.pools:
                if pool not in pools:
                    yield Fault(f"{slot}.pools", f"there is no pool ‘{pool}’", f"the pools are {named}", "P305")
    for pool in board.further:
        if pool not in winnable:
            yield Fault(
                "board.further",
                f"nothing wins the pool ‘{pool}’: chips go in and never come out",
                "let the vying or the settlement win it, or leave it away",
                "P306",
            )


def _leaders(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    play = rules.get("play")
    if getattr(play, "leader", None) is Leader.VYING_WINNER and not any(
        isinstance(rule, Vying) for rule in rules.values()
    ):
        yield Fault(
            "play.leader",
            "the winner of the vying is to play first, but there is no vying",
            "let ‘forehand’ play first",
            "P307",
        )


def _vying(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    before: list[tuple[str, Vying]] = []
    for slot, rule in rules.items():
        if not isinstance(rule, Vying):
            continue
        yield from _level(slot, rule, rules)
        for other, earlier in before:
            twice = [p for p in rule.pools if p in earlier.pools and p in (rule.pools[0], earlier.pools[0])]
            if twice:
                message = f"‘{other}’ wins the pool ‘{twice[0]}’ already, and stakes go into it"
                yield Fault(f"{slot}.pools", message, _another_pool(slot, rules), "P316")
        before.append((slot, rule))
        if isinstance(rule.most_bet, int) and rule.most_bet < rule.least_bet:
            yield Fault(
                f"{slot}.most_bet",
                f"one may open with at most {rule.most_bet}, and must with at least {rule.least_bet}",
                f"write {rule.least_bet} or more, or ‘purse’",
                "P311",
            )
        if rule.closing is Closing.LAST_HOLDER and rule.answers is not Answers.HOLD:
            yield Fault(
                f"{slot}.closing",
                "only whoever held last may raise, but the answers to a bet let everybody raise",
                f"set ‘{slot}.answers: hold’, or another closing",
                "P312",
            )


def _another_pool(slot: str, rules: Mapping[str, Rule]) -> str:
    """How a vying gets a pool of its own: one that no vying wins, or a new one."""
    vied_for = {pool for rule in rules.values() if isinstance(rule, Vying) for pool in rule.pools}
    further = [pool for pool in getattr(rules.get("board"), "further", ()) if pool not in vied_for]
    pool = further[0] if further else "second"
    new = "" if further else ", and name that pool in ‘board.further’ as well"
    return f"let it win another pool: ‘{slot}.pools: [{pool}]’{new}"


def _level(slot: str, rule: Vying, rules: Mapping[str, Rule]) -> Iterator[Fault]:
    """Sets that the ranking does not tell apart, where nothing is said of level ones."""
    strength = strength_of(rules, rule.ranking, rule.lone)
    if rule.level is not Level.NEVER or not rule.compares or strength.decides:
        return
    lacking = [by.value for by in (SetOrder.RANK, SetOrder.TRUMP) if by not in rule.ranking]
    wild = sets_of(rules) is not None
    help = f"let them share: ‘{slot}.level: share’; or write ‘dealing-order’ or ‘stay’"
    if not wild:
        whole = ", ".join([*(by.value for by in rule.ranking), *lacking])
        help = f"compare {' and '.join(f'‘{by}’' for by in lacking)} as well: ‘{slot}.ranking: [{whole}]’; or {help}"
    yield Fault(f"{slot}.ranking", "two sets can be level, and nothing says what happens then", help, "P315")


def _stages(rules: Mapping[str, Rule]) -> Iterator[Fault]:
    deal = rules.get("deal")
    if "settle" in rules and "play" not in rules:
        yield Fault(
            "settle",
            "something is paid for going out, but no cards are played",
            "take ‘settle’ away, or put a module into ‘play’",
            "P310",
        )
    if "upcard" in rules and isinstance(deal, Deal) and deal.trump is not TrumpFrom.TURNED:
        yield Fault(
            "upcard",
            "a pool is taken for the card turned up, but no card that stays with nobody is turned up",
            "take ‘upcard’ away, or set ‘deal.trump: turned’",
            "P313",
        )
