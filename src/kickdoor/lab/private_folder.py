"""A folder for what has no other place to go: the user's own, wherever it is."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path


def private_folder() -> Path:
    """A temporary folder that only this user can look into, the same every time unless somebody
    else took its name; OSError where there can be none.
    """
    if sys.platform == "win32":  # where temporary folders are the user's own
        folder = Path(tempfile.gettempdir()) / "kickdoor"
        folder.mkdir(exist_ok=True)
        return folder
    folder = Path(tempfile.gettempdir()) / f"kickdoor-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        found = folder.lstat()
        is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
        if not is_ours or found.st_mode & 0o077:
            return Path(tempfile.mkdtemp(prefix="kickdoor-"))
    return folder
