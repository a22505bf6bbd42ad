"""The command line: what is typed after `kickdoor`."""

from kickdoor.cli.commands import main

__all__ = ["main"]
