"""Reading records that anybody may have written: what is wrong with one is told in our words, the
parser's own depths and limits too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from kickdoor.engine import FORMAT, Record
from kickdoor.errors import RecordError

TOO_DEEP = "this is nested too deep to be a record"


@contextmanager
def in_our_words() -> Iterator[None]:
    """Whatever JSON's reader or writer stumbles over becomes a RecordError."""
    try:
        yield
    except RecursionError:
        raise RecordError(TOO_DEEP) from None
    except UnicodeError:
        raise RecordError("this is no text, so it is no record") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"this is no JSON: {error}") from None
    except ValueError:  # Python reads no number of more than some thousand digits
        raise RecordError("a number in it has more digits than any of a record's") from None


def read_record(text: str) -> Record:
    """The record in this text; RecordError says what is wrong and where."""
    with in_our_words():
        data = json.loads(text)
        # To Python true and 1.0 are 1, to others who read records they are not.
        if isinstance(data, dict) and type(data.get("kickdoor")) is not int:
            raise RecordError(f"record: kickdoor: expected format {FORMAT}, a whole number")
        return Record.from_json(text)
