"""The page of the protocol shows messages that are ones, and names all there are."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kickdoor.wire import messages

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
