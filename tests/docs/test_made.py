"""Every file that is made from what is declared elsewhere is current, and says how it is made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from made import TOOLS, fault, run
from made_files import VERB, settle

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", TOOLS)
def test_what_a_tool_makes_is_current(tool: str) -> None:
    done = run(tool, "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_not_current_is_named_with_the_verb_that_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("made_files.ROOT", tmp_path)
    monkeypatch.setattr("sys.argv", ["tool", "--check"])
    current, stale, missing = (tmp_path / name for name in ("current", "stale", "missing"))
    current.write_text("as it should be", encoding="utf-8")
    stale.write_text("as it was", encoding="utf-8")
    made = dict.fromkeys((current, stale, missing), "as it should be")

    assert settle(lambda: made, "") == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"{name} is not what it is made from: run `{VERB}`" for name in ("stale", "missing")
    ]
    assert stale.read_text(encoding="utf-8") == "as it was"

    monkeypatch.setattr("sys.argv", ["tool"])
    assert settle(lambda: made, "") == 0
    assert {path.read_text(encoding="utf-8") for path in made} == {"as it should be"}


def test_every_tool_that_makes_files_is_run_by_the_verb() -> None:
    sources = {path.stem: path.read_text("utf-8") for path in (ROOT / "tools").glob("*.py")}
    making = {name for name, text in sources.items() if "settle(files, __doc__)" in text}
    assert making == set(TOOLS)


def test_what_a_tool_dies_of_is_said_in_a_line_with_the_file_that_is_at_fault() -> None:
    died = f"""Traceback (most recent call last):
  File "{ROOT}/tools/state_fields.py", line 12, in <module>
    from kickdoor.engine.rules import DECLARED
  File "{ROOT}/src/kickdoor/engine/rules.py", line 7, in <module>
    DECLARED = (Option("lucky"),)
  File "/usr/lib/python3.11/typing.py", line 1, in __init__
    raise TypeError
TypeError: Option.__init__() missing 2 required positional arguments
"""
    said = (
        "src/kickdoor/engine/rules.py:7: TypeError: Option.__init__() missing 2 required positional"
    )
    assert fault(died) == f"{said} arguments"
    assert fault("src/a.py: it has no `read`\n") == "src/a.py: it has no `read`"


def test_recipes_name_the_verb_and_no_single_tool() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert VERB in page
    assert not re.findall(rf"tools/(?:{'|'.join(TOOLS)})", page)
