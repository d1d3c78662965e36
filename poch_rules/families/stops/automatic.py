"""The automatic player of the stops games, whose ace is low."""

from __future__ import annotations

from poch_rules.core.cards import RANK_OF, SUIT_OF, SUIT_SIZE
from poch_rules.core.decisions import Decision
from poch_rules.core.view import View


def automatic(view: View, asking: Decision) -> int:
    """The lowest card it may play, the ace being low; when it leads, of the suit that it has most of.

    Equal suits, and equal ranks: clubs before diamonds, hearts, spades.
    """
    lengths = [0] * 4
    if asking.kind == "play.lead":
        for card in view.hand:
            lengths[SUIT_OF[card]] += 1
    cards = [card for card in asking.menu if isinstance(card, int)]
    return min(cards, key=lambda card: (-lengths[SUIT_OF[card]], (RANK_OF[card] + 1) % SUIT_SIZE, SUIT_OF[card]))
