"""A set of one's own in another language: shown where its cards are, taken along by records."""

from __future__ import annotations

import io
import json
import pickle
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from kickdoor.bots import EasyBot
from kickdoor.cards.lint import lint
from kickdoor.cards.loader import LARGEST
from kickdoor.cards.sets import load_set
from kickdoor.cli.command_line import run
from kickdoor.drive import Driver
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.protocol.card_messages import card_info
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.screen import Screen
from kickdoor.words import Words

CARDS = """
[gardener]
kind = "class"
name = "Gardener"
text = "Rakes."

[rake]
kind  = "item"
name  = "Rake"
text  = "Do not step on it."
bonus = 2
gold  = 300
slot  = "1-hand"
copies = 20
usable_by = ["gardener"]

[mole]
kind = "monster"
name = "Mole"
text = "Digs."
copies = 20
level = 1
treasures = 1
bad_stuff_text = "Lose a level."
bad_stuff = [{ do = "lose_level" }]
"""
GERMAN = """
[gardener]
name = "Gärtner"
text = "Harkt."

[rake]
name = "Harke"
text = "Nicht drauftreten."
rulings = ["Auch nicht im Dunkeln."]

[mole]
name = "Maulwurf"
text = "Gräbt."
bad_stuff_text = "Verliere eine Stufe."
"""


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    folder = tmp_path / "garden"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "de.toml").write_text(GERMAN, encoding="utf-8")
    return folder


def test_an_own_sets_translation_is_shown_by_list_and_explain(
    garden: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    german = ["--set", str(garden), "--language", "de"]

    assert run(["cards", "explain", "rake", *german]) == 0
    told = capsys.readouterr().out
    assert "Harke (garden:rake)" in told
    assert "Nicht drauftreten." in told
    assert "Gärtner" in told
    assert run(["cards", "explain", "mole", *german, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["text"] == "Gräbt."
    assert run(["cards", "list", *german]) == 0
    told = capsys.readouterr().out
    assert "Gräbt." in told
    assert "nur Gärtner" in told
    assert run(["cards", "list", *german, "--search", "maulwurf", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["cards"]
    assert (found["name"], found["bad_stuff"]) == ("Maulwurf", "Verliere eine Stufe.")
    assert run(["cards", "explain", "mole", "--set", str(garden)]) == 0
    assert "Mole" in capsys.readouterr().out


def test_it_is_shown_in_the_terminal_and_on_the_wire(garden: Path) -> None:
    game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80), game, 0, Words("de"), labels_in("de"))
    cards = {card.id: card.definition for card in game.catalogue.cards}
    screen.card(cards["mole"])
    assert "Maulwurf" in out.getvalue()
    assert "Verliere eine Stufe." in out.getvalue()
    on_the_wire = card_info(cards["rake"], Words("de"))
    assert (on_the_wire.name, on_the_wire.only) == ("Harke", "nur Gärtner")
    assert on_the_wire.rulings == ["Auch nicht im Dunkeln."]
    assert card_info(cards["rake"], Words("en")).name == "Rake"
    index = next(n for n, card in enumerate(game.catalogue.cards) if card.id == "mole")
    assert Words("de").card(game, index) == "Maulwurf"


def test_it_travels_in_the_record(
    garden: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
    driver = Driver(game, [EasyBot()] * 3, seed=7, turn_cap=12)
    driver.play()
    file = tmp_path / "game.json"
    file.write_text(game.record.to_json(), encoding="utf-8")
    view = pickle.dumps(game.view(0))
    shutil.rmtree(garden)

    assert run(["replay", str(file), "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Maulwurf" in told or "Harke" in told
    assert "Mole" not in told
    assert run(["replay", str(file), "--language", "en"]) == 0
    assert "Maulwurf" not in capsys.readouterr().out
    revived = pickle.loads(view)
    assert "de.toml" in revived.catalogue.files["garden"]
    again = Game.replay(Record.from_json(file.read_text(encoding="utf-8")))
    assert again.record.to_json() == game.record.to_json()


def test_a_record_without_the_translation_is_the_same_game(garden: Path) -> None:
    game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
    (garden / "de.toml").unlink()

    bare = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)

    assert bare.hash() == game.hash()
    assert bare.record.sets == game.record.sets
    rake = next(card.definition for card in bare.catalogue.cards if card.id == "rake")
    assert Words("de").printed(rake).name == "Rake"


def test_a_translation_that_was_changed_is_seen_at_once(garden: Path) -> None:
    def name() -> str:
        game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
        rake = next(card.definition for card in game.catalogue.cards if card.id == "rake")
        return Words("de").printed(rake).name

    assert name() == "Harke"
    (garden / "de.toml").write_text(GERMAN.replace("Harke", "Rechen"), encoding="utf-8")
    assert name() == "Rechen"


def test_what_is_not_translated_yet_is_shown_as_it_is(garden: Path) -> None:
    (garden / "de.toml").write_text('[mole]\nname = "Maulwurf"\n[rake]\nname = 3\n', "utf-8")
    cards = {card.id: card for card in load_set(str(garden)).cards}
    mole, rake = Words("de").printed(cards["mole"]), Words("de").printed(cards["rake"])
    assert (mole.name, mole.text) == ("Maulwurf", "Digs.")
    assert rake.name == "Rake"


@pytest.mark.parametrize("content", [b"[mole", b"\xff\xfe", b"", b"[mole]\n" + b"#" * LARGEST])
def test_a_translation_that_cannot_be_read_keeps_nobody_from_playing(
    garden: Path, content: bytes
) -> None:
    (garden / "de.toml").write_bytes(content)
    game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
    mole = next(card.definition for card in game.catalogue.cards if card.id == "mole")
    assert Words("de").printed(mole).name == "Mole"
    assert Game.replay(Record.from_json(game.record.to_json())).hash() == game.hash()
    errors, _ = lint([garden])
    assert bool(errors) == bool(content)


def test_what_a_record_cannot_hold_is_not_taken_along_and_the_linter_says_so(garden: Path) -> None:
    """Each file would do; together they are too much."""
    room = LARGEST - len(GERMAN.encode()) - 10
    (garden / "de.toml").write_text(GERMAN + "#" * room, encoding="utf-8")
    game = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", str(garden)], seed=7)
    assert sorted(game.record.own["garden"]) == ["cards.toml"]
    Record.from_json(game.record.to_json())
    (error,) = lint([garden])[0]
    assert "not taken along" in str(error)


def test_a_deck_list_of_ones_own_has_the_german_words_of_its_base(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "set.toml").write_text(
        'name = "Mine"\nbased_on = "munchkin"\n[copies]\ngazebo = 1\nelf = 2\n', encoding="utf-8"
    )
    (folder / "more.toml").write_text(
        "[dwarf]\nkind = 'race'\nname = 'Garden Dwarf'\ntext = 'Fishes.'\n", encoding="utf-8"
    )
    cards = {card.id: card for card in load_set(str(folder)).cards}
    assert Words("de").printed(cards["gazebo"]).name == "Gartenlaube"
    assert Words("de").printed(cards["dwarf"]).name == "Garden Dwarf"
