"""How diagnostics are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from poch_rules.declare.diagnostics import MOST, Diagnostic, Findings, Refused, Related, Span, render
from poch_rules.declare.located import Fields, Scalar
from poch_rules.declare.tree import read_text


def shown(quote: str, column: int, end: int, *, label: str = "here", path: str = "x.yaml") -> list[str]:
    """A fault in one line, as it is shown."""
    return render([Diagnostic("P101", "error", Span(path, 7, column, 7, end, quote), "wrong", label=label)]).split("\n")


def test_marks_stand_under_the_words_that_are_meant() -> None:
    assert shown("  a: word", 6, 10)[4] == "  |      ^^^^ here"


def test_wide_and_combining_characters_take_their_own_width() -> None:
    assert shown("日本: x", 5, 6)[4] == "  |       ^ here"
    assert shown("e\u0301: x", 5, 6)[4] == "  |    ^ here"


def test_tabs_and_characters_that_a_terminal_would_obey_are_spelt_out() -> None:
    lines = shown("\ta: \x1b[31m\u202ex", 5, 6, path="a\nb.yaml")
    assert not any(set(line) & set("\t\x1b\u202e\r") for line in lines)
    assert lines[3] == "7 |  a: <U+001B>[31m<U+202E>x"
    assert lines[4] == "  |     ^^^^^^^^ here"


def test_of_a_very_long_line_only_the_part_around_the_fault_is_shown() -> None:
    line = "a: " + "x" * 1000 + "!" + "y" * 1000
    lines = shown(line, 1004, 1005)
    assert len(lines[3]) < 180
    assert lines[3][lines[4].index("^")] == "!"


def test_a_fault_over_several_lines_is_marked_to_the_end_of_the_first() -> None:
    fault = Diagnostic("P103", "error", Span("x.yaml", 2, 3, 9, 1, "  - one   "), "wrong")
    assert "  |   ^^^^^\n" in render([fault])


def test_a_related_place_shows_its_own_line_and_margins_agree() -> None:
    here, there = Span("x.yaml", 120, 1, 120, 2, "a: 2"), Span("y.yaml", 3, 1, 3, 2, "a: 1")
    text = render([Diagnostic("P008", "error", here, "twice", "keep one", (Related(there, "first time"),))])
    assert text == (
        "error[P008]: twice\n   --> x.yaml:120:1\n    |\n120 | a: 2\n    | ^\n"
        "   ::: y.yaml:3:1\n    |\n  3 | a: 1\n    | - first time\n    = help: keep one\n"
    )


def test_colour_changes_nothing_but_colour() -> None:
    import re

    fault = Diagnostic("P101", "warning", Span("x.yaml", 7, 1, 7, 2, "a: 1"), "odd", "leave it")
    coloured = render([fault], colour=True)
    assert coloured != render([fault])
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render([fault])


def test_several_are_divided_by_a_blank_line() -> None:
    fault = Diagnostic("P005", "error", Span("x.yaml", 1, 1, 1, 1), "nothing", "write")
    once = "error[P005]: nothing\n --> x.yaml:1:1\n  = help: write\n"
    assert render([fault, fault]) == f"{once}\n{once}"


def test_a_path_below_the_working_directory_is_shown_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown("a: 1", 1, 2, path=str(tmp_path / "my" / "x.yaml"))[1] == " --> my/x.yaml:7:1"
    assert shown("a: 1", 1, 2, path="/elsewhere/x.yaml")[1] == " --> /elsewhere/x.yaml:7:1"


def test_findings_come_in_file_order_the_examined_file_first() -> None:
    findings = Findings(["mine.yaml", "parent.yaml"])
    for path, line, column in (("parent.yaml", 1, 1), ("mine.yaml", 9, 1), ("mine.yaml", 2, 8), ("mine.yaml", 2, 3)):
        findings.error("P101", Span(path, line, column, line, column + 1), f"{path}{line}{column}", "x")
    found = [(d.span.path, d.span.line, d.span.column) for d in findings.ordered]
    assert found == [("mine.yaml", 2, 3), ("mine.yaml", 2, 8), ("mine.yaml", 9, 1), ("parent.yaml", 1, 1)]


def test_nobody_is_shown_more_than_a_hundred_faults() -> None:
    findings = Findings()

    def find_many() -> None:
        for line in range(10**6):
            findings.error("P101", Span("x", line + 1, 1, line + 1, 2), f"fault {line}", "x")

    with pytest.raises(Refused) as refusal:
        find_many()
    assert len(refusal.value.diagnostics) == MOST


def test_long_words_of_an_author_are_cut_in_messages() -> None:
    findings = Findings()
    findings.error("P101", Span("x", 1, 1, 1, 2), f"unknown key ‘{'k' * 5000}’", "x")
    assert len(findings.found[0].message) < 120


def test_every_node_quotes_its_own_line() -> None:
    node = read_text("a: 1\nb:\n  c: 2\n", "x.yaml", Findings())
    assert isinstance(node, Fields)
    inner = node.entries["b"].value
    assert isinstance(inner, Fields)
    value = inner.entries["c"].value
    assert isinstance(value, Scalar)
    assert value.span == Span("x.yaml", 3, 6, 3, 7, "  c: 2")
    assert str(value.span) == "x.yaml:3:6"
