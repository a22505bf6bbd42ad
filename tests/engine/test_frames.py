"""Every kind of frame: a copy has all of it and shares nothing, and so has what is written."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

from full_frames import CARDS, ONE_OF_EACH, changed, fields, held, read_back
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import Exchange, Frame
from kickdoor.engine.frames.frame_kinds import FRAME_IDS, READERS
from kickdoor.engine.views.seat_view import TREASURE_BACK
from kickdoor.errors import RecordError

EVERY_FIELD: Final = [(frame, name) for frame in ONE_OF_EACH for name in fields(frame)]


def test_every_kind_is_read_by_its_number() -> None:
    assert [frame.kind for frame in ONE_OF_EACH] == list(range(len(READERS)))
    assert len({type(frame) for frame in ONE_OF_EACH}) == len(set(FRAME_IDS)) == len(FRAME_IDS)


@pytest.mark.parametrize(
    ("frame", "name"), EVERY_FIELD, ids=[f"{type(f).__name__}-{n}" for f, n in EVERY_FIELD]
)
def test_no_field_is_forgotten(frame: Frame, name: str) -> None:
    other = changed(frame, name)

    assert held(other) != held(frame)
    assert held(other.copy()) == held(other)
    assert held(read_back(other)) == held(other)
    assert other.numbers() != frame.numbers()


# Its steps are those of a card's program, whose number is in the catalogue.
STEPPING: Final = [
    f for f in ONE_OF_EACH if "step" in fields(f) and not isinstance(f, RunningEffect)
]


@pytest.mark.parametrize("frame", STEPPING, ids=lambda f: type(f).__name__)
def test_every_step_is_read_back_and_no_other_number(frame: Frame) -> None:
    module = import_module(type(frame).__module__)
    declared = {n.what: n.taken for n in vars(module).values() if isinstance(n, Numbered)}

    with pytest.raises(RecordError) as refused:
        read_back(at_step(frame, 1000))
    [(what, steps)] = [found for found in declared.items() if f" {found[0]} cannot" in str(refused)]

    for step in steps:
        assert held(read_back(at_step(frame, step)))["step"] == step
    for step in (steps[0] - 1, steps[-1] + 1):
        with pytest.raises(RecordError, match=f"{what} cannot be {step}"):
            read_back(at_step(frame, step))


def at_step(frame: Frame, step: int) -> Frame:
    twin = frame.copy()
    setattr(twin, "step", step)  # noqa: B010  frames of several kinds have one
    return twin


def test_numbers_are_declared_in_their_order_each_once() -> None:
    steps = Numbered("a step")
    assert [steps.number(0), steps.number(2)] == [0, 2]

    with pytest.raises(AssertionError, match="a step: 2 is not the next"):
        steps.number(2)


@pytest.mark.parametrize("frame", ONE_OF_EACH, ids=lambda f: type(f).__name__)
def test_a_copy_shares_nothing(frame: Frame) -> None:
    full = frame
    for name in fields(frame):
        full = changed(full, name)
    before = held(full)

    twin = full.copy()
    for name in fields(full):
        value = getattr(twin, name)
        if isinstance(value, list):
            value.append(1)

    assert type(twin) is type(full)
    assert held(full) == before


@pytest.mark.parametrize("frame", ONE_OF_EACH, ids=lambda f: type(f).__name__)
def test_what_is_damaged_is_refused_or_read_as_it_stands(frame: Frame) -> None:
    out: list[int] = []
    put_stack(out, [frame])
    for at in range(len(out)):
        with pytest.raises(RecordError, match="packed table"):
            read_stack(Reader(out[:at], CARDS))
        for wrong in (-(1 << 31), -7, 999_999_999, (1 << 31) - 1):
            forged = [*out[:at], wrong, *out[at + 1 :]]
            try:
                found = read_stack(Reader(forged, CARDS))
            except RecordError:
                continue
            again: list[int] = []
            put_stack(again, found)
            assert again == forged


class Counted(Exchange):
    """Every card becomes the one after it."""

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        return [card + 1 for card in cards]


def test_cards_that_are_exchanged_are_exchanged_in_that_frame_alone() -> None:
    effect = RunningEffect(3, 1, 5, 2, target=7, also=9)
    effect.remember([11], 1 << 2)
    twin = effect.copy()

    twin.exchange(Counted())

    assert (twin.card, twin.target, twin.also, twin.chosen) == (6, 8, 10, [12])
    assert (effect.card, effect.target, effect.also, effect.chosen) == (5, 7, 9, [11])


ASKING: Final = [f for f in ONE_OF_EACH if type(f).answered is not Frame.answered]
# Their card does not ask: it is one of those that are chosen from.
CHOSEN_FROM: Final = ("EpicDoors", "Excess")
# What is asked is about whoever is asked, and another seat is in it too.
ABOUT_ITSELF: Final = ("Promise",)


@pytest.mark.parametrize("frame", ASKING, ids=lambda f: type(f).__name__)
def test_a_frame_that_asks_says_which_card_asks_and_whom_it_is_about(frame: Frame) -> None:
    """Sentences, the page and bots go by that."""
    name, twin = type(frame).__name__, frame.copy()
    if "card" in fields(frame) and name not in CHOSEN_FROM:
        setattr(twin, "card", 7)  # noqa: B010  frames of several kinds have one
        assert twin.asking_card() == 7, f"{name}: write `asking_card`, or enter it above"
    seats = [
        one for one in fields(frame) if type(getattr(frame, one)) is int and is_seat(frame, one)
    ]
    if len(seats) > 1 and name not in ABOUT_ITSELF:
        for n, one in enumerate(seats):
            setattr(twin, one, n + 4)
        assert twin.asked_about() >= 4, f"{name}: write `asked_about`, or enter it above"


def is_seat(frame: Frame, name: str) -> bool:
    """Whether a reader takes seats there, nobody's and nothing else."""
    taken = []
    for value in (-2, -1, 7, 8):
        twin = frame.copy()
        setattr(twin, name, value)
        taken.append(reads(twin, 0))
    return taken == [False, True, True, False]


