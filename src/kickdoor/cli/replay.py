"""The `replay` command: a recorded game told again, checked, or played on from some point."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from kickdoor.cli.output import (
    DONE,
    NO,
    WrongUseError,
    complain,
    console,
    counted,
    print_json,
    progress,
    words_of,
)

if TYPE_CHECKING:
    from kickdoor.engine import Game, Record
    from kickdoor.lab.verify import Verified
    from kickdoor.terminal.saved_games import Kept


def replay(
    file: Path,
    *,
    verify: Annotated[bool, Parameter(negative="")] = False,
    from_: Annotated[int | None, Parameter(name="--from")] = None,
    play: Annotated[bool, Parameter(negative="")] = False,
    seat: str = "",
    seats: str = "",
    language: str = "en",
    commitment: str = "",
    nonce: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell a recorded game again, turn by turn; check that it is what it says it is; or play on.

    Parameters
    ----------
    file
        a record, or a game that `kickdoor play` kept
    verify
        replay every act, derive every draw from the seed, check the seed against what the server
        committed to, and ask the bots every decision again, on tables that differ in what they
        cannot see
    from_
        begin after that many acts
    play
        play on from there against bots
    seat
        tell it as this player saw it, instead of as everybody saw it
    seats
        with --play: who sits where, with commas: you once, and bots; without it as it was. With
        --verify: who sat there. A bot that does not come with the game is run only if you name it
        here, never because the file does
    language
        en or de
    commitment
        with --verify: the commitment as you saw it before the deal
    nonce
        with --verify: the nonce that you added; the seed must be made with it
    json
        print one JSON object and nothing else
    """
    from kickdoor.engine import Game
    from kickdoor.errors import RecordError
    from kickdoor.terminal.saved_games import read_kept

    if seats and not (play or verify):
        raise WrongUseError("--seats goes with --play or --verify")
    if (commitment or nonce) and not verify:
        raise WrongUseError(f"--{'commitment' if commitment else 'nonce'} goes with --verify")
    if not file.is_file():
        raise WrongUseError(f"{file}: there is no such file")
    try:
        kept = read_kept(file)
        game = Game.replay(kept.record)
        draws = _check(kept.record, game) if verify else 0
        promise = _promise(kept, commitment, nonce) if verify else None
    except RecordError as error:
        return _broken(str(error), json)
    if from_ is not None and not 0 <= from_ <= len(kept.record.acts):
        raise WrongUseError(f"--from {from_}: the game has {len(kept.record.acts)} acts")
    if verify:
        return _verify(_named_anew(kept, seats), game, draws, promise, json)
    if json:
        print_json({"acts": len(kept.record.acts), "hash": game.hash(), "ok": True})
    elif play:
        return _play_on(kept, file, from_, seats, seat, language)
    else:
        _tell(game, seat, language, 0 if from_ is None else _told_before(kept, seat, from_))
    return DONE


# Checking.


class Promise(NamedTuple):
    """What held: the commitment, and the nonces that went into the seed, by who added them."""

    commitment: str
    nonces: dict[str, str]


def _broken(message: str, json: bool) -> int:
    complain(message)
    if json:
        print_json({"acts": 0, "hash": "", "ok": False, "error": message})
    return NO


def _check(record: Record, game: Game) -> int:
    """How many draws the seed gives as recorded; RecordError at the first that it does not."""
    from kickdoor.engine import check_draws
    from kickdoor.errors import RecordError

    draws = check_draws(record)
    if record.draws != _drawn(game):
        raise RecordError("record: draws: these are not the draws that its acts lead to")
    return draws


def _drawn(game: Game) -> list[tuple[str, int, int, int]]:
    made = game.record
    made.work_out()
    return made.draws


def _promise(kept: Kept, seen: str, added: str) -> Promise | None:
    """What was committed to before the deal, and what was added by whom; None if nothing was.
    RecordError where the game is another one than was seen or added to.
    """
    from kickdoor.errors import RecordError
    from kickdoor.protocol.fairness import check_fairness

    told = kept.fairness
    if told is None or not told.commitment:
        if seen or added:
            raise RecordError("fairness: the file holds no commitment: a server's /proof does")
        return None
    if seen and seen.strip().lower() != told.commitment:
        raise RecordError(f"fairness: another commitment was seen before the deal: {seen}")
    seats = check_fairness(told, kept.record.seed)
    nonces = {kept.record.seats[seat][0]: told.nonces[seat] for seat in seats}
    if added and added.strip().lower() not in nonces.values():
        raise RecordError(f"fairness: the seed was made without this nonce: {added}")
    return Promise(told.commitment, nonces)


def _named_anew(kept: Kept, seats: str) -> Kept:
    """The game with those at its seats whom the user names himself, and may bring along."""
    names = words_of(seats)
    if names and len(names) != len(kept.record.seats):
        raise WrongUseError(f"--seats {seats}: {len(kept.record.seats)} sat at that table")
    if names:
        kept.seat(names)
    return kept


