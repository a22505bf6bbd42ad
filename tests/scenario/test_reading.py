"""Scenario files: what is read, what is refused, and with which words."""

import re
from pathlib import Path

import pytest

from kickdoor.scenario.files import read_file
from kickdoor.scenario.rule_ids import RULE_IDS
from kickdoor.scenario.scenario import ActStep, Broken, ExpectStep, IllegalStep, InPlay, Scenario

RULES = Path(__file__).parents[2] / "docs" / "rules.md"

TABLE = "players.Ann = {}\nplayers.Bob = {}\nplayers.Cid = {}\n"


def read(tmp_path: Path, text: str) -> list[Scenario | Broken]:
    file = tmp_path / "some.toml"
    file.write_text(text, encoding="utf-8")
    return read_file(file)


def scenario(tmp_path: Path, text: str) -> Scenario:
    (found,) = read(tmp_path, text)
    assert isinstance(found, Scenario), found
    return found


def refusal(tmp_path: Path, text: str) -> str:
    (found,) = read(tmp_path, text)
    assert isinstance(found, Broken), found
    return found.message


def test_a_single_scenario_stands_at_the_top_of_its_file(tmp_path: Path) -> None:
    found = scenario(
        tmp_path,
        'name = "One"\nedition = "star"\nrules = ["COMBAT-3"]\ndice = [1, 6]\nturn = "Bob"\n'
        "seed = 7\n"
        'players.Ann = { level = 4, sex = "female", play = ["elf", { card = "laser",'
        ' with = "cheat" }], dead = true }\nplayers.Bob = {}\nplayers.Cid = {}\n'
        'steps = [{ Ann = "kick" }]',
    )

    assert (found.name, found.edition, found.rules) == ("One", "star", ["COMBAT-3"])
    assert (found.dice, found.turn, found.seed, found.phase) == ([1, 6], "Bob", 7, "start")
    ann = found.players[0]
    assert (ann.name, ann.level, ann.sex, ann.dead) == ("Ann", 4, "female", True)
    assert ann.play == [InPlay("elf"), InPlay("laser", "cheat")]
    assert found.steps == [ActStep("Ann", "kick", '{ Ann = "kick" }')]


def test_an_act_may_say_who_submits_it(tmp_path: Path) -> None:
    (found,) = read(
        tmp_path,
        'name = "a"\n' + TABLE + 'steps = [{ Ann = { kick = true, by = "bot" } }, '
        '{ illegal = { Bob = { kick = true, by = "bot" }, rule = "TURN-2" } }]',
    )

    assert isinstance(found, Scenario)
    act, illegal = found.steps
    assert isinstance(act, ActStep)
    assert isinstance(illegal, IllegalStep)
    assert (act.act, act.by) == ({"kick": True}, "bot")
    assert (illegal.act, illegal.by) == ({"kick": True}, "bot")


def test_keys_above_the_scenarios_are_their_defaults(tmp_path: Path) -> None:
    first, second = read(
        tmp_path,
        'edition = "star"\noptions = ["epic"]\n[[scenario]]\nname = "a"\n'
        + TABLE
        + '[[scenario]]\nname = "b"\nedition = "munchkin"\n'
        + TABLE,
    )

    assert isinstance(first, Scenario)
    assert isinstance(second, Scenario)
    assert (first.edition, second.edition) == ("star", "munchkin")
    assert first.options == second.options == ["epic"]


def test_shared_players_are_changed_one_by_one(tmp_path: Path) -> None:
    found = scenario(
        tmp_path,
        'players.Ann = { level = 2, sex = "female" }\nplayers.Bob = {}\nplayers.Cid = {}\n'
        '[[scenario]]\nname = "a"\nplayers.Ann = { level = 5 }\n',
    )

    assert [(p.name, p.level, p.sex) for p in found.players] == [
        ("Ann", 5, "female"),
        ("Bob", 1, "male"),
        ("Cid", 1, "male"),
    ]


def test_a_scenario_with_players_of_its_own_has_no_others(tmp_path: Path) -> None:
    found = scenario(
        tmp_path,
        "players.Dan = {}\nplayers.Eve = {}\nplayers.Fay = {}\n[[scenario]]\n" + TABLE,
    )

    assert [player.name for player in found.players] == ["Ann", "Bob", "Cid"]


def test_one_broken_scenario_leaves_the_others_alone(tmp_path: Path) -> None:
    good, bad = read(
        tmp_path, '[[scenario]]\nname = "a"\n' + TABLE + '[[scenario]]\nname = "b"\nturns = 1\n'
    )

    assert isinstance(good, Scenario)
    assert isinstance(bad, Broken)
    assert bad.name == "b"


