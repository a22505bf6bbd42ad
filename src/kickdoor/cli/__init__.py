"""The command line: what is typed after `kickdoor`."""

from kickdoor.cli.command_line import main

__all__ = ["main"]
