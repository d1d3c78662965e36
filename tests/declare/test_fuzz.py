"""Whatever is in a file, it is read or refused with reasons; nothing else ever comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from grammar import any_bytes
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from poch_rules.core.play import Play
from poch_rules.core.variant import CannotBePlayed
from poch_rules.declare.diagnostics import Refused, render
from poch_rules.declare.hand import read_hand
from poch_rules.declare.library import load


def refuses_or_takes(read: Callable[[Path], object], content: bytes) -> None:
    """Read a file with that content; all that may come of it is a refusal with reasons."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.yaml"
        path.write_bytes(content)
        try:
            read(path)
        except Refused as refused:
            said = refused.diagnostics
        else:
            return
    assert said
    assert render(said)
    assert all(d.message and d.span.line >= 1 and d.span.column >= 1 for d in said)


@pytest.mark.parametrize("read", [load, read_hand], ids=["variant", "hand"])
@given(content=any_bytes())
@settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
def test_any_bytes_are_read_or_refused(read: Callable[[Path], object], content: bytes) -> None:
    refuses_or_takes(read, content)


VALUES = st.sampled_from([
    "0", "1", "2", "3", "8", "52", "32", "all", "all-but-one", "[1]", "[3, 2]", "[]", "[centre]", "[poch]",
    "[ace, ten]", "[poch, centre]", "[centre, poch]", "set", "anything", "overbid", "hold", "one-round", "declined",
    "level", "everybody", "dealer", "forehand", "vying-winner", "dealers-last", "dealers", "turned", "A", "[K, Q]",
    "best-takes", "as-much-again", "shows-set", "anticlockwise", "first-ace", "next-player", "lowest-of-suit",
    "each-run", "[7, 8, 9]", "null", "yes", "[trump, top]", "{3: 2, 4: 2, 5: 3, 6: 1, 7: 2, 8: 1}", "solvent",
    "after-trick",
])  # fmt: skip


@given(
    parent=st.sampled_from(["family-nine-pot", "eight-pool", "pierer-1844", "meyer-longest", "polish-leaflet"]),
    data=st.data(),
)
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
def test_a_variant_that_is_taken_can_be_played(parent: str, data: st.DataObject) -> None:
    known = sorted(set(load(parent).settings) - {"order"})
    changes = data.draw(st.dictionaries(st.sampled_from(known), VALUES, min_size=1, max_size=4))
    lines = "".join(f"  {name}: {value}\n" for name, value in changes.items())
    text = f"format: 1\nvariant: x\nfamily: poch\nkind: house\nextends: poch/{parent}\nset:\n{lines}"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.yaml"
        path.write_text(text, encoding="utf-8")
        try:
            declared = load(path)
        except Refused:
            return
    family = declared.family
    for n in declared.players.numbers():
        plan = declared.plan(n)
        purse = max(family.purse(plan.rules, n), 40)
        balances = [purse] * n + [0] * len(plan.accounts)
        try:
            play = Play(plan, plan.pack.shuffled(n), dealer=n - 1, balances=balances, watch=True)
        except CannotBePlayed:  # the stakes are too high for these purses
            continue
        assert not play.run(family.automatic).violations
