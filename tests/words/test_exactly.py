"""Exactly what a card does: every word of the card language has its phrase in both languages, and
a card that does anything else reads otherwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kickdoor.words
from kickdoor.cards.card_words import (
    DURATIONS,
    IGNORES,
    INBORN,
    LIMITS,
    PASSIVES,
    PERS,
    QUERIES,
    SIDES,
    SOURCES,
    TARGETS,
    TIMINGS,
)
from kickdoor.cards.model import CardDef, Effect
from kickdoor.cards.sets import built_in, load_set
from kickdoor.cards.verbs import VERBS
from kickdoor.cards.vocabulary import CONDITIONS
from kickdoor.cli.command_line import run
from kickdoor.scenario.mutation.of_cards import changed, changed_cards, sets_with_cards
from kickdoor.words import LANGUAGES, Words
from kickdoor.words.exactly import exactly
from kickdoor.words.phrases import phrases
from worded import asked_of

FOLDER = Path(kickdoor.words.__file__).parent
CARDS = [card for name in built_in() for card in load_set(name).cards]
LISTS: dict[str, Iterable[str]] = {
    "do": VERBS,
    "when": CONDITIONS,
    "timing": TIMINGS,
    "on": TARGETS[1:],
    "limit": [*LIMITS[1:], "cards-combat", "cards-roll"],
    "from": SOURCES,
    "to": QUERIES,
    "per": PERS[1:],
    "ignores": IGNORES,
    "passive": PASSIVES,
    "trait": INBORN,
    "card-lasts": DURATIONS,
    "card-side": SIDES,
}


class Variables(Visitor):
    """Collects what a message asks for, and the words it tells apart."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's names
        self.found.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  Fluent's names
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Variables]:
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def test_both_languages_have_the_same_phrases_and_variables() -> None:
    english, german = (
        {name: asked_of(one.found) for name, one in messages(language).items()}
        for language in LANGUAGES
    )
    assert english == german


@pytest.mark.parametrize("kind", LISTS)
def test_every_word_of_the_language_has_a_phrase_and_no_phrase_lacks_its_word(kind: str) -> None:
    said = {name for name in messages("en") if name.startswith(f"{kind}-")}
    assert said == {f"{kind}-{word}" for word in LISTS[kind]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phrase_of_a_verb_speaks_of_every_argument(language: str) -> None:
    said = messages(language)
    for name, verb in VERBS.items():
        assert set(verb.arguments) <= said[f"do-{name}"].found, name
        for argument in verb.arguments.values():
            assert set(argument.words) <= said[f"do-{name}"].keys, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_in_sentences(language: str) -> None:
    for sentence in (sentence for card in CARDS for sentence in exactly(language, card)):
        assert sentence[-1] == "."
        assert not sentence[0].islower()
        assert "{" not in sentence
        assert "  " not in sentence
        assert not re.search(r" [,.;:]|\(\)|[,;:]\.", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set_id", sets_with_cards())
def test_a_card_that_does_anything_else_reads_otherwise(set_id: str, language: str) -> None:
    same = [
        mutant.key
        for card in load_set(set_id).cards
        for mutant in changed_cards(set_id, card.id)
        if (other := changed(mutant, set_id))
        and exactly(language, other) == exactly(language, card)
    ]
    assert same == []


def explained(effect: Effect, language: str = "en") -> str:
    return phrases(language, "munchkin").effect(effect)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Effect("lose_level", {}), "lose 1 level"),
        (
            Effect("lose_level", {"count": "rolled", "max": 3}),
            "lose as many levels as rolled, 3 at most",
        ),
        (Effect("weaken", {"amount": 2}), "−2 for the player named"),
        (
            Effect("choose_one", {"of": {"levels": [Effect("die", {})], "hand": []}}),
            "by choice “Levels”: die or “The hand”: nothing",
        ),
        (
            Effect("each", {"who": "elf", "do": [Effect("roll", {}), Effect("die", {})]}),
            "everyone who counts as Elf: roll the die; then die",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_effects_in_words(effect: Effect, text: str) -> None:
    assert explained(effect) == text


def test_what_holds_besides_comes_last() -> None:
    effect = Effect("die", {"when": {"or": {"suffers": ["elf"]}, "min_level": 3, "alone": False}})
    assert explained(effect) == (
        "die, if the one affected is of Level 3 or higher and somebody helps in the combat, "
        "or else if the one affected has the drawbacks of Elf"
    )


def out_of(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_a_card_is_explained_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "explain", "curse-duck-of-doom", "--json"]) == 0
    found = out_of(capsys)
    assert found["id"] == "curse-duck-of-doom"
    assert found["text"] == load_card("munchkin", "curse-duck-of-doom").text
    assert found["exactly"] == [
        "Curse.",
        (
            "Played at any time, except while a roll or a Curse is settled, "
            "on any player: lose 2 levels."
        ),
    ]
    assert run(["cards", "explain", "munchkin:curse-duck-of-doom", "--language", "de"]) == 0
    assert "2 Stufen verlieren" in " ".join(capsys.readouterr().out.split())


def load_card(set_id: str, card_id: str) -> CardDef:
    return next(card for card in load_set(set_id).cards if card.id == card_id)


def test_a_set_may_be_named_with_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    for set_id in ("munchkin", "lite"):
        assert run(["cards", "explain", f"{set_id}:elf", "--json"]) == 0
        assert out_of(capsys)["set"] == set_id


def test_an_unknown_card_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "explain", "wizzard"]) == 2
    assert "unknown card 'wizzard'; did you mean 'wizard'?" in capsys.readouterr().err
    assert run(["cards", "explain", "elf", "--language", "fr"]) == 2
    assert "unknown language 'fr'" in capsys.readouterr().err


