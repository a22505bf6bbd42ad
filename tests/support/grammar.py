"""Messages made from their own classes: every field at, under and over its bounds.

What is made says of itself whether it keeps to the bounds; whether the server agrees is the test's
business. Values that mean something (tables, keys, acts, questions) are taken from a pool now and
then, so that what is sent gets past the door, too.
"""

from __future__ import annotations

import json
import random
import re
from collections import deque
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from kickdoor.engine.words_of_play import VERBS
from kickdoor.protocol import messages as m
from kickdoor.protocol.bounds import ACT_DEPTH, ACT_PARTS, ACT_TEXT, HIGHEST

SAID: tuple[type[msgspec.Struct], ...] = get_args(m.ClientMessage)
Made = tuple[Any, bool]  # a value, and whether it is inside the bounds

SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789-"
ODD = ("\x00", "a\n", "é", "\u202e", "a b\t", "\ud800", "\x7f", "\u2028", "🐉")
HUGE = (-(2**31) - 1, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**40)
WORDS = {
    "language": ("en", "de"), "emote": m.EMOTES, "kind": ("open", "here", "bot"),
    "bot": ("easy", "normal", "random"), "sex": ("male", "female", ""), "edition": ("munchkin",),
    "clock": ("none", "friendly", "days"), "sets": ("munchkin",), "options": (), "protocol": (1,),
}  # fmt: skip


