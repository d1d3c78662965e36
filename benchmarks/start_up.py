"""What `poch --help` costs, against a process that imports click and yaml and does nothing.

Whole processes, in pairs, so that both meet the same machine; the figure is the median of the ratios of the pairs.

    python benchmarks/start_up.py [PAIRS]
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

AT_MOST = 2.0
BARE = [sys.executable, "-c", "import click, yaml"]
HELP = [sys.executable, "-m", "poch_rules", "--help"]


def seconds(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def main(pairs: int) -> int:
    seconds(BARE), seconds(HELP)  # compiled files are written, folders are in the cache
    took = [(seconds(BARE), seconds(HELP)) for _ in range(pairs)]
    ratio = statistics.median(poch / bare for bare, poch in took)
    print(f"click and yaml  {1000 * statistics.median(bare for bare, _ in took):6.1f} ms")
    print(f"poch --help     {1000 * statistics.median(poch for _, poch in took):6.1f} ms")
    print(f"ratio {ratio:.2f}; at most {AT_MOST:.2f}: {'met' if ratio <= AT_MOST else 'NOT MET'}")
    return 0 if ratio <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
