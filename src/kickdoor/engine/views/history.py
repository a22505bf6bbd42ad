"""What was told to whom: one log for the table, and what each seat was shown of it.

Telling is done all the time and reading seldom, so events are put into the log by the dozen, and
what a seat was shown is worked out when its history is read. Copies of a game share the lists: each
knows how much of them is its own, and leaves a list to the copy that has gone on with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.events.event import Event
from kickdoor.engine.state.knowledge import SPECTATOR
from kickdoor.engine.state.table import Table, with_one
from kickdoor.sealing import SealedList


def keep_histories(t: Table) -> None:
    """From now on every seat's history is kept, and the spectators', which is the last."""
    t.histories = [SealedList() for _ in range(t.seats + 1)]
    t.shown = (0,) * (t.seats + 1)
    t.read = (t.logged + len(t.events),) * (t.seats + 1)


def restore_histories(t: Table, histories: Sequence[Sequence[Event]]) -> None:
    """Keep every seat's history, with what it was shown before."""
    keep_histories(t)
    t.histories = [SealedList(history) for history in histories]
    t.shown = tuple([len(history) for history in histories])


def log_events(t: Table) -> None:
    """Put the latest events into the log."""
    if t.histories:
        t.log = t.log.longer(t.logged, t.events)
        t.logged = t.log.length
    t.events = []


def history_of(t: Table, seat: int) -> list[Event]:
    """What a seat was shown (-1: spectators); `t.shown` says how much of the list is this table's.

    The log holds secrets, so this is a list of its own.
    """
    i = seat if seat >= 0 else t.seats
    read, told = t.read[i], t.logged + len(t.events)
    if read == told:
        return t.histories[i]
    history = _read_on(t, i)
    t.shown = with_one(t.shown, i, t.shown[i] + told - read)
    t.read = with_one(t.read, i, told)
    return history


def all_histories(t: Table) -> list[list[Event]]:
    """What every seat was shown, and last the spectators: for who wants them all, at once."""
    told = t.logged + len(t.events)
    for i in range(len(t.histories)):
        _read_on(t, i)
    t.shown = tuple([t.shown[i] + told - t.read[i] for i in range(len(t.read))])
    t.read = (told,) * len(t.read)
    return t.histories


def _read_on(t: Table, i: int) -> list[Event]:
    """The history of one seat, the last being the spectators', with all that was told since."""
    history, read, new = t.histories[i], t.read[i], t.events
    if read < t.logged:
        new = [*t.log.some(read, t.logged), *new]
    elif read > t.logged:
        new = new[read - t.logged :]
    if new and len(history) != t.shown[i]:  # a copy has gone on with it
        history = SealedList(history[: t.shown[i]])
        t.histories[i] = history
    seat = i if i < t.seats else SPECTATOR
    # Views hand the list out, so it is sealed to all but this.
    list.extend(history, [e if _sees(e.seen_by, seat) else _masked(t, e) for e in new])
    return history


def _sees(mask: int, seat: int) -> bool:
    return mask < 0 or (seat >= 0 and bool(mask >> seat & 1))


def _masked(t: Table, e: Event) -> Event:
    """The event as one sees it who may not know the cards."""
    return e.masked(t.catalogue.cards)
