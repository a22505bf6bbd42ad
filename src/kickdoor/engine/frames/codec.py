"""The stack as numbers, and back: of each frame its kind, then what its class writes."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.frame_kinds import READERS

FORMAT_1: Final = 1  # the packed format of version 0.1.0, in which all frames were alike


def put_stack(out: list[int], stack: list[Frame]) -> None:
    out.append(len(stack))
    for frame in stack:
        out.append(frame.kind)
        frame.write(out)


def read_stack(r: Reader) -> list[Frame]:
    size = r.one("the number of frames", 0, len(r.numbers))
    if r.format == FORMAT_1:
        r.old_frames = [r.some("a frame") for _ in range(size)]
        return []
    return [READERS[r.one("a frame's kind", 0, len(READERS) - 1)](r) for _ in range(size)]
