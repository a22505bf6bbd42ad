"""The verbs of card files: what is declared, the engine handles and a scenario shows is the same
list, and what is forgotten is said with where it belongs.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from kickdoor.cards.card_words import TARGETS, TIMINGS
from kickdoor.cards.model import CURSE, CardDef, Effect
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.cards.specials import nested_effects, words_of
from kickdoor.cards.verb import GOOD, HARM, NEITHER, Argument, Verb
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.effects.linking import MAKES, gathered
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.scenario.suite import files_of
from scenes import struck


def test_a_verb_that_nothing_does_is_told_where_its_step_belongs() -> None:
    others = {verb: make for verb, make in MAKES.items() if verb != "tax"}
    with pytest.raises(AssertionError, match="nothing does 'tax': write its step in a module"):
        gathered(others)
    with pytest.raises(AssertionError, match="'tax' is made by two families"):
        gathered(MAKES, {"tax": MAKES["tax"]})
    with pytest.raises(AssertionError, match=r"'levy' is made, but not declared in cards/verbs"):
        gathered(MAKES, {"levy": MAKES["tax"]})
    assert gathered(others, {"tax": MAKES["tax"]}) == MAKES


def test_a_verb_says_what_it_does_and_what_it_is_to_its_subject() -> None:
    """The page and the bots take it from there."""
    for verb in VERBS.values():
        assert verb.does, verb.name
        assert not verb.does.endswith("."), verb.name
        assert verb.name in verb.example, verb.name
        assert verb.tone in (GOOD, HARM, NEITHER), verb.name


def harming() -> Iterator[tuple[str, str]]:
    """The verbs of all Curses and Bad Stuff of ours, each with its card."""
    for one in load_sets([*built_in(), str(SHIPPED / "rules" / "basement")]):
        for card in one.cards:
            effects = [*card.bad_stuff, *(card.effects if card.kind == CURSE else ())]
            for effect in every(effects):
                yield card.id, effect.do


def every(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for inner in nested_effects(effect):
            yield from every(inner)


def test_no_curse_and_no_bad_stuff_does_somebody_good() -> None:
    """A tone that is wrong shows in nothing but the choices of bots and the colour of a button. The
    two go on to reward whoever bears it.
    """
    good = {(card, verb) for card, verb in harming() if VERBS[verb].tone == GOOD}
    assert good == {("greys", "gain_level"), ("great-cthulhu", "gain_level")}


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
        if verb.aimed_if is not None:
            argument, value, targets = verb.aimed_if
            assert value in (*verb.arguments[argument].words, True)
            assert verb.targets({argument: value}) == targets
            assert verb.targets({}) == verb.aimed_at
            assert set(targets) <= set(TARGETS), verb.name
        if verb.aims_if is not None:
            argument, word = verb.aims_if
            assert word in verb.arguments[argument].words


@pytest.fixture(scope="module")
def cards() -> list[CardDef]:
    """All of ours, those of the scenarios' own sets too."""
    own = [str(file.parent) for file in SHIPPED.rglob("set.toml")]
    return [card for one in load_sets([*built_in(), *own]) for card in one.cards]


@pytest.fixture(scope="module")
def scenarios() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files_of([SHIPPED]))


@pytest.mark.parametrize("verb", VERBS)
def test_a_scenario_has_a_card_that_does_what_the_verb_says(
    verb: str, cards: list[CardDef], scenarios: str
) -> None:
    """A word of the language that nobody speaks is no word of it; a scenario's own set will do."""
    doing = [card.id for card in cards if f"do:{verb}" in words_of(card)]
    assert doing, f"no card does {verb!r}: give it one of a printed set, or one in rules/basement"
    assert any(f'"{id}"' in scenarios for id in doing), (
        f"{verb!r} is done by {', '.join(doing)}, and no scenario has any of them"
    )


EFFECTS = Path(__file__).parents[2] / "src" / "kickdoor" / "engine" / "effects"


def of_two_persons(source: str) -> set[str]:
    """The verbs of a module whose step looks at who played the card and at the subject."""
    tree = ast.parse(source)
    parts = {
        node.name: ast.unparse(node)
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }
    found = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Dict):
            continue
        if ast.unparse(node.target) != "STEPS":
            continue
        for verb, make in zip(node.value.keys, node.value.values, strict=True):
            text, names = "", {ast.unparse(make)}
            while names:  # the step, what makes it, and what the step derives from
                text += "".join(names)
                named = {one for name in names for one in parts if calls(name, one)}
                names = {parts[one] for one in named if parts[one] not in text}
            if "effect.player" in text and "effect.subject" in text:
                found.add(ast.literal_eval(verb) if verb is not None else "")
    return found


def calls(text: str, name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(ast.parse(text)))


def test_a_verb_of_two_persons_is_aimed_at_one_of_them() -> None:
    """Where nothing is aimed at, whoever plays the card is its subject."""
    found = {verb for path in EFFECTS.glob("*.py") for verb in of_two_persons(path.read_text())}
    assert "steal_level" in found
    unaimed = [v for v in found if not VERBS[v].aimed_at and VERBS[v].aimed_if is None]
    assert not unaimed, (
        f"{unaimed}: the step tells `effect.player` from `effect.subject`, and the declaration in "
        "cards/verbs.py does not say at whom it is aimed (`aimed_at`)"
    )


def test_a_step_of_two_persons_is_found_by_what_it_calls() -> None:
    source = """
def take(t, effect):
    return effect.player

class Base(Step):
    def run(self, t, effect):
        take(t, effect)

class Two(Base):
    def possible(self, t, effect):
        return bool(t.hands[effect.subject])

class One(Step):
    def run(self, t, effect):
        return effect.subject

STEPS: Final[Steps] = {"two": lambda link, a: Two(), "one": lambda link, a: One()}
"""
    assert of_two_persons(source) == {"two"}


# What happens without an event: a mark, a look; and the card that says it goes with any Curse.
UNTOLD = {"mark", "peek", "discard_self"}


@pytest.mark.parametrize(
    "verb",
    [
        verb
        for verb in VERBS.values()
        if not (verb.in_combat or verb.answers or verb.aimed_at or verb.is_certain)
    ],
    ids=lambda verb: verb.name,
)
def test_what_can_do_nothing_to_somebody_says_so(verb: Verb, tmp_path: Path) -> None:
    """Ann has no hand and nothing in play: either she loses a Level instead, or it happens."""
    instead = f'{{ first_possible = [{verb.example}, {{ do = "lose_level" }}] }}'

    t = struck(tmp_path, instead, ann={"level": 3}).game.table

    has_happened = any(event.name not in ("CurseStruck", "CardDiscarded") for event in t.events[1:])
    is_asked = ask_on_top(t.stack) is not None
    is_excused = verb.name in UNTOLD
    assert is_excused != (has_happened or is_asked), (
        f"{verb.name!r} has done nothing, and its step's `possible` says that it could"
    )
