"""What may be asked of a game as it stands, held against what its views and its waiting tell."""

import random
from collections.abc import Iterator

import pytest

from kickdoor.engine.acts.act_kinds import SetOrders
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import BY_PROMPT, BY_WINDOW, PASS_ALWAYS, QUESTION_KINDS
from kickdoor.errors import ActError

NAMES = ["Ann", "Bob", "Cid", "Dan"]
PUT = {kind.id: kind.put for kind in QUESTION_KINDS}


def standings(seed: int, acts: int = 300) -> Iterator[Game]:
    """A game, again and again, while it is played."""
    rng = random.Random(seed)
    game = Game.new(NAMES, seed=seed)
    for _ in range(acts):
        if game.is_over:
            return
        yield game
        seat = rng.choice(game.waiting)[0]
        game.apply(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_and_who_has_the_move_is_what_waiting_says(seed: int) -> None:
    seen: set[str] = set()
    for game in standings(seed):
        seat, kind, question = game.waiting[-1]  # offers come before it
        seen.add(PUT[kind])
        assert game.first_asked == game.waiting[0][0]
        assert game.mover == (seat if PUT[kind] == BY_PROMPT else -1)
        assert game.window == (question if PUT[kind] == BY_WINDOW else 0)
        assert game.is_opening == (kind == "opening")
    assert {BY_PROMPT, BY_WINDOW} <= seen


@pytest.mark.parametrize("seed", range(3))
def test_a_game_tells_what_every_view_of_it_tells(seed: int) -> None:
    for game in standings(seed):
        view = game.view(2)
        assert (game.turn, game.turns, game.levels) == (view.turn, view.turns, view.levels)
        assert game.is_fighting == (view.combat is not None)
        assert [offer.id for offer in game.offers] == [offer.id for offer in view.offers]
        assert game.history(2) == view.history
        assert game.events_so_far == len(view.history) == len(game.history(-1))


def test_only_a_fighter_who_would_lose_is_behind() -> None:
    waits = behind = 0
    for seed in range(6):
        for game in standings(seed):
            combat = game.view(0).combat
            is_wait = combat is not None and game.waiting[-1][1] == "wait"
            losing = [seat for seat in range(4) if game.is_behind(seat)]
            waits += is_wait
            behind += len(losing)
            if losing:
                assert combat is not None
                assert (losing, game.munchkins_lead) == ([combat.fighter], False)
    assert 0 < behind < waits


def test_orders_that_stand_are_known_again() -> None:
    game = Game.new(NAMES, seed=1)
    orders = SetOrders(PASS_ALWAYS, unless=1)
    assert not game.has_orders(1, orders)

    game.apply(1, orders)

    assert game.has_orders(1, orders)
    assert not game.has_orders(1, SetOrders(PASS_ALWAYS))
    assert not game.has_orders(2, orders)


def test_the_others_come_clockwise() -> None:
    game = Game.new(NAMES, seed=1)
    assert game.from_left_of(1) == [2, 3, 0, 1]
    game.table.dead = (0, 0, 1, 0)
    assert game.from_left_of(1) == [3, 0, 1]


@pytest.mark.parametrize("with_histories", [True, False])
def test_a_packed_game_goes_on_where_it_stood(with_histories: bool) -> None:
    game = list(standings(5, 120))[-1]
    histories = [game.history(seat) for seat in (0, 1, 2, 3, -1)] if with_histories else []

    again = Game.unpack(game.pack(), game.catalogue, game.rules, game.seats, histories)

    assert again.hash() == game.hash()
    assert [again.legal(seat) for seat in range(4)] == [game.legal(seat) for seat in range(4)]
    assert again.history(1) == (game.history(1) if with_histories else [])
    assert again.events_so_far == (game.events_so_far if with_histories else 0)
    seat = again.waiting[0][0]
    told = again.events_so_far
    events = again.apply(seat, again.legal(seat)[0])
    assert again.events_so_far == (told + len(events) if with_histories else 0)


def test_histories_are_kept_from_when_it_is_asked() -> None:
    game = list(standings(5, 120))[-1]
    bare = Game.unpack(game.pack(), game.catalogue, game.rules, game.seats)
    bare.keep_histories()
    seat = bare.waiting[0][0]
    events = bare.apply(seat, bare.legal(seat)[0])

    bare.keep_histories()

    assert len(bare.history(0)) == bare.events_so_far == len(events)


def test_a_record_from_here_leads_to_here() -> None:
    game = list(standings(7, 90))[-1]

    record = game.record_from_here()

    assert record.length == 0
    assert Game.replay(record).hash() == game.hash() == record.hash
    assert game.record.length == 90  # its own goes on


def test_an_act_is_read_as_its_seat_means_it() -> None:
    game = Game.new(NAMES, seed=1)
    assert game.act_from_data(0, "end") in game.legal(0)
    with pytest.raises(ActError, match="no verb 'dance'"):
        game.act_from_data(0, "dance")


def test_the_farthest_count_is_what_has_been_counted_farthest() -> None:
    game = Game.new(NAMES, seed=1)
    game.table.turns = 1_000_000
    assert game.farthest_count() == 1_000_000
    game.table.turns = -2_000_000
    assert game.farthest_count() == 2_000_000
