"""Where the ``poch`` command begins: ``python -m poch_rules`` does the same.

Nothing else is imported before an interrupt can be taken: most of a short command's time goes into importing.
"""

import sys


def main() -> int:
    """Run the command that the command line says; its exit status."""
    try:
        from poch_rules.commands import run

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # before, or after, a command takes it
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