class Pool:
    """Tables and their keys, which all may name: those that stay, and the latest of the others."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, list[str]]] = [("nosuch", ["wrong"])]
        self.made: deque[tuple[str, list[str]]] = deque([("nosuch2", ["wrong"])], maxlen=8)

    @property
    def places(self) -> list[tuple[str, list[str]]]:
        return [*self.kept, *self.made]

    @property
    def tables(self) -> list[str]:
        return [table for table, _ in self.places]

    @property
    def keys(self) -> list[str]:
        return [key for _, keys in self.places for key in keys]


class Grammar:
    """Makes messages; the same ones for the same seed and pool."""

    def __init__(self, rng: random.Random, pool: Pool) -> None:
        self.rng = rng
        self.pool = pool
        self.count = 0
        # What was heard and may be said again.
        self.acts: deque[tuple[int, Any, int]] = deque([(0, "kick", 0)], maxlen=40)
        self.ids: deque[str] = deque(["again"], maxlen=20)

    def message(self, kind: type[msgspec.Struct]) -> tuple[bytes, bool, str]:
        """A message of this kind as it is sent, whether it keeps to the bounds, and its id."""
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        luck = self.rng.random()
        data, is_inside = self.body(info, luck < 0.5)
        data = {"type": info.tag, **data}
        if is_inside and "question" in data and self.rng.random() < 0.7:
            data["seat"], data["act"], data["question"] = self.rng.choice(self.acts)
        elif is_inside and "table" in data and self.rng.random() < 0.7:
            data["table"], data["tokens"] = self.rng.choice(self.pool.kept)
        elif is_inside and "seat" in data and self.rng.random() < 0.7:
            data["seat"] = self.rng.randrange(3)
        if luck > 0.97:
            return self._broken(json.dumps(data).encode()), False, ""
        id = data.get("id", "")
        return json.dumps(data).encode(), is_inside, id if is_inside else ""

    def body(self, info: mi.StructType, is_inside: bool) -> tuple[dict[str, Any], bool]:
        """The fields of a class; all inside their bounds, or one of them outside."""
        rng = self.rng
        data: dict[str, Any] = {}
        for field in info.fields:
            if field.required or rng.random() < 0.6:
                data[field.encode_name] = self.inside(field.type, field.name)
        if is_inside:
            return data, True
        if not info.fields or rng.random() < 0.1:
            return {**data, rng.choice(("zz", "Type", "\x00")): 1}, False
        field = rng.choice(info.fields)
        if field.required and rng.random() < 0.15:
            del data[field.encode_name]
        else:
            data[field.encode_name] = self.outside(field.type)
        return data, False

    def _broken(self, data: bytes) -> bytes:
        cut = self.rng.randrange(1, len(data))
        return self.rng.choice((
            data[:cut], data[cut:], b"[" * 3000, b"", b"null", b"\xff" + data, b'{"type":"zz"}',
            data[:-1] + b',"type":"ping"}', bytes(self.rng.randrange(256) for _ in range(cut)),
        ))  # fmt: skip

    # Values.

    def inside(self, kind: mi.Type, name: str) -> Any:
        """A value that keeps to the bounds of its type, often at them."""
        rng, pool = self.rng, self.pool
        if name == "id":
            self.count += 1
            self.ids.append(f"m{self.count}")
            return rng.choice(self.ids) if rng.random() < 0.05 else self.ids[-1]
        known: dict[str, Any] = {"table": pool.tables, "tokens": pool.keys, **WORDS}
        if known.get(name) and not isinstance(kind, mi.ListType) and rng.random() < 0.9:
            return rng.choice(known[name])
        if isinstance(kind, mi.IntType):
            assert kind.ge is not None
            assert kind.le is not None
            low, high = int(kind.ge), int(kind.le)
            return rng.choice(
                (low, high, min(low + 1, high), max(high - 1, low), rng.randint(low, high))
            )
        if isinstance(kind, mi.StrType):
            low, high = kind.min_length or 0, kind.max_length or 0
            return self.signs(rng.choice((low, high, min(low + 1, high), rng.randint(low, high))))
        if isinstance(kind, mi.ListType):
            length = rng.choice((0, 0, 1, 3, kind.max_length or 0))
            made = [self.inside(kind.item_type, name) for _ in range(length)]
            return list(dict.fromkeys(made)) if name in WORDS else made
        if isinstance(kind, mi.BoolType):
            return rng.random() < 0.5
        if isinstance(kind, mi.StructType):
            return self.body(kind, True)[0]
        return self.act()

    def outside(self, kind: mi.Type) -> Any:
        """A value just past a bound of its type, far past it, or of another type."""
        rng = self.rng
        if isinstance(kind, mi.AnyType):
            return self.no_act()
        if rng.random() < 0.2 or isinstance(kind, mi.BoolType):
            return rng.choice(
                (None, 1.5, {"a": [1]}, [[]] if isinstance(kind, mi.ListType) else [])
            )
        if isinstance(kind, mi.IntType):
            return rng.choice((int(kind.ge or 0) - 1, int(kind.le or 0) + 1, *HUGE, "one"))
        if isinstance(kind, mi.StrType):
            most = kind.max_length or 0
            faults = [self.signs(most + 1), self.signs(most * 2 + 1), 7, "\ud800"]
            faults += [""] if kind.min_length else []
            faults += [odd for odd in ODD if kind.pattern and not re.search(kind.pattern, odd)]
            return rng.choice(faults)
        if isinstance(kind, mi.ListType):
            most = kind.max_length or 0
            if rng.random() < 0.5:
                return [self.inside(kind.item_type, "") for _ in range(most + 1)]
            return [self.outside(kind.item_type)]
        assert isinstance(kind, mi.StructType)
        return self.body(kind, False)[0]

    def signs(self, length: int) -> str:
        return "".join(self.rng.choice(SIGNS) for _ in range(length))

    # Acts.

    def act(self) -> Any:
        """Data that might be an act, or one that was legal a moment ago."""
        rng = self.rng
        if rng.random() < 0.5:
            return rng.choice(self.acts)[1]
        verb = rng.choice(VERBS)
        if rng.random() < 0.3:
            return verb
        made = {verb: self._part(ACT_DEPTH - 1)}
        for name in rng.sample(("on", "from", "with", "picks", "question", "count", "to"), 2):
            made[name] = self._part(ACT_DEPTH - 1)
        return made

    def _part(self, depth: int) -> Any:
        rng = self.rng
        kind = rng.randrange(7 if depth else 5)
        if kind == 5:
            return [self._part(depth - 1) for _ in range(rng.choice((0, 1, 2, ACT_PARTS)))]
        if kind == 6:
            return {rng.choice(("pass", "unless", "P0", "a")): self._part(depth - 1)}
        words = ("", "wizard", "P0", "ask", "always", "wizard#2", "é" * ACT_TEXT)
        return (rng.choice(words), rng.choice((0, -1, 1, HIGHEST, -HIGHEST)), True, None, "elf")[
            kind
        ]

    def no_act(self) -> Any:
        rng = self.rng
        deep: Any = "x"
        for _ in range(ACT_DEPTH):
            deep = [deep]
        bad = rng.choice((
            "x" * (ACT_TEXT + 1), rng.choice(HUGE), "a\x00", "\u202e", 1.5, ["a"] * (ACT_PARTS + 1),
            deep, "x" * 14_000, {str(i): 1 for i in range(ACT_PARTS + 1)},
        ))  # fmt: skip
        return {rng.choice(VERBS): bad} if isinstance(bad, str | int | float) else {"play": bad}


def orders(rng: random.Random) -> list[type[msgspec.Struct]]:
    """The kinds of message in such an order that each comes after each, itself among them."""
    pairs = [(a, b) for a in SAID for b in SAID]
    rng.shuffle(pairs)
    return [kind for pair in pairs for kind in pair]
