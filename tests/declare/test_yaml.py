"""How YAML is read: the core schema, places, and what is refused; after bug reports about other readers."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from poch_rules.declare.diagnostics import Findings, Span, render
from poch_rules.declare.files import decode
from poch_rules.declare.located import Fields, Items, Node, Scalar, data, places_of_words
from poch_rules.declare.tree import LOADER, read_text

LOADERS = list(dict.fromkeys([LOADER, yaml.SafeLoader]))


@pytest.fixture(params=LOADERS, ids=lambda loader: loader.__name__)
def loader(request: pytest.FixtureRequest) -> Any:
    """The parser in C, and the one in Python that stands in for it."""
    return request.param


def tree(text: str, loader: Any = LOADER) -> Node:
    """The tree of a text in which nothing is wrong."""
    findings = Findings()
    node = read_text(text, "x.yaml", findings, loader=loader)
    assert not findings.found, render(findings.ordered)
    assert node is not None
    return node


def faults(text: str, loader: Any = LOADER) -> list[tuple[str, int, int]]:
    """Code, line and column of everything wrong with a text."""
    findings = Findings()
    read_text(text, "x.yaml", findings, loader=loader)
    return [(d.code, d.span.line, d.span.column) for d in findings.ordered]


@pytest.mark.parametrize("word", ["yes", "no", "on", "off", "y", "n", "Y", "N", "Yes", "NO", "On", "OFF"])
def test_words_for_yes_and_no_stay_words_as_keys_and_as_values(word: str, loader: Any) -> None:
    assert data(tree(f"{word}: [{word}, a {word}]", loader)) == {word: [word, f"a {word}"]}


@pytest.mark.parametrize(
    "text",
    ["7:8:9", "1:13", "0:1", "1:1", "190:20:30", "2024-01-01", "2001-12-14t21:59:43.10-05:00", "=", "010", "0o17",
     "0x1F", "0b11", "1_000", "١٢", "2²", "1e", "+", ".", "-.inf", "10h", "TRUE-ish", "nULL"],
)  # fmt: skip
def test_what_only_looks_like_a_number_or_a_date_stays_text(text: str, loader: Any) -> None:
    assert data(tree(f"a: {text}", loader)) == {"a": text}


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("-6", -6), ("+3", 3), ("0", 0), ("5.5", 5.5), ("1e3", 1000.0), ("true", True), ("False", False),
     ("null", None), ("~", None), ("", None), ('"7"', "7"), ("'null'", "null"), ('""', "")],
)  # fmt: skip
def test_numbers_truth_and_nothing_are_those_of_the_core_schema(text: str, value: object, loader: Any) -> None:
    assert data(tree(f"a: {text}", loader)) == {"a": value}


def test_a_number_of_thousands_of_digits_is_text_and_no_traceback(loader: Any) -> None:
    assert data(tree("a: " + "9" * 10_000, loader)) == {"a": "9" * 10_000}


def walk(node: Node) -> list[Node]:
    """A node and everything in it, keys included."""
    if isinstance(node, Items):
        return [node, *(each for item in node.items for each in walk(item))]
    if isinstance(node, Fields):
        return [node, *(x for entry in node.entries.values() for x in (entry.key, *walk(entry.value)))]
    return [node]


TEXT = """\
# a comment
title: {en: "A 😀 title", ar: لعبة البوخ}
marked: &m  # with a comment
  - 1
  - 'two ''quoted'''
again: *m
block: |
  some
  lines
