"""A reason stands after *Not now.* on a card's sheet, and in a deal: it does not say that."""

import re
from pathlib import Path

import kickdoor

WORDS = Path(kickdoor.__file__).parent / "words"


def test_no_reason_begins_with_what_stands_before_it() -> None:
    for language, said in (("en", "Not now"), ("de", "Jetzt nicht")):
        words = (WORDS / f"{language}.ftl").read_text()
        assert not re.findall(rf"^refusal-[a-z-]+ = {said}", words, re.MULTILINE)
