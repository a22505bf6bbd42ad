"""The reference of scenarios and cards says what our readers accept, all of it, and runs."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from kickdoor import Game
from kickdoor.cli.command_line import run
from kickdoor.engine.state.state_fields import ViewFields

ROOT = Path(__file__).parents[2]
SCENARIOS = (ROOT / "docs" / "reference" / "scenarios.md").read_text(encoding="utf-8")


def test_the_scenario_on_the_page_passes(tmp_path: Path) -> None:
    found = re.search(r"^```toml\n(.*?)^```", SCENARIOS, re.MULTILINE | re.DOTALL)
    assert found
    file = tmp_path / "example.toml"
    file.write_text(found[1], encoding="utf-8")

    assert run(["scenario", str(file)]) == 0


def test_what_people_wrote_is_kept_by_the_first_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from page_table import PageTable

    old = "| word | takes | means |\n|---|---|---|\n| `a` | less | told |\n| `b` | x | gone |\n"
    table = PageTable(("word", "takes", "means"), [("`new`", ""), ("`a`", "more")])

    assert table.written(old) == (
        "| word | takes | means |\n|---|---|---|\n| `new` | | |\n| `a` | more | told |\n"
    )


@pytest.mark.pure
def test_every_attribute_of_a_view_is_explained() -> None:
    view = Game.new(["Ann", "Bob", "Cid"]).view(0)
    told = re.findall(r"^ {8}(\w+)(?: \(\w+\))?: ", type(view).__doc__ or "", re.MULTILINE)
    source = Path(inspect.getfile(ViewFields)).read_text(encoding="utf-8")
    made = source[source.index("class ViewFields") :]
    told += re.findall(r'^ {8}self\.(\w+): [^\n]+\n {8}"""\w', made, re.MULTILINE)

    assert sorted(told) == sorted(vars(view))


def test_a_page_shows_every_class_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from site_classes import directives, on_page_markdown

    page = on_page_markdown("Acts.\n\n<!-- classes: kickdoor.engine.acts.act.Act -->\n")
    steps = directives("kickdoor.engine.effects.step", "Step").split("\n\n")

    assert "\n\n::: kickdoor.engine.acts.act.Act\n" in page
    assert steps[0] == "::: kickdoor.engine.effects.step.Step"
    assert "::: kickdoor.engine.effects.levels.Die" in steps
    assert len(steps) == len(set(steps))
