"""Scenario files: TOML in, scenarios out. One that cannot be read does not keep the others of its
file from running.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kickdoor.engine.rules import EDITIONS, OPTIONS, Rules
from kickdoor.engine.state.fields import BADGES
from kickdoor.engine.words_of_play import SEXES
from kickdoor.errors import ScenarioError
from kickdoor.scenario import checked_values as values, shapes
from kickdoor.scenario.scenario import (
    PHASES,
    ActStep,
    Broken,
    ExpectStep,
    IllegalStep,
    InPlay,
    PlayerSetup,
    Scenario,
    Step,
)

KEYS: Final = (
    "name", "edition", "sets", "rules", "cards", "options", "doors", "treasures",
    "doors_bottom", "treasures_bottom", "discarded_doors", "discarded_treasures", "rest", "dice",
    "random", "seed", "turn", "phase", "players", "steps",
)  # fmt: skip
LISTS: Final = (
    "sets", "rules", "cards", "doors", "treasures", "doors_bottom", "treasures_bottom",
    "discarded_doors", "discarded_treasures", "random",
)  # fmt: skip
LAID: Final = {badge.key: badge for _, badge in BADGES if badge.is_laid}
PLAYER_KEYS: Final = ("level", "sex", "play", "carry", "hand", "curses", "dead", *LAID)
# What a step or an expectation holds besides names of players.
RESERVED: Final = ("expect", "illegal", "rule", *shapes.TABLE)
FACES: Final = 6
FEWEST: Final = 3  # players a scenario needs; with fewer of its own it adds to its file's


def read_file(path: Path) -> list[Scenario | Broken]:
    """The scenarios of a file, in order; those that cannot be read say why."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:  # no text, no TOML, or a number without end
        return [Broken(path, "", f"cannot be read: {error}")]
    except RecursionError:
        return [Broken(path, "", "cannot be read: its lists or tables are nested too deeply")]
    entries = data.pop("scenario", None)
    if entries is None:
        return [_read(path, data, {}, 1)]
    if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        return [Broken(path, "", "scenario: expected [[scenario]] tables")]
    try:
        values.only(data, KEYS, "key of a scenario file")
    except ScenarioError as error:
        return [Broken(path, "", str(error))]
    return [_read(path, one, data, number) for number, one in enumerate(entries, 1)]


def _read(
    path: Path, own: dict[str, object], shared: dict[str, object], number: int
) -> Scenario | Broken:
    name = own.get("name", f"scenario {number}")
    try:
        data = merged(own, shared)
        return read_scenario(path, values.text("name", name), data)
    except ScenarioError as error:
        return Broken(path, str(name), str(error))


def merged(own: dict[str, object], shared: dict[str, object]) -> dict[str, object]:
    """A scenario's own keys over its file's; players one by one, if it names too few to play."""
    data = {**shared, **own}
    ours, theirs = own.get("players"), shared.get("players")
    if isinstance(ours, dict) and isinstance(theirs, dict) and len(ours) < FEWEST:
        players = {**theirs}
        for name, player in ours.items():
            before = theirs.get(name)
            if isinstance(before, dict) and isinstance(player, dict):
                players[name] = {**before, **player}
            else:
                players[name] = player
        data["players"] = players
    return data


def read_scenario(path: Path, name: str, data: dict[str, object]) -> Scenario:
    """A scenario from its table; raises ScenarioError with the key and what was expected."""
    values.only(data, KEYS, "key of a scenario")
    scenario = Scenario(path, name)
    if "edition" in data:
        scenario.edition = values.word("edition", data["edition"], EDITIONS)
    scenario.options = values.words("options", data.get("options", []), OPTIONS)
    for key in LISTS:
        setattr(scenario, key, values.texts(key, data.get(key, [])))
    if "rest" in data:
        scenario.rest = values.truth("rest", data["rest"])
    dice = values.items("dice", data.get("dice", []))
    scenario.dice = [values.number("dice", face, 1, FACES) for face in dice]
    if "seed" in data:
        scenario.seed = values.number("seed", data["seed"])
    phase = values.word("phase", data.get("phase", "start"), PHASES)
    scenario.phase = next(one for one in PHASES if one == phase)
    _read_players(scenario, values.table("players", data.get("players", {})))
    names = [player.name for player in scenario.players]
    if "turn" in data:
        scenario.turn = values.word("turn", data["turn"], names)
    steps = values.items("steps", data.get("steps", []))
    scenario.steps = [_at_step(i, step, names) for i, step in enumerate(steps, 1)]
    return scenario


