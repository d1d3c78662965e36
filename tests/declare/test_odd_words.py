"""Words that a file may hold and a sentence could stumble over: languages, numbers that are names, places."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules.book.pages.source import filed
from poch_rules.declare.wording import Wording, languages

Poch = Callable[..., Any]
HOUSE = "format: 1\nvariant: v\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\n"
OWN_VYING = """\
modules:
  own/v: {fills: 'vying.*', rule: vying, set: {pools: [poch], ranking: [cards, rank, trump], closing: level}}
"""


@pytest.mark.parametrize(
    ("code", "name"),
    [("fi", "Finnish"), ("pt-BR", "Portuguese (Brazil)"), ("zh-Hans-CN", "Chinese (Simplified, China)"),
     ("zzz", "zzz"), ("ab-12345678", "Abkhazian"), ("en; de", "en; de"), ("", "")],
)  # fmt: skip
def test_a_language_is_called_by_its_name_or_else_as_it_is_written(code: str, name: str) -> None:
    assert Wording("en").name("language", code) == name


@pytest.mark.parametrize("code", ["pt-BR", "zzz", "ab-12345678"])
@pytest.mark.parametrize("language", languages())
def test_a_variant_with_a_text_in_any_language_is_shown(poch: Poch, tmp_path: Path, code: str, language: str) -> None:
    path = tmp_path / "v.yaml"
    path.write_text(f"{HOUSE}title: {{{code}: h}}\nset: {{board.stake: {{use: 2, because: {{{code}: h}}}}}}\n", "utf-8")
    ran = poch("show", path, "--language", language)
    assert ran.status == 0, ran.err


@pytest.mark.parametrize("pool", ["9", "١", "1" * 60, "none", "A", "Größe", "two-words"])
@pytest.mark.parametrize("language", languages())
def test_a_pool_may_be_called_by_a_number(poch: Poch, tmp_path: Path, pool: str, language: str) -> None:
    path = tmp_path / "v.yaml"
    path.write_text(f'{HOUSE}add: {{"meld.{pool}": {{use: meld/trump-card, set: {{rank: 9}}}}}}\n', "utf-8")
    for command in (("validate", "--hands", 1), ("show", "--language", language), ("explain",)):
        ran = poch(*command, path)
        assert ran.status == 0, ran.err


@pytest.mark.parametrize("round", ["2", "²", "٣", "9" * 60])
def test_a_round_of_vying_is_named_whatever_follows_its_dot(poch: Poch, tmp_path: Path, round: str) -> None:
    path, phase = tmp_path / "v.yaml", f'"vying.{round}"'
    order = (
        f"order: {{was: [dress, deal, meld, vying, play, settle], use: [dress, deal, meld, {phase}, play, settle]}}\n"
    )
    changed = f"remove: {{vying: vying/until-level}}\nadd: {{{phase}: {{use: own/v}}}}\n"
    path.write_text(HOUSE + OWN_VYING + changed + order, "utf-8")
    ran = poch("show", path)
    assert "fault of our own" not in ran.err


def test_places_are_filed_whatever_counts_as_a_digit() -> None:
    assert sorted(["p. 10", "p. 9", "²", "2²3", "9" * 5000], key=filed)
