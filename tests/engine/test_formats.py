"""Packed tables of every format there was are still read: the layouts that are kept are compared
with what the declarations and the frames make of them today.
"""

from __future__ import annotations

import base64
from importlib import import_module
from typing import Any, Final

import pytest

import kept_formats
from full_frames import CARDS, ONE_OF_EACH, held
from full_tables import CATALOGUE, RULES
from kept_formats import NUMBER_ADVICE, faults_of_numbers, kept, layout, misnumbered, numbered
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.codec.pack import FORMAT, OLDER, pack, unpack
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.state.fields import (
    COMBAT_FIELDS,
    FIELDS,
    FRAMES_SINCE,
    INT,
    PUBLIC,
    STATE,
    Field,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import QUESTIONS
from kickdoor.errors import RecordError

FORMATS: Final = kept()
KEEP: Final = "make made"
FIELD_ADVICE: Final = (
    f"a packed table of format {{number}} lies otherwise than it did. A field that is new is"
    f" declared with since={FORMAT + 1}, and no field of before changes its place, shape or since;"
    f" then run {KEEP}. (If format {FORMAT} is still your own, and nobody"
    f" has kept a table of it, take it out of tests/records/formats.json and stay with it.)"
)
FRAME_ADVICE: Final = (
    f"{{kind}} is not read as format {{number}} wrote it. Have its `read` ask `r.format >= "
    f"{FORMAT + 1}` for what is new, set FRAMES_SINCE in engine/state/fields.py to {FORMAT + 1},"
    f" and run {KEEP}. (A field that was only renamed is renamed in tests/records/formats.json.)"
)
VARIANTS: Final = [
    pytest.param(number, kind, variant, id=f"{number}-{kind}-{i}")
    for number, one in FORMATS.items()
    for kind, variants in one.get("frames", {}).items()
    for i, variant in enumerate(variants)
]


def test_every_format_that_can_be_read_is_kept() -> None:
    assert sorted(FORMATS) == list(range(OLDER, FORMAT + 1)), f"run {KEEP}"
    newest = FORMATS[FORMAT]["frames"]
    assert set(newest) == {type(frame).__name__ for frame in ONE_OF_EACH}, f"run {KEEP}"


@pytest.mark.parametrize("number", FORMATS)
@pytest.mark.parametrize(("part", "declared"), [("table", FIELDS), ("combat", COMBAT_FIELDS)])
def test_the_fields_lie_as_they_did(number: int, part: str, declared: Any) -> None:
    assert layout(declared, number) == FORMATS[number][part], FIELD_ADVICE.format(number=number)


@pytest.mark.parametrize(("number", "kind", "variant"), VARIANTS)
def test_a_frame_is_read_as_it_was_written(number: int, kind: str, variant: dict[str, Any]) -> None:
    """Where the format is today's it is also written so."""
    advice = FRAME_ADVICE.format(kind=kind, number=number)
    found = read_frame(number, variant["numbers"], advice)
    told = {name: value for name, value in held(found).items() if name in variant["holds"]}
    assert (type(found).__name__, told) == (kind, variant["holds"]), advice
    if number >= FRAMES_SINCE:
        out: list[int] = []
        put_stack(out, [found])
        assert out == variant["numbers"], advice


def read_frame(number: int, numbers: list[int], advice: str) -> Frame:
    reader = Reader(numbers, CARDS)
    reader.format = number
    try:
        [found] = read_stack(reader)
    except RecordError as error:
        raise AssertionError(f"{advice}\n{error}") from None
    assert reader.at == len(numbers), advice
    return found


def test_steps_and_questions_have_the_numbers_they_had() -> None:
    faults = faults_of_numbers()
    assert not faults, "\n".join([*faults, NUMBER_ADVICE])
    assert FORMATS[FORMAT]["numbered"] == numbered(), f"run {KEEP}"


def test_no_field_says_that_it_stood_in_a_format_that_is_kept_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not kept_formats.late_fields()
    late = Field("moustache", INT, "0", PUBLIC, "How long it is", since=FORMAT)
    monkeypatch.setattr(kept_formats, "FIELDS", (*FIELDS, late))
    assert kept_formats.late_fields() == [
        f"field 'moustache': packed format {FORMAT} is kept without it; say since={FORMAT + 1}"
    ]


def test_every_number_that_a_reader_knows_is_kept() -> None:
    modules = [import_module(type(frame).__module__) for frame in ONE_OF_EACH]
    known = {n.what: n.taken for m in modules for n in vars(m).values() if isinstance(n, Numbered)}
    kept_steps = {what: [*names.values()] for what, names in numbered().items()}
    assert known | {"a kind of question": [*range(len(QUESTIONS))]} == kept_steps


@pytest.mark.parametrize(
    ("steps", "faults"),
    [
        ({"BEGIN": 0, "LISTEN": 2}, []),
        ({"BEGIN": 0, "LISTEN": 2, "START": 3}, []),
        ({"BEGIN": 0}, ["LISTEN, number 2, is gone"]),
        ({"BEGIN": 0, "REST": 1, "LISTEN": 2}, ["REST is new, and number 1 does not come after 2"]),
        (
            {"BEGIN": 0, "REST": 2, "LISTEN": 3},
            ["LISTEN was number 2 and is 3", "REST is new, and number 2 does not come after 2"],
        ),
    ],
)
def test_a_step_that_does_not_come_last_is_named(steps: dict[str, int], faults: list[str]) -> None:
    old, new = {"a step": {"BEGIN": 0, "LISTEN": 2}}, {"a step": steps, "another": {"FIRST": 0}}
    assert misnumbered(old, new) == [f"a step: {fault}" for fault in faults]


@pytest.mark.parametrize("number", [number for number, one in FORMATS.items() if "full" in one])
def test_a_full_table_is_read_and_what_it_had_not_is_as_on_a_new_one(number: int) -> None:
    data = base64.b64decode(FORMATS[number]["full"])
    try:
        t = unpack(data, CATALOGUE, RULES)
    except RecordError as error:
        raise AssertionError(f"{FIELD_ADVICE.format(number=number)}\n{error}") from None
    fresh = Table(CATALOGUE, RULES, b"", t.seats)
    for field in FIELDS:
        if field.keeping == STATE:
            is_there = getattr(t, field.name) != getattr(fresh, field.name)
            assert is_there == (field.since <= number), field.name
    if number == FORMAT:
        assert pack(t) == data, FIELD_ADVICE.format(number=number)
