"""What was told to whom: one log for the table, and what each seat was shown of it.

Telling is done all the time and reading seldom, so events are put into the log by the dozen, and
what a seat was shown is worked out when its history is read. Copies of a game share the lists: each
knows how much of them is its own, and leaves a list to the copy that has gone on with it.
"""

from __future__ import annotations

from kickdoor.engine.events import Event
from kickdoor.engine.state import Table, with_one


def keep_histories(t: Table) -> None:
    """From now on every seat's history is kept, and the spectators', which is the last."""
    t.histories = [[] for _ in range(t.seats + 1)]
    t.shown = (0,) * (t.seats + 1)
    t.read = (t.logged + len(t.events),) * (t.seats + 1)


def shelve_events(t: Table) -> None:
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
    history = t.histories[i]
    read, told = t.read[i], t.logged + len(t.events)
    if read == told:
        return history
    if len(history) != t.shown[i]:
        history = history[: t.shown[i]]
        t.histories[i] = history
    if read < t.logged:
        for event in t.log.some(read, t.logged):
            history.append(event if _sees(event.seen_by, seat) else _masked(t, event))
    for event in t.events[max(0, read - t.logged) :]:
        history.append(event if _sees(event.seen_by, seat) else _masked(t, event))
    t.shown = with_one(t.shown, i, t.shown[i] + told - read)
    t.read = with_one(t.read, i, told)
    return history


def _sees(mask: int, seat: int) -> bool:
    return mask < 0 or (seat >= 0 and bool(mask >> seat & 1))


def _masked(t: Table, e: Event) -> Event:
    """The event as one sees it who may not know the cards."""
    hidden = tuple(-2 - t.catalogue.cards[c].deck for c in e.cards)
    card = -2 - t.catalogue.cards[e.card].deck if e.card >= 0 else e.card
    return Event(e.kind, e.seat, card, e.other, e.a, e.b, hidden)
