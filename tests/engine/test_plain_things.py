"""Acts, events and frames are plain things: equal by what they hold, printed, pickled, copied."""

import pickle

import pytest

from kickdoor.engine.acts.act_kinds import KickDoor, PlayCard
from kickdoor.engine.events.event_kinds import Died, LevelChanged
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.refusals import DEAD, Refusal
from kickdoor.engine.words_of_play import Q_DISCARD

ALIKE = [
    (PlayCard(3, on=(1,)), PlayCard(3, on=(1,)), KickDoor()),
    (LevelChanged(1, old=2, new=3), LevelChanged(1, old=2, new=3), Died(1)),
]


@pytest.mark.parametrize(("one", "same", "other"), ALIKE)
def test_they_are_equal_by_what_they_hold(one: object, same: object, other: object) -> None:
    assert one == same != other
    assert hash(one) == hash(same)
    assert {one, same} == {one}
    assert one != "something else"


@pytest.mark.parametrize("one", [row[0] for row in ALIKE])
def test_they_survive_pickling(one: object) -> None:
    assert pickle.loads(pickle.dumps(one)) == one


def test_they_say_what_they_are() -> None:
    assert repr(LevelChanged(1, 6, 5)) == "LevelChanged(seat=1, old=6, new=5, card=-1)"
    assert "dead" in repr(Refusal(DEAD, ""))
    assert repr(Ask(2, Q_DISCARD, chosen=[7])).startswith("Ask[")


def test_a_copied_frame_shares_nothing() -> None:
    frame = Ask(2, Q_DISCARD, chosen=[7])
    copied = frame.copy()
    assert frame.numbers() == copied.numbers()
    copied.chosen.append(8)
    assert frame.chosen == [7]