def test_steps_are_read_by_their_key(tmp_path: Path) -> None:
    found = scenario(
        tmp_path,
        TABLE + "steps = [\n"
        '{ illegal = { Bob = "kick", rule = "TURN-2" } },\n'
        '{ expect = { asks = "Ann", wait = false, Cid = { level = 2, has = "elf" } } },\n]',
    )

    illegal, expect = found.steps
    assert isinstance(illegal, IllegalStep)
    assert (illegal.player, illegal.act, illegal.rules) == ("Bob", "kick", ["TURN-2"])
    assert isinstance(expect, ExpectStep)
    assert expect.table == {"asks": ["Ann"], "wait": False}
    assert expect.players == {"Cid": {"level": 2, "has": ["elf"]}}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = ", "cannot be read: Invalid value"),
        ("seed = " + "9" * 5000, "cannot be read: "),
        ("doors = " + "[" * 2000 + "]" * 2000, "nested too deeply"),
        ("scenario = 1", "expected [[scenario]] tables"),
        ("editon = 'star'\n" + TABLE, "no key of a scenario is called 'editon'; did you mean"),
        ("edition = 'stars'\n" + TABLE, "edition: expected one of munchkin, lite"),
        ("options = ['epics']\n" + TABLE, "did you mean 'epic'?"),
        ("players.Ann = {}", "players: expected 3 to 6 of them in edition 'munchkin', got 1"),
        (
            "edition = 'lite'\n" + TABLE + "players.Dan = {}\nplayers.Eve = {}\n",
            "expected 3 to 4 of them in edition 'lite', got 5",
        ),
        (TABLE + "players.wait = {}", "nobody can be called 'wait'"),
        (TABLE + "players.Dan = { levle = 2 }", "is called 'levle'; did you mean 'level'?"),
        (TABLE + "players.Dan = { level = 10 }", "level: expected a number from 1 to 9, got 10"),
        (TABLE + "players.Dan = { level = true }", "expected a number from 1 to 9, got true"),
        (TABLE + "players.Dan = { sex = 'x' }", "sex: expected one of male, female"),
        (TABLE + "players.Dan = { hand = [1] }", "hand: expected a list of texts, got [1]"),
        (TABLE + "players.Dan = { play = [1] }", "play: expected cards, or { card = CARD"),
        (TABLE + "players.Dan = { play = [{ card = 'a' }] }", "expected { card = CARD, with"),
        ("turn = 'Dan'\n" + TABLE, "turn: expected one of Ann, Bob, Cid"),
        ("phase = 'door'\n" + TABLE, "phase: expected one of start, after-door"),
        ("dice = [7]\n" + TABLE, "dice: expected a number from 1 to 6, got 7"),
        ("rest = 1\n" + TABLE, "rest: expected true or false, got 1"),
        ("steps = 1\n" + TABLE, "steps: expected a list, got 1"),
        ("steps = [{ Dan = 'kick' }]\n" + TABLE, "step 1: no player is called 'Dan'"),
        ("steps = [{ Ann = 'kick', Bob = 'pass' }]\n" + TABLE, "step 1: a step: expected one"),
        ("steps = [{ illegal = { rule = 'X' } }]\n" + TABLE, "illegal: expected { PLAYER = ACT"),
        ("steps = [{ expect = { ask = 'Ann' } }]\n" + TABLE, "did you mean 'asks'?"),
        ("steps = [{ expect = { asks = 'An' } }]\n" + TABLE, "expected one of Ann, Bob, Cid"),
        ("steps = [{ expect = { log = ['Die'] } }]\n" + TABLE, "log: expected one of TurnBegan"),
        ("steps = [{ expect = { question = 'x' } }]\n" + TABLE, "expected one of opening"),
        ("steps = [{ expect = { combat = 3 } }]\n" + TABLE, "expected true, false or a table"),
        ("steps = [{ expect = { combat = { muchkins = 3 } } }]\n" + TABLE, "'munchkins'?"),
        ("steps = [{ expect = { combat = { helper = 'Dan' } } }]\n" + TABLE, "combat: helper: "),
        ("steps = [{ expect = { offers = [{ from = 'Ann' }] } }]\n" + TABLE, "to = PLAYER }"),
        ("steps = [{ expect = { Ann = { levels = 3 } } }]\n" + TABLE, "did you mean 'level'?"),
        ("steps = [{ expect = { Ann = { can = 3 } } }]\n" + TABLE, "Ann: can: expected a list"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, message: str) -> None:
    assert message in refusal(tmp_path, text)


def test_a_file_that_is_not_there_or_not_text_is_broken(tmp_path: Path) -> None:
    (gone,) = read_file(tmp_path / "gone.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    (garbled,) = read_file(binary)

    assert isinstance(gone, Broken)
    assert isinstance(garbled, Broken)
    assert "cannot be read" in gone.message
    assert "cannot be read" in garbled.message


def test_epic_munchkins_may_begin_above_the_ninth_level(tmp_path: Path) -> None:
    found = scenario(tmp_path, 'options = ["epic"]\n' + TABLE + "players.Dan = { level = 19 }")

    assert found.players[3].level == 19


def test_every_rule_has_one_id() -> None:
    told = re.findall(r"^\*\*([A-Z]+-\d+)\.\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(RULE_IDS) == sorted(told)
    assert len(RULE_IDS) == len(set(RULE_IDS))
    assert {"WORD-1", "COMBAT-18", "TABLE-13"} <= set(RULE_IDS)
