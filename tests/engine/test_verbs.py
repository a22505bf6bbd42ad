"""The verbs of card files: what the vocabulary lists, the engine handles, the docs explain and a
test shows is the same list.
"""

import ast
import re
from pathlib import Path

import pytest

from kickdoor.cards.card_words import TARGETS, TIMINGS
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.cards.specials import words_of
from kickdoor.cards.verbs import VERBS, Argument
from kickdoor.engine.effects.linking import BUILT, PLAIN
from kickdoor.scenario.coverage import SHIPPED

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "reference" / "cards.md"
TESTS = sorted(Path(__file__).parent.glob("test_verbs_*.py"))


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
    assert sorted([*PLAIN, *BUILT]) == sorted(VERBS)


def arguments() -> list[tuple[str, Argument]]:
    return [(verb.name, one) for verb in VERBS.values() for one in verb.arguments.values()]


def test_an_argument_that_may_be_left_out_reads_as_its_default() -> None:
    for name, argument in arguments():
        full = VERBS[name].full({})
        assert (argument.name in full) == (argument.name not in VERBS[name].needed)
        assert full.get(argument.name, argument.default) == argument.default


def test_what_a_verb_needs_around_it_are_words_of_the_language() -> None:
    for verb in VERBS.values():
        assert set(verb.answers) <= set(TIMINGS), verb.name
        assert {*verb.aimed_at, verb.aims} <= set(TARGETS), verb.name
        if verb.aims_if is not None:
            argument, word = verb.aims_if
            assert word in verb.arguments[argument].words


def test_the_docs_explain_every_verb_of_the_vocabulary_once_and_no_other() -> None:
    assert sorted(explained()) == sorted(VERBS)


def test_every_verb_has_a_test() -> None:
    assert set(VERBS) - shown() == set()


@pytest.mark.parametrize("verb", VERBS)
def test_some_card_of_ours_uses_the_verb(verb: str) -> None:
    """A word of the language that nobody speaks is no word of it; a scenario's own set will do."""
    own = [str(file.parent) for file in SHIPPED.rglob("set.toml")]
    cards = [card for one in load_sets([*built_in(), *own]) for card in one.cards]
    assert any(f"do:{verb}" in words_of(card) for card in cards)
