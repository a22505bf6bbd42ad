"""A field is one declaration: a copy of the program is given a few more, in the middle of the list,
and nothing else but the words of a badge.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.engine.state.fields import FORMAT

ROOT = Path(__file__).parents[2]
SUPPORT = ROOT / "tests" / "support"
FIELDS = Path("src", "kickdoor", "engine", "state", "fields.py")
OLD = json.loads((ROOT / "tests" / "records" / "tables-0.1.0.json").read_text(encoding="utf-8"))
TABLES = [packed for some in OLD.values() for packed in some.values()]
# After which line of the declarations, and what.
MORE = {
    "    # Munchkins.\n": (
        '    _of_seats("moustache", "By seat, how long it is", "moustache", "2", since=SINCE,'
        ' badge=Badge("moustache", "how long his moustache is"), anew=False),\n'
        '    _of_seats("toothpicks", "By seat, what he has to pick his teeth", "toothpicks",'
        ' "2 * int(rules.listen)", since=SINCE, bounds="0, 2 * int(rules.listen)", anew=True),\n'
    ),
    "    # Chance.\n": (
        '    _number("hiccups", "How many hiccups there were", "hiccups", "7", since=SINCE),\n'
        '    Field("doodles", LISTS, "[[] for _ in range(seats)]", PUBLIC, "By seat, scribbles",'
        ' "doodles", SEATS, of_cards=True, since=SINCE),\n'
    ),
    "COMBAT_FIELDS: Final = (\n": '    _number("sneezes", "rolls", "it", "5", since=SINCE),\n',
}

WORDS = {"en": "moustache { $count }", "de": "Schnurrbart { $count }"}


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """A copy of the program, uncompiled, with more fields declared and the rest made from that."""
    sources = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.stamp", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=sources)
    (tmp_path / "tools").mkdir()
    for name in ("made_files.py", "state_fields.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    declared = (tmp_path / FIELDS).read_text(encoding="utf-8")
    for after, line in MORE.items():
        assert declared.count(after) == 1
        declared = declared.replace(after, after + line.replace("SINCE", str(FORMAT + 1)))
    (tmp_path / FIELDS).write_text(declared, encoding="utf-8")
    for language, line in WORDS.items():
        with (tmp_path / f"src/kickdoor/words/{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\nbadge-moustache = {line}\n")
    run(tmp_path, tmp_path / "tools" / "state_fields.py")
    return tmp_path


def run(scratch: Path, program: Path) -> str:
    """What a program prints that has the copy for its kickdoor."""
    path = os.pathsep.join([str(scratch / "src"), str(SUPPORT), str(ROOT)])
    made = subprocess.run(
        [sys.executable, str(program)], env={**os.environ, "PYTHONPATH": path}, cwd=scratch,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return made.stdout


def test_a_field_is_packed_shown_and_laid_out_and_tables_of_before_are_read(scratch: Path) -> None:
    told = run(scratch, SUPPORT / "with_more_fields.py")
    assert told == f"{len(TABLES) + FORMAT - 1} tables of formats before {FORMAT + 1} were read\n"
