"""The layers import in one direction, and the engine imports nothing impure.

cards <- engine <- words <- {drive, bots, scenario} <- {lab, envs, protocol}
      <- {server, client} <- terminal <- cli
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from full_frames import ONE_OF_EACH
from kickdoor import engine
from kickdoor.engine import words_of_play
from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.events.event_fields import EVENTS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kickdoor"

# Lowest first; those of one row do not know each other.
LAYERS = (
    ("cards",),
    ("engine",),
    ("words",),
    ("drive", "bots", "scenario"),
    ("lab", "envs", "protocol"),
    ("server", "client"),
    ("terminal",),
    ("cli",),
    ("__main__",),
)
HEIGHT = {name: height for height, row in enumerate(LAYERS) for name in row}
# The driver is the one loop that plays games: its neighbours use it.
ACROSS = {("scenario", "drive"), ("bots", "drive")}
# Below everything: anyone may import them, they import nothing of ours.
GROUND = {"errors", "_compiled", "__version__", "sealed", "sealing"}
# The engine itself, and what proves it: scenarios lay out any state there is, and the registers of
# what is kept (`caches.py`) look behind it.
MAY_GO_DEEPER = {"engine", "scenario"}
REGISTER = "caches.py"
# Whose `table` is no state of a game: a live table, a message of the wire, what a bot makes of its
# view. What else has one is taken for a game.
OTHER_TABLES = {"self", "client", "made", "message", "mind", "view"}
READ_THE_TABLE = {
    "words/card_labels.py",
    "words/deal_labels.py",
    "words/naming.py",
    "words/question.py",
    "words/strength.py",
    "words/variant.py",
}
# Clocks, dice, files and talk have no place in the rules.
IMPURE = {"random", "secrets", "time", "datetime", "os", "io", "pathlib"} | {
    "logging", "socket", "threading", "asyncio", "multiprocessing", "subprocess",
}  # fmt: skip


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def layer_of(dotted: str) -> str:
    """The layer a dotted module name belongs to; the empty string is the package's face."""
    parts = dotted.split(".")
    return parts[1] if len(parts) > 1 else ""


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_statements(path: Path) -> Iterator[tuple[int, str, str]]:
    """What a module imports anywhere in it: the line, a dotted name with relative ones made
    absolute, and what is taken from there, if it is not the whole.
    """
    is_package = path.name == "__init__.py"
    own = name_of(path).split(".")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                start = own[: len(own) - node.level + is_package]
                base = ".".join([*start, base] if base else start)
            for alias in node.names:
                yield node.lineno, base, alias.name


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The dotted names a module imports, with their lines."""
    for line, base, name in import_statements(path):
        # `from kickdoor import x` imports the face, or the layer x if there is one.
        is_layer = base == "kickdoor" and (name in HEIGHT or name in GROUND)
        yield line, f"kickdoor.{name}" if is_layer else base


def import_graph(room: str) -> dict[str, set[str]]:
    """The modules of a layer, each with those of them that it imports, be it for types alone."""
    paths = {name_of(path): path for path in modules() if layer_of(name_of(path)) == room}
    graph: dict[str, set[str]] = {}
    for module, path in paths.items():
        found = {f"{base}.{name}" if f"{base}.{name}" in paths else base
                 for _, base, name in import_statements(path)}  # fmt: skip
        graph[module] = found & {*paths}
    return graph


def objection(importer: str, imported: str) -> str | None:
    """Why a module of one layer may not import one of another; None if it may."""
    here, there = layer_of(importer), layer_of(imported)
    if here in {there, ""} or there in GROUND:
        return None
    if there == "":
        return "the package's face is for those outside"
    if here in GROUND:
        return f"{here} lies below every layer"
    if there not in HEIGHT:
        return f"{there} is in no layer"
    if here not in HEIGHT:
        return f"{here} is in no layer"
    if (here, there) in ACROSS or HEIGHT[there] < HEIGHT[here]:
        return None
    return f"{here} lies {'beside' if HEIGHT[here] == HEIGHT[there] else 'below'} {there}"


def test_every_layer_imports_downwards_only() -> None:
    broken = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: imports {imported}: {why}"
        for path in modules()
        for line, imported in imports(path)
        if imported.split(".")[0] == "kickdoor"
        if (why := objection(name_of(path), imported))
    ]
    assert not broken, "\n" + "\n".join(broken)


def test_the_engine_is_entered_by_its_face() -> None:
    broken = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {imported} (from kickdoor.engine import ...)"
        for path in modules()
        if layer_of(name_of(path)) not in MAY_GO_DEEPER and path.name != REGISTER
        for line, imported in imports(path)
        if imported.startswith("kickdoor.engine.")
    ]
    assert not broken, "\n" + "\n".join(broken)


def looks_at_state(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a module takes the state of a game, or its type, in hand."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "table" and id(node) not in called:
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if name not in OTHER_TABLES:
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and node.module == "kickdoor.engine":
            yield from ((node.lineno, "Table") for alias in node.names if alias.name == "Table")


def test_the_state_of_a_game_is_for_the_engine_and_its_proofs() -> None:
    looking = {
        path.relative_to(PACKAGE).as_posix(): found
        for path in modules()
        if layer_of(name_of(path)) not in MAY_GO_DEEPER and path.name != REGISTER
        if (found := list(looks_at_state(ast.parse(path.read_text(encoding="utf-8")))))
    }
    broken = [
        f"{path}:{line}: {what} (ask the game, or a view)"
        for path, found in looking.items()
        if path not in READ_THE_TABLE
        for line, what in found
    ]
    assert not broken, "\n" + "\n".join(broken)
    assert set(looking) >= READ_THE_TABLE, "these ask the game by now: take them off the list"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("turns = game.table.turns", True),
        ("t = self._game.table", True),
        ("t = job.game(0).table", True),
        ("t = worlds[0].table", True),
        ("from kickdoor.engine import Game, Table", True),
        ("turns = game.turns", False),
        ("seats = self.table.seats", False),
        ("row = store.table(id)", False),
    ],
)
def test_a_look_at_the_state_is_noticed(line: str, found: bool) -> None:
    assert bool(list(looks_at_state(ast.parse(line)))) == found


def test_the_face_of_the_engine_knows_where_its_names_are_at_home() -> None:
    for name in engine.__all__:
        assert getattr(engine, name) is not None, name


def test_whatever_is_declared_is_on_the_face() -> None:
    """Acts, events, frames, words of play."""
    frames = {type(frame).__name__ for frame in ONE_OF_EACH}
    words = {name for name in vars(words_of_play) if re.match("[QW]_|REF_", name)}
    acts = {kind.name for kind in ACT_KINDS}
    assert {*EVENTS, *acts, *frames, *words} <= set(engine.__all__)


@pytest.mark.parametrize("name", ["words_of_play", "compose", "Game", "PASS"])
def test_any_name_of_the_face_may_be_the_first_that_is_imported(name: str) -> None:
    asked = [sys.executable, "-c", f"from kickdoor.engine import {name}"]
    assert subprocess.run(asked, check=False, capture_output=True, text=True).stderr == ""


def test_no_modules_of_the_protocol_import_each_other_in_a_ring() -> None:
    graph = import_graph("protocol")
    assert graph["kickdoor.protocol.rendering.viewer"]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_words_ask_the_engine_no_rule() -> None:
    """They import its classes, its constants and the words of play. What the rules make of a table
    is told to them by the scene (`circumstances`).
    """
    broken = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {home}.{name}"
        for path in modules()
        if layer_of(name_of(path)) == "words"
        for line, home, name in names_imported(path)
        if home.startswith("kickdoor.engine")
        if is_asked(getattr(import_module(home), name), name)
    ]
    assert not broken, "\n" + "\n".join(broken)


def names_imported(path: Path) -> Iterator[tuple[int, str, str]]:
    """What a module imports by name: the line, from where, and what."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, node.module or "", alias.name) for alias in node.names)


