"""Options, editions, bots and kinds of questions are said once: every list of them is the
declaration's.
"""

from __future__ import annotations

import re
from math import gcd
from pathlib import Path

import pytest

from browser.scenes import FIRST_OF_A_KIND, SCENES
from kickdoor.bots import BOTS, BotInfo, RandomBot, our_bot
from kickdoor.bots.shared.temper import TEMPERS
from kickdoor.cli.command_line import run
from kickdoor.drive import Rng
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act_kinds import ChooseAnswer, Pass
from kickdoor.engine.acts.families import FAMILIES, MOVES
from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.engine.game import Game
from kickdoor.engine.rules import DECLARED, EDITIONS, OPTIONS, Option, Rules
from kickdoor.engine.state.table import PHASES
from kickdoor.protocol.messages import ASKING, EMOTES
from kickdoor.protocol.table_messages import PACES
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.scenario.files import read_file
from kickdoor.scenario.scenario import Scenario
from kickdoor.scenario.suite import files_of
from kickdoor.server.http_api import bots_told, options_told
from kickdoor.server.tables.pace.clock import OFFER_KIND, TURN_KIND, WINDOW_KIND
from kickdoor.server.tables.seated_bots.table_bots import Robots
from kickdoor.words import LANGUAGES, Words
from kickdoor.words.book import book
from kickdoor.words.table_talk import waiting_line
from qa.fuzz import CHOICES, STEP

ROOT = Path(__file__).parents[2]
UNKNOWN = len(w.QUESTIONS)  # a kind that is not declared
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


SCENARIOS = [
    one for file in files_of([SHIPPED]) for one in read_file(file) if isinstance(one, Scenario)
]


def messages_of(language: str) -> set[str]:
    """The messages of the game's own book."""
    text = (ROOT / "src" / "kickdoor" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def page_words(language: str) -> set[str]:
    """The messages of the page's own catalogue."""
    files = (ROOT / "web" / "src" / "i18n" / language).glob("*.ftl")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.id)
