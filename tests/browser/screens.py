"""Pictures of every page, dialog and question, and 24 cards, in both worlds: `make screens`.

They are for eyes, and lie in build/screens; one that the docs show is copied from there to
docs/images. What a ruler can find is found by the tests, in the same states. The Dungeon is shown
by day, Orbit by night.
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser

from browser.chromium import DESKTOP, Person, chromium, sit
from browser.scenes import FIRST_OF_A_KIND, Scene
from browser.serving import RealServer
from browser.states import Shot, cover, lost, question, watching
from browser.worlds import EDITIONS, FIGHTS, unanswered, walk, won

FOLDER = Path("build/screens")
SIZES = ((390, 844), (1440, 900))
SHADES: dict[str, Literal["light", "dark"]] = {"dungeon": "light", "orbit": "dark"}
CARDS = 24
# A desk's screen is kept at two thirds of its size.
MOST = 960
QUALITY = 42
SHOWN = {path.name for path in Path("docs/images").iterdir()}
# Shown from top to bottom; the others as the screen shows them.
LONG = ("first", "how", "about", "new", "lobby", "guest", "end", "nowhere", "t-nosuch")
# In the list of cards, only those that are wanted, in their order.
ONLY = """(ids) => {
  const list = document.querySelector('main ul');
  const of = new Map([...list.children].map((item) => [item.querySelector('[data-card]').dataset.card, item]));
  for (const item of [...list.children]) item.style.display = 'none';
  for (const id of ids) { list.append(of.get(id)); of.get(id).style.display = ''; }
}"""  # noqa: E501  a program in another language


def keep(picture: bytes, path: Path) -> None:
    """Small, for they are many; those that the docs show are as they were seen."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    if path.name in SHOWN:
        image.save(path, quality=80, method=6)
        return
    image.thumbnail((MOST, image.height), Image.Resampling.LANCZOS)
    image.save(path, quality=QUALITY, method=6)


def take(folder: Path, world: str, shot: Shot) -> None:
    """One state at both sizes."""
    name, one = shot[0].partition(" (")[0].replace(" ", "-").replace("/", "-"), shot[1]
    one.page.emulate_media(color_scheme=SHADES[world])
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.wait_for_timeout(250)
        is_long = name.startswith(LONG) and not one.page.locator("dialog[open]").count()
        keep(one.page.screenshot(full_page=is_long), folder / f"{world}-{name}-{width}.webp")
    one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def samples(server: RealServer, world: str) -> list[str]:
    """Cards of every kind, one after the other, until there are enough."""
    with urllib.request.urlopen(f"{server.url}/api/cards?language=en") as answer:
        cards = json.load(answer)["cards"]
    of_kind: dict[str, list[str]] = {}
    for card in cards:
        if card["set"] == EDITIONS[world]:
            of_kind.setdefault(card["kind"], []).append(card["id"])
    found: list[str] = []
    for place in range(CARDS):
        found += [ids[-1 - place] for ids in of_kind.values() if place < len(ids)]
    return sorted(found[:CARDS], key=found.index)


def take_cards(folder: Path, server: RealServer, one: Person, world: str) -> None:
    page = one.page
    page.goto(f"{server.url}/cards")
    page.locator("[data-card]").first.wait_for()
    page.locator("select").first.select_option(EDITIONS[world])
    page.evaluate(f"document.documentElement.dataset.world = '{world}'")
    more = page.locator("main > .button")
    while more.count():
        more.click()
    page.evaluate(ONLY, samples(server, world))
    page.locator("[data-card]:visible .art path").nth(3 * CARDS).wait_for(state="attached")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        keep(page.locator("main ul").screenshot(), folder / f"{world}-24-cards-{width}.webp")


def asked_in(world: str, scene: Scene) -> Scene:
    """The scene in a world: in the other one than its own, with the cards of its own."""
    edition = EDITIONS[world]
    if scene.edition == edition:
        return scene
    return replace(scene, edition=edition, table=f'sets = ["{scene.edition}"]\n{scene.table}')


def around(server: RealServer, browser: Browser) -> Iterator[tuple[str, Shot]]:
    """Every question, a watcher, a covered device, and a line that is slow, dead or lost."""
    new = partial(sit, browser)
    for world in EDITIONS:
        for shot in chain(
            *(question(server, new, asked_in(world, scene)) for scene in FIRST_OF_A_KIND),
            watching(server, new, FIGHTS[world]),
            cover(server, new, won(world)),
            unanswered(server, new, world),
            lost(server, new, FIGHTS[world]),
        ):
            yield world, shot
            shot[1].page.context.close()
        server.start()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--only", nargs="+", choices=["worlds", "cards", "others"])
    options = parser.parse_args()
    wanted = options.only or ["worlds", "cards", "others"]
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        server = RealServer(Path(place))
        for world in EDITIONS:
            if "worlds" in wanted:
                for shot in walk(server, partial(sit, browser), world, "en"):
                    take(options.folder, world, shot)
            if "cards" in wanted:
                one = sit(browser, DESKTOP)
                one.page.emulate_media(color_scheme=SHADES[world])
                take_cards(options.folder, server, one, world)
        if "others" in wanted:
            for world, shot in around(server, browser):
                take(options.folder, world, shot)
        server.stop()


if __name__ == "__main__":
    main()
