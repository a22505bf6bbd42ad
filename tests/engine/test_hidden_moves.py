"""The moves of hidden cards: who knows a card, and who is told of it, is one mask."""

from __future__ import annotations

import pytest

from kickdoor.engine.events.event_kinds import CardsShown, CharityGiven
from kickdoor.engine.game import Game
from kickdoor.engine.state.hidden_moves import give_and_tell, look, show, turn_up
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import LIMBO
from qa.properties import check_got, check_learned

ANN, BOB, CID = 1 << 0, 1 << 1, 1 << 2


@pytest.fixture
def game() -> Game:
    return Game.new(["Ann", "Bob", "Cid"], seed=1)


def of_one_deck(t: Table, seat: int) -> list[int]:
    """The Doors of a hand."""
    return [c for c in t.hands[seat] if t.catalogue.cards[c].deck == 0]


def test_what_is_shown_is_known_to_those_who_are_told_and_stays(game: Game) -> None:
    before, t = game.clone().table, game.table
    card, place = t.hands[0][0], t.place[t.hands[0][0]]
    begun, stamp = len(t.events), t.stamp

    show(t, (card,), ANN | CID, CardsShown(0, cards=(card,), to=2))

    assert (t.place[card], t.known[card]) == (place, ANN | CID)
    assert [event.seen_by for event in t.events[begun:]] == [ANN | CID]
    assert t.stamp > stamp
    check_learned(before, t, t.events[begun:])


def test_what_is_looked_at_is_told_to_nobody(game: Game) -> None:
    t = game.table
    top, begun = t.decks[1][-1], len(t.events)

    look(t, [top], BOB)

    assert t.known[top] == BOB
    assert len(t.events) == begun


def test_what_is_given_is_known_to_giver_and_receiver_who_are_told(game: Game) -> None:
    before, t = game.clone().table, game.table
    cards = t.hands[0][:2]
    begun = len(t.events)

    give_and_tell(t, cards, 2, ANN, CharityGiven(0, receiver=2, cards=cards))

    assert [t.known[c] for c in cards] == [ANN | CID] * 2
    assert [event.seen_by for event in t.events[begun:]] == [ANN | CID]
    check_got(before, t, t.events[begun:])
    check_learned(before, t, t.events[begun:])


def test_a_card_turned_up_is_known_to_all_and_there_may_be_none(game: Game) -> None:
    t = game.table
    top = t.decks[0][-1]

    assert turn_up(t, 0) == top
    assert (t.place[top], t.known[top]) == (LIMBO, ANN | BOB | CID)
    t.decks[0].clear()
    assert turn_up(t, 0) == -1
