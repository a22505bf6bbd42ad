"""The `play` command: a game in the terminal, you against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from kickdoor.cli.choices import EDITION, SEATS, EditionOrNone, Options
from kickdoor.cli.output import DONE, NO, WrongUseError, sexes_of, words_of
from kickdoor.cli.play_online import play_online
from kickdoor.cli.this_terminal import asked_sex, closing_is_leaving, login, reader, screen

if TYPE_CHECKING:
    from kickdoor.engine import Game
    from kickdoor.terminal.plain import Seating
    from kickdoor.terminal.saved_games import Kept

NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus")
FEWEST: Final = 3  # seats of any edition
MOST: Final = 6
SEEDS: Final = 1 << 31


def play(
    *,
    edition: EditionOrNone = "",
    sets: str = "",
    options: Options = "",
    seats: str = "",
    seed: int | None = None,
    name: str = "",
    sex: str = "",
    language: str = "en",
    resume: Path | None = None,
    save: Path | None = None,
    plain: Annotated[bool, Parameter(negative="")] = False,
    server: str = "",
    table: str = "",
    key: str = "",
) -> int:
    """Play a game in the terminal against bots, at once.

    Parameters
    ----------
    sets
        card sets, with commas; without any the edition's own
    seats
        who sits where, with commas: you once, and bots; or a number of seats. Without it you sit
        down with three of normal
    seed
        the same seed and the same moves give the same game
    name
        what the others call you
    sex
        your munchkin's, female or male; or everybody's in seat order, with commas. Without it you
        are asked, and bots take what the seed gives them
    language
        en or de
    resume
        go on with a game that was kept in this file
    save
        keep the game in this file when you leave
    plain
        no colours, 80 columns: for pipes and old terminals
    server
        play at this live table's server, such as http://localhost:8000
    table
        with --server: join the table of this code, instead of a new one against bots
    key
        with --server and --table: your seat's key, to come back to it
    """
    new = {"edition": edition, "sets": sets, "options": options, "seats": seats}
    you = {"name": name, "sex": sex}
    if server:
        _refuse("with --server", {"seed": seed, "resume": resume, "save": save})
        if key and not table:
            raise WrongUseError("--key goes with --table: which table has that seat?")
        _refuse("with --table, which is set up already", new if table else {})
        _refuse("with --key, whose seat has them already", you if key else {})
        return play_online(server, table, key, new, name, sex, language, plain)
    if table or key:
        raise WrongUseError("--table and --key go with --server")
    if resume is not None:
        said = {**new, **you, "seats": "", "seed": seed}  # who sat there not every file says
        _refuse("with --resume, whose file says them", said)
    from kickdoor.words import Words

    Words(language)  # a language that is not there is told before anything else
    if save is not None and (save.is_dir() or save.absolute().parent.is_file()):
        raise WrongUseError(f"--save {save}: expected a file in a folder")
    known: str | None = None
    if resume is None:
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        seating = seating_of(seats or SEATS, seed)
        sexes = _sexes(sex, seating, seed, language)
        game = _new_game(
            seating, name, sexes, edition or EDITION, words_of(sets), words_of(options), seed
        )
    else:
        game, seating, kept = _resumed(resume, seats)
        known = kept.text if save is None else None
    file = save or resume or _default_file()
    return play_game(game, seating, language, file, resume is not None, plain, known)


def _refuse(where: str, given: Mapping[str, object]) -> None:
    """Refuses options that would mean nothing."""
    named = [f"--{option}" for option, value in given.items() if value not in ("", None)]
    if named:
        raise WrongUseError(f"{' and '.join(named)} cannot go {where}")


def play_game(
    game: Game,
    seating: Seating,
    language: str,
    file: Path,
    is_resumed: bool,
    plain: bool = False,
    known: str | None = None,
) -> int:
    """Plays a game in this terminal, to its end or until the player leaves; NO: it could not be
    kept where it should be. `known` is what the file holds of it.
    """
    from kickdoor.terminal.labels import labels_in
    from kickdoor.terminal.plain import PlainGame
    from kickdoor.words import Words

    words, labels = Words(language), labels_in(language)
    table = PlainGame(game, seating, words, labels, screen(plain), reader(), file, known)
    table.welcome(is_resumed)
    with closing_is_leaving(), suppress(KeyboardInterrupt):  # it is kept before anything is told
        table.play()
    return DONE if table.is_kept else NO


def seating_of(seats: str, seed: int) -> Seating:
    """Who sits where, from a list or a number."""
    from kickdoor.bots import bot_named
    from kickdoor.terminal.plain import Seating
    from kickdoor.terminal.saved_games import YOU

    names = words_of(seats)
    if len(names) == 1 and names[0].isdecimal():
        names = [YOU] + ["normal"] * (min(int(names[0]), len(NAMES)) - 1)
    if not FEWEST <= len(names) <= MOST:
        raise WrongUseError(f"--seats {seats}: expected {FEWEST} to {MOST} seats")
    if names.count(YOU) != 1:
        raise WrongUseError(
            f"--seats {seats}: 'you' must be there once, such as you,normal,normal,normal"
        )
    return Seating(names, [None if n == YOU else bot_named(n) for n in names], seed)


def refuse_strangers(kept: Kept, file: Path) -> None:
    """No bot is run for a file's sake: who wants one that is not ours says so himself."""
    if kept.strangers:
        raise WrongUseError(
            f"{file}: {kept.strangers} does not come with kickdoor, and is not run because a file "
            "names it; say who sits where yourself: --seats you,easy,mymodule:MyBot"
        )


