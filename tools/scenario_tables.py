"""The tables of docs/reference/scenarios.md: every key of scenario files, from their reader.

What a key takes is found by asking: the reader is given what nobody would write, and says what it
expected. What a key is if it is not given stands in the scenario as read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from page_table import PageTable, code, either

from kickdoor.engine.codec.act_reading import BARE, allowed
from kickdoor.engine.events.event_fields import EVENTS
from kickdoor.engine.rules import DECLARED, EDITIONS
from kickdoor.engine.state.fields import BADGES, FLAG
from kickdoor.engine.words_of_play import QUESTION_KINDS, QUESTIONS, VERBS
from kickdoor.errors import ScenarioError
from kickdoor.scenario import shapes
from kickdoor.scenario.files import KEYS, LAID, PLAYER_KEYS, read_scenario
from kickdoor.scenario.scenario import PlayerSetup, Scenario
from kickdoor.words import Words

Reading = Callable[[object], object]

_ODD: Final = 0.5  # no key takes it
_NO_WORD: Final = "?"
_EXPECTED: Final = "expected "
_NOTHING: Final = Path()
_LISTED: Final = {tuple(QUESTIONS): "questions", tuple(EVENTS): "events"}


def expected(read: Reading, value: object) -> str:
    """What the reader says it wanted instead of a value; empty if it took it."""
    try:
        read(value)
    except ScenarioError as error:
        text = str(error)
        return text.partition(_EXPECTED)[2].rpartition(", got ")[0] if _EXPECTED in text else ""
    return ""


def takes(read: Reading) -> str:
    """What a key takes, in words."""
    plain = expected(read, _ODD)
    words = expected(read, _NO_WORD).partition("one of ")[2]
    if words:
        shown = _one_of(words.split(", "))
        plain = f"one or a list of {shown}" if plain == "a list of texts" else f"one of {shown}"
    elif plain == "a list of texts":
        plain = "a text or a list of them"
    is_or_false = "true" not in plain and "number" not in plain and not _is_refused(read, False)
    return (
        f"{plain}, or `false`"
        if is_or_false
        else plain.replace("true", "`true`").replace("false", "`false`")
    )


def _one_of(words: list[str]) -> str:
    heading = _LISTED.get(tuple(words))
    return f"[these](#{heading})" if heading else ", ".join(code(word) for word in words)


def _is_refused(read: Reading, value: object) -> bool:
    try:
        read(value)
    except ScenarioError:
        return True
    return False


def of_file() -> PageTable:
    """The keys of a scenario; those of players and steps have tables of their own."""
    bare = Scenario(_NOTHING, "")
    rows = []
    for key in KEYS:
        if key in ("name", "players", "steps", "turn"):
            said = {"name": "a text", "turn": "a player"}.get(key, f"[these](#{key})")
            rows.append((code(key), said, ""))
        else:
            rows.append((code(key), takes(_reading(key)), _shown(getattr(bare, key))))
    return PageTable(("key", "takes", "if not given", "means"), rows)


def _reading(key: str) -> Reading:
    players: dict[str, Any] = {"Ann": {}, "Bob": {}, "Cid": {}}
    return lambda value: read_scenario(_NOTHING, "", {"players": players, key: value})


def of_players() -> PageTable:
    bare = PlayerSetup("")
    rows: list[tuple[str, ...]] = []
    for key in PLAYER_KEYS:
        taken = code(key), takes(_reading_player(key))
        if key in LAID:
            is_flag = LAID[key].shows == FLAG
            rows.append((*taken, code("false") if is_flag else "", LAID[key].told))
        else:
            rows.append((*taken, _shown(getattr(bare, key))))
    return PageTable(("key", "takes", "if not given", "means"), rows)


def _reading_player(key: str) -> Reading:
    def read(value: object) -> object:
        players = {"Ann": {key: value}, "Bob": {}, "Cid": {}}
        return read_scenario(_NOTHING, "", {"players": players})

    return read


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return code("true" if value else "false")
    return code(value) if value else ""


def _expectations(of: dict[str, shapes.Shape]) -> PageTable:
    told = {badge.key: badge for _, badge in BADGES} if of is shapes.PLAYER else {}
    rows: list[tuple[str, ...]] = []
    for key, shape in of.items():
        badge = told.get(key)
        said = f"whether {badge.told}" if badge and badge.shows == FLAG else badge and badge.told
        rows.append((code(key), takes(_shaped(shape)), *([said] if said else [])))
    return PageTable(("key", "takes", "holds when"), rows)


def _shaped(shape: shapes.Shape) -> Reading:
    return lambda value: shape("", value)


def of_acts() -> PageTable:
    rows = []
    for verb in VERBS:
        arguments = [code(word) for word in allowed(verb) if word != "question"]
        rows.append((code(verb), "" if verb in BARE else "needed", ", ".join(arguments)))
    return PageTable(("act", "value", "arguments", "does"), rows)


def _words(head: str, words: tuple[str, ...]) -> Callable[[], PageTable]:
    return lambda: PageTable((head, "means"), [(code(word),) for word in words])


def of_options() -> PageTable:
    heads = ("option", "rule", "only with", "means")
    english = Words("en")
    rows = [
        (code(o.id), o.rule, code(o.needs) if o.needs else "", english.option_text(o.id))
        for o in DECLARED
    ]
    return PageTable(heads, rows)


def of_questions() -> PageTable:
    rows = [(code(kind.id), kind.put, kind.wants) for kind in QUESTION_KINDS]
    return PageTable(("question", "put as", "wants"), rows)


def of_events() -> PageTable:
    return PageTable(("kinds of events",), [(either([code(name) for name in EVENTS]),)])


TABLES: Final[dict[str, Callable[[], PageTable]]] = {
    "file": of_file,
    "editions": _words("edition", EDITIONS),
    "options": of_options,
    "players": of_players,
    "acts": of_acts,
    "expect": lambda: _expectations(shapes.TABLE),
    "combat": lambda: _expectations(shapes.COMBAT),
    "player": lambda: _expectations(shapes.PLAYER),
    "questions": of_questions,
    "events": of_events,
}