def _read_players(scenario: Scenario, data: dict[str, object]) -> None:
    rules = Rules(scenario.edition, tuple(scenario.options))
    if not rules.min_players <= len(data) <= rules.max_players:
        few, many = rules.min_players, rules.max_players
        raise ScenarioError(
            f"players: expected {few} to {many} of them in edition {scenario.edition!r},"
            f" got {len(data)}"
        )
    for name, one in data.items():
        if name in RESERVED or not name:
            raise ScenarioError(
                f"players: nobody can be called {name!r}: it is a word of scenarios"
            )
        player = values.table(f"players: {name}", one)
        scenario.players.append(_read_player(name, player, rules.win_level - 1))


def _read_player(name: str, data: dict[str, object], highest: int) -> PlayerSetup:
    where = f"players: {name}"
    values.only(data, PLAYER_KEYS, f"key of a player ({name})")
    player = PlayerSetup(name)
    if "level" in data:
        player.level = values.number(f"{where}: level", data["level"], 1, highest)
    if "sex" in data:
        player.sex = values.word(f"{where}: sex", data["sex"], SEXES)
    if "dead" in data:
        player.dead = values.truth(f"{where}: dead", data["dead"])
    for key, badge in LAID.items():
        if key in data:
            player.badges[key] = int(shapes.of_badge(badge)(f"{where}: {key}", data[key]))
    player.play = _read_in_play(f"{where}: play", data.get("play", []))
    player.carry = _read_in_play(f"{where}: carry", data.get("carry", []))
    player.hand = values.texts(f"{where}: hand", data.get("hand", []))
    player.curses = values.texts(f"{where}: curses", data.get("curses", []))
    return player


def _read_in_play(key: str, value: object) -> list[InPlay]:
    found: list[InPlay] = []
    for one in [value] if isinstance(value, str) else values.items(key, value):
        if isinstance(one, str):
            found.append(InPlay(one))
        elif isinstance(one, dict):
            values.only(one, ("card", "with"), f"key of a card in {key!r}")
            if len(one) < 2:
                raise values.wrong(key, "{ card = CARD, with = CARD }", one)
            card, host = (values.text(f"{key}: {end}", one[end]) for end in ("card", "with"))
            found.append(InPlay(card, host))
        else:
            raise values.wrong(key, "cards, or { card = CARD, with = CARD }", one)
    return found


def _at_step(number: int, value: object, names: list[str]) -> Step:
    try:
        return _read_step(value, names)
    except ScenarioError as error:
        raise ScenarioError(f"step {number}: {error}") from None


def _read_step(value: object, names: list[str]) -> Step:
    step = values.table("a step", value)
    if len(step) != 1:
        raise values.wrong("a step", "one player, expect or illegal", value)
    key, what = next(iter(step.items()))
    readers: dict[str, Callable[[object, list[str], str], Step]] = {
        "expect": _read_expect,
        "illegal": _read_illegal,
    }
    if key in readers:
        return readers[key](what, names, values.shown(value))
    values.only([key], [*names, *readers], "player")
    act, by = _submitted(what)
    return ActStep(key, act, values.shown(value), by)


def _submitted(value: object) -> tuple[object, str]:
    """An act, and who submits it if it says so: `{ kick = true, by = "bot" }`."""
    if not isinstance(value, dict) or "by" not in value:
        return value, ""
    act = {name: one for name, one in value.items() if name != "by"}
    return act, values.text("by", value["by"])


def _read_illegal(value: object, names: list[str], text: str) -> IllegalStep:
    data = values.table("illegal", value)
    values.only(data, [*names, "rule"], "player")
    players = [key for key in data if key != "rule"]
    if len(players) != 1:
        raise values.wrong("illegal", '{ PLAYER = ACT, rule = "ID" }', value)
    rules = values.texts("illegal: rule", data.get("rule", []))
    act, by = _submitted(data[players[0]])
    return IllegalStep(players[0], act, rules, text, by)


def _read_expect(value: object, names: list[str], text: str) -> ExpectStep:
    data = values.table("expect", value)
    values.only(data, [*shapes.TABLE, *names], "expectation")
    table = {key: one for key, one in data.items() if key not in names}
    read = shapes.read("expect", table, shapes.TABLE)
    shapes.check_names("expect", read, names)
    players = {
        name: shapes.read(name, values.table(f"expect: {name}", data[name]), shapes.PLAYER)
        for name in names
        if name in data
    }
    return ExpectStep(read, players, text)