def test_an_option_switches_its_field_and_no_other(option: Option) -> None:
    rules = Rules("star", (option.id,))

    assert [one.field for one in DECLARED if getattr(rules, one.field)] == [option.field]
    assert rules.options == (option.id,)


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.id)
def test_an_option_names_its_rule_and_what_it_needs(option: Option) -> None:
    assert f"**{option.rule}.**" in RULES
    free = [one.id for one in DECLARED if not one.needs]
    assert option.needs in ("", *free)


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.id)
def test_a_rule_of_an_option_has_scenarios_with_it_and_without(option: Option) -> None:
    citing = [one for one in SCENARIOS if option.rule in one.rules]
    chosen = {option.id in one.options for one in citing}
    assert chosen == {True, False}, f"{option.rule} is cited with {option.id} or without, not both"


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_edition_and_option(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert run([command, "--help"]) == 0

    said = capsys.readouterr().out
    for word in (*EDITIONS, *OPTIONS):
        assert re.search(rf"(?<![\w-]){word}(?![\w-])", said), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_named_and_explained_in_every_language(language: str) -> None:
    for option in OPTIONS:
        for message in (f"option-{option}", f"option-{option}-text"):
            assert book(language).has(message), (
                f"the option {option} has no words: write {message} in words/{language}.ftl, "
                "and in every other language"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_an_option_that_is_gone(language: str) -> None:
    written = {message for message in messages_of(language) if message.startswith("option-")}

    assert written == {f"option-{option}{tail}" for option in OPTIONS for tail in ("", "-text")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_tells_every_option_in_the_language_asked_for(language: str) -> None:
    told = options_told(language)

    assert [option.id for option in told] == list(OPTIONS)
    words = Words(language)
    assert [option.name for option in told] == [words.option(id) for id in OPTIONS]
    assert all(option.text.endswith(".") for option in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_edition_and_leaves_options_to_the_server(
    language: str,
) -> None:
    words = page_words(language)

    for edition in EDITIONS:
        assert {f"edition-{edition}", f"edition-text-{edition}"} <= words
    assert not [word for word in words if word.startswith("option-")]


# What the server names on the wire and the page says in its own words: how its message begins.
NAMED = {
    "clock": (WINDOW_KIND, TURN_KIND, OFFER_KIND),
    "paused": ("agreed", "storage"),
    "emote": EMOTES,
    "pace": PACES,
    "asked-when": ASKING,
    "asked-means": ASKING,
    "headline": (*PHASES, "fight"),
    "offered": ("help", "trade"),
}


@pytest.mark.parametrize("named", NAMED)
def test_the_page_has_words_for_whatever_the_server_names(named: str) -> None:
    """A message that is missing takes its dialog along."""
    assert {f"{named}-{one}" for one in NAMED[named]} <= page_words("en")


def test_the_page_says_the_same_in_every_language() -> None:
    """What is said in one language alone would be an id in the other."""
    assert page_words("en") == page_words("de")


def test_the_fuzzer_plays_with_and_without_every_option() -> None:
    for option in OPTIONS:
        assert 0 < sum(option in chosen for chosen in CHOICES) < len(CHOICES)
    assert gcd(STEP, len(CHOICES)) == 1  # else its steps do not lead through all of them


def test_every_module_that_declares_a_bot_is_listed_the_weakest_first() -> None:
    files = (ROOT / "src" / "kickdoor" / "bots").rglob("*.py")
    declared = [
        file.stem.removesuffix("_bot")
        for file in files
        if "\nBOT: Final = BotInfo(" in file.read_text()
    ]

    assert sorted(BOTS) == sorted(declared)
    assert [bot.rung for bot in BOTS.values()] == sorted(bot.rung for bot in BOTS.values())
    assert next(iter(BOTS)) == "random"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_tells_every_bot_in_the_language_asked_for(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has no words by its id, and as it declares itself."""
    lazy = BotInfo("lazy", RandomBot, "Thinks long.", 5)
    monkeypatch.setattr("kickdoor.server.http_api.BOTS", BOTS | {"lazy": lazy})
    *ours, other = bots_told(language)

    assert [bot.name for bot in ours] == list(BOTS)
    assert (other.name, other.title, other.text) == ("lazy", "lazy", "Thinks long.")
    for bot in ours if language == "en" else []:
        assert bot.text == BOTS[bot.name].description, "it is said twice: by words and in its file"
    assert not [word for word in page_words(language) if word in {f"bot-{name}" for name in BOTS}]


def test_no_words_are_left_of_a_bot_that_is_gone() -> None:
    spoken = {message for message in messages_of("en") if message.startswith("bot-")}

    assert spoken <= {f"bot-{name}{tail}" for name in BOTS for tail in ("", "-text")}


def test_no_bot_is_called_as_a_temper_is() -> None:
    assert not BOTS.keys() & TEMPERS.keys()


def test_what_a_bot_declares_is_what_the_game_knows_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "lazy", BotInfo("lazy", RandomBot, "Thinks long.", 5, is_quick=False))

    assert isinstance(our_bot("lazy"), RandomBot)
    assert not Robots().is_quick("lazy")
    assert Robots().is_quick("normal+greedy")


def test_the_page_has_a_scene_for_every_question_it_treats_in_its_own_way_and_for_every_act() -> (
    None
):
    """Any other is an ask that comes as a dialog, known or not: a general scene proves those."""
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "web" / "src").rglob("*")
        if file.suffix in (".ts", ".svelte") and file.name != "protocol.ts"
    )
    own_way = {
        kind.id
        for kind in w.QUESTION_KINDS
        if not kind.is_dialog or kind.put != w.BY_ASK or f'"{kind.id}"' in source
    }

    assert own_way - {scene.kind for scene in SCENES} == set(), "write a scene in browser/scenes.py"
    assert {scene.kind for scene in SCENES} <= set(w.QUESTIONS)
    assert {scene.verb for scene in SCENES} == set(w.VERBS)
    assert {scene.kind for scene in FIRST_OF_A_KIND} == {scene.kind for scene in SCENES}


def test_every_prompt_declares_its_move_and_nothing_else_does() -> None:
    prompts = {n for n, kind in enumerate(w.QUESTION_KINDS) if kind.put == w.BY_PROMPT}

    assert set(MOVES) == prompts, "a prompt without a move is a table that nobody can leave"
    for number, families in MOVES.items():
        assert [type(family) for family in families] == [
            type(FAMILIES[verb]) for verb in w.QUESTION_KINDS[number].moves
        ]


def test_what_is_named_in_answer_has_one_of_the_declared_consequences() -> None:
    for kind in w.QUESTION_KINDS:
        assert kind.naming in (w.GOT, w.LOST, w.DISCARDED, w.SAID), kind.id
        assert kind.wants, kind.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", w.QUESTION_KINDS, ids=lambda kind: kind.id)
def test_who_waits_reads_a_sentence_of_the_kind_where_one_is_declared(
    language: str, kind: w.QuestionKind
) -> None:
    message = f"waiting-{kind.id}"
    advice = f"{message} in words/{language}.ftl: write it where the kind is told, and nowhere else"

    assert book(language).has(message) == kind.is_told, advice
    said = waiting_line(language, [(kind.id, ["Ann"])], False)
    general = book(language).say("waiting", names="Ann", count=1)
    assert (said != general) == kind.is_told


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "asked",
    [Ask(0, UNKNOWN), Window(0, 0, UNKNOWN, M_ASK), Prompt(0, UNKNOWN, M_ASK)],
    ids=["ask", "window", "prompt"],
)
def test_a_bot_answers_a_question_of_a_kind_it_does_not_know(name: str, asked: Frame) -> None:
    view = Game.new(["Ann", "Bob", "Cid"], seed=3).view(0)
    view.stack.append(asked)
    hand = view.hands[0]
    legal = [ChooseAnswer((hand[0],)), ChooseAnswer((hand[1],)), Pass()]

    assert our_bot(name).choose(view, legal, Rng(1)) in legal
