"""The German cards: nothing missing, nothing left over, and the same figures as in English."""

from __future__ import annotations

import io
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kickdoor.cards.lint import LONGEST_TEXT, lint
from kickdoor.cards.model import CardDef
from kickdoor.cards.sets import DATA, built_in, load_set
from kickdoor.cards.texts import read_texts, text_of, texts
from kickdoor.engine.game import Game
from kickdoor.protocol.card_messages import card_list
from kickdoor.protocol.table_messages import CardInfo
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.terminal.commands import Commands
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.patience import Patience
from kickdoor.terminal.screen import Screen
from kickdoor.words import Words

SETS = ("munchkin", "star")
FIELDS = ("name", "text", "bad_stuff_text", "rulings")

_FIGURE = re.compile(r"(?<![\w.,])[+-]?\d+(?:[.,]\d{3})*")
_WORD = re.compile(r"[a-zäöüß]+")
# Numbers that are spelled out. Eleven is left out: in German it is an Elf.
_SPELLED = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "ten": 10,
    "forty": 40, "seventy": 70, "ninety": 90,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "zehn": 10,
    "vierzig": 40, "siebzig": 70, "neunzig": 90,
}  # fmt: skip


def english(set_id: str) -> dict[str, dict[str, Any]]:
    """The words of the card files, by card and field."""
    cards: dict[str, dict[str, Any]] = {}
    for file in sorted((DATA / set_id).glob("*.toml")):
        if file.name not in ("set.toml", "de.toml"):
            for card_id, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
                cards[card_id] = {field: table[field] for field in FIELDS if field in table}
    return cards


def german(set_id: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((DATA / set_id / "de.toml").read_text(encoding="utf-8"))


def figures(text: str) -> Counter[str]:
    """The numbers a text names, in digits or spelled out; signs count, separators do not."""
    found = [re.sub("[.,]", "", figure) for figure in _FIGURE.findall(text)]
    found += [str(_SPELLED[word]) for word in _WORD.findall(text.lower()) if word in _SPELLED]
    return Counter(found)


def sentences(card: dict[str, Any]) -> list[tuple[str, str]]:
    """The fields with sentences, each ruling on its own."""
    rulings = [(f"rulings[{n}]", ruling) for n, ruling in enumerate(card.get("rulings", ()), 1)]
    return [(field, card[field]) for field in FIELDS[1:3] if field in card] + rulings


@pytest.mark.parametrize("set_id", SETS)
def test_every_card_has_in_german_what_it_has_in_english(set_id: str) -> None:
    def shape(cards: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
        return {
            card_id: sorted(["name", *(field for field, _ in sentences(card))])
            for card_id, card in cards.items()
        }

    assert shape(german(set_id)) == shape(english(set_id))


@pytest.mark.parametrize("set_id", SETS)
def test_both_languages_name_the_same_figures(set_id: str) -> None:
    translated = german(set_id)
    differ = {
        f"{card_id}.{field}": (text, said)
        for card_id, card in english(set_id).items()
        if card_id in translated
        for (field, text), (_, said) in zip(
            sentences(card), sentences(translated[card_id]), strict=True
        )
        if figures(text) != figures(said)
    }
    assert differ == {}


@pytest.mark.parametrize("set_id", SETS)
def test_nothing_is_left_in_english_and_all_of_it_fits_on_a_card(set_id: str) -> None:
    original = english(set_id)
    leftovers = re.compile(
        r"\b(the|and|your|you|with|level|item|treasure|door|curse|monster's|combat|lose|discard"
        r"|card|cards|trap|class|race|player|munchkin's)\b",
        re.IGNORECASE,
    )
    wrong = [
        f"{card_id}.{field}: {text}"
        for card_id, card in german(set_id).items()
        for field, text in sentences(card)
        if text == dict(sentences(original[card_id]))[field]
        or leftovers.search(text)
        or len(text) > LONGEST_TEXT
        or text[-1] not in '.!?"'
        or "  " in text
    ]
    assert wrong == []


@pytest.mark.parametrize("set_id", SETS)
def test_no_two_german_cards_of_a_set_have_one_name(set_id: str) -> None:
    names = Counter(card["name"] for card in german(set_id).values())
    assert [name for name, count in names.items() if count > 1] == []


def test_a_deck_list_reads_the_words_of_the_set_it_is_based_on() -> None:
    lite = {card.id for card in load_set("lite").cards}
    words = texts("lite", "de")
    assert set(words) == lite
    assert words["bullrog"].bad_stuff_text == german("munchkin")["bullrog"]["bad_stuff_text"]


def test_english_is_what_the_card_files_say() -> None:
    assert texts("munchkin", "en") == {}
    gazebo = next(card for card in load_set("munchkin").cards if card.id == "gazebo")
    assert text_of(gazebo, "en").name == "Gazebo"
    assert text_of(gazebo, "de").name == "Gartenlaube"


def test_a_card_of_somebody_elses_keeps_its_own_words() -> None:
    card = CardDef("gazebo", "munchkin", "Gazebo", "monster")
    card.text = "A Gazebo of another munchkin folder."
    assert text_of(card, "de").text == card.text
    stranger = CardDef("moth", "attic", "Moth", "monster")
    assert text_of(stranger, "de").name == "Moth"


ATTIC = """
[moth]
kind = "monster"
name = "Moth"
text = "Eats cloaks."
level = 1
treasures = 1
bad_stuff_text = "Lose your Armor."
"""


def attic(tmp_path: Path, german: str) -> Path:
    folder = tmp_path / "attic"
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(ATTIC, encoding="utf-8")
    (folder / "de.toml").write_text(german, encoding="utf-8")
    return folder


REST = "text = 'F.'\nbad_stuff_text = 'B.'\n"


@pytest.mark.parametrize(
    ("german", "fault"),
    [
        ("[moht]", "moht: no card of the set has this id; did you mean 'moth'? (line 1)"),
        (f"[moth]\n{REST}", "moth: name: missing: the card says 'Moth' (line 1)"),
        (f"[moth]\nname = ''\n{REST}", "moth: name: empty: the card says 'Moth' (line 2)"),
        (f"[moth]\nname = 7\n{REST}", "moth: name: expected a text, got 7 (line 2)"),
        (f"[moth]\nname = 'M'\n{REST}txt = 'x'", "moth: txt: unknown field 'txt'; did you mean"),
        (f"[moth]\nname = 'M'\n{REST}rulings = 1", "moth: rulings: expected a list of words"),
        ("moth = 'Motte'", "moth: expected a table [moth] with words, got 'Motte'"),
        ("[moth", "not TOML: expected ']' at the end of a table declaration (line 1)"),
    ],
)
def test_a_fault_names_file_card_field_and_line(tmp_path: Path, german: str, fault: str) -> None:
    folder = attic(tmp_path, german)
    (found,) = read_texts(folder, "de")[1]
    assert str(found).startswith(f"attic/de.toml: {fault}")
    assert found.line or german.startswith("moth")
    errors, _ = lint([folder])
    assert [str(error) for error in errors] == [str(found)]
    load_set(str(folder))  # a translation's fault keeps nobody from playing


def test_a_translation_does_not_change_the_digest_of_its_set(tmp_path: Path) -> None:
    folder = attic(tmp_path, "[moth]\nname = 'Motte'\ntext = 'F.'\nbad_stuff_text = 'B.'")
    with_german = load_set(str(folder))
    assert [card.id for card in with_german.cards] == ["moth"]
    (folder / "de.toml").unlink()
    assert load_set(str(folder)).digest == with_german.digest


def test_sentences_call_cards_by_their_german_names() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=7)
    cards = game.table.catalogue.cards
    index = next(n for n, card in enumerate(cards) if card.id == "gazebo")
    assert Words("de").card(game, index) == "Gartenlaube"
    assert Words("en").card(game, index) == "Gazebo"
    assert Words("de").bad_stuff(cards[index].definition).startswith("Schlimme Dinge: Von einem")


def test_who_may_use_an_item_is_called_as_his_card_is() -> None:
    cards = {card.id: card for card in load_set("lite").cards}
    assert "nur Zwerg" in Words("de").facts(cards["short-wide-armor"])
    assert "nur Mensch" in Words("de").facts(cards["bad-ass-bandana"])


def test_the_german_terminal_shows_german_cards_and_takes_both_names() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=7)
    out = io.StringIO()
    console = Console(file=out, width=80)
    screen = Screen(console, game, 0, Words("de"), labels_in("de"))
    commands = Commands(screen, Patience(game, 0))
    for typed in ("gartenl", "Gazebo", "konig tut"):
        commands.run(f"i {typed}", [])
    screen.hand()
    shown = out.getvalue()
    assert shown.count("zwischen dir und der Gartenarchitektur") == 2
    assert "König Tut\n" in shown
    for card in game.table.hands[0]:
        assert Words("de").card(game, card) in shown
    assert commands.names.take(["fusskranker", "goblin"]) == ("lame-goblin", 2)
    assert commands.names.take(["lame", "goblin"]) == ("lame-goblin", 2)


