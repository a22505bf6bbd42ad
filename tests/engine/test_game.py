"""The engine's face: what it promises to programs."""

import copy
import pickle

from kickdoor import Game, Record
from kickdoor.engine.codec.record import check_draws


def played(acts: int, seed: int = 4) -> Game:
    game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
    for number in range(acts):
        seat = game.waiting[0][0]
        legal = game.legal(seat)
        game.apply(seat, legal[number % len(legal)])
    return game


def test_a_game_can_be_pickled_in_the_middle() -> None:
    game = played(80)

    again = pickle.loads(pickle.dumps(game))

    assert again.hash() == game.hash()
    assert [again.legal(s) for s in range(3)] == [game.legal(s) for s in range(3)]
    assert again.record.to_json() == game.record.to_json()


def test_a_deep_copy_is_a_game_of_its_own() -> None:
    game = played(40)
    before = game.hash()

    twin = copy.deepcopy(game)
    seat = twin.waiting[0][0]
    twin.apply(seat, twin.legal(seat)[0])

    assert game.hash() == before != twin.hash()


def test_every_use_of_chance_is_in_the_record_and_follows_from_the_seed() -> None:
    record = Record.from_json(played(300).record.to_json())

    streams = {stream for stream, *_ in record.draws}
    assert {"doors/0", "treasures/0", "dice"} <= streams
    assert check_draws(record) == len(record.draws) > 160


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    assert played(50).hash() == played(50).hash() != played(50, seed=5).hash()


def test_waiting_names_who_is_asked_what_and_legal_answers_it() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=4)

    assert game.waiting[0][:2] == (0, "opening")
    assert game.legal(0)
    assert game.legal(1) == []
