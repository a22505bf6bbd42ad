"""The page of the protocol shows messages that are ones, and names all there are."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kickdoor.engine.words_of_play import PASSES, UNLESS
from kickdoor.protocol import messages
from kickdoor.protocol.bounds import ACT_DEPTH, ACT_PARTS, ACT_TEXT, HIGHEST
from kickdoor.server.connections import connection
from kickdoor.server.tables.trouble import STATUS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LINES = [
    line for line in PAGE.splitlines() if re.match(r'[<>] \{"type".*\}$', line) and "…" not in line
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_the_transcript_is_a_message(line: str) -> None:
    union = messages.ClientMessage if line[0] == ">" else messages.ServerMessage
    msgspec.json.decode(line[2:], type=union)


def test_there_is_a_transcript() -> None:
    assert len(LINES) > 10


@pytest.mark.parametrize("union", [messages.ClientMessage, messages.ServerMessage])
def test_every_message_is_named(union: object) -> None:
    for one in get_args(union):
        assert f"`{one.__struct_config__.tag}" in PAGE, one


def test_the_values_of_orders_are_named() -> None:
    said = PAGE.partition("**Orders.**")[2].partition("**Refusals**")[0]
    assert [word for word in (*PASSES, *UNLESS) if f"`{word}`" not in said] == []


@pytest.mark.parametrize(("code", "status"), STATUS.items())
def test_every_code_stands_beside_its_status(code: str, status: int) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| {status} |")]
    assert any(f"`{code}`" in row for row in rows)


def test_the_codes_of_closing_are_named() -> None:
    said = PAGE.partition("**Closing.**")[2]
    for code in (connection.TOO_SLOW, connection.GONE_AWAY, connection.BROKEN):
        assert f"| {code} |" in said


def test_the_protocol_and_the_bounds_are_as_they_are_declared() -> None:
    assert f"version of this page, {messages.PROTOCOL};" in PAGE
    assert f"{HIGHEST:,}" in PAGE
    assert f"{ACT_TEXT} printable signs" in PAGE
    assert f"{ACT_PARTS} parts in {ACT_DEPTH} layers" in PAGE


def test_every_field_that_is_sent_stands_in_the_bounds() -> None:
    said = PAGE.partition("**Bounds.**")[2].partition("**Closing.**")[0]
    named = {field for one in get_args(messages.ClientMessage) for field in one.__struct_fields__}
    free = {"muted", "wanted", "protocol"}  # truths, and what stands above
    assert [field for field in sorted(named - free) if f"`{field}`" not in said] == []
