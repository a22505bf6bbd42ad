"""The `play` command: a game in the terminal, you against bots."""

from __future__ import annotations

import getpass
import importlib.util
import os
import secrets
import signal
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Final, cast

from cyclopts import Parameter

from kickdoor.cli.choices import EditionOrNone, Options
from kickdoor.cli.output import DONE, NO, Output, WrongUseError, complain, sexes_of, words_of

if TYPE_CHECKING:
    from types import FrameType

    from rich.console import Console

    from kickdoor.client import Client
    from kickdoor.engine import Game
    from kickdoor.protocol.table_messages import TableSetup
    from kickdoor.terminal.keyboard import Keys
    from kickdoor.terminal.plain import Read, Seating
    from kickdoor.terminal.saved_games import Kept
    from kickdoor.words import Book

EDITION: Final = "munchkin"
SEATS: Final = "you,normal,normal,normal"
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus")
FEWEST: Final = 3  # seats of any edition
MOST: Final = 6
SEEDS: Final = 1 << 31
PLAIN_WIDTH: Final = 80
NARROWEST: Final = 20  # columns; a terminal that is narrower breaks the lines itself


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
        return _play_online(server, table, key, new, name, sex, language, plain)
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
    with _closing_is_leaving(), suppress(KeyboardInterrupt):  # it is kept before anything is told
        table.play()
    return DONE if table.is_kept else NO


def _play_online(
    server: str,
    table: str,
    key: str,
    new: dict[str, str],
    name: str,
    sex: str,
    language: str,
    plain: bool,
) -> int:
    import asyncio

    if importlib.util.find_spec("websockets") is None:
        raise WrongUseError("playing online is not installed: pip install 'kickdoor[server]'")
    from kickdoor.client import Client, ServerError
    from kickdoor.terminal.labels import labels_in
    from kickdoor.terminal.online import OnlineGame

    labels, you = labels_in(language), name or _login()
    sexes = sexes_of(sex)
    if not sexes and not key:
        sexes = [one for one in [_asked_sex(language)] if one]

    seated: list[Client] = []

    async def online() -> None:
        if key:
            client = Client(server, table, [key], language)
        elif table:
            client = await Client.join(server, table, you, language, "".join(sexes[:1]))
        else:
            client = await Client.create(server, _table_of(new, you, sexes), language=language)
        seated.append(client)
        if not await OnlineGame(client, labels, screen(plain), _keys()).play():
            _say_how_to_come_back(client, labels)

    try:
        asyncio.run(online())
    except KeyboardInterrupt:
        if not seated:
            raise
        _say_how_to_come_back(seated[0], labels)
    except ServerError as error:
        complain(str(error))
        if seated and error.code != "bad-token":
            _say_how_to_come_back(seated[0], labels)
        return NO
    return DONE


def _table_of(new: dict[str, str], you: str, sexes: list[str]) -> TableSetup:
    """A table on a server, of somebody at the keyboard and bots."""
    from kickdoor.client.http_requests import against

    bots = [one for one in words_of(new["seats"] or SEATS) if one != "you"]
    setup = against(bots, you, sexes)
    setup.edition = new["edition"] or EDITION
    setup.sets, setup.options = words_of(new["sets"]), words_of(new["options"])
    return setup


def _say_how_to_come_back(client: Client, labels: Book) -> None:
    key = client.tokens[0] if client.tokens else ""
    code = client.info.code if client.info is not None else client.table
    come = f"kickdoor play --server {client.server} --table {code} --key {key}"
    print()
    for line in labels.say("online-left", command=come).splitlines():
        print(line)


def _keys() -> Read | Keys:
    """The keyboard, so that it can be waited for beside other things where that is possible."""
    from kickdoor.terminal.keyboard import Watched

    if sys.platform == "win32":
        return reader()
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return reader()
    # A file is always there to be read, a device such as /dev/null too: neither is waited for.
    is_watched = sys.stdin.isatty() or stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)
    return Watched(sys.stdin) if is_watched else reader()


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

    you = name or _login()
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
    sexes[seating.you] = said[0] if said else _asked_sex(language) or sexes[seating.you]
    return sexes


def _asked_sex(language: str) -> str:
    """What the player answers; from a pipe nobody is asked, since lines there are acts."""
    from kickdoor.engine import SEXES
    from kickdoor.terminal.labels import labels_in

    if not sys.stdin.isatty():
        return ""
    labels = labels_in(language)
    answers = {labels.say(f"sex-{sex}").casefold(): sex for sex in SEXES} | {s: s for s in SEXES}
    while True:
        try:
            answer = input(labels.say("sex-ask")).strip().casefold()
        except EOFError:
            raise KeyboardInterrupt from None
        if not answer:
            return ""
        found = {sex for word, sex in answers.items() if word.startswith(answer)}
        if len(found) == 1:
            return found.pop()


def _login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Zoe"


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


# The terminal.


def screen(is_plain: bool) -> Console:
    """Where the game is drawn; NO_COLOR is respected, and a pipe gets no colours either."""
    from kickdoor.terminal.safe import unguarded
    from kickdoor.terminal.spelling import showable

    out = cast("IO[str]", showable(unguarded(sys.stdout)))
    if is_plain:
        return Output(file=out, no_color=True, force_terminal=False, width=PLAIN_WIDTH)
    drawn = Output(file=out)
    drawn.width = max(drawn.width, NARROWEST)
    return drawn


def reader() -> Read:
    """Lines from the keyboard, editable; from a pipe they are shown as if they had been typed."""
    if sys.stdin.isatty():
        if importlib.util.find_spec("readline"):  # Windows has none
            importlib.import_module("readline")  # once it is there, input() edits its line
        return input

    def read() -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\n"))
        return line

    return read


@contextmanager
def _closing_is_leaving() -> Iterator[None]:
    """A closed terminal or a polite kill is the player leaving, as Ctrl-C is: the game is kept all
    the same. Only the first is heard; a terminal that closes also ends what is typed, and the
    signal would come between while the game is being kept for that.
    """
    has_left = False

    def leave(number: int, frame: FrameType | None) -> None:
        nonlocal has_left
        if not has_left:
            has_left = True
            raise KeyboardInterrupt

    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
