"""The parts of a state as numbers, and back: what `pack` and views are written with.

Every list is preceded by its length. Reading refuses what cannot be, with the place in the list.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine import frames
from kickdoor.engine.combat import Combat, Monster, Offer
from kickdoor.engine.frames import Frame
from kickdoor.errors import RecordError


def put(out: list[int], numbers: Sequence[int]) -> None:
    out.append(len(numbers))
    out.extend(numbers)


def put_lists(out: list[int], lists: Sequence[Sequence[int]]) -> None:
    out.append(len(lists))
    for numbers in lists:
        out.append(len(numbers))
        out.extend(numbers)


def put_offers(out: list[int], offers: Sequence[Offer]) -> None:
    out.append(len(offers))
    for offer in offers:
        out.extend(offer.numbers())


def put_stack(out: list[int], stack: list[Frame]) -> None:
    out.append(len(stack))
    for frame in stack:
        put(out, frame.numbers())


def put_combat(out: list[int], combat: Combat | None) -> None:
    if combat is None:
        out.append(0)
        return
    c = combat
    out += [
        1, c.fighter, c.helper, c.stage, c.forced, c.doubled, c.no_helper, c.treasure, c.doors,
        c.kills, c.killed, c.unhelped, c.spoils, c.may_loot, c.next_id, c.margin, c.joined, c.held,
        c.trouble,
    ]  # fmt: skip
    put_offers(out, [] if c.deal is None else [c.deal])
    for some in (
        c.cards, c.sides, c.boosts, c.used, c.used_on, c.draws, c.credits, c.losers, c.escaped,
        c.caught, c.auto,
    ):  # fmt: skip
        put(out, some)
    out.append(len(c.monsters))
    for m in c.monsters:
        out += [m.id, m.card, m.body, m.group, m.tamed]
        put(out, m.enhancers)


class Reader:
    """Walks over the numbers and refuses what cannot be."""

    def __init__(self, numbers: list[int], cards: int, lowest: int = 0) -> None:
        self.numbers = numbers
        self.cards = cards
        self.lowest = lowest  # the lowest number that may stand for a card; backs are negative
        self.at = 0

    def wrong(self, what: str, value: int) -> RecordError:
        return RecordError(f"packed table: number {self.at - 1}: {what} cannot be {value}")

    def one(self, what: str, low: int, high: int) -> int:
        """The next number, which lies within low and high."""
        if self.at >= len(self.numbers):
            raise RecordError(f"packed table: it ends before {what}")
        value = self.numbers[self.at]
        self.at += 1
        if not low <= value <= high:
            raise self.wrong(what, value)
        return value

    def any(self, what: str) -> int:
        return self.one(what, -(1 << 31), 1 << 31)

    def some(self, what: str) -> list[int]:
        """The next list."""
        return self.exactly(what, self.one(f"the length of {what}", 0, len(self.numbers) - self.at))

    def exactly(self, what: str, size: int) -> list[int]:
        if size > len(self.numbers) - self.at:
            raise RecordError(f"packed table: it ends within {what}")
        found = self.numbers[self.at : self.at + size]
        self.at += size
        return found

    def sized(self, what: str, size: int) -> list[int]:
        """The next list, whose length is known."""
        length = self.one(f"the length of {what}", 0, len(self.numbers))
        if length != size:
            raise RecordError(f"packed table: {what}: {length} entries, expected {size}")
        return self.exactly(what, size)

    def small(self, what: str, size: int) -> list[int]:
        """The next list, of numbers that fit a byte."""
        found = self.sized(what, size)
        for number in found:
            if not 0 <= number <= 255:
                raise RecordError(f"packed table: {what}: {number} cannot be")
        return found

    def zone(self, what: str) -> list[int]:
        """The next list, of cards."""
        found = self.some(what)
        for card in found:
            if not self.lowest <= card < self.cards:
                raise RecordError(f"packed table: {what}: there is no card {card}")
        return found

    def zones(self, what: str, size: int) -> list[list[int]]:
        length = self.one(f"the number of {what}", 0, len(self.numbers))
        if length != size:
            raise RecordError(f"packed table: {length} {what}, expected {size}")
        return [self.zone(what) for _ in range(size)]


def read_offers(r: Reader, seats: int) -> list[Offer]:
    offers: list[Offer] = []
    for _ in range(r.one("the number of offers", 0, len(r.numbers))):
        number = r.any("an offer's id")
        kind = r.one("an offer's kind", 0, 1)
        maker = r.one("an offer's maker", 0, seats - 1)
        to = r.one("an offer's addressee", 0, seats - 1)
        treasures, rounds = r.any("an offer's Treasures"), r.any("an offer's round")
        picks = tuple(r.some("an offer's picks"))
        items, cards = tuple(r.zone("an offer's Items")), tuple(r.zone("an offer's cards"))
        offers.append(Offer(number, kind, maker, to, treasures, picks, items, cards, rounds))
    return offers


def read_combat(r: Reader, seats: int) -> Combat | None:
    if not r.one("whether there is a combat", 0, 1):
        return None
    c = Combat(r.one("the fighter", 0, seats - 1))
    c.helper = r.one("the helper", -1, seats - 1)
    c.stage = r.any("the stage of the combat")
    c.forced = r.any("a forced helper")
    c.doubled = r.any("doubles of the fighter")
    c.no_helper = r.any("no helper")
    c.treasure = r.any("Treasure left")
    c.doors = r.any("Doors won")
    c.kills = r.any("Levels earned")
    c.killed = r.any("monsters killed")
    c.unhelped = r.any("monsters killed without the helper")
    c.spoils = r.any("Treasure of kills")
    c.may_loot = r.any("leave to loot")
    c.next_id = r.any("the next monster")
    c.margin = r.any("the margin")
    c.joined = r.any("who joined")
    c.held = r.any("who is held")
    c.trouble = r.any("trouble looked for")
    deal = read_offers(r, seats)
    c.deal = deal[0] if deal else None
    c.cards, c.sides = r.zone("cards in the combat"), r.some("sides in the combat")
    c.boosts, c.used, c.used_on = r.some("boosts"), r.some("powers used"), r.some("uses")
    c.draws, c.credits = r.some("other rewards"), r.some("credits")
    c.losers, c.escaped, c.caught = r.some("losers"), r.some("escapes"), r.some("catches")
    c.auto = r.some("escapes without a roll")
    for _ in range(r.one("the number of monsters", 0, len(r.numbers))):
        c.monsters.append(_read_monster(r))
    return c


def _read_monster(r: Reader) -> Monster:
    number, card = r.any("a monster's id"), r.one("a monster's card", 0, r.cards - 1)
    body, group = r.one("a monster's body", -1, r.cards - 1), r.any("a monster's group")
    m = Monster(number, card, body, group)
    m.tamed = r.any("a tamed monster")
    m.enhancers = r.zone("a monster's enhancers")
    return m


def read_stack(r: Reader) -> list[Frame]:
    stack: list[Frame] = []
    for _ in range(r.one("the number of frames", 0, len(r.numbers))):
        n = r.some("a frame")
        if len(n) < 11 or not 0 <= n[0] < frames.KINDS:
            raise RecordError(f"packed table: frame {len(stack)} is none")
        stack.append(
            Frame(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11:])
        )
    return stack
