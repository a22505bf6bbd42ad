"""The proofs of secrecy bite: whatever tells of a hidden card is noticed, whatever its number and
in whatever form it tells of it. And a card that two seats know, and only they, stays between them.
"""

from collections.abc import Callable
from typing import Final

import pytest

from kickdoor.drive import Rng
from kickdoor.engine.asking import push_ask
from kickdoor.engine.events.event_kinds import TurnBegan
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.game import Game
from kickdoor.engine.state.knowledge import SPECTATOR, bit_of
from kickdoor.engine.state.moves import changed, discard, emit, pick_unseen, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.views.exchanged import exchanged
from kickdoor.engine.views.public_view import PublicView
from kickdoor.engine.views.view import FRAME_DOOR
from kickdoor.engine.words_of_play import DECK, HAND, Q_CHOOSE_CARD
from qa.properties import PropertyBroken, check_privy
from qa.secrecy import check_secrets, check_unnoticed

ANN, BOB, CID = 0, 1, 2
LOW: Final = range(4)  # the first cards of the catalogue, which are Doors


@pytest.fixture
def game() -> Game:
    """A game in which Bob holds the first cards that there are and no others."""
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    t = game.table
    for card in t.hands[BOB]:
        hide(t, card, DECK)
    for card in LOW:
        hide(t, card, HAND + BOB)
    return game


def hide(t: Table, card: int, place: int) -> None:
    put(t, card, place)
    t.known[card] = bit_of(place - HAND) if place >= HAND else 0


def drawn(t: Table) -> int:
    """A card out of Bob's hand, unseen."""
    return pick_unseen(t, [*t.hands[BOB]])


def effect_of(t: Table) -> RunningEffect:
    """An effect of Ann's that happens to Bob, under what the table waits in."""
    effect = RunningEffect(0, ANN, t.in_play[ANN][0] if t.in_play[ANN] else -1, BOB)
    t.stack.insert(-1, effect)
    changed(t)
    return effect


def leak_a_number(t: Table, card: int) -> None:
    effect_of(t).number = card


def leak_a_count(t: Table, card: int) -> None:
    effect_of(t).done = card


def leak_a_mask(t: Table, card: int) -> None:
    effect_of(t).number = 1 << card % 31


def leak_a_list(t: Table, card: int) -> None:
    effect_of(t).seats = [card]


def leak_in_the_state(t: Table, card: int) -> None:
    t.used += (card,)


def leak_in_an_event(t: Table, card: int) -> None:
    emit(t, TurnBegan(BOB, card))


def leak_by_its_name(t: Table, card: int) -> None:
    emit(t, TurnBegan(BOB, len(t.catalogue.names[card])))


def leak_by_the_question(t: Table, card: int) -> None:
    t.next_question += card
    t.top.question = t.next_question


def leak_by_how_many_may_be_chosen(t: Table, card: int) -> None:
    t.stack.append(Charity(BOB))
    push_ask(t, BOB, Q_CHOOSE_CARD, 1 + card, 1 + card)


LEAKS: Final = [
    leak_a_number, leak_a_count, leak_a_mask, leak_a_list, leak_in_the_state, leak_in_an_event,
    leak_by_its_name, leak_by_the_question, leak_by_how_many_may_be_chosen,
]  # fmt: skip


@pytest.mark.parametrize("seat", [SPECTATOR, ANN, CID])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_what_tells_of_a_hidden_card_is_noticed(
    game: Game, leak: Callable[[Table, int], None], seat: int
) -> None:
    with pytest.raises(PropertyBroken, match="noticed"):
        check_unnoticed(game, seat, lambda one: leak(one.table, drawn(one.table)), Rng(1))


@pytest.mark.parametrize("seat", [SPECTATOR, CID])
def test_what_is_held_for_those_who_know_is_not_noticed(game: Game, seat: int) -> None:
    def look(one: Game) -> None:
        t = one.table
        card = drawn(t)
        effect_of(t).remember([card], 1 << ANN | 1 << BOB)
        t.known[card] |= 1 << ANN

    assert check_unnoticed(game, seat, look, Rng(1))


