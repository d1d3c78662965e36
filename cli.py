"""Run the `poch` command from a checkout, without installing anything: `python cli.py replay hand.yaml`."""

import sys

from poch_rules.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