def _verify(kept: Kept, game: Game, draws: int, promise: Promise | None, json: bool) -> int:
    acts = len(kept.record.acts)
    found = _asked_again(kept)
    is_ok = not (found and found.peeked)
    if json:
        print_json(
            {
                "acts": acts,
                "hash": game.hash(),
                "ok": is_ok,
                "draws": draws,
                "commitment": promise.commitment if promise else "",
                "added": [*promise.nonces] if promise else [],
                "nonces": promise.nonces if promise else {},
                "decisions": found.decisions if found else 0,
                "followed": found.followed if found else 0,
            }
        )
    elif is_ok:
        print(f"ok: {counted(acts, 'act')} and {draws} draws lead to {game.hash()}")
        if promise is not None:
            names = ", ".join(promise.nonces) or "nobody"
            print(f"ok: the seed is what {promise.commitment} committed to, with nonces of {names}")
            for name, nonce in promise.nonces.items():
                print(f"    {name}: {nonce}")
        if found is not None:
            asked = counted(found.decisions, "decision")
            print(f"ok: {asked} of bots asked again on re-dealt tables: the same act each time")
    if promise is None and not kept.seats:
        complain("the file holds no commitment, so nobody knows whether the seed was chosen")
    _say_of_bots(kept, found)
    return DONE if is_ok else NO


def _asked_again(kept: Kept) -> Verified | None:
    """What the bots say when they are asked again; None if nobody knows who they were, or the file
    alone says that it was somebody's own.
    """
    from kickdoor.lab.verify import Verifier
    from kickdoor.terminal.saved_games import YOU

    if not kept.seats or kept.strangers:
        return None
    bots = ["" if name == YOU else name for name in kept.seats]
    with progress("acts", len(kept.record.acts)) as tell:
        return Verifier(kept.record, bots, kept.seed, kept.begun, tell).verify()


def _say_of_bots(kept: Kept, found: Verified | None) -> None:
    acts = len(kept.record.acts)
    if kept.strangers:
        complain(
            f"{kept.strangers} does not come with kickdoor, so the record alone was verified and "
            "no bot's choices were compared; --seats names who sat where, and runs them"
        )
        return
    if found is None:
        complain("the file does not say which bots sat there, so none was asked again")
        return
    if found.peeked:
        complain(f"a bot knows what it cannot see: {found.peeked}")
    elif found.followed < acts:
        complain(
            f"after act {found.followed} the bots decide otherwise than recorded, as those of "
            "another version may; what came later was not asked again"
        )


# Telling.


def _tell(game: Game, seat: str, language: str, begin: int) -> None:
    from kickdoor.terminal.labels import labels_in
    from kickdoor.terminal.screen import Screen
    from kickdoor.words import Words

    reader = _seat_of(game, seat)
    screen = Screen(console(), game, reader, Words(language), labels_in(language))
    screen.log(game.view(reader).history[begin:])
    screen.rule()
    screen.players()


def _seat_of(game: Game, name: str) -> int:
    if name and name not in game.names:
        names = ", ".join(game.names)
        raise WrongUseError(f"nobody called {name!r} sat at that table, only {names}")
    return game.names.index(name) if name else -1


def _told_before(kept: Kept, seat: str, acts: int) -> int:
    """How much had been told when that many acts were made."""
    game = _game_at(kept, acts)
    return len(game.view(_seat_of(game, seat)).history)


def _game_at(kept: Kept, acts: int) -> Game:
    from kickdoor.engine import Game
    from kickdoor.lab.verify import shortened

    return Game.replay(shortened(kept.record, acts))


# Playing on.


def _play_on(kept: Kept, file: Path, acts: int | None, seats: str, seat: str, language: str) -> int:
    from kickdoor.cli.play import play_game, refuse_strangers, seating_of
    from kickdoor.terminal.saved_games import YOU, default_file

    game = _game_at(kept, len(kept.record.acts) if acts is None else acts)
    if game.is_over:
        raise WrongUseError("that game is over: --from N begins after its first N acts")
    if not seats:
        refuse_strangers(kept, file)
    names = kept.seats.copy() or ["easy"] * len(game.names)
    if seat or YOU not in names:
        names = ["easy" if name == YOU else name for name in names]
        names[max(_seat_of(game, seat), 0)] = YOU
    seating = seating_of(seats or ",".join(names), kept.seed)
    if len(seating.names) != len(game.names):
        raise WrongUseError(f"--seats {seats}: {len(game.names)} sit at that table")
    made = game.record.length
    seating.begun = [*(one for one in kept.begun if one < made), made]
    return play_game(game, seating, language, default_file(), is_resumed=True)