def _new_game(
    seating: Seating,
    name: str,
    sexes: list[str],
    edition: str,
    sets: list[str],
    options: list[str],
    seed: int,
) -> Game:
    from kickdoor.engine import Game, Seat

    you = name or login()
    others = iter(other for other in NAMES if other.casefold() != you.casefold())
    names = [you if player is None else next(others) for player in seating.players]
    people = [
        Seat(name, sex, colour) for colour, (name, sex) in enumerate(zip(names, sexes, strict=True))
    ]
    return Game.new(people, edition=edition, sets=sets or None, options=tuple(options), seed=seed)


def _sexes(text: str, seating: Seating, seed: int, language: str) -> list[str]:
    """Everybody's sex: as said, as the player answers, as chance has it for the rest (SETUP-6)."""
    from kickdoor.bots import drawn_sexes

    said, sexes = sexes_of(text), drawn_sexes(seed, len(seating.players))
    if len(said) > 1:
        if len(said) != len(sexes):
            raise WrongUseError(f"--sex {text}: {len(said)} sexes for {len(sexes)} seats")
        return said
    sexes[seating.you] = said[0] if said else asked_sex(language) or sexes[seating.you]
    return sexes


def _resumed(file: Path, seats: str) -> tuple[Game, Seating, Kept]:
    from kickdoor.engine import Game
    from kickdoor.terminal.saved_games import read_kept

    if not file.is_file():
        raise WrongUseError(f"--resume {file}: there is no such file")
    kept: Kept = read_kept(file)
    if kept.strangers and seats:
        kept.seat(words_of(seats))
    elif kept.seats:
        _refuse(f"with --resume {file}, which says who sits where", {"seats": seats})
    refuse_strangers(kept, file)
    game = Game.replay(kept.record)
    if game.is_over:
        raise WrongUseError(f"{file}: that game is over; look at it with: kickdoor replay {file}")
    seating = seating_of(",".join(kept.seats) or seats or SEATS, kept.seed)
    if len(seating.names) != len(game.names):
        raise WrongUseError(f"{file}: {len(game.names)} sat there, so --seats must name as many")
    seating.begun = [*kept.begun, game.record.length]
    return game, seating, kept


def _default_file() -> Path:
    from kickdoor.terminal.saved_games import default_file

    return default_file()
