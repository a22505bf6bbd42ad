"""The command line: what is typed after `kickdoor`."""

from kickdoor.cli.app import main

__all__ = ["main"]
