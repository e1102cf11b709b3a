"""Smaller answers: texts are sent zipped to who can read that, and zipped only once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

LEVEL: Final = 6
WORTH_IT: Final = 1024  # bytes
KEPT: Final = 128  # zipped texts
TEXTS: Final = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


def reads_gzip(request: Request) -> bool:
    """Whether who asks can read zipped answers."""
    offered = request.headers.get("accept-encoding", "")
    return any(part.partition(";")[0].strip().lower() == "gzip" for part in offered.split(","))


def is_text(media_type: str) -> bool:
    """Whether zipping makes such a file smaller."""
    return media_type.startswith(TEXTS)


@lru_cache(KEPT)
def zipped(body: bytes) -> bytes:
    """A text that does not change, zipped once."""
    return gzip.compress(body, LEVEL, mtime=0)


def text_response(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """A text that does not change, as small as who asks can read it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if len(body) >= WORTH_IT and reads_gzip(request):
        return Response(zipped(body), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)
