"""Every page and dialog, one after the other: for the ruler, for axe, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from browser.chromium import DESKTOP, Person, has_come
from browser.scenes import FIRST_OF_A_KIND, PEOPLE, Scene
from browser.serving import RealServer
from browser.tables import FIGHT, STAR, WON
from browser.walking import follow, until, walk_to

Shot = tuple[str, Person]
New = Callable[..., Person]  # somebody with a browser of a size, in a language
GROUPS = ("pages", "table", "moods", "questions", "lost")

# Sheets by the key that opens them, and by what is in them once they are whole.
SHEETS = (
    ("everything", "e", "[data-build=ask]"), ("munchkin", "m", ".slots"),
    ("ask", "a", "[data-candidate]"), ("orders", "o", ".tick"), ("log", "l", ".log"),
)  # fmt: skip
QUIET = (("trade", "t", "[data-candidate]"), ("chat", "c", "form"), ("keys", "?", "dl"))


def pages(server: RealServer, one: Person) -> Iterator[Shot]:
    """What is not a table, and a table before the deal."""
    page = one.page
    page.goto(server.url)
    page.locator(".cover path[d*='M']").nth(2).wait_for(state="attached")
    yield "first", one
    for path, sign in (
        ("how", "article"),
        ("new", "input[value=star]"),
        ("cards", "[data-card]"),
        ("about", "main h2"),
    ):
        page.goto(f"{server.url}/{path}")
        page.locator(sign).first.wait_for(state="attached")
        yield path, one
    page.goto(f"{server.url}/new")
    page.locator("summary").first.click()
    yield "new-options", one
    page.goto(f"{server.url}/cards")
    page.locator("[data-card]").first.click()
    yield "cards-one", one
    page.goto(f"{server.url}/t/nosuch")
    one.sees("To the first page")
    yield "no-table", one
    page.goto(f"{server.url}/nowhere")
    has_come(page).wait_for()
    yield "no-page", one
    page.goto(f"{server.url}/new")
    page.get_by_label("What is it called?").fill("Friday night")
    one.press("make")
    one.button("start").wait_for()
    yield "lobby-host", one


def guests(server: RealServer, new: New, lobby: str) -> Iterator[Shot]:
    guest = new(DESKTOP)
    guest.page.goto(lobby)
    guest.button("join").wait_for()
    yield "lobby-guest", guest
    yield from watching(server, new)


def watching(server: RealServer, new: New, table: str = FIGHT) -> Iterator[Shot]:
    watcher = new(DESKTOP)
    watcher.come(server.lay(table, *PEOPLE)[0].split("#")[0])
    yield "watching", watcher


def table(server: RealServer, one: Person) -> Iterator[Shot]:
    """A table, a fight, and every sheet that opens over them."""
    page = one.page
    one.come(server.lay(FIGHT, "Ann", title="Friday night")[0])
    page.locator(".hand .art path").nth(2).wait_for(state="attached")
    yield "table", one
    yield from sheets(one, QUIET)
    yield from selling(one)
    page.get_by_role("button", name="How to play").click()
    yield "sheet-how", one
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    yield "sheet-settings", one
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Friday night").click()
    yield "sheet-table", one
    page.keyboard.press("Escape")
    page.locator(".rivals button").first.click()
    page.locator("[data-build]").first.wait_for()
    yield "sheet-rival", one
    page.keyboard.press("Escape")
    one.press("kick")
    page.locator(".sums").wait_for()
    yield "fight", one
    page.locator(".hand button").first.hover()
    yield "fight-preview", one
    yield from sheets(one, SHEETS)
    yield from dealing(one)
    for id in ("magic-missile", "mate", "curse-income-tax"):
        page.locator(f".hand [data-card$=':{id}']").click()
        page.locator("dialog[open] [role=group], dialog[open] .why").first.wait_for()
        yield f"card-{id}", one
        page.keyboard.press("Escape")
    page.locator(".arena [data-card]").first.click()
    yield "card-monster", one
    page.keyboard.press("Escape")


def dealing(one: Person) -> Iterator[Shot]:
    """A deal with the first who could help, with what would make it work, and once it is sent."""
    page = one.page
    page.keyboard.press("a")
    page.locator("dialog[open] [data-candidate]").first.click()
    page.locator("[data-verb=send]:enabled").wait_for()
    yield "deal-chosen", one
    one.press("make-it-work")
    page.locator(".works").wait_for()
    yield "deal-works", one
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def selling(one: Person) -> Iterator[Shot]:
    """The shop, with something on the counter."""
    page = one.page
    page.keyboard.press("s")
    for n in range(3):
        page.locator("dialog[open] [data-deal-card]").nth(n).click()
    page.locator(".till li b").nth(2).wait_for()
    yield "sheet-sell", one
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def sheets(one: Person, opened: Iterable[tuple[str, str, str]]) -> Iterator[Shot]:
    page = one.page
    for name, key, sign in opened:
        page.keyboard.press(key)
        page.locator(f"dialog[open] {sign}").first.wait_for()
        yield f"sheet-{name}", one
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def moods(server: RealServer, new: New) -> Iterator[Shot]:
    """Orbit, the dark, German, and the end."""
    star = new(DESKTOP)
    star.come(server.lay(STAR, "Ann")[0])
    yield "star", star
    star.press("kick")
    star.page.locator(".sums").wait_for()
    star.page.emulate_media(color_scheme="dark")
    yield "star-fight-dark", star
    german = new(DESKTOP, "de-DE")
    german.page.emulate_media(color_scheme="dark")
    german.come(server.lay(FIGHT, "Ann")[0])
    german.press("kick")
    german.page.locator(".sums").wait_for()
    yield "fight-dark-german", german
    winner = new(DESKTOP)
    winner.come(server.lay(WON, "Ann", title="Friday night")[0])
    winner.press("kick")
    winner.press("fight")
    until(winner, winner.page.locator("main.end td").first)
    yield "end", winner


def question(server: RealServer, new: New, scene: Scene) -> Iterator[Shot]:
    one = new(DESKTOP)
    walk_to(one, server, scene)
    yield f"asked-{scene.kind}", one


def cover(server: RealServer, new: New, table: str = WON) -> Iterator[Shot]:
    one = new(DESKTOP)
    one.come(*server.lay(table, *PEOPLE))
    for press in ("kick", "fight", "pass"):
        follow(one, press)
    one.button("uncover").wait_for()
    yield "cover", one


def lost(server: RealServer, new: New, table: str = FIGHT) -> Iterator[Shot]:
    """The line is down; nothing comes after this unless the server is started again."""
    one = new(DESKTOP)
    one.come(server.lay(table, "Ann")[0])
    one.page.wait_for_load_state("networkidle")
    server.kill()
    one.sees("The line is down")
    one.press("kick")
    one.sees("kept")
    yield "line-lost", one


def shots(server: RealServer, new: New, group: str) -> Iterator[Shot]:
    if group == "pages":
        host = new(DESKTOP)
        yield from pages(server, host)
        yield from guests(server, new, host.page.url)
    elif group == "table":
        yield from table(server, new(DESKTOP))
    elif group == "moods":
        yield from moods(server, new)
        yield from cover(server, new)
    elif group == "questions":
        for scene in FIRST_OF_A_KIND:
            yield from question(server, new, scene)
    else:
        yield from lost(server, new)
