"""A hook of mkdocs: takes the shipped scenarios into the site, so that the links of docs/rules.md,
which lead to them in the repository, lead to them there too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
SUITE = ROOT / "src" / "kickdoor" / "scenarios"


def on_files(files: Files, config: Any) -> Files:
    for path in sorted(SUITE.rglob("*.toml")):
        name = f"scenarios/{path.relative_to(SUITE).as_posix()}"
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return markdown.replace("](../src/kickdoor/scenarios/", "](scenarios/")
