"""What every answer of the server has to say, and what every request has to show: origins, hosts, sizes, errors."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from galaktyka.server.errors import RefusalError
from galaktyka.server.log import log
from galaktyka.server.messages import Failure
from galaktyka.server.metrics import Metrics

# Styles may stand in attributes, where components put positions and colours, and pictures may be drawn in the browser;
# scripts come from files alone.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NO_METHOD: Final = RefusalError("no_method", "This address does not take such requests.")
NOTHING_THERE: Final = RefusalError("not_found", "There is nothing at this address.")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 16 * 1024


def is_same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this very server; anything else has no business to change something."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    return host != "" and origin.partition("://")[2] == host


def is_known_host(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether the request names this server as it is called."""
    host = headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return not allowed or name in allowed


def failure(refusal: RefusalError) -> bytes:
    """A refusal as a body."""
    return msgspec.json.encode(Failure(refusal.error, refusal.message))


class Guard:
    """Around everything: known hosts only, same origin for changes, safe headers on answers, no stack traces."""

    def __init__(
        self, app: ASGIApp, sockets: ASGIApp, server: object, allowed_hosts: tuple[str, ...], metrics: Metrics
    ) -> None:
        """`app` serves requests and `sockets` sockets; both find `server` under "app" in what they get."""
        self._app = app
        self._sockets = sockets
        self._server = server
        self._allowed = allowed_hosts
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        scope["app"] = self._server
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if is_known_host(headers, self._allowed) and is_same_origin(headers):
            await self._sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        answer = _Answer(send)
        try:
            self._check(scope)
            await self._app(scope, receive, answer)
        except RefusalError as refusal:
            await answer.refuse(refusal)
        except HTTPException as error:
            await answer.refuse(NO_METHOD if error.status_code == 405 else NOTHING_THERE)
        except Exception:  # noqa: BLE001  whatever went wrong stays here
            number = secrets.token_hex(4)
            self._metrics.count("errors")
            log.exception("a request failed", extra={"number": number, "path": scope["path"]})
            text = f"Something went wrong in the server; it is in its log under the number {number}."
            await answer.refuse(RefusalError("internal", text))
        took = time.perf_counter() - began
        self._metrics.count("requests", str(answer.status))
        self._metrics.took("request_seconds", took)
        _log_request(scope, answer.status, took)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not is_known_host(headers, self._allowed):
            raise RefusalError("forbidden", "This server does not answer to that name.")
        if scope["method"] not in SAFE_METHODS and not is_same_origin(headers):
            raise RefusalError("forbidden", "Requests that change something must come from a page of this server.")


class _Answer:
    """Adds the safe headers to an answer, and knows whether one has begun."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)

    async def refuse(self, refusal: RefusalError) -> None:
        """Answer with a refusal, unless another answer has begun."""
        if self.status:
            return
        body = failure(refusal)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refusal.retry_after:
            headers.append((b"retry-after", str(max(1, round(refusal.retry_after))).encode()))
        await self({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})


def _log_request(scope: Scope, status: int, took: float) -> None:
    extra = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
    log.info("request", extra=extra)
