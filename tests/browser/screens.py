"""Takes a picture of every page and dialog at three widths: `make screens`, into build/screens.

They are for eyes. What a ruler can find is found by test_look.py, in the same states.
"""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from pathlib import Path

from browser.chromium import DESKTOP, Person, chromium, sit
from browser.serving import RealServer
from browser.states import GROUPS, shots

SIZES = ((390, 844), (820, 1180), (1440, 900))
LONG = ("first", "new", "about", "lobby", "end")  # shown from top to bottom


def take(folder: Path, name: str, one: Person) -> None:
    page = one.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        is_long = name.startswith(LONG) and not page.locator("dialog[open]").count()
        page.screenshot(path=folder / f"{name}-{width}.png", full_page=is_long)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/screens"))
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        server = RealServer(Path(place))
        for group in options.only:
            for name, one in shots(server, partial(sit, browser), group):
                take(options.folder, name, one)
        server.stop()


if __name__ == "__main__":
    main()
