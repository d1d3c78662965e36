"""What the books cost: all languages from nothing, and again when nothing has changed.

Whole processes, with a cache of their own.  The seconds are those of a machine with two cores that does nothing else;
the processor's time beside them also holds on a busy one.

    python benchmarks/book.py [JOBS]
"""

from __future__ import annotations

import hashlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FROM_NOTHING, NOTHING_CHANGED = 40.0, 6.0
BUILD = """
import sys
from pathlib import Path
from poch_rules.book.build import Book, build
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import languages
build(Book(book_folder(), languages()), Path(sys.argv[1]), jobs=int(sys.argv[2]) or None)
"""


def measured(out: Path, jobs: int, cache: Path) -> tuple[float, float]:
    """Seconds on the clock and of the processors for a build in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    environment = os.environ | {"XDG_CACHE_HOME": str(cache)}
    subprocess.run([sys.executable, "-c", BUILD, str(out), str(jobs)], env=environment, check=True)
    took = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def digest(folder: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        found.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def main(jobs: int) -> int:
    met = True
    with tempfile.TemporaryDirectory() as work:
        out, cache = Path(work, "site"), Path(work, "cache")
        written, same = "", True
        for name, at_most in (("from nothing", FROM_NOTHING), ("nothing changed", NOTHING_CHANGED)):
            seconds, worked = measured(out, jobs, cache)
            good = seconds <= at_most
            met = met and good
            said = "met" if good else "NOT MET"
            print(f"{name:16} {seconds:5.1f} s, {worked:5.1f} s of the processors; at most {at_most:.0f} s: {said}")
            before, written = written, digest(out)
            same = before in ("", written)
        pages = sum(1 for _ in out.rglob("*.html"))
        size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
        print(f"{pages} pages, {size / 1e6:.1f} MB; the second time {'the same' if same else 'NOT THE SAME'}")
    return 0 if met and same else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
