"""The log: what was put into it comes back as it was, from pages too, and copies do not mix."""

from __future__ import annotations

import pytest

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, AcceptOffer, ChooseAnswer
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.event_log import LOOSE, PAGE, ActLog, EventLog, Made
from kickdoor.engine.events.event_kinds import CardPlayed

MANY = 3 * PAGE + LOOSE + 5


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


def acts(length: int) -> ActLog:
    log = ActLog()
    for number in range(length):
        log.extend([(number % 4, act(number), number % 5, ("", "clock", "bot")[number % 3])])
    return log


def key(made: Made) -> tuple[object, ...]:
    seat, one, question, by = made
    return (seat, one.key(), question, by)


def test_old_acts_are_pressed_and_come_back_whole() -> None:
    log = acts(MANY)

    assert len(log.pages) >= 3
    assert len(log.loose) < LOOSE
    for number, entry in enumerate(log.some(0, MANY)):
        by = ("", "clock", "bot")[number % 3]
        assert key(entry) == (number % 4, act(number).key(), number % 5, by)


@pytest.mark.parametrize(
    ("start", "end"),
    [(0, 1), (PAGE - 1, PAGE + 1), (5, 2 * PAGE + 5), (MANY - 1, MANY), (3, 3), (PAGE, 2 * PAGE)],
)
def test_any_part_can_be_read(start: int, end: int) -> None:
    found = acts(MANY).some(start, end)

    assert [made[1] for made in found] == [act(number) for number in range(start, end)]


@pytest.mark.parametrize("length", [0, 1, PAGE, PAGE + 1, 2 * PAGE - 1, MANY])
def test_a_cut_log_goes_its_own_way(length: int) -> None:
    log = acts(MANY)
    other = ActLog()
    other.cut(log, length)

    for number in range(LOOSE):
        other.extend([(0, act(1000 + number), 0, "")])

    assert other.length == length + LOOSE
    assert [key(e) for e in other.some(0, length)] == [key(e) for e in log.some(0, length)]
    added = [e[1] for e in other.some(length, other.length)]
    assert added == [act(1000 + number) for number in range(LOOSE)]
    assert log.length == MANY


def test_events_keep_who_saw_them() -> None:
    log = EventLog()
    for number in range(MANY):
        cards = tuple(range(number % 4))
        log.extend([CardPlayed(1, number, 2, -number, number, cards, number % 9 - 1)])

    for number, event in enumerate(log.some(0, MANY)):
        cards = tuple(range(number % 4))
        assert event == CardPlayed(1, number, 2, -number, number, cards)
        assert event.seen_by == number % 9 - 1


def test_large_numbers_come_back_too() -> None:
    log = ActLog()
    for number in range(LOOSE):
        log.extend([(9, AcceptOffer(offer=10**9 + number), 10**9, "")])
        log.extend([(9, ChooseAnswer((7 << 16 | 65_535,)), 10**9, "")])

    assert len(log.pages) >= 1
    found = [e[1] for e in log.some(0, 2 * LOOSE)]
    assert found[::2] == [AcceptOffer(offer=10**9 + n) for n in range(LOOSE)]
    assert {*found[1::2]} == {ChooseAnswer((7 << 16 | 65_535,))}


def test_an_act_that_says_nothing_is_the_one_of_its_verb() -> None:
    log = ActLog()
    for _ in range(LOOSE):
        log.extend([(2, PLAIN[5], 0, "")])

    seat, one, question, by = log.some(0, 1)[0]
    assert (seat, question, by) == (2, 0, "")
    assert one is PLAIN[5]
