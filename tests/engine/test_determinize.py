"""Tables invented from a view: whole, fitting, and indistinguishable for the seat they are for."""

from random import Random

import pytest

from bare_tables import catalogue_of, lay
from kickdoor.engine.acts.act import Act
from kickdoor.engine.codec.pack import pack, unpack
from kickdoor.engine.events.event_kinds import Died
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.door import ASKED, Door
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.game import Game
from kickdoor.engine.queries.under_way import answered_so_far
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.moves import emit
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.table import PHASE_OPENING, PHASE_START, Table, with_one
from kickdoor.engine.views.determinize import determinize, invent
from kickdoor.engine.views.history import keep_histories
from kickdoor.engine.views.view import view_of
from kickdoor.engine.words_of_play import (
    COMBAT,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    OUT,
    Q_DISCARD,
    Q_DOOR_CARD,
)

ANN, BOB, CID, SPECTATOR = 0, 1, 2, -1
SEATS = [ANN, BOB, CID, SPECTATOR]
ALL = 7


@pytest.fixture
def table() -> Table:
    """Three seats in the middle of a turn; Doors are even, Treasures odd."""
    t = Table(catalogue_of(60), Rules("munchkin"), b"s" * 32, 3)
    t.phase = PHASE_START
    lay(t, HAND + ANN, 0, 1, 2, known=1)
    lay(t, HAND + BOB, 4, 5, 6, 9, known=2)
    lay(t, HAND + CID, 10, 11, known=4)
    lay(t, IN_PLAY + BOB, 13, 15, known=ALL)
    lay(t, DISCARDS, 12, known=ALL)
    lay(t, DECK, *range(14, 56, 2), known=0)
    lay(t, DECK, *range(17, 55, 2), known=0)
    t.known[5] |= 1 << ANN
    t.known[54] |= 1 << ANN
    t.received = (9, 5)
    t.stack.append(Turn())
    t.orders = (1, 2, 3)
    t.dice, t.drawn = (6,), (1, 1, 4, 0)
    keep_histories(t)
    emit(t, Died(1))
    return t


def fight(t: Table) -> Table:
    """Bob fights and has promised Cid two cards of his hand."""
    t.combat = Combat(BOB)
    t.combat.cards, t.combat.sides = (3,), (0,)
    t.place[3], t.known[3] = COMBAT, ALL
    t.combat.deal = Offer(1, HELP_OFFER, BOB, CID, 1, (1,), (13,), (4, 9))
    t.offers = (Offer(2, HELP_OFFER, BOB, CID, 1, (1,), (), (6,)),)
    return t


@pytest.mark.parametrize("seat", SEATS)
def test_the_seat_cannot_tell_the_difference(table: Table, seat: int) -> None:
    view = view_of(table, seat)
    for number in range(20):
        assert view_of(invent(view, Random(number)), seat).key() == view.key()


@pytest.mark.parametrize("seat", SEATS)
def test_every_card_is_in_one_place_and_out_stays_out(table: Table, seat: int) -> None:
    t = invent(view_of(fight(table), seat), Random(1))
    unpack(pack(t), t.catalogue, t.rules)  # refuses a card in two places
    zones = [*t.decks, *t.discards, *t.hands, *t.in_play, [3]]
    assert sorted(c for zone in zones for c in zone) == [
        c for c in range(60) if table.place[c] != OUT
    ]
    for deck in (0, 1):
        assert all(t.catalogue.cards[c].deck == deck for c in t.decks[deck])
    for seat_ in range(3):
        assert len(t.hands[seat_]) == len(table.hands[seat_])
        assert list(t.hands[seat_]) == sorted(t.hands[seat_])
        assert len(t.received_by(seat_)) == len(table.received_by(seat_))
        assert all(t.known[c] >> seat_ & 1 for c in t.hands[seat_])


def test_what_is_known_stays_where_it_is_and_the_rest_is_dealt(table: Table) -> None:
    view = view_of(table, ANN)
    tables = [invent(view, Random(number)) for number in range(30)]
    for t in tables:
        assert t.hands[ANN] == (0, 1, 2)
        assert 5 in t.hands[BOB]
        assert t.decks[0][-1] == 54
    assert len({tuple(t.hands[CID]) for t in tables}) > 10
    assert len({t.decks[1][-1] for t in tables}) > 5
    assert len({t.seed for t in tables}) == 30


def test_the_same_randomness_gives_the_same_table(table: Table) -> None:
    view = view_of(table, ANN)
    assert pack(invent(view, Random(3))) == pack(invent(view, Random(3)))


def test_nothing_of_the_true_chance_goes_over(table: Table) -> None:
    t = invent(view_of(table, BOB), Random(1))
    assert t.seed != table.seed
    assert (t.dice, t.picks, t.drawn) == ((), (), (0, 0, 0, 0))
    assert t.orders == (0, 2, 0)


def test_the_history_goes_along_and_is_not_written_into(table: Table) -> None:
    t = invent(view_of(table, BOB), Random(1))
    assert t.histories[BOB] == [Died(1)]
    assert (t.shown[BOB], len(t.histories)) == (1, 4)
    assert view_of(t, ANN).history == []


def test_without_a_history_none_is_kept(table: Table) -> None:
    table.histories, table.shown = [], ()
    assert invent(view_of(table, BOB), Random(1)).histories == []


