"""The `replay` command: a recorded game told again, or checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli.output import DONE, NO, WrongUseError, complain, console, print_json

if TYPE_CHECKING:
    from kickdoor.engine.game import Game
    from kickdoor.engine.record import Record


def replay(
    file: Path,
    *,
    verify: Annotated[bool, Parameter(negative="")] = False,
    seat: str = "",
    language: str = "en",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell a recorded game again, turn by turn; or check that it is what it says it is.

    Parameters
    ----------
    file
        a record, or a game that `kickdoor play` kept
    verify
        replay every act and derive every draw from the seed, and compare
    seat
        tell it as this player saw it, instead of as everybody saw it
    language
        en or de
    json
        print one JSON object and nothing else
    """
    from kickdoor.engine.game import Game
    from kickdoor.errors import RecordError
    from kickdoor.terminal.kept import read_kept

    if not file.is_file():
        raise WrongUseError(f"{file}: there is no such file")
    try:
        record = read_kept(file).record
        game = Game.replay(record)
        draws = _check(record, game) if verify else 0
    except RecordError as error:
        complain(str(error))
        if json:
            print_json({"acts": 0, "hash": "", "ok": False, "error": str(error)})
        return NO
    if json:
        print_json({"acts": len(record.acts), "hash": game.hash(), "ok": True})
    elif verify:
        print(f"ok: {len(record.acts)} acts and {draws} draws lead to {game.hash()}")
    else:
        _tell(game, seat, language)
    return DONE


def _check(record: Record, game: Game) -> int:
    """How many draws the seed gives as recorded; RecordError at the first that it does not."""
    from kickdoor.engine.record import check_draws
    from kickdoor.errors import RecordError

    draws = check_draws(record)
    if record.hash and record.hash != game.hash():
        raise RecordError(f"record: hash: {record.hash}, but its acts lead to {game.hash()}")
    return draws


def _tell(game: Game, seat: str, language: str) -> None:
    from kickdoor.terminal.labels import labels_in
    from kickdoor.terminal.screen import Screen
    from kickdoor.words import Words

    if seat and seat not in game.names:
        names = ", ".join(game.names)
        raise WrongUseError(f"nobody called {seat!r} sat at that table, only {names}")
    reader = game.names.index(seat) if seat else -1
    screen = Screen(console(), game, reader, Words(language), labels_in(language))
    screen.log(game.view(reader).history)
    screen.rule()
    screen.players()