def test_who_may_do_a_thing_when_is_readable() -> None:
    thief = next(card for card in CARDS if card.id == "thief" and card.set_id == "munchkin")
    told = " ".join(exactly("en", thief))
    assert "Backstab, in any combat, even as a bystander, on another player" in told
    # TIMING-2: neither who steals nor who is robbed is in combat; somebody else may be.
    assert (
        "Steal, at any time one is not in combat oneself, on an Item, not a Big one, that" in told
    )
    assert "another player, not in combat either, has in play" in told


def test_what_comes_with_epic_is_told_where_a_table_plays_it() -> None:
    words = Words("en")
    warrior, halfling = load_card("munchkin", "warrior"), load_card("munchkin", "halfling")
    assert words.options_for(warrior) == ["epic"]
    assert words.options_for(halfling) == ["epic", "house-powers"]
    for card in (warrior, halfling):
        plain = words.exactly(card, ())
        assert words.epic(card, ()) == ""
        assert len(words.exactly(card)) == len(plain) + 1
        assert not any("Epic" in sentence for sentence in plain)
    assert words.epic(warrior, ("epic",)) == words.epic(warrior)
    assert words.epic(halfling, ("epic",)) == ""
    assert words.exactly(halfling, ("epic", "house-powers")) == words.exactly(halfling)


@pytest.mark.parametrize(
    ("card", "language", "told"),
    [
        ("radioactive", "en", "for this monster +5 combat strength, +1 Treasure."),
        ("radioactive", "de", "für dieses Monster +5 Kampfstärke, +1 Schatz."),
        ("miniaturized", "de", "für dieses Monster −5 Kampfstärke, −1 Schatz."),
        ("reanimated", "de", "für dieses Monster +5 Kampfstärke, +1 Schatz, Merkmal untot."),
    ],
)
def test_an_enhancer_says_what_it_does_to_a_monster(card: str, language: str, told: str) -> None:
    said = exactly(language, next(one for one in CARDS if one.id == card))
    assert said[1].endswith(told)
    assert any("Hand" in one or "hand" in one for one in said[2:]) == (card == "reanimated")
