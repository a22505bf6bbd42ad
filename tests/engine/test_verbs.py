"""The verbs of card files: what the vocabulary lists, the engine handles, the docs explain and a
test shows is the same list.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from kickdoor.cards.sets import built_in, load_sets
from kickdoor.cards.specials import words_of
from kickdoor.cards.vocabulary import VERBS

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "src" / "kickdoor" / "engine" / "verbs" / "build.py"
DOCS = ROOT / "docs" / "reference" / "cards.md"
TESTS = sorted(Path(__file__).parent.glob("test_verbs_*.py"))


def texts(nodes: Iterable[ast.expr | None]) -> set[str]:
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def handled() -> set[str]:
    """The verbs that the builder makes steps of: those it compares with, and its tables' keys."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(BUILD.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "verb":
            found |= texts(node.comparators)
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            found |= texts(node.value.keys)
    return found


def explained() -> list[str]:
    """The verbs that have a row in a table of verbs."""
    text = DOCS.read_text(encoding="utf-8")
    tables = re.findall(r"^\| verb \|.*\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [verb for table in tables for verb in re.findall(r"^\| `(\w+)`", table, re.MULTILINE)]


def shown() -> set[str]:
    """The verbs that a test is about: the longest with which its name begins."""
    found: set[str] = set()
    for file in TESTS:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                fitting = [verb for verb in VERBS if node.name.startswith(f"test_{verb}_")]
                found |= {max(fitting, key=len)} if fitting else set()
    return found


def test_the_engine_handles_every_verb_of_the_vocabulary_and_no_other() -> None:
    assert handled() == set(VERBS)


def test_the_docs_explain_every_verb_of_the_vocabulary_once_and_no_other() -> None:
    assert sorted(explained()) == sorted(VERBS)


def test_every_verb_has_a_test() -> None:
    assert set(VERBS) - shown() == set()


@pytest.mark.parametrize("verb", VERBS)
def test_some_card_of_ours_uses_the_verb(verb: str) -> None:
    """A word of the language that nobody speaks is no word of it."""
    cards = [card for one in load_sets(built_in()) for card in one.cards]
    assert any(f"do:{verb}" in words_of(card) for card in cards)
