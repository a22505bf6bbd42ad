"""What a name means at a table, and what a thing is called there.

A bare card id means the copy that fits the place; `laser#2` is one copy, `star:cheat` a card of one
set, a Mate or Clone in a combat `goblin~2`. Where a name could mean two kinds of thing,
`card:NAME`, `player:NAME` and `monster:NAME` say which. `naming` writes and reads acts with these.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    DECK,
    HAND,
    IN_PLAY,
    OUT,
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    WORDS,
)
from kickdoor.errors import ActError

WORD: Final = 0
PLAYER: Final = 1
MONSTER: Final = 2
CARD: Final = 3
KINDS: Final = ("word", "player", "monster", "card")
SEEN: Final = 1000  # the rank of a card that is seen, but in no fitting place
UNSEEN: Final = 1001
GONE: Final = REF_MONSTER + REF_VALUE  # a monster that is not in the combat


def nearest(name: str, known: Iterable[str]) -> str:
    """The hint that a mistyped name deserves: the closest known one, or nothing."""
    close: list[str] = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f"; did you mean {close[0]!r}?" if close else ""


class Lookup:
    """Names as one seat would use them; seat -1 is nobody's and calls every copy by its number."""

    def __init__(self, names: list[str], table: Table, seat: int) -> None:
        self.names = names
        self.table = table
        self.catalogue = table.catalogue
        self.seat = seat
        # What is legal where a name is about to be read: it goes before all that is not.
        self.offered: set[int] = set()

    # Cards.

    def group_of(self, card: int) -> str:
        """The name that a card shares with its copies."""
        return self.catalogue.names[card].partition("#")[0]

    def copies(self, name: str) -> list[int]:
        """The copies that a name may mean; none: there is no such card."""
        base, mark, number = name.partition("#")
        group: list[int] = self.catalogue.by_id.get(base, [])
        if not mark:
            return group
        return [c for c in group if self._number_of(c) == number]

    def _number_of(self, card: int) -> str:
        return self.catalogue.names[card].partition("#")[2] or "1"

    def card(self, where: str, name: object, prefer: list[int], taken: Iterable[int] = ()) -> int:
        """The copy that a name means: one not taken, in the first of the preferred places."""
        if not isinstance(name, str):
            raise ActError(f"{where}: expected a card, got {name!r}")
        plain = name.removeprefix("card:")
        group = self.copies(plain)
        if not group:
            hint = nearest(plain, self.catalogue.by_id)
            raise ActError(f"{where}: there is no card {name!r} in this game{hint}")
        free = [c for c in group if c not in taken]
        if not free:
            raise ActError(f"{where}: {name!r} is named more often than it exists ({len(group)})")
        best = free[0]
        for c in free:
            if self._rank(c, prefer) < self._rank(best, prefer):
                best = c
        return best

    def _rank(self, card: int, prefer: list[int]) -> int:
        """How well a copy fits: legal, in a preferred place, seen at all; the rest are alike."""
        if not self.sees(card):
            return UNSEEN
        place = self.table.place[card]
        rank = prefer.index(place) if place in prefer else SEEN
        return rank - UNSEEN if card in self.offered else rank

    def sees(self, card: int) -> bool:
        """Whether the seat knows where a card is; what it does not know must not colour a name."""
        place = self.table.place[card]
        if place == OUT:
            return False
        if self.seat < 0 or place == HAND + self.seat:
            return True
        if place == DECK or HAND <= place < IN_PLAY:
            return bool(self.table.known[card] >> self.seat & 1)
        return True

    def exact(self, card: int) -> str:
        """The name of that copy and no other."""
        name = self.catalogue.names[card]
        many = len(self.catalogue.by_id[self.group_of(card)]) > 1
        return f"{name}#1" if many and "#" not in name else name

    def card_name(self, card: int) -> str:
        """What the seat calls a card: by its number only where it sees another copy."""
        group = self.group_of(card)
        others = any(c != card and self.sees(c) for c in self.catalogue.by_id[group])
        return self.exact(card) if others or not self.sees(card) else group

    # Monsters of the combat.

    def monsters(self) -> list[Monster]:
        combat = self.table.combat
        return [] if combat is None else combat.monsters

    def twin_number(self, monster: Monster) -> int:
        """1 for the first of its group; a Mate or Clone counts on, and keeps its number alone."""
        if monster.id == monster.group:
            return 1
        twins = [m.id for m in self.monsters() if m.group == monster.group and m.id != m.group]
        return 2 + twins.index(monster.id)

    def monster_name(self, monster: Monster) -> str:
        """A monster's card id, `~2` for its Mate or Clone; its copy's name if ids are shared."""
        cards = self.catalogue.cards
        card_id = cards[monster.card].id
        shared = any(
            m.card != monster.card and cards[m.card].id == card_id for m in self.monsters()
        )
        name = self.exact(monster.card) if shared else card_id
        number = self.twin_number(monster)
        return name if number == 1 else f"{name}~{number}"

    def monster(self, name: str) -> Monster | None:
        """The monster of the combat that a name means; None: it has none of that name."""
        base, mark, number = name.partition("~")
        group = self.copies(base)
        found = [m for m in self.monsters() if m.card in group]
        if not mark:
            return found[0] if found else None
        for m in found:
            if str(self.twin_number(m)) == number:
                return m
        # One of three is gone, and the last twin is still called by its old number.
        twins = [m for m in found if m.id != m.group]
        return twins[0] if len(twins) == 1 and number.isdecimal() and number != "1" else None

    # Players.

    def player(self, where: str, name: object) -> int:
        if not isinstance(name, str):
            raise ActError(f"{where}: expected a player, got {name!r}")
        for known in (name, name.removeprefix("player:")):
            if known in self.names:
                return self.names.index(known)
        raise ActError(f"{where}: there is no player {name!r}{nearest(name, self.names)}")

    # References.

    def ref(
        self,
        where: str,
        name: object,
        kinds: tuple[int, ...],
        prefer: list[int],
        taken: Iterable[int] = (),
    ) -> int:
        """What a name stands for: what is legal there, else the first of the kinds that fits."""
        if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < REF_VALUE:
            return REF_NUMBER + name
        if not isinstance(name, str):
            raise ActError(f"{where}: expected a name or a number, got {name!r}")
        said, mark, rest = name.partition(":")
        if mark and said in KINDS:
            kinds = (KINDS.index(said),)
            name = rest
        found = [self._of_kind(where, name, kind, prefer, taken) for kind in kinds]
        for ref in found:
            if ref in self.offered:
                return ref
        for ref in found:
            if ref >= 0:
                return ref
        return self._gone_monster(where, name)

    def _of_kind(
        self, where: str, name: str, kind: int, prefer: list[int], taken: Iterable[int]
    ) -> int:
        """The reference, or -1 if nothing of that kind has the name."""
        if kind == WORD:
            return REF_WORD + WORDS.index(name) if name in WORDS else -1
        if kind == PLAYER:
            return REF_SEAT + self.names.index(name) if name in self.names else -1
        if kind == MONSTER:
            monster = self.monster(name)
            return -1 if monster is None else REF_MONSTER + monster.id
        return self.card(where, name, prefer, taken) if self.copies(name) else -1

    def _gone_monster(self, where: str, name: str) -> int:
        """A Mate or Clone that is not there is a monster all the same; the rules refuse it."""
        base, mark, number = name.partition("~")
        if mark and number.isdecimal() and self.copies(base):
            return GONE
        hint = nearest(name, [*self.names, *WORDS, *self.catalogue.by_id])
        raise ActError(f"{where}: no player, monster, card or word is called {name!r}{hint}")

    def ref_name(self, ref: int, kinds: tuple[int, ...], prefer: list[int]) -> str | int:
        """What a reference is called, so that `ref` finds it again."""
        value = ref & REF_VALUE
        kind = ref & REF_KIND
        if kind == REF_NUMBER:
            return value
        if kind == REF_WORD:
            name, said = WORDS[value], WORD
        elif kind == REF_SEAT:
            name, said = self.names[value], PLAYER
        elif kind == REF_MONSTER:
            found = [self.monster_name(m) for m in self.monsters() if m.id == value]
            name, said = found[0] if found else "gone", MONSTER
        else:
            name, said = self.card_name(value), CARD
            if self.ref("", name, kinds, prefer) != ref:
                name = self.exact(value)
        known = (said != MONSTER or name != "gone") and self.ref("", name, kinds, prefer) == ref
        return name if known else f"{KINDS[said]}:{name}"

    # Powers.

    def power_holders(self, power_id: str) -> list[tuple[int, int]]:
        """The cards at hand with a power of that id, and its number: one's own, then monsters'."""
        numbers = self.catalogue.power_ids.get(power_id, [])
        own = self.table.in_play[self.seat] if self.seat >= 0 else []
        found: list[tuple[int, int]] = []
        for card in [*own, *[m.card for m in self.monsters()]]:
            for power in self.catalogue.cards[card].powers:
                if power in numbers and (card, power) not in found:
                    found.append((card, power))
        return found

    def passive_holder(self, passive: str, named: list[int]) -> int:
        """A card with a passive id of that name, one that was named and one's own before any
        other; -1: there is none.
        """
        own = self.table.in_play[self.seat] if self.seat >= 0 else []
        for card in [*named, *own, *range(len(self.catalogue.cards))]:
            definition = self.catalogue.cards[card].definition
            ids = [*definition.passive, *[m.power for m in definition.modifiers]]
            if passive in ids:
                return int(card)
        return -1
