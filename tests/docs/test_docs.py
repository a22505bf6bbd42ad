"""The docs hold: their snippets run, their links lead somewhere, their pictures and rules exist."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kickdoor.scenario.rule_ids import SECTIONS
from worded import messages

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")]
)
RULES = ROOT / "docs" / "rules.md"

RULE = re.compile(rf"\b(?:{'|'.join(SECTIONS)})-\d+\b")
DEFINED = re.compile(rf"^\*\*((?:{'|'.join(SECTIONS)})-\d+)\.\*\* \S", re.MULTILINE)
SNIPPET = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)|<img\s[^>]*?src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

SNIPPETS = [
    pytest.param(code, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, code in enumerate(SNIPPET.findall(page.read_text(encoding="utf-8")), 1)
]


def prose(page: Path) -> str:
    """A page without its code, where brackets are no links and a # is no heading."""
    return re.sub(
        r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings get."""
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in HEADING.findall(prose(page)))
    return {re.sub(r"\s", "-", heading.strip()) for heading in plain}


def rules_defined() -> list[str]:
    return DEFINED.findall(RULES.read_text(encoding="utf-8"))


def rules_cited(path: Path) -> set[str]:
    return set(RULE.findall(path.read_text(encoding="utf-8")))


def test_what_a_recipe_gives_as_an_example_of_a_message_is_one() -> None:
    recipes = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    examples = set(re.findall(r"such as `([a-z-]+)`", recipes))
    assert examples <= messages("en").keys()


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_runs_as_it_stands(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_readme_has_a_snippet() -> None:
    assert any(str(snippet.id).startswith("README.md") for snippet in SNIPPETS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        aimed = (page.parent / target).resolve() if target else page
        if not aimed.exists() or (anchor and anchor not in anchors(aimed)):
            broken.append(link)
    assert broken == []


def test_every_picture_that_is_shown_is_there_and_no_other() -> None:
    shown = {
        (page.parent / (markdown or html)).resolve()
        for page in PAGES
        for markdown, html in PICTURE.findall(prose(page))
    }
    assert shown == set((ROOT / "docs" / "images").iterdir())


def test_every_rule_is_numbered_once_and_in_order() -> None:
    defined = rules_defined()
    assert [rule for rule, times in Counter(defined).items() if times > 1] == []
    wanted = [
        f"{section}-{number}"
        for section in SECTIONS
        for number in range(1, 1 + sum(rule.startswith(f"{section}-") for rule in defined))
    ]
    assert defined == wanted


def test_every_rule_cited_in_the_sources_exists() -> None:
    defined = set(rules_defined())
    unknown = [
        f"{path.relative_to(ROOT)}: {rule}"
        for pattern in ("*.py", "*.toml", "*.ftl")
        for path in sorted((ROOT / "src").rglob(pattern))
        for rule in sorted(rules_cited(path) - defined)
    ]
    assert not unknown, "\n" + "\n".join(unknown)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_rule_cited_in_the_docs_exists(page: Path) -> None:
    assert rules_cited(page) - set(rules_defined()) == set()


def test_the_table_of_refusals_has_its_place() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert text.index("<!-- refusals:begin -->") < text.index("<!-- refusals:end -->")


def test_every_page_is_reached_from_the_first() -> None:
    first = ROOT / "docs" / "index.md"
    reached, left = {first}, [first]
    while left:
        page = left.pop()
        for link in LINK.findall(prose(page)):
            aimed = (page.parent / link.partition("#")[0]).resolve()
            if aimed.suffix == ".md" and aimed.exists() and aimed not in reached:
                reached.add(aimed)
                left.append(aimed)
    assert [page for page in (ROOT / "docs").rglob("*.md") if page not in reached] == []