BACK: Final = TREASURE_BACK - 1  # as frames of a view have it
NUMBERS: Final = [(f, n) for f, n in EVERY_FIELD if not isinstance(getattr(f, n), bool)]
CARDS_BY_NAME: Final = (
    "card", "cards", "target", "also", "chosen", "named", "paid", "doors", "beside", "discount",
    "double", "at_risk",
)  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "name"), NUMBERS, ids=[f"{type(f).__name__}-{n}" for f, n in NUMBERS]
)
def test_whatever_may_be_a_card_says_who_knows_of_it(frame: Frame, name: str) -> None:
    """A field whose reader takes the back of a card goes through `exchange`, and no other does."""
    is_list = isinstance(getattr(frame, name), list)
    pairs = name == "at_risk"  # a seat, a card
    hidden, shown = frame.copy(), frame.copy()
    setattr(hidden, name, [1, BACK] if pairs else [BACK] if is_list else BACK)
    setattr(shown, name, [1, 5] if pairs else [5] if is_list else 5)
    is_of_cards = reads(hidden, TREASURE_BACK) and not reads(hidden, 0)
    if name in CARDS_BY_NAME:
        assert is_of_cards, "read it by `card`, `ref`, `refs` or `named`"

    shown.exchange(Counted())

    expected = [1, 6] if pairs else [6] if is_list else 6
    advice = f"{type(frame).__name__}.exchange does not say who knows {name}"
    assert (getattr(shown, name) == expected) == is_of_cards, advice


def reads(frame: Frame, lowest: int) -> bool:
    out: list[int] = []
    put_stack(out, [frame])
    try:
        read_stack(Reader(out, CARDS, lowest))
    except RecordError:
        return False
    return True