def test_the_catalogue_tells_rulings_and_who_may_use_a_card_in_both_languages() -> None:
    def told(set_id: str, language: str) -> dict[str, CardInfo]:
        listed = card_list([load_set(set_id)], Words(language)).cards
        return {card.id.split(":")[1]: card for card in listed}

    assert told("star", "en")["cyborg"].rulings == ["Drop the Race and the Level stays."]
    assert len(told("star", "de")["cyborg"].rulings) == 1
    assert told("star", "de")["cyborg"].rulings != told("star", "en")["cyborg"].rulings
    assert told("lite", "en")["bad-ass-bandana"].only == "only Human"
    assert told("lite", "de")["bad-ass-bandana"].only == "nur Mensch"


OWN_SETS = sorted(file.parent for file in SHIPPED.rglob("set.toml"))


@pytest.mark.parametrize("folder", OWN_SETS, ids=[folder.name for folder in OWN_SETS])
def test_a_set_beside_scenarios_speaks_german_too(folder: Path) -> None:
    found, findings = read_texts(folder, "de")
    cards = {card.id: card for card in load_set(str(folder)).cards}

    assert [str(finding) for finding in findings] == []
    missing = ", ".join(sorted(set(cards) - set(found)))
    assert not missing, f"say {missing} in German: {folder.name}/de.toml"
    for id, text in found.items():
        for ours, theirs in (
            (cards[id].text, text.text),
            (cards[id].bad_stuff_text, text.bad_stuff_text),
        ):
            assert figures(ours) == figures(theirs), f"{id}: other figures, also those in words"


@pytest.mark.parametrize("folder", [*built_in(), "basement"])
def test_the_linter_has_nothing_to_say_of_our_own_sets(folder: str) -> None:
    """Nor to warn of: a text that is too long for its card, say."""
    place = SHIPPED / "rules" / folder if folder == "basement" else DATA / folder
    assert lint([place]) == ([], [])