empty:
anchored: &k 5
"""


def test_every_place_counts_lines_and_characters_from_one(loader: Any) -> None:
    lines = TEXT.split("\n")
    for node in walk(tree(TEXT, loader)):
        span = node.span.origin or node.span
        assert span.quote == lines[span.line - 1]
        if isinstance(node, Scalar) and span.line == span.end_line:
            assert lines[span.line - 1][span.column - 1 : span.end_column - 1] == node.raw


def test_both_parsers_give_the_same_tree_with_the_same_places() -> None:
    one, other = (walk(tree(TEXT, loader)) for loader in (LOADERS[0], LOADERS[-1]))
    assert [node.span for node in one] == [node.span for node in other]
    assert data(tree(TEXT, LOADERS[0])) == data(tree(TEXT, LOADERS[-1]))


def test_a_value_after_an_anchor_starts_after_it(loader: Any) -> None:
    fields = tree(TEXT, loader)
    assert isinstance(fields, Fields)
    assert fields.entries["anchored"].value.span[1:5] == (11, 14, 11, 15)
    assert fields.entries["marked"].value.span[1:5] == (4, 3, 5, 21)


def test_what_an_alias_repeats_stands_at_the_alias_and_knows_where_it_is_written_out(loader: Any) -> None:
    fields = tree("marked: &m {a: 1}\nagain: *m\nmerged: {<<: *m}\n", loader)
    assert isinstance(fields, Fields)
    again, merged = fields.entries["again"].value, fields.entries["merged"].value
    assert isinstance(again, Fields)
    assert isinstance(merged, Fields)
    for entry, at in ((again.entries["a"], (2, 8, 2, 10)), (merged.entries["a"], (3, 14, 3, 16))):
        assert entry.key.span[1:5] == entry.value.span[1:5] == at
        assert (entry.key.span.origin, entry.value.span.origin) != (None, None)
        assert entry.value.span.origin is not None
        assert entry.value.span.origin[1:5] == (1, 16, 1, 17)


def test_lines_are_counted_alike_whatever_ends_them(loader: Any) -> None:
    for ending in ("\n", "\r\n", "\r"):
        assert faults(f"a: 1{ending}b: 2{ending}a: 3", loader) == [("P008", 3, 1)]


def test_a_byte_order_mark_and_hyphens_at_the_top_are_no_harm(loader: Any) -> None:
    assert data(tree("---\na: 1\n...\n", loader)) == {"a": 1}
    assert data(tree("%YAML 1.2\n---\na: 1\n", loader)) == {"a": 1}


def test_a_key_twice_is_found_at_every_depth_and_in_braces(loader: Any) -> None:
    text = "board:\n  pools: [ace]\n  stake: 1\n  pools: [king]\nscore: {nil: 100, x: [{y: 1, y: 2}], nil: 50}\n"
    assert faults(text, loader) == [("P008", 4, 3), ("P008", 5, 30), ("P008", 5, 38)]


def test_a_key_twice_is_the_same_key_however_it_is_written(loader: Any) -> None:
    assert faults("10: a\n\"10\": b\n'10': c\n", loader) == [("P008", 2, 1), ("P008", 3, 1)]


def test_a_key_may_override_one_that_is_taken_over(loader: Any) -> None:
    text = "one: &one {a: 1, b: 2}\ntwo: {<<: *one, b: 3}\nthree: {<<: [*one, {c: 4}], a: 5}\n"
    found = data(tree(text, loader))
    assert found == {"one": {"a": 1, "b": 2}, "two": {"a": 1, "b": 3}, "three": {"a": 5, "b": 2, "c": 4}}


@pytest.mark.parametrize(
    "text",
    ["a: !!python/object/apply:os.getcwd []", "a: !!set {b, c}", "a: !!binary aGk=", "a: !mine x", "a: ! x",
     "a: !!str 7", "a: &x !!int 7", "a: !!int &x 7", "- !!omap [a: 1]", "!!map {a: 1}"],
)  # fmt: skip
def test_a_tag_is_refused_at_its_own_column(text: str, loader: Any) -> None:
    assert faults(text, loader)[:1] == [("P009", 1, text.index("!") + 1)]


@pytest.mark.parametrize(
    "end", ["a: 1\n---\nb: 2\n", "---\na: 1\n---\nb: 2\n", "a: 1\n...\n---\nb: 2\n", "a: 1\n---\n"]
)
def test_a_second_document_is_refused_where_it_starts(end: str, loader: Any) -> None:
    line = end.rstrip("\n").split("\n").index("---", 1) + 1
    assert faults(end, loader) == [("P007", line, 1)]


BOMB = "l0: &l0 [x]\n" + "".join(f"l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 10)}]\n" for i in range(1, 10))


@pytest.mark.parametrize(
    ("text", "code"),
    [(BOMB, "P010"), ("a: &a [*a]", "P010"), ("a: &a {b: {c: *a}}", "P010"), ("a: *b", "P010"),
     ("a: " + "[" * 1000 + "]" * 1000, "P011"), ("a: " + "{b: " * 200 + "}" * 200, "P011"),
     ("\n".join("  " * i + "a:" for i in range(100)), "P011")],
)  # fmt: skip
def test_a_small_file_that_would_grow_without_bound_is_refused(text: str, code: str, loader: Any) -> None:
    assert [found[0] for found in faults(text, loader)] == [code]


def test_a_large_honest_file_is_read() -> None:
    lines = [f"- {{id: {i}, dealer: A, trump: H, note: {'n' * 60}}}\n" for i in range(20_000)]
    node = tree("hands:\n" + "".join(lines))
    assert isinstance(node, Fields)
    assert isinstance(node.entries["hands"].value, Items)
    assert len(node.entries["hands"].value.items) == 20_000


@pytest.mark.parametrize(
    ("text", "place"),
    [("board:\n\tante: 1\n", (2, 1)), ("a: 1\n\tb: 2\n", (2, 1)), ("a:\n  b: 1\n\tc: 2\n", (3, 1)),
     ("a:\n  \tb: 1\n", (2, 3)), ("\ta: 1\n", (1, 1)), ("a:\n\t- b\n", (2, 1))],
)  # fmt: skip
def test_a_tab_is_called_a_tab_where_it_stands(text: str, place: tuple[int, int], loader: Any) -> None:
    findings = Findings()
    read_text(text, "x.yaml", findings, loader=loader)
    (fault,) = findings.found
    assert fault.span[1:3] == place
    assert "tab" in fault.message


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "null\n", "~", "--- # nothing\n..."])
def test_a_file_without_content_says_so(text: str, loader: Any) -> None:
    assert faults(text, loader) == [("P005", 1, 1)]


@pytest.mark.parametrize("char", "\u202a\u202b\u202c\u202d\u202e")
@pytest.mark.parametrize("text", ["a: 'x{}y'", "{}a: 1", "a: 1  # {}", "a: [x, {}1]"])
def test_overrides_of_direction_are_refused_wherever_they_stand(text: str, char: str, loader: Any) -> None:
    assert faults(text.format(char), loader) == [("P012", 1, text.index("{}") + 1)]


@pytest.mark.parametrize("char", "\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
@pytest.mark.parametrize("text", ["a{}: 1", "a: 1  # {}", "{{b{}: 1}}"])
def test_isolates_and_marks_are_refused_in_keys_and_comments(text: str, char: str, loader: Any) -> None:
    assert [code for code, *_ in faults(text.format(char), loader)] == ["P012"]


def test_closed_isolates_and_marks_may_stand_in_values(loader: Any) -> None:
    for value in ("لعبة \u2066Poch\u2069", "'a \u2067b \u2066c\u2069\u2069'", "x\u200f", '"\\u2066Poch\\u2069"'):
        tree(f"a: {value}", loader)


@pytest.mark.parametrize("value", ["\u2066Poch", "Poch\u2069", "\u2069Poch\u2066", '"\\u2066Poch"', '"a\\u202eb"'])
def test_isolates_that_are_not_closed_and_escaped_overrides_are_refused(value: str, loader: Any) -> None:
    assert "P012" in [code for code, *_ in faults(f"a: {value}", loader)]


@pytest.mark.parametrize("char", ["\0", "\x07", "\x1b", "\x7f", "\x85", "\u2028", "\ufffe", "\ud800", "\U000e0041"])
def test_characters_that_nobody_sees_are_refused_at_their_place(char: str, loader: Any) -> None:
    assert faults(f"a: 1\nb: x{char}y\n", loader) == [("P012", 2, 5)]


@pytest.mark.parametrize("text", ["{[a]: 1}", "? [a]\n: 1\n", "? {a: 1}\n: b\nc: 1\n", "{{a: 1}: 2}"])
def test_a_list_or_mapping_as_a_key_is_refused(text: str, loader: Any) -> None:
    assert [code for code, *_ in faults(text, loader)] == ["P013"]


@pytest.mark.parametrize(
    "text",
    ["a: [1,", "a: {b: 1", "a: 'x", 'a: "x', "a: b: c", "- a\nb: 1", "a: 1\n b: 2", "a: @x", "a: `x`", "a: %x",
     'a: "\\q"', "%YAML 3.0\n---\na: 1", "a: &", "a: *", "a: [1 2: 3}", "]", "}", "a\nb: 1", "a: |x\n  y", "a: >9\n y",
     "%TAG", "a: !<x", "a:\n  - b\n c: 1", "[a, b]: [", "a: 1\n...\nb: 2", "a: ''x"],
)  # fmt: skip
def test_what_is_not_yaml_is_explained_in_our_own_words(text: str, loader: Any) -> None:
    findings = Findings()
    read_text(text, "x.yaml", findings, loader=loader)
    assert findings.found
    for fault in findings.found:
        assert fault.help
        assert not fault.message.startswith("this is not YAML:"), fault.message


def test_words_of_a_text_know_their_own_places(loader: Any) -> None:
    fields = tree("a: 7h  8h,9h\nb: '10c Ad'\nc: >\n  Kc\n  Qc\nd: 7s\n   8s\n", loader)
    assert isinstance(fields, Fields)
    places: dict[str, Span] = {}
    for entry in fields.entries.values():
        assert isinstance(entry.value, Scalar)
        places |= dict(places_of_words(entry.value))
    assert {word: span[1:3] for word, span in places.items()} == {
        "7h": (1, 4), "8h": (1, 8), "9h": (1, 11), "10c": (2, 5), "Ad": (2, 9), "Kc": (4, 3), "Qc": (5, 3),
        "7s": (6, 4), "8s": (7, 4),
    }  # fmt: skip
    assert places["8s"].quote == "   8s"


@pytest.mark.parametrize(
    ("raw", "byte", "line", "column"),
    [(b"\x80", "0x80", 1, 1), (b"\xef\xbb\xbfab\n\xff", "0xff", 2, 1), (b"a\r\xfe", "0xfe", 2, 1),
     (b"a\r\n\xc3\xa9\xfd", "0xfd", 2, 2)],
)  # fmt: skip
def test_a_byte_that_is_no_text_is_named_where_it_stands(raw: bytes, byte: str, line: int, column: int) -> None:
    findings = Findings()
    assert decode(raw, "x.yaml", findings) is None
    (said,) = findings.found
    assert (said.span.line, said.span.column) == (line, column)
    assert f"it has the byte {byte} here" in said.message


@pytest.mark.parametrize("text", ["'Q", "a: [", "a: 1\x85b: 2", "a: \u2028", "a: {b: 1"])
def test_a_place_ends_no_farther_than_its_line(text: str, loader: Any) -> None:
    findings = Findings()
    read_text(text, "x.yaml", findings, loader=loader)
    assert findings.found
    for said in findings.found:
        assert said.span.end_line > said.span.line or said.span.end_column <= len(said.span.quote) + 1
