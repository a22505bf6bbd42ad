"""Writes the TypeScript types of the wire, from the message classes, and what the page must know of
the kinds of questions and events, from their declarations: web/src/net/protocol.ts.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from made_files import settle

from kickdoor.engine.events.event_fields import EVENT_KINDS, OF_CARDS, SOUNDS
from kickdoor.engine.words_of_play import QUESTION_KINDS
from kickdoor.protocol import messages, table_messages as setup

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "web" / "src" / "net" / "protocol.ts"
HEAD: Final = "// Made by tools/protocol_types.py from the message classes. Do not edit.\n"
HTTP: Final = (
    setup.TableSetup, setup.TableInfo, setup.Created, setup.Join, setup.Joined, setup.SeatChange,
    setup.SeatAsked, setup.RequestAnswer, setup.PersonChange,
    setup.Mine, setup.MyTable, setup.Problem, setup.Choices, setup.CardList,
    setup.Nonce, setup.Added, setup.Proof,
)  # fmt: skip
# What a client sends may leave out what has a default; what the server sends is all there.
SENT_BY_CLIENT: Final = (
    "Hello", "DoAct", "Why", "WhyBot", "Compose", "Look", "Say", "Emote", "Mute", "Pause", "Hold",
    "Sync", "SetLanguage", "Ping", "AskQuotes", "DraftDeal", "MakeItWork", "PriceSale",
    "TableSetup", "SeatSetup", "Join", "SeatChange", "Mine", "Changes", "Nonce", "PersonChange",
)  # fmt: skip


# Strings of which more is known.
KNOWN: Final = {("LogLine", "kind"): "LogKind"}


def typescript() -> str:
    """The whole file."""
    spoken = get_args(messages.ClientMessage), get_args(messages.ServerMessage)
    _, components = msgspec.json.schema_components(
        [*spoken[0], *spoken[1], *HTTP], ref_template="{name}"
    )
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", at_table(), of_events()]
    for name, schema in sorted(components.items()):
        parts.append(interface(name, schema))
    parts.append(union("ClientMessage", spoken[0]))
    parts.append(union("ServerMessage", spoken[1]))
    return "\n".join(parts)


def at_table() -> str:
    """The kinds of questions that are answered beside the table."""
    kinds = [f'  "{kind.id}",\n' for kind in QUESTION_KINDS if not kind.is_dialog]
    told = (
        "/** Questions that are answered at the table, with buttons and cards; every other one "
        "comes as a dialog. */"
    )
    return f"{told}\nexport const AT_TABLE: readonly string[] = [\n{''.join(kinds)}];\n"


def of_events() -> str:
    """Where the cards of events come from, and how events are heard."""
    cards = [kind for kind in EVENT_KINDS if any(one.column in OF_CARDS for one in kind.fields)]
    unheld = "".join(f'  "{kind.name}",\n' for kind in cards if not kind.was_held)
    cues = " | ".join(f'"{sound}"' for sound in SOUNDS)
    heard = "".join(f'  {kind.name}: "{kind.sound}",\n' for kind in EVENT_KINDS if kind.sound)
    names = "".join(f'\n  | "{kind.name}"' for kind in EVENT_KINDS)
    return (
        f"export type EventKind ={names};\n\n"
        "/** What a line of the log is about: an event, or what happened around the game. */\n"
        "export type LogKind = EventKind | Lowercase<string>;\n\n"
        "/** Events whose cards nobody held before: they come from a deck, a pile or the middle. "
        "Those of all others come\n * from whose event it is. */\n"
        f"export const UNHELD: ReadonlySet<string> = new Set([\n{unheld}]);\n\n"
        f"export type Cue = {cues};\n\n"
        "/** By what an event is heard; one that is not here by its cards, if it names any. */\n"
        f"export const SOUND_OF: Readonly<Partial<Record<string, Cue>>> = {{\n{heard}}};\n"
    )


def union(name: str, classes: tuple[type, ...]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(c.__name__ for c in classes) + ";\n"


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines: list[str] = []
    if schema.get("description"):
        text = " ".join(schema["description"].split())
        lines.append(f"/** {text} */")
    lines.append(f"export interface {name} {{")
    for field, shape in schema["properties"].items():
        optional = field not in required and name in SENT_BY_CLIENT
        kind = KNOWN.get((name, field)) or type_of(shape)
        lines.append(f"  {field}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}\n"])


def type_of(shape: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(type_of(one) for one in shape["anyOf"]))
    if "enum" in shape:
        return " | ".join(f'"{word}"' for word in shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        inner = type_of(shape.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return plain.get(str(kind), "null" if kind == "null" else "unknown")


def files() -> dict[Path, str]:
    return {TARGET: typescript()}


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
