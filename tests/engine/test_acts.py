"""The acts: what follows from their declaration is up to date, and whole."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from kickdoor.engine import words_of_play
from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_fields import ACT_KINDS, AIM, BOOL, COLUMNS, TUPLE
from kickdoor.engine.acts.act_kinds import PLAIN
from kickdoor.engine.acts.compose import ARGUMENTS
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.words_of_play import VERBS

ROOT = Path(__file__).parent.parent.parent


def full(verb: int) -> Act:
    """An act of this verb that says something of everything."""
    values: dict[str, Any] = {BOOL: True, TUPLE: (3, 1), "int": 2}
    make: Any = type(PLAIN[verb])
    made: Act = make(**{field.name: values[field.shape] for field in ACT_KINDS[verb].fields})
    return made


EVERY = [*PLAIN, *[full(verb) for verb in range(len(VERBS)) if ACT_KINDS[verb].fields]]


def test_every_verb_is_declared_in_its_place() -> None:
    numbers = [getattr(words_of_play, verb.upper()) for verb in VERBS]
    assert numbers == [act.verb for act in PLAIN] == [*range(len(VERBS))]


def test_what_is_composed_is_declared() -> None:
    for kind, arguments in zip(ACT_KINDS, ARGUMENTS, strict=True):
        assert {one.field for one in arguments} <= {field.name for field in kind.fields}


@pytest.mark.parametrize("kind", ACT_KINDS, ids=lambda kind: kind.name)
def test_every_field_has_a_column_and_a_word_of_its_own(kind: Any) -> None:
    columns = [field.column for field in kind.fields]
    words = [field.word for field in kind.fields if field.word]
    assert len({*columns}) == len(columns)
    assert {*columns} <= {column.name for column in COLUMNS}
    assert len({*words}) == len(words)
    assert all(field.told for field in kind.fields)


@pytest.mark.parametrize("act", EVERY, ids=repr)
def test_an_act_survives_its_key_and_a_pickle(act: Act) -> None:
    assert act_of_row(act.key()) == act == pickle.loads(pickle.dumps(act))
    assert hash(act_of_row(act.key())) == hash(act)


def test_no_two_of_them_are_the_same() -> None:
    assert len({*EVERY}) == len(EVERY)


def test_a_payment_is_all_that_another_payment_changes() -> None:
    aimed = [act for act in EVERY if isinstance(act, AimedAct)]
    assert {act.verb for act in aimed} == {v for v, kind in enumerate(ACT_KINDS) if kind.is_aimed}
    for act in aimed:
        paid = act.paid((7,), asks=False)
        assert (paid.discarding, paid.asks) == ((7,), False)
        assert paid.paid(act.discarding, act.asks) == act
        assert all(hasattr(act, field.name) for field in act.fields() if field.column in AIM)
