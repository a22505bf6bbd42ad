"""Sections that are kept are those that would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from kickdoor.engine.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import ORDERS
from kickdoor.wire.messages import Frame, ServerMessage, WholeView
from kickdoor.wire.showing import SECTIONS, Eyes, Kept, Showing

NAMES = ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("edition", ["munchkin", "star-2010", "star-deluxe"])
def test_what_is_kept_is_what_would_be_made_anew(edition: str) -> None:
    rng = random.Random(3)
    game = Game.new(NAMES, edition=edition, seed=11)
    kept = Kept()
    for _ in range(250):
        if game.is_over:
            break
        mine, fresh = Showing(game, kept), Showing(game)
        for seat in (-1, 0, 2):
            for name in SECTIONS:
                assert bytes(mine.section(name, seat, "en").data) == bytes(
                    fresh.section(name, seat, "en").data
                ), name
        who, _, _ = rng.choice(game.waiting)
        act = rng.choice(game.legal(who))
        if rng.random() < 0.05:
            act = Act(ORDERS, count=rng.randrange(4), flag=rng.randrange(4))
        game.apply(who, act)


def test_a_view_and_its_frames_are_messages_and_add_up_to_the_whole() -> None:
    """What a client has after frames is what it would be told anew."""
    rng = random.Random(5)
    game = Game.new(NAMES, seed=2)
    eyes = Eyes(1, "de")
    decode = msgspec.json.Decoder(ServerMessage).decode
    first = decode(eyes.whole(Showing(game), 0, None, None))
    assert isinstance(first, WholeView)
    view = first.view
    for number in range(1, 120):
        who, _, _ = game.waiting[0]
        game.apply(who, rng.choice(game.legal(who)))
        frame = decode(eyes.frame(Showing(game), number, None, None))
        assert isinstance(frame, Frame)
        changed = {
            field: value
            for field in frame.changed.__struct_fields__
            if (value := getattr(frame.changed, field)) is not msgspec.UNSET
        }
        view = msgspec.structs.replace(view, **changed)
    again = decode(Eyes(1, "de").whole(Showing(game), 0, None, None))
    assert isinstance(again, WholeView)
    for name in SECTIONS:
        assert getattr(view, name) == getattr(again.view, name), name
