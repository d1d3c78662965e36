"""What the rules of a variant mean together, and what its words are for: looked at once each of them is right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from poch_rules.core.family import Family, Fault
from poch_rules.core.rules import Rule
from poch_rules.declare.cause import Cause, are_alike, causes
from poch_rules.declare.compose import Composition
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.located import Items, Scalar, under
from poch_rules.declare.meaning import missing_need
from poch_rules.declare.names import check_pool
from poch_rules.declare.reader import known_languages
from poch_rules.declare.settle import Settled
from poch_rules.declare.shelf import Concepts
from poch_rules.declare.spelling import guess, joined, listed
from poch_rules.declare.variant_file import SPOKEN, VariantFile

#: How sentences can ask for the name of a pool, beside the forms that terms of the glossary have.
FORMS_OF_POOLS = ("name", "the", "title", "dat")
#: More places beside a fault only distract.
MOST_MARKED = 3


def check_together(
    composed: Composition, settled: Settled, parent: Declaration | None, concepts: Concepts, findings: Findings
) -> None:
    """What only the family can tell: whether its rules go together, for every allowed number of players.

    `parent` is the variant that a house variant changes, `concepts` are those of the glossary.
    """
    assert settled.players is not None
    seen: set[tuple[str, str]] = set()
    by_number = {n: composed.family.faults(n, settled.rules[n]) for n in reversed(settled.players.numbers())}
    for n, faults in by_number.items():
        for fault in faults:
            if (fault.setting, fault.code) not in seen:
                numbers = sorted(m for m, those in by_number.items() if fault in those)
                told = fault
                if len(numbers) < len(by_number) and "player" not in fault.message:
                    told = fault._replace(message=f"with {joined([str(m) for m in numbers])} players {fault.message}")
                _report(told, fault, n, composed, settled, parent, findings)
        seen |= {(fault.setting, fault.code) for fault in faults}
    if not seen:
        pools = _pools(composed.family, settled)
        _pools_are_words(composed, pools, findings)
        _needs_pools(composed, pools, findings)
        _terms(composed, concepts, pools, findings)
        _calls(composed, settled, findings)
        _unread(composed.file, findings)
        _named_alike(composed, pools, findings)


def _pools(family: Family, settled: Settled) -> set[str]:
    """The names of all accounts beside the players'."""
    assert settled.players is not None
    n = settled.players.least
    rules: Mapping[str, Rule] = settled.rules[n]
    return set(family.accounts(rules, family.seats(rules, n))[0])


def _pools_are_words(composed: Composition, pools: set[str], findings: Findings) -> None:
    """Sentences can be made with the names of pools, wherever a setting has them from."""
    for filled in composed.slots.values():
        parameters = dict.fromkeys((*filled.given, *(filled.module.settings if filled.module else ())))
        lists = (node for node in map(filled.written, parameters) if isinstance(node, Items))
        for item in (item for node in lists for item in node.items):
            if isinstance(item, Scalar) and item.text in pools:
                check_pool(item, findings)


def _terms(composed: Composition, concepts: Concepts, pools: set[str], findings: Findings) -> None:
    """Note words for what no sentence speaks of, and forms that none asks for."""
    known = sorted({*concepts, *pools})
    for language, term in composed.file.concepts:
        key = term.key
        if key.text not in known:
            help = guess(key.text, known, "concepts are", "‘poch docs’ lists all concepts in its glossary")
            findings.warning("P503", key.span, f"no sentence speaks of ‘{key.text}’", help, label="unknown concept")
        forms = {form: None for concept in concepts.values() for form in concept.get(language, ())}
        forms |= dict.fromkeys(FORMS_OF_POOLS)
        named = list(under(term).values())
        for form in named[1:] if language in SPOKEN else ():  # the first stands for all others, whatever its name
            if form.key.text not in forms:
                help = guess(form.key.text, forms, "forms are")
                message = f"no sentence asks for the form ‘{form.key.text}’"
                findings.warning("P503", form.key.span, message, help, label="unknown form")


def _calls(composed: Composition, settled: Settled, findings: Findings) -> None:
    """Note words for what no player calls out, and blanks in them that nothing fills."""
    assert settled.players is not None
    rules = [rule for beside in settled.rules.values() for rule in beside.values()]
    known = list(dict.fromkeys(call for rule in rules for call in rule.calls))
    made = {call for rule in rules for call in rule.calls if rule.called(call) is not None}
    for _, entry in composed.file.spoken:
        key, words = entry.key, entry.value
        if key.text not in known:
            help = guess(key.text, known, "the calls are") if known else "leave ‘calls:’ away"
            findings.warning("P503", key.span, f"nobody calls out ‘{key.text}’", help, label="unknown call")
        elif key.text not in made:
            help = f"the calls are {listed([call for call in known if call in made])}"
            findings.warning("P503", key.span, f"nobody calls out ‘{key.text}’ in this variant", help)
        blank = isinstance(words, Scalar) and re.search(r"\{(?!n\})[^{}]*\}?|(?<!\{n)\}", words.text)
        if blank:
            message = f"‘{blank[0]}’ stands in the words for ‘{key.text}’, and nothing fills it"
            findings.warning("P506", words.span, message, "write ‘{n}’ for the number of chips, and no other braces")


