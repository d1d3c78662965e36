"""The example of a module, played: a few cards, perhaps a few answers, and what comes of them in the module's slot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from poch_rules.core.cards import NAMES
from poch_rules.core.decisions import AmbiguousAnswer, Decision, InvalidAnswer, allows, first_answers
from poch_rules.core.events import RawEvent
from poch_rules.core.ledger import Overdraft
from poch_rules.core.play import BoundedLog, EndlessHand, Hands, Play
from poch_rules.core.record import Entry
from poch_rules.core.variant import CannotBePlayed
from poch_rules.declare.diagnostics import Diagnostic, Findings, Related, Span
from poch_rules.declare.example import GOES_OUT, TAKES, WINS, Example, Expected
from poch_rules.declare.library import is_shared
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.spelling import guess, listed
from poch_rules.study.deal import names
from poch_rules.study.replay.answers import on_the_menu

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan
    from poch_rules.declare.declaration import Declaration

#: What everybody has where the variant hands out no chips.
PURSE = 40
#: Events that tell how a hand comes out.
RESULTS = ("showed", "collected", "won")
#: Who is crowned for what can be expected.
CROWNED = {WINS: "vying_winner", GOES_OUT: "out"}


class WrongExample(Exception):
    """An example that a variant cannot play; it says where and why, and what would be right."""

    def __init__(self, span: Span, message: str, help: str) -> None:
        super().__init__(message)
        self.span, self.message, self.help = span, message, help


@dataclass(frozen=True)
class Shown:
    """An example as a variant has played it.

    players  names by seat, clockwise; the last seat deals
    seats    the seat of each place of the example, in dealing order
    deal     the cards by seat, with the upcard or the trump suit
    """

    example: Example
    play: Play
    players: tuple[str, ...]
    seats: tuple[int, ...]
    deal: Hands

    @property
    def plan(self) -> Plan:
        """The variant for so many players."""
        return self.play.plan

    @property
    def results(self) -> tuple[RawEvent, ...]:
        """Who showed, took and won what in the whole hand."""
        return tuple(event for event in self.play.log if event[0] in RESULTS)

    def events(self, slot: str) -> tuple[RawEvent, ...]:
        """What happened in a slot; nothing if the slot only says what holds in others."""
        return tuple(event for event in self.play.log if event[2] == slot or event[2].startswith(f"{slot}."))


def played(declaration: Declaration, example: Example) -> Shown:
    """The example of a module as the variant plays it.

    Where it tells no answer before the last one told, the tamest is given, and after it the automatic player's.  Raises
    `WrongExample` where it cannot be played.
    """
    count = len(example.cards.hands)
    if count not in declaration.players.numbers():
        least, most = declaration.players.least, declaration.players.most
        message = f"the example has {count} players, and ‘{declaration.id}’ is not for so many"
        help = f"give cards to {least}" + (f" to {most}" if least < most else "") + " players"
        raise WrongExample(example.span, message, help)
    plan = declaration.plan(count)
    if plan.turns_trumps and example.cards.trump < 0 and example.cards.upcard < 0:
        raise WrongExample(example.span, "nothing in the example says which suit is trumps", "add ‘trump: h’ to it")
    strange = next((card for card in example.cards_at if card not in plan.pack), None)
    if strange is not None:
        message = f"{NAMES[strange]} is not in the pack of {len(plan.pack.cards)} cards"
        raise WrongExample(example.cards_at[strange], message, f"name a card that ‘{declaration.id}’ is played with")
    seats = tuple(plan.seats.round_from[plan.seats.after[-1]])
    by_seat = dict(zip(seats, example.cards.hands, strict=True))
    deal = example.cards._replace(hands=tuple(by_seat[seat] for seat in range(count)))
    purse = plan.variant.family.purse(plan.rules, count) or PURSE
    try:
        play = Play(plan, deal, dealer=count - 1, balances=[purse] * count + [0] * len(plan.accounts), log=BoundedLog())
        _answer(play, seats, example)
    except (CannotBePlayed, Overdraft, EndlessHand) as error:
        why = error.said_to(_by_seat(seats, example)) if isinstance(error, CannotBePlayed) else str(error)
        raise WrongExample(example.span, f"the example cannot be played: {why}", "give other cards") from error
    return Shown(example, play, names(count), seats, deal)


def _by_seat(seats: Sequence[int], example: Example) -> list[str]:
    """What the players of the example are called, by seat."""
    return [example.places[seats.index(seat)] for seat in range(len(seats))]


def _answer(play: Play, seats: Sequence[int], example: Example) -> None:
    """Answer every question to the end of the hand."""
    family = play.plan.variant.family
    told = {phase: list(entries) for phase, entries in example.decisions.items()}
    while (asking := play.asking) is not None:
        left = told.get(play.phase)
        if left:
            play.answer(_told(left.pop(0), play, asking, seats, example))
        elif any(told.values()):
            play.answer(_tamest(asking))
        else:
            play.answer(family.automatic(play.view(asking.seat), asking))
    for phase, entries in told.items():
        for entry in entries:
            message = f"nobody is asked for ‘{example.places[entry.seat]} {entry.text}’ in ‘{phase}’"
            raise WrongExample(_place_of(entry, example), message, "leave it away, or deal other cards")


def _told(entry: Entry, play: Play, asking: Decision, seats: Sequence[int], example: Example) -> int:
    """The answer that the example tells to a question."""
    family, asked = play.plan.variant.family, example.places[seats.index(asking.seat)]
    place, menu = _place_of(entry, example), listed(on_the_menu(family, asking), "or")
    if seats[entry.seat] != asking.seat:
        message = f"‘{asked}’ is asked here, not ‘{example.places[entry.seat]}’"
        raise WrongExample(place, message, f"write what ‘{asked}’ answers: {menu}")
    try:
        answer = family.read_answer(asking, entry.text)
    except (InvalidAnswer, AmbiguousAnswer):
        answer = None
    if answer is None or not allows(asking.menu, answer):
        raise WrongExample(place, f"‘{asked}’ cannot answer ‘{entry.text}’ here", f"write {menu}")
    return answer


def _place_of(entry: Entry, example: Example) -> Span:
    return example.spans.get((entry.line, entry.column), example.span)


def _tamest(asking: Decision) -> int:
    return next(first_answers(asking.menu))


# -- whether they come out as they say ---------------------------------------------------------------------------------


def wrong_examples(declaration: Declaration) -> tuple[Diagnostic, ...]:
    """What is wrong with the examples that a variant has to answer for: those of the modules that its own file uses.

    An example shows its module as it stands.  A variant that changes the module's settings has nothing to answer for,
    nor has one of the author's own for a module of the library, whose examples are played in the library's variants.
    """
    findings, tried = Findings([declaration.path]), set()
    in_library = Shelf((declaration.family,)).is_variant(declaration.id, declaration.path)
    for slot, use in declaration.slots.items():
        example, shared = use.example, is_shared(use, declaration.family)
        if example is None or example in tried or use.span.path != declaration.path or _is_changed(declaration, slot):
            continue
        if shared and not (in_library and len(example.cards.hands) in declaration.players.numbers()):
            continue
        tried.add(example)
        for wrong in wrong_in(declaration, example):
            related = [Related(use.span, "used here")]
            findings.error("P126", wrong.span, wrong.message, wrong.help, related=related)
    return findings.ordered


def _is_changed(declaration: Declaration, slot: str) -> bool:
    """Whether a setting in a slot is another than the module there has it."""
    written = declaration.slots[slot].definition.settings
    return any(declaration.settings[f"{slot}.{name}"].span != entry.value.span for name, entry in written.items())


def wrong_in(declaration: Declaration, example: Example) -> Iterator[WrongExample]:
    """What is wrong with one example: that it cannot be played, or what comes out otherwise than it says."""
    try:
        shown = played(declaration, example)
    except WrongExample as wrong:
        yield wrong
        return
    for expected in example.expected:
        yield from _missed(expected, shown)


def _missed(expected: Expected, shown: Shown) -> Iterator[WrongExample]:
    """What does not come of the hand, although the example says so."""
    places, plan, table = shown.example.places, shown.plan, shown.play.table
    place, seat = places[expected.place], shown.seats[expected.place]
    taken = {plan.accounts[pool - plan.players]: taker for pool, taker, _ in table.takings}
    for pool, span in expected.pools:
        if pool not in plan.accounts:
            help = guess(pool, plan.accounts, "the pools are")
            yield WrongExample(span, f"‘{plan.variant.id}’ has no pool ‘{pool}’", help)
        elif taken.get(pool) != seat:
            yield _otherwise(span, f"{TAKES} {pool}", place, taken.get(pool), shown)
    if not expected.pools:
        crowned = table.roles.get(CROWNED[expected.words])
        if crowned != seat:
            yield _otherwise(expected.span, expected.words, place, crowned, shown)


def _otherwise(span: Span, words: str, place: str, seat: int | None, shown: Shown) -> WrongExample:
    """That something comes to another player than the example says, or to nobody."""
    really = None if seat is None else shown.example.places[shown.seats.index(seat)]
    message = f"nobody {words}" if really is None else f"‘{really}’ {words}, not ‘{place}’"
    help = "change the cards, or what is expected of them" if really is None else f"write ‘{really}: {words}’"
    return WrongExample(span, message, help)
