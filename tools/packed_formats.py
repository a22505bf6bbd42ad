"""Keeps how tables are packed, `tests/records/formats.json`: the format that is new, the kinds of
frames that are, their steps and the kinds of questions. What is kept already stays as it is:
somebody may have packed a table so.
"""

from __future__ import annotations

import sys
from pathlib import Path

from made_files import settle

from kept_formats import FILE, NUMBER_ADVICE, faults_of_numbers, late_fields, written
from kickdoor.engine.state.fields import FORMAT


def files() -> dict[Path, str]:
    if late := late_fields():
        sys.exit("\n".join(late))
    if faults := faults_of_numbers():
        sys.exit("\n".join([*faults, NUMBER_ADVICE]))
    return {FILE: written()}


if __name__ == "__main__":
    code = settle(files, __doc__)
    print(
        f"packed format {FORMAT} is the newest: a field that comes after it is since={FORMAT + 1}"
    )
    sys.exit(code)