def _unread(file: VariantFile, findings: Findings) -> None:
    """Note words in a language that no sentence is written in."""
    for key in file.terms_in:
        if key.text not in SPOKEN and key.text.partition("-")[0] in known_languages():
            message = f"there are no books in ‘{key.text}’, so that these words appear nowhere"
            findings.warning("P505", key.span, message, f"the languages are {listed(SPOKEN)}")


def _named_alike(composed: Composition, pools: set[str], findings: Findings) -> None:
    """Note words of the file's own by which a pool would be called as another is."""
    for language in dict.fromkeys(language for language, _ in composed.file.concepts if language in SPOKEN):
        terms = [term.key for named_in, term in composed.file.concepts if named_in == language]
        own = {key.text: key for key in terms if key.text in pools}
        if not own:
            continue
        names = _names_of_pools(sorted(pools), language, composed)
        so_called = {name.casefold(): pool for pool, name in names.items() if pool not in own}
        for pool, key in own.items():
            name = names.get(pool, pool)
            other = so_called.setdefault(name.casefold(), pool)
            if other != pool:
                message = f"‘{pool}’ is called ‘{name}’, and so is ‘{other}’"
                findings.warning("P509", key.span, message, "give each pool a word of its own", label="called alike")


def _names_of_pools(pools: Iterable[str], language: str, composed: Composition) -> dict[str, str]:
    """What the pools of a variant are called in a language that its family has."""
    from poch_rules.declare.wording import MissingMessage, Wording

    words = Wording(language, (composed.family,), composed.terms)
    try:
        return {pool: words.name("pool", pool) for pool in pools}
    except MissingMessage:
        return {}


def _needs_pools(composed: Composition, names: set[str], findings: Findings) -> None:
    for filled in composed.slots.values():
        module = filled.module
        for name in module.needs.get("pool", ()) if module else ():
            if module and name.text not in names:
                missing_need(filled, module, "pool", name, composed, findings)


def _report(
    told: Fault, fault: Fault, players: int, composed: Composition, settled: Settled, parent: Declaration | None,
    findings: Findings,
) -> None:  # fmt: skip
    """Report a fault at its setting; if that is not in the variant's own file, at what of it brought the fault about.

    `told` is the fault as it is told: for which numbers of players.
    """
    span, label = place_of(fault, composed, settled), ""
    file = composed.file
    found: list[Cause] = []
    if parent is not None:
        # Where the parent can be played, too, more players are no cause of anything.
        shared = (n for n in parent.variant.players.numbers() if n in settled.rules)
        with_fault = (
            n for n in shared if any(are_alike(fault, f) for f in composed.family.faults(n, settled.rules[n]))
        )
        players = max(with_fault, default=players)
        found = causes(fault, players, settled.rules[players], composed.family, file, parent.variant)
    slot = fault.setting.rpartition(".")[0]
    marked = [Related(each.span, "changed here") for each in found if each.name not in (fault.setting, slot)]
    if found and span.path != file.path:
        stands = Related(span, f"‘{fault.setting}’ stands here")
        marked = [stands, *(Related(each.span, "changed here") for each in found[1:])]
        span, label = found[0].span, "changed here"
    elif (user := _user(fault, composed)) is not None and span.path not in (file.path, user.path):
        marked, span = [Related(span, f"‘{fault.setting}’ stands here"), *marked], user
    findings.error(fault.code, span, told.message, fault.help, label=label, related=marked[:MOST_MARKED])


def _user(fault: Fault, composed: Composition) -> Span | None:
    """Where a variant puts the module with the setting of a fault into its slot."""
    filled = composed.slots.get(fault.setting) or composed.slots.get(fault.setting.rpartition(".")[0])
    return filled.use.module.span if filled is not None else None


def place_of(fault: Fault, composed: Composition, settled: Settled) -> Span:
    """Where the setting of a fault stands; of a list the item that the fault names."""
    slot, _, parameter = fault.setting.rpartition(".")
    filled = composed.slots.get(fault.setting) or composed.slots.get(slot)
    span = composed.file.name.span
    setting = settled.settings.get(fault.setting)
    if setting is not None and not (setting.default and filled is not None):
        span = setting.span
    elif filled is not None:
        span = filled.use.module.span
    node = filled.written(parameter) if filled is not None else None
    if isinstance(node, Items):
        words = set(re.findall(r"[\w-]+", fault.message))
        items = (item for item in node.items if isinstance(item, Scalar) and item.text in words)
        span = next((item.span for item in items), span)
    return span