@pytest.mark.parametrize("seat", SEATS)
def test_what_another_half_chose_is_chosen_from_his_hand(table: Table, seat: int) -> None:
    table.stack.append(Charity(BOB, [4, 9], [ANN]))
    table.stack.append(Ask(BOB, Q_DISCARD, chosen=[5, 6]))
    view = view_of(table, seat)
    for number in range(10):
        t = invent(view, Random(number))
        assert view_of(t, seat).key() == view.key()
        charity = t.stack[1]
        assert isinstance(charity, Charity)
        assert len(charity.cards) == len(answered_so_far(t.stack)) == 2
        assert {*charity.cards, *answered_so_far(t.stack)} <= set(t.hands[BOB])


@pytest.mark.parametrize("seat", SEATS)
def test_promised_cards_are_in_the_fighters_hand(table: Table, seat: int) -> None:
    view = view_of(fight(table), seat)
    for number in range(10):
        t = invent(view, Random(number))
        assert view_of(t, seat).key() == view.key()
        assert t.combat is not None
        assert t.combat.deal is not None
        assert set(t.combat.deal.cards + t.offers[0].cards) <= set(t.hands[BOB])


@pytest.mark.parametrize("seat", SEATS)
def test_a_promise_outlives_the_promised_card(table: Table, seat: int) -> None:
    """HELP-6."""
    fight(table)
    table.hands = with_one(table.hands, BOB, (5,))
    for card in (4, 6, 9):
        table.decks[card % 2].insert(0, card)
        table.place[card], table.known[card] = DECK, 0
    table.received = (5,)
    view = view_of(table, seat)
    assert view_of(invent(view, Random(2)), seat).key() == view.key()


@pytest.mark.parametrize("seat", SEATS)
def test_a_promise_outlives_the_promised_card_where_all_its_kind_are_seen(
    table: Table, seat: int
) -> None:
    """HELP-6: what was promised lies open now, as every other Treasure does."""
    fight(table)
    for card in range(1, 60, 2):
        if table.place[card] == DECK or card in (1, 5, 9, 11):
            lay(table, DISCARDS, card, known=ALL)
    table.received = ()
    view = view_of(table, seat)
    assert view_of(invent(view, Random(2)), seat).key() == view.key()


@pytest.mark.parametrize("seat", SEATS)
def test_a_card_listened_for_is_one_of_the_hand(table: Table, seat: int) -> None:
    """OPTION-1."""
    table.received = (6,)
    table.stack.append(Door(BOB, 6, ASKED))
    table.stack.append(Ask(BOB, Q_DOOR_CARD, card=6))
    view = view_of(table, seat)
    t = invent(view, Random(2))
    assert view_of(t, seat).key() == view.key()
    door, ask = t.stack[1], t.top
    assert isinstance(door, Door)
    assert isinstance(ask, Ask)
    assert door.card == ask.card
    assert ask.card in t.received_by(BOB)


@pytest.mark.parametrize("seat", SEATS)
def test_a_card_turned_up_unseen_is_dealt_too(table: Table, seat: int) -> None:
    lay(table, LIMBO, 56, known=1 << BOB)
    lay(table, LIMBO, 57, known=ALL)
    table.stack.append(Door(BOB, 56))
    view = view_of(table, seat)
    t = invent(view, Random(2))
    assert view_of(t, seat).key() == view.key()
    door = t.stack[-1]
    assert isinstance(door, Door)
    assert door.card == t.limbo[0]


def test_nobody_holds_what_is_played_when_got(table: Table) -> None:
    """TIMING-9; in the opening it may still be in a hand (SETUP-9)."""
    for card in (16, 20, 24, 28):
        table.catalogue.cards[card].must_play = True
    hoards = {16, 20, 24, 28}
    view = view_of(table, ANN)
    for number in range(20):
        assert not hoards & set(invent(view, Random(number)).hands[BOB])
    view.phase = PHASE_OPENING
    held = [hoards & set(invent(view, Random(number)).hands[BOB]) for number in range(40)]
    assert any(held)


def test_it_is_dealt_all_the_same_where_nothing_else_is_left(table: Table) -> None:
    for card in table.catalogue.cards:
        card.must_play = True
    view = view_of(table, ANN)
    assert view_of(invent(view, Random(1)), ANN).key() == view.key()


@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_view_offers_and_refuses_the_same(seed: int) -> None:
    rng = Random(seed)
    edition, options = (("munchkin", ()), ("star", ("listen-at-the-door",)))[seed % 2]
    game = Game.new(["Ann", "Bob", "Cid", "Dot"], edition=edition, options=options, seed=seed)
    for number in range(300):
        if game.is_over:
            break
        if number % 15 == 0:
            tried = [act for seat in range(4) for act in game.legal(seat)]
            for seat in range(-1, 4):
                other = determinize(game.view(seat), rng)
                assert other.view(seat) == game.view(seat)
                if seat >= 0:
                    assert other.legal(seat) == game.legal(seat)
                    for act in rng.sample(tried, min(20, len(tried))):
                        assert refused(other, seat, act) == refused(game, seat, act)
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))


def refused(game: Game, seat: int, act: Act) -> tuple[str, int] | None:
    refusal = game.why_not(seat, act)
    return None if refusal is None else (refusal.code, refusal.card)


def test_a_game_from_a_view_plays_on_and_leaves_the_true_one_alone() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=5)
    before, shown = game.hash(), game.view(1).history
    other = determinize(game.view(1), Random(1), ["Ann", "Bob", "Cid"])
    assert other.names == ["Ann", "Bob", "Cid"]
    for _ in range(200):
        if other.is_over:
            break
        seat = other.waiting[0][0]
        other.apply(seat, other.legal(seat)[0])
    assert game.hash() == before
    assert game.view(1).history == shown
    assert other.view(1).history[: len(shown)] == shown
