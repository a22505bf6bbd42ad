"""Whatever changes the state in `moves` says so: what is kept by the stamp is looked up again. And
who knows a card is written by moves alone: the same mask says who is told. What would be easily
done in two ways is done in one.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure
PACKAGE = Path(__file__).parents[2] / "src" / "kickdoor"
STATE = PACKAGE / "engine" / "state"
MOVES = [STATE / "moves.py", STATE / "hidden_moves.py"]
STAMPS = {"changed", "touch"}
# Parts of a move: the stamp is raised by whoever makes the whole of it.
PARTS = {"_next_use", "_set_curses", "_set_host", "_take_off", "disturb", "take_out", "wear"}
# What nothing hangs on that is kept: who has told what, whose turn it is, what was just received.
UNSTAMPED = {"emit", "emit_secret", "end_receipts", "forget", "give_turn"}
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "sort"}


def functions(source: str) -> dict[str, ast.FunctionDef]:
    return {one.name: one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef)}


def is_of_table(node: ast.expr) -> bool:
    """Whether this is something of `t`: a field, or a part of one."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return isinstance(node, ast.Name) and node.id == "t"


def changes(function: ast.FunctionDef) -> bool:
    """Whether it writes to the table by itself."""
    for node in ast.walk(function):
        written: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            written = node.targets
        elif isinstance(node, ast.AugAssign):
            written = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            written = [node.func.value] if node.func.attr in CHANGING else []
        if any(not isinstance(one, ast.Name) and is_of_table(one) for one in written):
            return True
    return False


def stamping(found: dict[str, ast.FunctionDef]) -> set[str]:
    """Those that raise the stamp, by themselves or by what they call."""
    calls = {
        name: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        for name, function in found.items()
    }
    known = set(STAMPS)
    while more := {name for name, called in calls.items() if called & known} - known:
        known |= more
    return known


def unsaid(source: str) -> set[str]:
    """Functions that change the table, and nobody would look again."""
    found = functions(source)
    changing = {name for name, function in found.items() if changes(function)}
    return changing - stamping(found)


def all_moves() -> str:
    return "\n".join(path.read_text("utf-8") for path in MOVES)


def test_every_move_raises_the_stamp() -> None:
    assert unsaid(all_moves()) == PARTS | UNSTAMPED


def test_a_move_that_says_nothing_would_be_found() -> None:
    source = all_moves()
    for body in ("t.levels = ()", "t.known[0] |= 1", "t.limbo.append(0)", "del t.limbo[0]"):
        assert "forgotten" in unsaid(f"{source}\n\ndef forgotten(t: Table) -> None:\n    {body}\n")
    spoken = f"{source}\n\ndef said(t: Table) -> None:\n    t.levels = ()\n    changed(t)\n"
    assert "said" not in unsaid(spoken)


# Where who knows what is not moved but made: a table as it is packed, imagined or laid out.
MAKING = ("engine/state/", "engine/views/", "engine/codec/field_codec.py", "scenario/layout.py")


def writes_knowledge(source: str) -> bool:
    """Whether a module writes to `known` of a table, by an index or as a whole."""
    for node in ast.walk(ast.parse(source)):
        written: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            written = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        places = [one.value if isinstance(one, ast.Subscript) else one for one in written]
        if any(ast.unparse(place) in ("t.known", "table.known") for place in places):
            return True
    return False


def test_who_knows_a_card_is_written_by_moves_alone() -> None:
    wrong = [
        name
        for path in PACKAGE.rglob("*.py")
        if not (name := path.relative_to(PACKAGE).as_posix()).startswith(MAKING)
        if writes_knowledge(path.read_text("utf-8"))
    ]
    assert not wrong, f"{wrong}: a move of `hidden_moves` says who knows a card and is told of it"


def test_a_module_that_writes_who_knows_a_card_would_be_found() -> None:
    for line in ("t.known[c] |= 1 << seat", "table.known[c] = 0", "t.known = bytearray(3)"):
        assert writes_knowledge(line)
    for line in ("x = t.known[c]", "self.known = known", "t.known[c] == 1"):
        assert not writes_knowledge(line)


def importers(room: str, name: str) -> set[str]:
    """The modules of a room of the engine that import a name from wherever."""
    return {
        path.relative_to(PACKAGE / "engine").as_posix()
        for path in (PACKAGE / "engine" / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and name in [one.name for one in node.names]
    }


def test_effects_take_levels_by_the_function_that_knows_who_is_spared() -> None:
    wrong = importers("effects", "lose_levels") - {"effects/level_losses.py"}
    assert not wrong, f"{wrong}: a card's effect takes Levels by `take_levels`"


def test_a_kill_is_told_in_one_place() -> None:
    assert importers(".", "MonsterKilled") == {"fighting.py"}, "a kill is told by `tell_of_kill`"
