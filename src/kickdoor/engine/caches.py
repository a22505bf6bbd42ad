"""The register of what the engine keeps because it is dear to look up again.

Each entry says where it is kept, by what key, what makes it stale, and finds out by a fresh look
whether it still holds. The fuzzer (`qa/fuzz.py`) walks the list after every act; a test searches
the sources for whatever is kept and is not in a register. Those of other layers are of the same
shape: `words/caches.py`, `bots/caches.py`, `protocol/caches.py`. What each brings stands in
docs/performance.md.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.deal import keepable
from kickdoor.engine.acts.families import list_acts
from kickdoor.engine.asking import has_offers_due
from kickdoor.engine.frames.frame import PROMPT, WINDOW
from kickdoor.engine.queries import strength
from kickdoor.engine.queries.character import look_at
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.settle import settle
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.history import all_histories

LATEST: Final = 24  # of what only grows: so much is compared after every act, now and then all


class Cache:
    """One thing that is kept: what, where, by what key, until when, and how much of it."""

    def __init__(
        self, name: str, kept_in: tuple[str, ...], key: str, stale: str, most: str
    ) -> None:
        self.name = name
        self.kept_in = kept_in  # as the sources call it: module and name, or class and attribute
        self.key = key
        self.stale = stale  # what makes it so
        self.most = most  # how many entries there may be


class Look:
    """A table, and beside it a copy that has kept nothing."""

    def __init__(self, t: Table, is_whole: bool) -> None:
        self.table = t
        self.is_whole = is_whole  # whether what only grows is compared from its beginning
        self.fresh = t.copy()
        self.fresh.look_again()


class TableCache(Cache):
    """What a table keeps about itself."""

    def fault(self, look: Look) -> str:
        """What is kept and does not hold; nothing: it does."""
        raise AssertionError(f"{self.name} does not say how it is looked up")


class SeatSummaries(TableCache):
    def fault(self, look: Look) -> str:
        for seat, kept in enumerate(look.table.summaries):
            if kept is not None and kept.key() != look_at(look.fresh, seat).key():
                return f"what lies before seat {seat} was kept too long"
        return ""


class LegalActs(TableCache):
    def fault(self, look: Look) -> str:
        t = look.table
        for seat in range(t.seats):
            if t.listed[seat] is not None and list_acts(t, seat) != list_acts(look.fresh, seat):
                return f"what seat {seat} may do was kept too long"
        return ""


class Strengths(TableCache):
    def fault(self, look: Look) -> str:
        t = look.table
        combat = look.fresh.combat
        if combat is None or t.cache_stamp != t.stamp:
            return ""
        ours = strength.munchkins_strength(look.fresh, combat)
        theirs = strength.monsters_strength(look.fresh, combat)
        if (t.cache_ours, t.cache_theirs) == (ours, theirs):
            return ""
        return f"kept {t.cache_ours} to {t.cache_theirs}, counted {ours} to {theirs}"


class Lapsed(TableCache):
    """Offers that were looked through once are not again: every open one can be kept."""

    def fault(self, look: Look) -> str:
        t = look.table
        if t.winners or not has_offers_due(t):
            return ""
        if t.lapsed != t.stamp or t.lapsed_at != moment(t):
            return ""
        gone = [offer.id for offer in t.offers if keepable(look.fresh, offer)]
        return f"the offers {gone} cannot be kept and are open" if gone else ""


class Settled(TableCache):
    """What was found in order is not looked at again: nothing is to be mended."""

    def fault(self, look: Look) -> str:
        t = look.table
        if t.winners or t.disturbed or t.stack[-1].kind not in (PROMPT, WINDOW):
            return ""
        other = look.table.copy()  # which is disturbed at all seats
        other.look_again()
        return "something is out of order and was not mended" if settle(other) else ""


class Histories(TableCache):
    """What seats were shown, as far as it was read from the log."""

    def fault(self, look: Look) -> str:
        t, fresh = look.table, look.fresh
        if not t.histories:
            return ""
        again = [shown if look.is_whole else min(shown, LATEST) for shown in t.shown]
        fresh.histories = [[] for _ in t.histories]
        fresh.shown = (0,) * len(t.shown)
        fresh.read = tuple([read - count for read, count in zip(t.read, again, strict=True)])
        for i, told in enumerate(all_histories(fresh)):
            kept = t.histories[i][t.shown[i] - again[i] : t.shown[i]]
            for one, other in zip(kept, told, strict=False):
                if one != other or one.begins != other.begins:
                    return f"history {i} has {one!r}, the log {other!r}"
            if len(kept) != again[i]:
                return f"history {i} is shorter than it says"
        return ""


TABLE_CACHES: Final[tuple[TableCache, ...]] = (
    SeatSummaries(
        "summaries",
        ("Table.summaries",),
        "seat",
        "a card comes before the seat, goes or is turned, or its sex changes: `moves.disturb`",
        "one a seat",
    ),
    LegalActs(
        "legal acts",
        ("Table.listed",),
        "seat, the question on top, the latest question",
        "any act but offers, passes and orders: each asks its question anew",
        "one a seat",
    ),
    Strengths(
        "strengths",
        ("Table.cache_stamp", "Table.cache_ours", "Table.cache_theirs"),
        "the stamp",
        "anything changes: the stamp grows",
        "one",
    ),
    Lapsed(
        "lapsed offers",
        ("Table.lapsed", "Table.lapsed_at"),
        "the stamp and the moment",
        "anything changes: the stamp grows; another moment",
        "one",
    ),
    Settled(
        "settled",
        ("Table.disturbed",),
        "a mask of seats to be looked at",
        "a seat's cards or Level change: `moves.disturb`",
        "one",
    ),
    Histories(
        "histories",
        ("Table.histories", "Table.shown", "Table.read"),
        "seat, and how much of the log was read",
        "never: a log only grows, and a copy that goes its own way takes a list of its own",
        "all that happened, once a seat",
    ),
)


def table_faults(t: Table, is_whole: bool = False) -> list[str]:
    """What this table keeps and should not: the name of each cache, and what is wrong."""
    look = Look(t, is_whole)
    found: list[str] = []
    for cache in TABLE_CACHES:
        fault = cache.fault(look)
        if fault:
            found.append(f"{cache.name}: {fault}")
    return found
