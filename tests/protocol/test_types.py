"""The types that clients are written against are those of the message classes."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_typescript_types_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "protocol_types.py"))
    written = tool["TARGET"].read_text(encoding="utf-8")
    assert written == tool["typescript"](), "run tools/protocol_types.py"
