"""What is installed is what was proved: bounds, locks, and where things come from."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.pure
ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKED = dict(
    line.split("==")
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def asked_for() -> list[str]:
    extras = PROJECT["optional-dependencies"].values()
    asked = [*PROJECT["dependencies"], *(one for extra in extras for one in extra)]
    return [one for one in asked if not one.startswith("kickdoor[")]


@pytest.mark.parametrize("requirement", asked_for())
def test_every_requirement_is_bounded_below_and_locked_within(requirement: str) -> None:
    lowest = runpy.run_path(str(ROOT / "tools" / "lowest.py"))["lowest"]
    name, bound = lowest(requirement)
    locked = {plain(one): version for one, version in LOCKED.items()}[plain(name)]
    assert numbers(locked) >= numbers(bound)
    for above in re.findall(r"<([\d.]+)", requirement):
        assert numbers(locked) < numbers(above)


def test_the_makefile_installs_what_is_locked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "PIP      := PIP_CONSTRAINT=constraints.txt $(PY) -m pip" in makefile
    assert (
        re.findall(r"^\.venv/\.\w+: (.*) \|", makefile, re.MULTILINE)
        == ["pyproject.toml constraints.txt"] * 2
    )


def test_everything_the_page_is_built_with_has_its_hash_and_comes_from_no_named_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert len(packages) > 100
    hashed = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")
    assert [n for n, one in packages.items() if not hashed.fullmatch(one["integrity"])] == []
    assert [name for name, one in packages.items() if "resolved" in one] == []


@pytest.mark.parametrize("verb", ["lint", "format-check", "format"])
def test_the_page_is_linted_and_formatted_by_the_verbs_of_everything(verb: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    _, steps = makefile.split(f"\n{verb}: .venv/.dev", 1)
    assert f"\n\t@$(PY) tools/web.py {verb}\n" in steps.split("\n\n", 1)[0] + "\n"
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert page["scripts"][verb].split()[0] == ("eslint" if verb == "lint" else "prettier")


def test_what_lints_and_formats_the_page_is_of_one_version() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    tools = {n: v for n, v in page["devDependencies"].items() if re.search("eslint|prettier", n)}
    assert len(tools) == 6
    assert [name for name, asked in tools.items() if not re.fullmatch(r"[\d.]+", asked)] == []


def test_the_python_lock_names_versions_and_nothing_else() -> None:
    assert all(re.fullmatch(r"[\w.]+", version) for version in LOCKED.values())
    assert len(LOCKED) > 80
