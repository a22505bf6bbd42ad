"""A table as everybody sees it tells what a spectator's view tells, however the game goes on."""

from __future__ import annotations

from random import Random

import pytest

from kickdoor.engine.codec.as_numbers import put_offers
from kickdoor.engine.codec.combat_codec import put_combat
from kickdoor.engine.game import Game
from kickdoor.engine.queries.character import look_at, summary_of
from kickdoor.engine.queries.strength import itemised, munchkins_lead
from kickdoor.engine.state.fields import FIELDS, as_packed
from kickdoor.engine.state.knowledge import SPECTATOR
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.public_view import PublicView

# Fields that are compared in another way, below: as numbers, or by their being empty.
APART = {
    "combat": "as numbers", "offers": "as numbers", "stack": "as numbers",
    "known": "nobody's", "orders": "nobody's",
}  # fmt: skip
# Of what is no state: a table of open cards has no past, and lists nothing.
NO_STATE = ("events", "logged", "histories", "listed")
PLAIN = [
    *[field.name for field in as_packed(FIELDS) if field.name not in APART], *NO_STATE,
    "seats", "seed",
]  # fmt: skip


def told(t: Table) -> dict[str, object]:
    """All that can be learnt from a table."""
    fight: list[int] = []
    put_combat(fight, t.combat)
    offers: list[int] = []
    put_offers(offers, t.offers)
    found: dict[str, object] = {name: getattr(t, name) for name in PLAIN}
    found["secrets"] = any(t.known) or any(t.orders)
    found["fight"], found["offers"] = fight, offers
    found["stack"] = [frame.numbers() for frame in t.stack]
    found["summaries"] = [summary_of(t, seat).key() for seat in range(t.seats)]
    sums = itemised(t) if t.combat is not None else None
    found["sums"] = sums and (sums.ours, sums.theirs, len(sums.lines), munchkins_lead(t))
    return found


@pytest.mark.parametrize(
    ("edition", "options"),
    [("munchkin", ["listen-at-the-door"]), ("munchkin", []), ("star-2010", []), ("star", ["epic"])],
)
def test_what_is_kept_in_view_is_what_a_spectator_sees(edition: str, options: list[str]) -> None:
    rng = Random(edition)
    in_limbo = deals = 0
    for seed in range(5):
        game = Game.new(["Ann", "Bob", "Cid"], edition=edition, options=options, seed=seed)
        kept = PublicView(game.table)
        for _ in range(300):
            if game.is_over:
                break
            if rng.random() < 0.7:  # not every moment is looked at
                kept.look(game.table)
                assert told(kept) == told(game.view(SPECTATOR).open_table())
                in_limbo += bool(kept.limbo)
                deals += kept.combat is not None and kept.combat.deal is not None
            who, _, _ = rng.choice(game.waiting)
            game.apply(who, rng.choice(game.legal(who)))
    assert in_limbo > 10
    assert deals > 10


def test_looking_on_changes_nothing() -> None:
    rng = Random(3)
    watched = Game.new(["Ann", "Bob", "Cid"], seed=3)
    alone = Game.new(["Ann", "Bob", "Cid"], seed=3)
    kept = PublicView(watched.table)
    for _ in range(300):
        kept.look(watched.table)
        told(kept)
        for seat in range(3):
            assert summary_of(watched.table, seat).key() == look_at(alone.table, seat).key()
        who, _, _ = rng.choice(watched.waiting)
        act = rng.choice(watched.legal(who))
        watched.apply(who, act)
        alone.apply(who, act)
        assert watched.hash() == alone.hash()
        if watched.is_over:
            break