def is_asked(found: object, name: str) -> bool:
    """Whether it answers something: a function, or a module of them."""
    if isinstance(found, ModuleType):
        return name != "words_of_play"
    return callable(found) and not isinstance(found, type)


@pytest.mark.parametrize(
    ("name", "asked"),
    [("Act", False), ("MONSTERS", False), ("words_of_play", False), ("compose", True),
     ("munchkins_lead", True)],
)  # fmt: skip
def test_a_rule_is_known_from_a_word(name: str, asked: bool) -> None:
    assert is_asked(getattr(engine, name), name) == asked


def test_the_rules_know_no_clock_no_dice_and_no_files() -> None:
    broken = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: imports {imported}"
        for path in modules()
        if layer_of(name_of(path)) == "engine"
        for line, imported in imports(path)
        if imported.split(".")[0] in IMPURE
    ]
    assert not broken, "\n" + "\n".join(broken)


def test_only_moves_say_that_a_table_has_changed() -> None:
    """Whatever hangs on the stamp of a table is stale when it grows: one place does that."""
    writers = [
        path.relative_to(PACKAGE).as_posix()
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AugAssign)
        if isinstance(node.target, ast.Attribute) and node.target.attr == "stamp"
    ]
    assert set(writers) == {"engine/state/moves.py"}


# A name that stands for the same thing in two layers, or for a command as it is typed.
ONE_THING = {
    "bench", "caches", "combat", "event", "fight", "ladder", "model", "play", "scenario",
    "strength", "turn",
}  # fmt: skip


def test_no_module_has_the_name_of_another_thing() -> None:
    stems = [path.stem for path in modules() if path.name != "__init__.py"]
    doubled = {stem for stem in stems if stems.count(stem) > 1}
    assert doubled == ONE_THING
    assert not {*stems} & sys.stdlib_module_names


def test_every_module_is_in_a_layer() -> None:
    known = {*HEIGHT, *GROUND, ""}
    assert [str(path) for path in modules() if layer_of(name_of(path)) not in known] == []


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("kickdoor.engine.game", "kickdoor.cards.model", True),
        ("kickdoor.cards.model", "kickdoor.engine.game", False),
        ("kickdoor.cards.model", "kickdoor.errors", True),
        ("kickdoor.errors", "kickdoor.engine", False),
        ("kickdoor.scenario.run", "kickdoor.drive", True),
        ("kickdoor.drive", "kickdoor.scenario", False),
        ("kickdoor.bots.easy.easy_bot", "kickdoor.scenario", False),
        ("kickdoor.lab.run", "kickdoor.bots", True),
        ("kickdoor.server.app", "kickdoor.client", False),
        ("kickdoor.cli", "kickdoor", False),
        ("kickdoor", "kickdoor.engine.game", True),
    ],
)
def test_the_objection_knows_right_from_wrong(importer: str, imported: str, allowed: bool) -> None:
    assert (objection(importer, imported) is None) == allowed
