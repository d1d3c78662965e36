"""The cards of a hand file: hands as they stand, a shuffled pack, or a seed."""

from __future__ import annotations

from poch_rules.core.cards import SUIT_OF, InvalidCard, Suit, parse
from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, DealtSeed
from poch_rules.declare.diagnostics import Related, Span
from poch_rules.declare.hand.players import Table
from poch_rules.declare.located import Entry, Fields, Scalar, each_of, places_of_words
from poch_rules.declare.reader import LARGEST_SEED, what
from poch_rules.declare.spelling import listed, nearest

#: What a deal can be given by, each with a line that could stand there.
KINDS = {"hands": "hands: {Anna: 7h 8h, Ben: 9h 10h}", "pack": "pack: 7h Ks 10c …", "seed": "seed: 1"}
KEYS = (*KINDS, "upcard", "trump")


def read_deal(entry: Entry, table: Table) -> Hands | DealtPack | DealtSeed | None:
    """The deal; nothing if it cannot be made out."""
    fields = table.fields(entry, "‘hands’, ‘pack’ or ‘seed’")
    if fields is None:
        return None
    table.keys(fields, KEYS, owner="‘deal’")
    error = table.findings.error
    given = [name for name in KINDS if name in fields.entries]
    if not given:
        message = "the deal says neither ‘hands’ nor ‘pack’ nor ‘seed’"
        error("P405", entry.key.span, message, "add ‘hands:’ with everybody's cards")
        return None
    kind, pair = given[0], fields.entries[given[0]]
    if len(given) == 1:
        table.needed[pair.key.span] = KINDS[kind]
    for second in given[1:]:
        message = f"the deal gives {listed(given)}; it must be exactly one"
        related = [Related(pair.key.span, "given here already")]
        error("P405", fields.entries[second].key.span, message, "keep one of them", related=related)
    if kind == "hands":
        return read_hands(pair, fields, table)
    for name in ("upcard", "trump"):
        if name in fields.entries:
            message = f"‘{name}’ goes with ‘hands’; a {kind} is dealt as each variant deals it"
            error("P405", fields.entries[name].key.span, message, f"leave ‘{name}’ away")
    if kind == "seed":
        seed = table.number(pair, 0, LARGEST_SEED)
        return None if seed is None else DealtSeed(seed)
    cards = _Cards(table).read(pair)
    return DealtPack(tuple(cards)) if cards else None


def read_hands(entry: Entry, fields: Fields, table: Table) -> Hands | None:
    """Everybody's cards, with the upcard and the trump suit that may stand beside them in `fields`."""
    return _Cards(table).hands(entry, fields)


class _Cards:
    """The cards of one deal; `seen` notes where each was named first."""

    def __init__(self, table: Table) -> None:
        self.table, self.error = table, table.findings.error
        self.seen: dict[int, Span] = {}

    def hands(self, entry: Entry, deal: Fields) -> Hands | None:
        """Everybody's cards, the upcard and the trump suit."""
        table = self.table
        fields = table.fields(entry, "the cards of every player, as in ‘{Anna: 7h 8h, Ben: 9h 10h}’")
        if fields is None:
            return None
        hands = {seat: tuple(self.read(pair)) for seat, pair in table.by_player(entry, fields, "cards")}
        upcard = self.upcard(deal.entries["upcard"]) if "upcard" in deal.entries else -1
        trump = self.trump(deal.entries["trump"], upcard) if "trump" in deal.entries else -1
        return Hands(tuple(hands.get(seat, ()) for seat in range(len(table.names))), upcard, trump)

    def read(self, entry: Entry) -> list[int]:
        """Cards as text or as a list."""
        value = entry.value
        words: list[tuple[str, Span]] = []
        nodes = each_of(value)
        for node in nodes:
            if isinstance(node, Scalar) and node.value is not None:
                words += places_of_words(node)
            else:
                self.table.wrong(Entry(entry.key, node), "cards, as in ‘7h 10c Ad’")
        if not words and all(isinstance(node, Scalar) and node.value is not None for node in nodes):
            message = f"‘{entry.key.text}’ has no cards"
            self.error("P404", value.span, message, "everybody holds at least one card")
        cards = [self.card(word, span) for word, span in words]
        return [card for card in cards if card is not None]

    def upcard(self, entry: Entry) -> int:
        """The card turned up."""
        scalar = self.table.scalar(entry, "a card, as in ‘10h’")
        if scalar is None:
            return -1
        words = places_of_words(scalar)
        if len(words) != 1:
            self.error(
                "P103", scalar.span, f"‘{entry.key.text}’ is {what(scalar)}; expected one card", "write one card"
            )
            return -1
        card = self.card(*words[0])
        return -1 if card is None else card

    def card(self, word: str, span: Span) -> int | None:
        """One card, which must not have been named before."""
        try:
            card = parse(word)
        except InvalidCard as error:
            message, _, right = str(error).partition(": ")
            self.error("P406", span, message, right, label="no card")
            return None
        if card in self.seen:
            self.error(
                "P407", span, f"the card ‘{word}’ is there twice", "every card is there once: change one of the two",
                related=[Related(self.seen[card], "first time")], label="second time",
            )  # fmt: skip
            return None
        self.seen[card] = span
        return card

    def trump(self, entry: Entry, upcard: int) -> int:
        """The trump suit, which the upcard must not contradict."""
        word = self.table.scalar(entry, "a suit: c, d, h or s")
        if word is None:
            return -1
        suit = parse_suit(word.text)
        if suit < 0:
            meant = nearest(word.text, [suit.name.lower() for suit in Suit])
            help = f"write {meant[0]}" if meant else "write c, d, h or s"
            self.error("P406", word.span, f"‘{word.text}’ is no suit", help, label="no suit")
        elif upcard >= 0 and SUIT_OF[upcard] != suit:
            self.error(
                "P408", word.span, f"trumps are ‘{word.text}’, but the upcard is of another suit",
                "leave ‘trump’ away: the suit of the upcard is trump",
                related=[Related(self.seen[upcard], "the upcard")],
            )  # fmt: skip
        return suit


def parse_suit(word: str) -> int:
    """The suit that a word names, by letter, sign or German name: 0 to 3, or −1 if it is none.

    >>> parse_suit("h"), parse_suit("♠"), parse_suit("Eichel"), parse_suit("x")
    (2, 3, 0, -1)
    """
    for card in (f"7{word}", f"{word}-7"):
        try:
            return SUIT_OF[parse(card)]
        except InvalidCard:
            continue
    return -1
