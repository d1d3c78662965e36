"""Run the `poch` command from a checkout, without installing anything: `python cli.py replay hand.yaml`."""

from poch_rules.commands import main

if __name__ == "__main__":
    main()
