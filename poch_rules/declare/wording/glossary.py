"""The glossary: one concept, what it means, and its term with the forms that sentences need in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.files import read_file
from poch_rules.declare.folders import data_folder
from poch_rules.declare.located import data

#: A term as files write it: one text for every form, or a text for each form, the first for want of another.
Term: TypeAlias = str | Mapping[str, str]
#: The same made even: the forms with their texts, the first standing for those that are not named.
Forms: TypeAlias = Mapping[str, str]

#: The form of a term that is one text.
ONLY_FORM = "only"
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


class Concept(NamedTuple):
    """One concept of the glossary.

    id      its name in ``terms:`` of variant files and in messages (``-id``)
    about   language → one sentence that says what it means
    terms   language → its forms by name; the first is the one for headings and lists
    """

    id: str
    about: Mapping[str, str]
    terms: Mapping[str, Forms]

    def term(self, language: str) -> str:
        """The term as a glossary lists it.  Raises `KeyError` where a language has none."""
        return next(iter(self.terms[language].values()))


def forms(term: Term) -> Forms:
    """The forms of a term as files write it.

    >>> forms("Pinke"), forms({"one": "plate", "many": "plates"})
    ({'only': 'Pinke'}, {'one': 'plate', 'many': 'plates'})
    """
    return {ONLY_FORM: term} if isinstance(term, str) else dict(term)


@lru_cache
def glossary(path: Path | None = None) -> Mapping[str, Concept]:
    """Every concept by its id, in the order of the file (the glossary of the variants unless another is named)."""
    findings = Findings()
    node = read_file(data_folder() / "glossary.yaml" if path is None else path, findings)
    findings.stop_if_failed()
    entries: Any = {} if node is None else data(node)
    return {
        id: Concept(id, entry["about"], {language: forms(term) for language, term in entry["terms"].items()})
        for id, entry in entries.items()
    }


def as_messages(terms: Mapping[str, Forms]) -> str:
    """Fluent terms that say each concept in the form asked for.

    >>> print(as_messages({"chip": {"one": "chip", "many": "chips"}}))
    -chip = { $form ->
       *[one] { "chip" }
        [many] { "chips" }
    }
    """
    return "\n".join(f"-{id} = {{ $form ->\n{_branches(by_form)}\n}}" for id, by_form in terms.items())


def _branches(by_form: Forms) -> str:
    # A form whose name is no name in Fluent can be asked for by no message; only as the first of all it counts.
    named = [(form if _NAME.fullmatch(form) else ONLY_FORM, text) for form, text in by_form.items()]
    lines = [f"{' ' if at else '*'}[{form}] {{ {_literal(text)} }}" for at, (form, text) in enumerate(named)]
    return "\n".join(f"   {line}" for line in lines)


def _literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'
