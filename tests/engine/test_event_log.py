"""The shelf: what was put on it comes back as it was, from books too, and copies do not mix."""

from __future__ import annotations

import pytest

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, AcceptOffer, ChooseAnswer
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.event_log import BOOK, LOOSE, ActShelf, EventShelf, Made
from kickdoor.engine.events.event_kinds import CardPlayed

MANY = 3 * BOOK + LOOSE + 5


def act(number: int) -> Act:
    """Acts of every kind and shape, each different from the last."""
    return act_of_row(
        (
            number % len(PLAIN),
            number - 1,
            tuple(range(number % 4)),
            (number,) * (number % 3),
            number % 5 - 1,
            (1 << 20 | number,) if number % 2 else (),
            (number, 7) if number % 7 == 0 else (),
            number % 3,
            number % 9 - 1,
            number % 300 - 1,
            number % 6 - 1,
            (3, 1) if number % 11 == 0 else (),
            (2,) if number % 13 == 0 else (),
            number % 2 == 0,
            number % 3 - 1,
            number,
        )
    )


def acts(length: int) -> ActShelf:
    shelf = ActShelf()
    for number in range(length):
        shelf.extend([(number % 4, act(number), number % 5, ("", "clock", "bot")[number % 3])])
    return shelf


def key(made: Made) -> tuple[object, ...]:
    seat, one, question, by = made
    return (seat, one.key(), question, by)


def test_old_acts_are_pressed_and_come_back_whole() -> None:
    shelf = acts(MANY)

    assert len(shelf.books) >= 3
    assert len(shelf.loose) < LOOSE
    for number, entry in enumerate(shelf.some(0, MANY)):
        by = ("", "clock", "bot")[number % 3]
        assert key(entry) == (number % 4, act(number).key(), number % 5, by)


@pytest.mark.parametrize(
    ("start", "end"),
    [(0, 1), (BOOK - 1, BOOK + 1), (5, 2 * BOOK + 5), (MANY - 1, MANY), (3, 3), (BOOK, 2 * BOOK)],
)
def test_any_part_can_be_read(start: int, end: int) -> None:
    found = acts(MANY).some(start, end)

    assert [made[1] for made in found] == [act(number) for number in range(start, end)]


@pytest.mark.parametrize("length", [0, 1, BOOK, BOOK + 1, 2 * BOOK - 1, MANY])
def test_a_cut_shelf_goes_its_own_way(length: int) -> None:
    shelf = acts(MANY)
    other = ActShelf()
    other.cut(shelf, length)

    for number in range(LOOSE):
        other.extend([(0, act(1000 + number), 0, "")])

    assert other.length == length + LOOSE
    assert [key(e) for e in other.some(0, length)] == [key(e) for e in shelf.some(0, length)]
    added = [e[1] for e in other.some(length, other.length)]
    assert added == [act(1000 + number) for number in range(LOOSE)]
    assert shelf.length == MANY


def test_events_keep_who_saw_them() -> None:
    shelf = EventShelf()
    for number in range(MANY):
        cards = tuple(range(number % 4))
        shelf.extend([CardPlayed(1, number, 2, -number, number, cards, number % 9 - 1)])

    for number, event in enumerate(shelf.some(0, MANY)):
        cards = tuple(range(number % 4))
        assert event == CardPlayed(1, number, 2, -number, number, cards)
        assert event.seen_by == number % 9 - 1


def test_large_numbers_come_back_too() -> None:
    shelf = ActShelf()
    for number in range(LOOSE):
        shelf.extend([(9, AcceptOffer(offer=10**9 + number), 10**9, "")])
        shelf.extend([(9, ChooseAnswer((7 << 16 | 65_535,)), 10**9, "")])

    assert len(shelf.books) >= 1
    found = [e[1] for e in shelf.some(0, 2 * LOOSE)]
    assert found[::2] == [AcceptOffer(offer=10**9 + n) for n in range(LOOSE)]
    assert {*found[1::2]} == {ChooseAnswer((7 << 16 | 65_535,))}


def test_an_act_that_says_nothing_is_the_one_of_its_verb() -> None:
    shelf = ActShelf()
    for _ in range(LOOSE):
        shelf.extend([(2, PLAIN[5], 0, "")])

    seat, one, question, by = shelf.some(0, 1)[0]
    assert (seat, question, by) == (2, 0, "")
    assert one is PLAIN[5]
