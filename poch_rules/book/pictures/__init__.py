"""Pictures of boards, cards and deals: our own drawing, as SVG that stands in the page itself."""

from poch_rules.book.pictures.board import board
from poch_rules.book.pictures.card import card, card_symbols
from poch_rules.book.pictures.deal import deal
from poch_rules.book.pictures.row import cards
from poch_rules.book.pictures.svg import Picture

__all__ = ["Picture", "board", "card", "card_symbols", "cards", "deal"]
