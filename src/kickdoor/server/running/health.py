"""HTTP: how the server is, for whoever looks after it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get

from kickdoor.server.http_request import Tables
from kickdoor.server.tables.trouble import Trouble


class RunningController(Controller):
    """How the server is."""

    tags = ("running",)

    @get("/healthz", sync_to_thread=False)
    def healthz(self) -> dict[str, str]:
        """Is the process alive."""
        return {"status": "ok"}

    @get("/readyz", sync_to_thread=False)
    def readyz(self, registry: Tables) -> Response[dict[str, object]]:
        """Can it take games: storage answers and takes writes, every task goes on, and it is not
        about to stop. What it lacks is named; without bots that think, simple ones play, and
        without its clerk there are no records for a moment.
        """
        lacks = registry.lacks()
        state: dict[str, object] = {
            "stopping": registry.is_stopping,
            "storage": not registry.store.writer.is_stuck,
            "storage_ms": round(registry.pulse.answered_s * 1000, 2),
            "lacks": lacks,
        }
        is_ready = not registry.is_stopping and not lacks.keys() - {"bots", "records"}
        return Response(state, status_code=200 if is_ready else 503)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def metrics(self, registry: Tables, request: Request[Any, Any, Any]) -> Response[bytes]:
        """For Prometheus, on this machine or with the token of the settings."""
        from kickdoor.server.running.metrics import exposition, may_see

        if not may_see(registry.settings.metrics_token, request.scope):
            raise Trouble("not-found")
        body, kind = exposition(registry)
        return Response(body, media_type=kind)
