"""The register of what the server keeps: what its tables keep for their viewers is in that of
`wire`, and the rest is read once.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.caches import Cache

_FILES: Final = "never: the files come with the package"

READ_ONCE: Final = (
    Cache("page", ("server.pages.index",), "", _FILES, "one"),
    Cache("guided scene", ("server.tables.setting_up.guided.guided_scene",), "", _FILES, "one"),
    Cache("card lists", ("server.http_api.cards_in",), "language, sets", _FILES, "sets of ours"),
    Cache(
        "one moment of a table", ("LiveTable._rendering",), "",
        "an act is made, or something around the game changes: `LiveTable` drops it", "one a table",
    ),
    Cache(
        "what is done for a seat", ("Automatic._looked",), "question, stamp, when it is asked",
        "anything is played: the stamp grows", "one a seat",
    ),
)  # fmt: skip
