"""What cannot be said of a variant in the languages that its family has: looked for before anybody reads of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from poch_rules.core.match import Match
from poch_rules.declare.diagnostics import Diagnostic, Findings, Span
from poch_rules.declare.spelling import listed
from poch_rules.study.deal import names
from poch_rules.study.spoken import sentences, words_of

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration

#: Of more messages the rest is told when these are there.
MOST = 50


def wordless(variant: Declaration) -> tuple[Diagnostic, ...]:
    """What the words of a family from outside lack for a variant, one diagnostic for each language."""
    if variant.family.wording is None:
        return ()
    from poch_rules.declare.wording.lacking import spoken
    from poch_rules.declare.wording.messages import words_file

    findings = Findings([variant.path])
    for language in spoken(variant.family):
        path = str(words_file(variant.family, language))
        missing = unsaid(variant, language)
        if missing:
            message = f"the words of ‘{variant.family.name}’ in ‘{language}’ lack {listed(missing, most=MOST)}"
            help = f"write {'them' if len(missing) > 1 else 'it'} in ‘{language}/{variant.family.name}.ftl’"
            findings.error("P128", Span(path, 1, 1, 1, 1), message, help)
    return findings.ordered


def unsaid(variant: Declaration, language: str) -> list[str]:
    """The messages that a language lacks or cannot fill in: for a variant's family, its rules, and a hand of it."""
    from poch_rules.declare.wording import FaultyMessage, MissingMessage
    from poch_rules.declare.wording.lacking import lacking

    plan = variant.plan(variant.players.usual)
    found = dict.fromkeys(lacking(variant.family, language, plan.accounts))
    for say in _everything(variant, language):
        try:
            say()
        except (MissingMessage, FaultyMessage) as error:
            found[error.id] = None
    return list(found)


def _everything(variant: Declaration, language: str) -> Iterator[Callable[[], object]]:
    """Every sentence of the rules, and every event of a hand of the automatic player."""
    words, plan = words_of(variant, language), variant.plan(variant.players.usual)
    for slot in variant.slots:
        yield partial(sentences, variant, words, slot)
    play = Match(plan).deal(plan.pack.shuffled(1)).run(variant.family.automatic)
    for event in play.log:
        yield partial(words.event, plan, event, names(plan.players))
        yield partial(words.cell, plan, event, names(plan.players))
