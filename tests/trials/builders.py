"""Every builder after every other one, on one warm folder of doctrees: ``python tests/trials/builders.py``.

Some 180 builds, 80 seconds of one core; the tests try html after each and each after html.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "book"))

from builders import BUILDERS, built, circuit, project


def main() -> int:
    """Say what fails after what; 1 if anything does."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        source = project(out / "p")
        way = list(circuit(BUILDERS))
        built(source, out, way[0])
        for before, builder in pairwise(way):
            try:
                said = built(source, out, builder)
            except Exception as error:
                said = f"{type(error).__name__}: {error}"
            if said:
                failed += 1
                print(f"{builder} after {before}: {said.strip()}")
    print(f"{len(way) - 1} pairs, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
