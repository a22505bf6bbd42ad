"""HTTP with the patience that a busy machine needs: what is slow is not broken."""

from __future__ import annotations

from functools import partial
from typing import Final

import httpx

PATIENCE_S: Final = 60.0

get = partial(httpx.get, timeout=PATIENCE_S)
post = partial(httpx.post, timeout=PATIENCE_S)
request = partial(httpx.request, timeout=PATIENCE_S)
