"""What a seat may do is kept while offers come and go, and no longer."""

import random

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import DeclineOffer
from kickdoor.engine.acts.families import list_acts
from kickdoor.engine.asking import first_asked
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import ASK


def fresh(game: Game, seat: int) -> list[Act]:
    """What a table lists that has kept nothing."""
    table = game.table.copy()
    table.look_again()
    return list_acts(table, seat)


def test_what_was_kept_is_what_a_fresh_look_lists() -> None:
    for edition in ("munchkin", "star"):
        game = Game.new(["Ann", "Bob", "Cid", "Dan"], edition, seed=5)
        rng = random.Random(5)
        for _ in range(400):
            for seat in range(4):
                assert game.legal(seat) == fresh(game, seat)
            if game.is_over:
                break
            seat = first_asked(game.table)
            game.apply_listed(seat, rng.choice(game.legal(seat)))


def asking() -> tuple[Game, int, Act]:
    """A fight whose fighter may ask for help."""
    for seed in range(50):
        game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
        for _ in range(30):
            seat = first_asked(game.table)
            acts = game.legal(seat)
            if any(act.verb == ASK for act in acts):
                return game, seat, next(act for act in acts if act.verb == ASK)
            game.apply_listed(seat, acts[0])
    raise AssertionError("nobody needs help in fifty games")


def test_an_offer_and_its_refusal_leave_the_listing_as_it_is() -> None:
    game, fighter, asked = asking()
    kept = game.table.listed[fighter]

    game.apply(fighter, asked)
    game.apply(asked.player(), DeclineOffer())
    again = game.legal(fighter)

    assert game.table.listed[fighter] is kept
    assert asked not in again
    assert again == fresh(game, fighter)


def test_a_copy_goes_its_own_way() -> None:
    game, fighter, asked = asking()
    twin = game.clone()

    act = next(act for act in twin.legal(fighter) if act.verb != ASK)
    twin.apply(fighter, act)

    assert asked in game.legal(fighter)
    assert game.legal(fighter) == fresh(game, fighter)
    for seat in range(3):
        assert twin.legal(seat) == fresh(twin, seat)
