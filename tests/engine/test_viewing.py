"""What is asked of a game to show it: what the views of its seats tell, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kickdoor.engine.acts.act_kinds import Pass, SetOrders
from kickdoor.engine.codec import pack
from kickdoor.engine.game import Game
from kickdoor.engine.state.fields import BADGES
from kickdoor.engine.state.knowledge import SPECTATOR
from kickdoor.engine.state.table import with_one
from kickdoor.engine.views.public_view import PublicView
from kickdoor.engine.views.view import view_of
from kickdoor.engine.views.viewing import (
    OwnViews,
    answer_key,
    has_every_card,
    histories_shown,
    moment_key,
    offers_seen,
    public_view,
    seats_passed,
)
from kickdoor.engine.words_of_play import OUT, PASS_FIGHT

NAMES = ["Ann", "Bob", "Cid"]


def moments(seed: int, count: int = 250) -> Iterator[Game]:
    """A game, again and again, while it is played."""
    rng = random.Random(seed)
    game = Game.new(NAMES, seed=seed)
    for _ in range(count):
        if game.is_over:
            return
        yield game
        seat, _, _ = rng.choice(game.waiting)
        game.apply(seat, rng.choice(game.legal(seat)))


def test_a_public_view_that_goes_on_is_one_that_is_made_anew() -> None:
    hidden = 0
    kept: PublicView | None = None
    for game in moments(4):
        before, kept = kept, public_view(game, kept)
        assert before in (None, kept)
        assert pack.pack(kept) == pack.pack(public_view(game))
        seen = [frame.numbers() for frame in view_of(game.table, SPECTATOR).stack]
        assert [frame.numbers() for frame in kept.stack] == seen
        true = [frame.numbers() for frame in game.table.stack]
        assert kept.hides == (seen != true)
        hidden += kept.hides
    assert hidden


@pytest.mark.parametrize("seed", range(3))
def test_what_is_a_seats_own_is_in_its_view(seed: int) -> None:
    for game in moments(seed):
        own = OwnViews(game)
        histories, counts = histories_shown(game)
        for seat in range(3):
            view = game.view(seat)
            assert own.of(seat).hand == view.hands[seat]
            assert [o.cards for o in offers_seen(game, seat)] == [o.cards for o in view.offers]
            assert histories[seat][: counts[seat]] == view.history
        assert histories[-1][: counts[-1]] == game.view(SPECTATOR).history


def test_a_pass_is_no_other_moment_and_all_else_is() -> None:
    passes = others = 0
    for seed in range(4):
        for game in moments(seed):
            before, passed = moment_key(game), seats_passed(game)
            seat, _, question = game.waiting[-1]
            assert answer_key(game)[0] == question
            after = game.clone()
            if len(game.waiting) > 1 and after.why_not(seat, Pass()) is None:
                after.apply(seat, Pass())
                if seats_passed(after):  # the window is still open
                    assert seats_passed(after) == sorted([*passed, seat])
                    is_logged = after.table.logged != game.table.logged
                    assert (moment_key(after) != before) == is_logged
                    passes += not is_logged
            after = game.clone()
            after.apply(seat, SetOrders(PASS_FIGHT))
            others += moment_key(after) != before
    assert passes > 10
    assert others > 10


@pytest.mark.parametrize("name", [name for name, _ in BADGES])
def test_a_badge_that_comes_is_another_moment_whoever_gives_it(name: str) -> None:
    """What is shown of a munchkin is sent again, though nothing else says that a table changed."""
    game = Game.new(NAMES, seed=1)
    before = moment_key(game)

    setattr(game.table, name, with_one(getattr(game.table, name), 1, 1))

    assert moment_key(game) != before


def test_a_card_that_is_out_is_missed() -> None:
    game = Game.new(NAMES, seed=1)
    assert has_every_card(game)

    game.table.place[game.table.decks[0].pop()] = OUT

    assert not has_every_card(game)
