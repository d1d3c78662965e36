"""What variants are called where several stand side by side."""

from __future__ import annotations

from collections.abc import Sequence


def told_apart(ids: Sequence[str]) -> tuple[str, ...]:
    """The ids of variants, in which a second one of the same id is numbered: two files may bear one name.

    >>> told_apart(["poch/mine", "poch/family-nine-pot", "poch/mine"])
    ('poch/mine', 'poch/family-nine-pot', 'poch/mine (2)')
    """
    before = [ids[:at].count(id) for at, id in enumerate(ids)]
    return tuple(f"{id} ({same + 1})" if same else id for id, same in zip(ids, before, strict=True))


def short_names(labels: Sequence[str]) -> list[str]:
    """Variants by their bare names, where no two of them have the same.

    >>> short_names(["poch/eight-pool", "poch/meyer-longest"])
    ['eight-pool', 'meyer-longest']
    """
    bare = [label.partition("/")[2] or label for label in labels]
    return [short if bare.count(short) == 1 else label for short, label in zip(bare, labels, strict=True)]
