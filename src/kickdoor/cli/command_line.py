"""The commands under one roof, and what becomes of whatever goes wrong in them.

Each command imports what it needs when it runs, so that `kickdoor --version` answers at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnknownCommandError

from kickdoor.cli.about import bots, version
from kickdoor.cli.bench import bench
from kickdoor.cli.cards import app as cards
from kickdoor.cli.doctor import doctor
from kickdoor.cli.ladder import ladder
from kickdoor.cli.output import (
    DONE,
    NO,
    WRONG_USE,
    WrongUseError,
    complain,
    console,
    open_ends,
    quiet_pipe,
)
from kickdoor.cli.play import play
from kickdoor.cli.replay import replay
from kickdoor.cli.scenario import scenario
from kickdoor.cli.serve import serve
from kickdoor.cli.simulate import simulate
from kickdoor.cli.tables import app as tables
from kickdoor.errors import CardFileError, KickdoorError, RecordError
from kickdoor.terminal.safe import guarded_ends

app = App(
    name="kickdoor",
    help="The Munchkin card game, refereed. Start with: kickdoor play",
    version=version,
    suppress_keyboard_interrupt=False,
    help_format="plaintext",
    console=console(),
)
app.command(play)
app.command(serve)
app.command(tables)
app.command(scenario)
app.command(cards)
app.command(simulate)
app.command(ladder)
app.command(bench)
app.command(replay)
app.command(bots)
app.command(doctor)

# Where nothing is something else than what holds without the option: no path, no table of four, no
# rungs.
MAY_BE_EMPTY = ("--root-path", "--four", "--bots")


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and exits with its code."""
    open_ends()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Runs a command; its exit code. Whatever goes wrong is told in one line, and whatever is
    printed is safe.
    """
    with guarded_ends():
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        _refuse_empty(arguments)
        code = app(
            list(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        complain(f"{_one_line(error)} ({_help_on(error)})")
    except WrongUseError as error:
        complain(str(error))
    except (RecordError, CardFileError) as error:
        complain(str(error))
        return NO
    except KickdoorError as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("stopped; there was nothing to keep")
        return NO
    except BrokenPipeError:
        return quiet_pipe()
    except OSError as error:
        complain(f"{error.filename or 'system'}: {error.strerror or error}")
        return NO
    else:
        return code if isinstance(code, int) else DONE
    return WRONG_USE


def _refuse_empty(arguments: Sequence[str]) -> None:
    """An empty value is a variable that was not set, and must not pass for an option that was not
    given: `--commitment ""` would check nothing and say ok.
    """
    option = ""
    for argument in arguments:
        name, equals, value = argument.partition("=")
        is_option = name.startswith("--")
        given = name if is_option else option
        is_empty = bool(equals) and not value.strip() if is_option else not argument.strip()
        if is_empty and given.replace("_", "-") not in MAY_BE_EMPTY:
            hint = "; leave it out if there is none" if given else ""
            raise WrongUseError(f"{given or 'an argument'}: the value is empty{hint}")
        option = name if is_option and not equals else ""


def _one_line(error: CycloptsError) -> str:
    text = " ".join(str(error).split())
    whole = text if text.endswith("...") else text.rstrip(".")
    return whole[:1].lower() + whole[1:]


def _help_on(error: CycloptsError) -> str:
    """Where to read on: with the command that was meant, if it was one."""
    command = " ".join(["kickdoor", *(error.command_chain or ())])
    what = "commands" if isinstance(error, UnknownCommandError) else "options"
    return f"{command} --help lists the {what}"
