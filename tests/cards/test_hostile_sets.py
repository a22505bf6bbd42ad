"""Sets that mean harm: files without an end, effects without one, numbers beyond counting. Each is
refused when it is loaded, or comes to its end in play.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from kickdoor.cards.card_words import MOST_CARDS, MOST_FINDINGS, MOST_PARTS
from kickdoor.cards.lint import lint
from kickdoor.cards.loader import LARGEST
from kickdoor.cards.sets import load_set, read_set
from kickdoor.engine.game import Game
from kickdoor.errors import CardFileError, SetupError
from scenes import Scene

RATS = """
[rat]
kind   = "monster"
name   = "Rat"
text   = "Rats."
copies = 20
level  = 1
treasures = 3
bad_stuff_text = "More rats."
"""
LINT = """
[lint]
kind   = "item"
name   = "Lint"
text   = "Lint."
copies = 20
gold   = 100
"""


def attic(folder: Path, cards: str) -> Path:
    path = folder / "attic"
    path.mkdir()
    (path / "cards.toml").write_text(cards, encoding="utf-8")
    return path


def curse(effects: str) -> str:
    return f"[ow]\nkind = 'curse'\nname = 'Ow'\ntext = 'Ow.'\neffects = [{effects}]\n"


EACH = "{ each = 'others', do = ["
REFUSED = {
    "a thousand million draws": (
        curse("{ do = 'draw', deck = 'door', count = 1000000000 }"),
        "from 1 to 30, got 1000000000",
    ),
    "a condition in a condition in a condition": (
        curse("{ do = 'die', when = { or = { or = { alone = true } } } }"),
        "unknown condition 'or'",
    ),
    "conditions five thousand deep": (
        curse("{ do = 'die', when = " + "{ or = " * 5000 + "}" * 5000 + " }"),
        "nested too deep",
    ),
    "a key of a hundred thousand parts": ("a." * 100_000 + "a = 1", "nested too deep"),
    "effects within effects within effects": (
        curse(EACH * 5 + "{ do = 'die' }" + "] }" * 5),
        "4 deep at most",
    ),
    "effects side by side": (
        curse("{ do = 'lose_level' }, " * (MOST_PARTS + 1)),
        f"more than {MOST_PARTS} effects",
    ),
    "more cards than a table holds": (
        "".join(f"[rat-{n}]\nkind = 'level_up'\nname = 'R'\n" for n in range(MOST_CARDS + 1)),
        f"more than {MOST_CARDS} cards",
    ),
    "copies without number": (RATS.replace("copies = 20", "copies = 1000000"), "from 1 to 20"),
}


@pytest.mark.parametrize(("cards", "says"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused(tmp_path: Path, cards: str, says: str) -> None:
    with pytest.raises(CardFileError, match=says):
        load_set(str(attic(tmp_path, cards)))


@pytest.mark.parametrize("name", ["more.toml", "de.toml"])
def test_a_file_of_a_hundred_megabytes_is_not_even_read(tmp_path: Path, name: str) -> None:
    path = attic(tmp_path, RATS + LINT)
    with (path / name).open("wb") as file:
        file.truncate(100 << 20)  # a hole: it takes no room on the disk either
    errors, _ = lint([path])
    assert any(str(LARGEST) in finding.message for finding in errors)


def test_a_pipe_is_no_card_file(tmp_path: Path) -> None:
    path = attic(tmp_path, RATS)
    os.mkfifo(path / "pipe.toml")
    with pytest.raises(CardFileError, match="no plain file"):
        load_set(str(path))


def test_of_thousands_of_faults_some_are_named(tmp_path: Path) -> None:
    """Each is looked for in the file; all of them in all of it would take its time."""
    path = attic(tmp_path, "[rat]\nkind = 'curse'\n" + "".join(f"a{n} = 1\n" for n in range(5_000)))
    assert len(read_set(path)[1].findings) == MOST_FINDINGS


def test_a_game_has_so_many_classes_and_no_more(tmp_path: Path) -> None:
    classes = "".join(f"[class-{n}]\nkind = 'class'\nname = 'C'\ntext = 'C.'\n" for n in range(58))
    path = attic(tmp_path, RATS + LINT + classes)
    with pytest.raises(SetupError, match="'class-57' of the set 'attic' is one too many"):
        Game.new(["Ann", "Bob", "Cid"], sets=[str(path)])


def play(path: Path, acts: int, seed: int = 1) -> Game:
    """So many acts at random; whoever is asked must have an answer."""
    game = Game.new(["Ann", "Bob", "Cid"], sets=[str(path)], seed=seed)
    rng = random.Random(seed)
    for _ in range(acts):
        if game.is_over:
            break
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


HOARDS = """
[hoard]
kind   = "special_treasure"
name   = "Hoard of Hoards"
text   = "Draw three more. Guess what they are."
copies = 20
must_play = true
effects = [{ do = "draw", deck = "treasure", count = 3 }]
"""


def test_hoards_that_draw_each_other_come_to_an_end(tmp_path: Path) -> None:
    """TIMING-9, SETUP-3: nothing but Hoards is left to draw, and the discards are shuffled in."""
    game = play(attic(tmp_path, RATS + HOARDS), acts=200)
    assert game.table.limbo == []


def test_a_hoard_drawn_by_a_hoard_is_discarded_with_it(tmp_path: Path) -> None:
    cards = HOARDS.replace("copies = 20", "copies = 2")
    treasures = ["hoard", "wardrobe", "hoard#2", "lint", "wet-match"]
    scene = Scene(tmp_path, cards, ann={"level": 5}, doors=["drain-rat"], treasures=treasures)
    scene.does(Ann="kick")
    scene.does(Ann="fight")
    scene.shows(Ann={"level": 6}, treasures_discard=["hoard", "hoard#2"])
    assert scene.game.table.limbo == []


def test_nobody_gives_more_cards_than_there_are(tmp_path: Path) -> None:
    """TURN-5: a limit below nothing is nothing."""
    tiny = "[tiny]\nkind = 'race'\nname = 'T'\ntext = 'T.'\ncopies = 20\n"
    tiny += "gives = [{ to = 'hand-limit', add = -20 }]\n"
    play(attic(tmp_path, RATS + LINT + tiny), acts=400)


def test_each_of_each_of_each_is_done_with(tmp_path: Path) -> None:
    """The widest and deepest that a card may be."""
    count = MOST_PARTS - 3
    effects = (
        EACH * 3 + "{ do = 'lose_level' }, " * (count - 1) + "{ do = 'lose_level' }" + "] }" * 3
    )
    scene = Scene(tmp_path, curse(effects), ann={"level": 9, "hand": ["ow"]}, bob={"level": 9})
    scene.does(Ann={"play": "ow", "on": "Bob"})
    scene.shows(Ann={"level": 1}, Bob={"level": 1}, doors_discard=["ow"])


def test_the_linter_warns_of_a_power_that_can_be_used_for_ever(tmp_path: Path) -> None:
    power = "powers = [{ id = 'hum', timing = 'any-time', effects = [{ do = 'roll' }] }]\n"
    poet = "[poet]\nkind = 'class'\nname = 'Poet'\ntext = 'Hums.'\nart = 'x'\n"
    _, warnings = lint([attic(tmp_path, poet + power)])
    assert any("it can be used for ever" in finding.message for finding in warnings)