def test_a_card_that_comes_to_light_is_no_leak(game: Game) -> None:
    def show(one: Game) -> None:
        discard(one.table, drawn(one.table))

    assert not check_unnoticed(game, CID, show, Rng(1))


def test_a_card_of_any_number_is_noticed_among_what_may_be_answered(game: Game) -> None:
    """Cid is asked for a card of a hand that he does not know."""
    t = game.table
    check_secrets(game, CID, [], Rng(1))
    t.stack.append(Charity(BOB))
    push_ask(t, CID, Q_CHOOSE_CARD)
    changed(t)

    with pytest.raises(PropertyBroken, match="the legal acts of seat 2 differ"):
        check_secrets(game, CID, [], Rng(1))


@pytest.mark.parametrize("seat", [SPECTATOR, ANN, BOB, CID])
def test_a_card_of_any_number_is_hidden_in_every_view(game: Game, seat: int) -> None:
    effect = effect_of(game.table)
    effect.target, effect.also = LOW[0], LOW[1]
    effect.remember([LOW[2]], 0)

    shown = game.view(seat).stack[-2]

    assert isinstance(shown, RunningEffect)
    assert (shown.target, shown.also, shown.chosen) == (FRAME_DOOR, FRAME_DOOR, [FRAME_DOOR])
    assert PublicView(game.table).stack[-2].numbers() == game.view(SPECTATOR).stack[-2].numbers()
    check_secrets(game, seat, [], Rng(1))


def looked_at(game: Game) -> int:
    """Ann and Bob know which card of Bob's hand is meant; Cid knows the hand, and not that."""
    t = game.table
    effect_of(t).remember([LOW[1]], 1 << ANN | 1 << BOB)
    for card in LOW:
        t.known[card] |= 1 << CID
    t.known[LOW[1]] |= 1 << ANN
    return LOW[1]


def meant(game: Game) -> list[int]:
    effect = game.table.stack[-2]
    assert isinstance(effect, RunningEffect)
    return effect.chosen


@pytest.mark.parametrize(
    ("seat", "knows"), [(ANN, True), (BOB, True), (CID, False), (SPECTATOR, False)]
)
def test_two_seats_know_which_card_is_meant_and_nobody_else(
    game: Game, seat: int, knows: bool
) -> None:
    card = looked_at(game)

    shown = game.view(seat).stack[-2]

    assert isinstance(shown, RunningEffect)
    assert shown.chosen == ([card] if knows else [FRAME_DOOR])
    check_secrets(game, seat, [], Rng(1))
    others = [exchanged(game, seat, Rng(i)) for i in range(20)]
    assert all(other.view(seat) == game.view(seat) for other in others)
    assert all((meant(other) == [card]) == knows for other in others)


@pytest.mark.parametrize("seat", [ANN, BOB, CID, SPECTATOR])
def test_in_an_invented_table_those_know_it_who_should(game: Game, seat: int) -> None:
    looked_at(game)
    for number in range(10):
        other = determinize(game.view(seat), Rng(number))
        [card] = meant(other)

        assert other.table.place[card] == HAND + BOB
        assert other.view(seat) == game.view(seat)
        for who in (ANN, BOB):
            shown = other.view(who).stack[-2]
            assert isinstance(shown, RunningEffect)
            assert shown.chosen == [card]


def test_who_is_told_which_card_is_meant_and_does_not_know_it_is_noticed(game: Game) -> None:
    effect = effect_of(game.table)
    effect.remember([LOW[1]], 1 << BOB)
    check_privy(game.table)

    effect.remember([LOW[1]], 1 << BOB | 1 << CID)

    with pytest.raises(PropertyBroken, match="seats 100 do not know where it is"):
        check_privy(game.table)


def test_a_question_that_allows_more_than_it_says_is_noticed(game: Game) -> None:
    game.table.stack.append(Charity(BOB))
    push_ask(game.table, BOB, Q_CHOOSE_CARD, 1, 3)

    with pytest.raises(PropertyBroken, match="asks for up to 3, not 1"):
        check_secrets(game, BOB, [], Rng(1))
