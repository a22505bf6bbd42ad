"""A walk through the page in either world and either language: by addresses, keys and verbs alone.

Nothing is found by its words here, since they are what changes.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Route

from browser.chromium import DESKTOP, Person, has_come
from browser.serving import RealServer
from browser.states import New, Shot, dealing, selling
from browser.tables import FIGHT, STAR
from browser.walking import until

EDITIONS = {"dungeon": "munchkin", "orbit": "star"}
LOCALES = {"en": "en-GB", "de": "de-DE"}
FIGHTS = {"dungeon": FIGHT, "orbit": STAR}
WIN = {"dungeon": "potted-plant", "orbit": "fuzzball"}
PAGE, LINE, ASKED = "**/Cards-*.js", "**/ws*", "**/api/**"  # what the page asks the server for
ADDRESSES = ("how", "how/2", "how/3", "how/4", "how/5", "about", "nowhere", "t/nosuch")
# Sheets by their keys, before a fight and in one; and by the buttons of those that have none.
QUIET = {"t": "trade", "c": "chat", "?": "keys"}
LOUD = {"e": "everything", "m": "munchkin", "a": "ask", "o": "orders", "l": "log"}
SHEETS = (
    ("settings", "header button:last-child"), ("this table", "header .title"),
    ("how over the table", "header .title + button"), ("a rival", ".rivals button"),
)  # fmt: skip


def walk(server: RealServer, new: New, world: str, language: str) -> Iterator[Shot]:
    one, guest = new(DESKTOP, LOCALES[language]), new(DESKTOP, LOCALES[language])
    mark = f"{world}, {language}"
    for name, _ in around(server, one, world):
        yield f"{name} ({mark})", one
    guest.page.goto(one.page.url)
    guest.button("join").wait_for()
    yield f"guest ({mark})", guest
    for name, _ in at_table(server, one, world):
        yield f"{name} ({mark})", one
    for name, _ in ended(server, one, world):
        yield f"{name} ({mark})", one


def around(server: RealServer, one: Person, world: str) -> Iterator[Shot]:
    """The pages that are not a table; the world stays the one that was chosen."""
    page = one.page
    page.goto(server.url)
    page.locator(f"input[value={EDITIONS[world]}]").check()
    page.locator(".cover path[d*='M']").nth(2).wait_for(state="attached")
    yield "first", one
    for path in ADDRESSES:
        page.goto(f"{server.url}/{path}")
        has_come(page).wait_for()
        yield path, one
    page.goto(f"{server.url}/cards")
    page.locator("[data-card]").first.wait_for()
    page.locator("select").first.select_option(EDITIONS[world])
    page.locator(f"[data-card^='{EDITIONS[world]}:'] .art path").nth(2).wait_for(state="attached")
    yield "cards", one
    page.goto(f"{server.url}/new")
    page.locator(f"input[name=edition][value={EDITIONS[world]}]").check()
    page.locator("summary").first.click()
    yield "new", one
    one.press("make")
    one.button("start").wait_for()
    yield "lobby", one


def at_table(server: RealServer, one: Person, world: str) -> Iterator[Shot]:
    page = one.page
    one.come(server.lay(FIGHTS[world], "Ann", title="Friday night")[0])
    page.locator(".hand .art path").nth(2).wait_for(state="attached")
    yield "table", one
    yield from sheets(one, QUIET)
    if world == "dungeon":  # in the other one there is too little to sell
        yield from selling(one)
    for name, button in SHEETS:
        page.locator(button).first.click()
        page.locator("dialog[open]").wait_for()
        yield name, one
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    one.press("kick")
    page.locator(".sums").wait_for()
    yield "fight", one
    yield from sheets(one, LOUD)
    yield from dealing(one)
    page.locator(".hand button").first.click()
    page.locator("dialog[open]").wait_for()
    yield "a card", one


def sheets(one: Person, keys: dict[str, str]) -> Iterator[Shot]:
    for key, name in keys.items():
        one.page.keyboard.press(key)
        one.page.locator("dialog[open]").wait_for()
        yield name, one
        one.page.keyboard.press("Escape")
        one.page.locator("dialog[open]").wait_for(state="detached")


def unanswered(server: RealServer, new: New, world: str) -> Iterator[Shot]:
    """A page on its way, a table that nobody brings, and a first page without any card."""
    one = chosen(server, new, world)
    held = hold(one, PAGE)
    one.page.goto(f"{server.url}/cards", wait_until="commit")
    one.page.locator(".busy").wait_for()
    yield "loading", one
    held[0].continue_()
    one = chosen(server, new, world)
    one.page.route_web_socket(LINE, lambda line: line.close())
    one.page.goto(server.lay(FIGHTS[world], "Ann")[0])
    one.button("try-again").wait_for()
    yield "unreached", one
    one = chosen(server, new, world)
    one.page.route(ASKED, lambda route: route.abort())
    one.page.goto(server.url)
    one.page.locator("[role=alert]").wait_for()
    yield "first-unreached", one


def hold(one: Person, what: str) -> list[Route]:
    """Requests that are kept waiting until somebody lets them go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    one.page.route(what, keep)
    return held


def chosen(server: RealServer, new: New, world: str) -> Person:
    """Somebody who has chosen a world, before the line goes wrong."""
    one = new(DESKTOP)
    one.page.goto(server.url)
    one.page.locator(f"input[value={EDITIONS[world]}]").check()
    return one


def won(world: str) -> str:
    """One kick and one fight before the win."""
    return f"""
edition = "{EDITIONS[world]}"
turn = "Ann"
doors = ["{WIN[world]}"]
players.Ann = {{ level = 9 }}
players.Bob = {{ level = 7 }}
players.Cid = {{}}
"""


def ended(server: RealServer, one: Person, world: str) -> Iterator[Shot]:
    one.come(server.lay(won(world), "Ann")[0])
    one.press("kick")
    one.press("fight")
    until(one, one.page.locator("main.end td").first)
    yield "end", one
