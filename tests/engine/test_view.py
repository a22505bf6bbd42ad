"""What a seat may know: everything open, its own hand, what it has seen, and nothing else."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

from bare_tables import catalogue_of, lay
from kickdoor.engine.events.event_kinds import CharityGiven, Died, GameWon, NewCharacter
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.door import HEARD, Door
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.game import Game
from kickdoor.engine.queries.under_way import answered_so_far
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.knowledge import hidden_cards, knows
from kickdoor.engine.state.moves import emit, emit_secret
from kickdoor.engine.state.offer import HELP_OFFER, TRADE_OFFER, Offer
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.views.history import all_histories, keep_histories, log_events
from kickdoor.engine.views.seat_view import restore, view_numbers
from kickdoor.engine.views.view import Own, SeatView, known_to_others, seen_offers, view_of
from kickdoor.engine.words_of_play import (
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    Q_DISCARD,
    Q_DOOR_CARD,
    REF_SEAT,
)
from kickdoor.errors import RecordError

ANN, BOB, CID, SPECTATOR = 0, 1, 2, -1
ALL = 7


@pytest.fixture
def table() -> Table:
    """Three seats. Doors are even, Treasures odd."""
    t = Table(catalogue_of(30), Rules("munchkin"), b"s" * 32, 3)
    lay(t, HAND + ANN, 0, 1, 2, known=1)
    lay(t, HAND + BOB, 4, 5, 6, 9, known=2)
    lay(t, HAND + CID, 10, 11, known=4)
    lay(t, IN_PLAY + BOB, 13, 15, known=ALL)
    lay(t, DISCARDS, 12, known=ALL)
    lay(t, DECK, 8, 14, 16, 18, known=0)
    lay(t, DECK, 17, 19, known=0)
    t.stack.append(Turn())
    t.orders = (1, 2, 3)
    t.dice, t.picks, t.drawn = (6,), (5,), (1, 1, 4, 0)
    return t


def test_one_knows_ones_own_hand_and_the_backs_of_the_others(table: Table) -> None:
    view = view_of(table, ANN)
    assert view.hands == [[0, 1, 2], [-1, -1, -2, -2], [-1, -2]]
    assert view.hand == [0, 1, 2]
    assert view.place[1] == HAND + ANN
    assert view.place[5] == -1


def test_a_spectator_sees_backs_only(table: Table) -> None:
    view = view_of(table, SPECTATOR)
    assert view.hands == [[-1, -1, -2], [-1, -1, -2, -2], [-1, -2]]
    assert view.hand == []
    assert view.in_play[BOB] == (13, 15)
    assert set(view.known) == {0}


def test_a_card_seen_in_a_hand_stays_known_and_its_place_in_the_hand_tells_nothing(
    table: Table,
) -> None:
    table.known[6] |= 1 << ANN
    assert view_of(table, ANN).hands[BOB] == [6, -1, -2, -2]
    assert view_of(table, CID).hands[BOB] == [-1, -1, -2, -2]


def test_decks_show_backs_but_where_the_seat_has_peeked(table: Table) -> None:
    table.known[18] |= 1 << ANN
    view = view_of(table, ANN)
    assert view.decks == [[-1, -1, -1, 18], [-2, -2]]
    assert view.place[18] == DECK
    assert view.place[16] == -1
    assert view_of(table, BOB).decks == [[-1, -1, -1, -1], [-2, -2]]


def test_what_lies_open_is_everybodys(table: Table) -> None:
    for seat in (ANN, BOB, CID, SPECTATOR):
        view = view_of(table, seat)
        assert view.discards == ((12,), ())
        assert view.in_play == ((), (13, 15), ())
        assert view.place[12] == DISCARDS


def test_the_number_of_cards_just_received_is_open_the_cards_are_not(table: Table) -> None:
    """WORD-5."""
    table.received = (9, 6)
    assert view_of(table, ANN).received[BOB] == [-1, -2]
    assert view_of(table, BOB).received[BOB] == [9, 6]


def test_a_card_that_must_be_played_shows_when_it_is_known(table: Table) -> None:
    table.forced = (6, BOB, 0, 1, ANN, 1)
    assert view_of(table, ANN).forced == (1, ANN, 1)
    assert view_of(table, BOB).forced == (6, BOB, 0)


def test_a_card_being_turned_up_unseen_is_a_back(table: Table) -> None:
    lay(table, LIMBO, 20, known=1 << BOB)
    lay(table, LIMBO, 21, known=ALL)
    assert view_of(table, ANN).limbo == [-1, 21]
    assert view_of(table, BOB).limbo == [20, 21]
    assert view_of(table, SPECTATOR).limbo == [-1, 21]


def test_what_another_is_about_to_discard_is_hidden(table: Table) -> None:
    chosen = [4, 5, 13, REF_SEAT | CID]
    table.known[5] = ALL  # shown, but that it is the one chosen is nobody's business
    table.stack.append(Ask(BOB, Q_DISCARD, chosen=chosen.copy()))
    assert answered_so_far(view_of(table, ANN).stack) == (-2, -3, 13, REF_SEAT | CID)
    assert answered_so_far(view_of(table, SPECTATOR).stack) == (-2, -3, 13, REF_SEAT | CID)
    assert answered_so_far(view_of(table, BOB).stack) == tuple(chosen)
    assert answered_so_far(table.stack) == tuple(chosen)


def test_charity_half_given_is_hidden(table: Table) -> None:
    table.stack.append(Charity(BOB, [4, 5], [ANN]))
    seen = view_of(table, ANN).stack[-1]
    assert isinstance(seen, Charity)
    assert (seen.cards, seen.to) == ([-2, -3], [ANN])


def test_a_card_listened_for_is_hidden(table: Table) -> None:
    """OPTION-1."""
    table.stack.append(Door(BOB, 6, HEARD))
    table.stack.append(Ask(BOB, Q_DOOR_CARD, card=6))
    assert named(view_of(table, ANN).stack) == (-2, -2)
    assert named(view_of(table, BOB).stack) == (6, 6)


def named(stack: list[Frame]) -> tuple[int, int]:
    """The card of a door, and of the question about it."""
    _, door, ask = stack
    assert isinstance(door, Door)
    assert isinstance(ask, Ask)
    return door.card, ask.card


def test_the_item_that_counts_double_in_another_s_sale_is_hidden(table: Table) -> None:
    table.stack.append(Sale(BOB, discount=4, double=5))
    seen = view_of(table, ANN).stack[-1]
    assert isinstance(seen, Sale)
    assert (seen.discount, seen.double) == (-2, -3)


def test_promised_hand_cards_are_between_the_two(table: Table) -> None:
    """HELP-2."""
    deal = Offer(1, HELP_OFFER, BOB, ANN, 1, (1,), (13,), (4, 5))
    table.offers, table.declined = (deal,), (deal,)
    table.combat = Combat(BOB)
    table.combat.deal = deal
    for seat, cards in ((ANN, (4, 5)), (BOB, (4, 5)), (CID, (-1, -2)), (SPECTATOR, (-1, -2))):
        view = view_of(table, seat)
        assert view.combat is not None
        assert view.combat.deal is not None
        for seen in (view.offers[0], view.declined[0], view.combat.deal):
            assert (seen.cards, seen.items, seen.picks) == (cards, (13,), (1,))


def test_trades_are_open(table: Table) -> None:
    table.offers = (Offer(1, TRADE_OFFER, BOB, ANN, items=(13,), cards=(15,)),)
    assert view_of(table, CID).offers[0].cards == (15,)


def test_chance_and_other_seats_orders_are_not_in_a_view(table: Table) -> None:
    view = view_of(table, BOB)
    assert view.orders == (0, 2, 0)
    for name in ("seed", "dice", "picks", "drawn"):
        assert not hasattr(view, name)


def test_a_view_is_a_copy(table: Table) -> None:
    table.combat = Combat(ANN)
    view = view_of(table, ANN)
    before = view.key()
    table.levels = (9, 1, 1)
    table.hands, table.discards, table.in_play = ((),) * 3, ((14,), ()), ((),) * 3
    table.place[14] = DISCARDS
    table.decks[0].pop()
    table.combat.boosts = (3,)
    turn = table.stack[0]
    assert isinstance(turn, Turn)
    turn.step += 1
    assert view.key() == before


def test_the_history_is_what_was_shown_until_then(table: Table) -> None:
    keep_histories(table)
    emit(table, NewCharacter(ANN))
    view = view_of(table, BOB)
    secret = CharityGiven(CID, BOB, cards=(3,))
    emit_secret(table, secret, 1 << BOB)
    assert view.history == [NewCharacter(ANN)]
    assert view_of(table, BOB).history == [NewCharacter(ANN), secret]
    masked = CharityGiven(CID, BOB, cards=(-2 - table.catalogue.cards[3].deck,))
    assert view_of(table, ANN).history == [NewCharacter(ANN), masked]
    assert view_of(table, SPECTATOR).history == [NewCharacter(ANN), masked]


@pytest.mark.parametrize("put_in_log", [log_events, lambda t: None], ids=["logged", "fresh"])
def test_copies_that_part_have_histories_of_their_own(
    table: Table, put_in_log: Callable[[Table], None]
) -> None:
    keep_histories(table)
    emit(table, Died(ANN))
    put_in_log(table)
    twin = table.copy()
    emit(table, NewCharacter(ANN))
    put_in_log(table)
    assert view_of(table, ANN).history == [Died(ANN), NewCharacter(ANN)]
    assert view_of(twin, ANN).history == [Died(ANN)]
    emit(twin, Died(BOB))
    put_in_log(twin)
    assert view_of(twin, ANN).history == [Died(ANN), Died(BOB)]
    assert view_of(table, ANN).history == [Died(ANN), NewCharacter(ANN)]


@pytest.mark.parametrize("put_in_log", [log_events, lambda t: None], ids=["logged", "fresh"])
def test_histories_read_at_once_are_those_read_one_by_one(
    table: Table, put_in_log: Callable[[Table], None]
) -> None:
    keep_histories(table)
    for number in range(1, 5):
        emit_secret(table, CharityGiven(CID, BOB, cards=(3,) * number), 1 << BOB)
        view_of(table, CID)  # who has looked on the way
        put_in_log(table)
        twin = table.copy()
        emit(twin, GameWon(ANN))
        assert all_histories(table) == [view_of(table, seat).history for seat in (0, 1, 2, -1)]
        assert table.shown == (number,) * 4
        for seat in (ANN, BOB, CID, SPECTATOR):
            assert view_of(twin, seat).history == [*view_of(table, seat).history, GameWon(ANN)]


def test_views_are_equal_when_they_tell_the_same(table: Table) -> None:
    twin = table.copy()
    twin.hands, twin.decks[0][0] = with_one(twin.hands, CID, (8, 11)), 10  # Ann has seen neither
    twin.place[10], twin.place[8] = DECK, HAND + CID
    twin.known[10], twin.known[8] = 0, 1 << CID
    assert view_of(table, ANN) == view_of(twin, ANN)
    assert hash(view_of(table, ANN)) == hash(view_of(twin, ANN))
    assert view_of(table, CID) != view_of(twin, CID)


def test_another_history_makes_another_view(table: Table) -> None:
    keep_histories(table)
    twin = table.copy()
    emit(table, CharityGiven(CID, BOB, cards=()))
    emit(twin, CharityGiven(CID, BOB, cards=(3,)))
    assert view_of(table, ANN) != view_of(twin, ANN)


def test_a_view_survives_pickling() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], options=["listen-at-the-door"], seed=3)
    rng = Random(3)
    for number in range(300):
        if number % 20 == 0:
            for seat in (ANN, BOB, CID, SPECTATOR):
                view = game.view(seat)
                back = pickle.loads(pickle.dumps(view))
                assert isinstance(back, SeatView)
                assert back == view
                assert back.history == view.history
                assert back.catalogue is view.catalogue
                assert back.rules.options == ("listen-at-the-door",)
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))


def test_a_view_of_other_cards_is_refused() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=3)
    numbers = view_numbers(game.view(ANN))
    with pytest.raises(RecordError, match="other cards than these of munchkin"):
        restore((["munchkin"], ["00"], {}), ("munchkin", ()), numbers, [], False)


def test_strengths_are_those_of_the_table() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=3)
    rng = Random(3)
    fights = 0
    for _ in range(300):
        if game.table.combat is not None:
            fights += 1
            ours, theirs = game.strengths().ours, game.strengths().theirs
            for seat in (ANN, SPECTATOR):
                sums = game.view(seat).strengths()
                assert (sums.ours, sums.theirs) == (ours, theirs)
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))
    assert fights


def test_knowledge_answers_as_the_view_shows(table: Table) -> None:
    table.known[18] |= 1 << ANN
    lay(table, LIMBO, 20, known=1 << BOB)
    for seat in (ANN, BOB, CID, SPECTATOR):
        view = view_of(table, seat)
        for card in range(30):
            assert knows(table, seat, card) == view.knows(card)
        assert hidden_cards(table, seat) == [c for c in range(30) if view.place[c] == -1]


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_what_is_ones_own_is_what_the_view_shows(edition: str) -> None:
    rng, deals, offers, known = Random(8), 0, 0, 0
    for seed in range(6):
        game = Game.new(["Ann", "Bob", "Cid"], edition=edition, seed=seed)
        for _ in range(300):
            if game.is_over:
                break
            for seat in range(3):
                own, view = Own(game.table, seat, known_to_others(game.table)), game.view(seat)
                assert (own.hand, own.limbo) == (view.hand, view.limbo)
                hands = [[card for card in hand if card >= 0] for hand in view.hands]
                assert own.known == {
                    who: hand for who, hand in enumerate(hands) if hand and who != seat
                }
                known += bool(own.known)
                assert own.orders == view.orders[seat]
                deal = view.combat.deal if view.combat is not None else None
                assert _terms(own.deal) == _terms(deal)
                seen = seen_offers(game.table, seat)
                assert [_terms(one) for one in seen] == [_terms(one) for one in view.offers]
                deals += own.deal is not None
                offers += bool(seen)
            who, _, _ = rng.choice(game.waiting)
            game.apply(who, rng.choice(game.legal(who)))
    assert deals > 10
    assert offers > 10
    assert known > 10


def _terms(offer: Offer | None) -> object:
    return offer and (offer.id, offer.maker, offer.to, offer.treasures, offer.items, offer.cards)
