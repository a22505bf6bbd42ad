"""The fields of the state: what follows from their declaration is up to date, and whole."""

from pathlib import Path

from kickdoor.engine.game import Game
from kickdoor.engine.state.fields import (
    CACHE,
    FIELDS,
    INT,
    OWN,
    PARTLY,
    PUBLIC,
    ROW,
    SEATS,
    SECRET,
    STATE,
    TRACE,
)
from kickdoor.engine.state.state_fields import TableFields, ViewFields

ROOT = Path(__file__).parent.parent.parent


def test_every_field_says_who_may_know_it_and_how_it_is_kept() -> None:
    names = [field.name for field in FIELDS]
    assert len(set(names)) == len(names)
    for field in FIELDS:
        assert field.seen in (PUBLIC, PARTLY, OWN, SECRET)
        assert field.keeping in (STATE, TRACE, CACHE)
        assert bool(field.in_copy) == (field.keeping != STATE)
        assert field.told
        if field.anew:
            assert (field.shape, field.per, field.keeping) == (ROW, SEATS, STATE), field.name
        if field.bounds:
            by_seat = (field.shape, field.per, field.seen) == (ROW, SEATS, PUBLIC)
            assert field.shape == INT or by_seat, field.name


def test_what_is_secret_is_in_no_view_and_all_else_is() -> None:
    table = Game.new(["Ann", "Bob", "Cid"], seed=1).table
    view = ViewFields(table.catalogue, table.rules, 0, table.seats)
    for field in FIELDS:
        is_shown = field.keeping == STATE and field.seen != SECRET
        assert hasattr(view, field.name) == is_shown


def test_a_table_holds_what_is_declared_and_nothing_else() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    declared = {field.name for field in FIELDS} | {"catalogue", "rules", "seats", "seed"}
    if hasattr(TableFields, "__slots__"):
        assert set(TableFields.__slots__) == declared
    assert all(hasattr(game.table, name) for name in declared)
