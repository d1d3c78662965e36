"""Every builder of books after every other one, on one warm folder of doctrees.

``python -m tests.trials.builders`` makes some 180 builds in 80 seconds of one core; the tests try html after each and
each after html.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from tests.book.builders import BUILDERS, built, circuit, project


def main() -> int:
    """Say what fails after what; 1 if anything does."""
    about = (__doc__ or "").partition("\n")[0]
    argparse.ArgumentParser(prog="python -m tests.trials.builders", description=about).parse_args()
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
