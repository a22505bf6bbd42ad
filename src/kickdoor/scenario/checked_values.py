"""Reading the values of a scenario with care: every fault is named with its key and what was
expected there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kickdoor.engine.codec.lookup import nearest
from kickdoor.errors import ScenarioError


def wrong(key: str, expected: str, value: object) -> ScenarioError:
    return ScenarioError(f"{key}: expected {expected}, got {shown(value)}")


def shown(value: object) -> str:
    """A value as TOML writes it, cut short where it is long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, str):
        text = f'"{value}"'
    elif isinstance(value, Mapping):
        text = "{ " + ", ".join(f"{key} = {shown(v)}" for key, v in value.items()) + " }"
        text = "{}" if not value else text
    elif isinstance(value, (list, tuple)):
        text = "[" + ", ".join(shown(v) for v in value) + "]"
    else:
        text = str(value)
    return text if len(text) <= 200 else text[:197] + "..."


def only(found: Iterable[str], known: Iterable[str], what: str) -> None:
    """Refuse keys that nothing is known by."""
    names = list(known)
    for key in found:
        if key not in names:
            hint = nearest(key, names)
            raise ScenarioError(
                f"no {what} is called {key!r}{hint or '; known: '}"
                + ("" if hint else ", ".join(names))
            )


def text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise wrong(key, "a text", value)
    return value


def truth(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise wrong(key, "true or false", value)
    return value


def number(key: str, value: object, low: int | None = None, high: int | None = None) -> int:
    expected = "a number" if low is None else f"a number from {low}"
    expected += "" if high is None else f" to {high}"
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(key, expected, value)
    if (low is not None and value < low) or (high is not None and value > high):
        raise wrong(key, expected, value)
    return value


def texts(key: str, value: object) -> list[str]:
    """A list of texts; one alone may stand without its brackets."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise wrong(key, "a list of texts", value)
    return list(value)


def items(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise wrong(key, "a list", value)
    return list(value)


def table(key: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise wrong(key, "a table", value)
    return value


def word(key: str, value: object, words: Iterable[str]) -> str:
    known = list(words)
    if not isinstance(value, str) or value not in known:
        raise ScenarioError(
            f"{key}: expected one of {', '.join(known)}, got {shown(value)}"
            f"{nearest(str(value), known)}"
        )
    return value


def words(key: str, value: object, known: Iterable[str]) -> list[str]:
    listed = list(known)
    return [word(key, one, listed) for one in texts(key, value)]
