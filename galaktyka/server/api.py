"""Requests: what an endpoint is, and what every one of them goes through before it is carried out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from galaktyka.server.context import Context, Running
from galaktyka.server.errors import RefusalError, no_table
from galaktyka.server.safety import LARGEST_BODY

T = TypeVar("T")
JSON: Final = "application/json"
TABLE_ID: Final = re.compile(r"[a-z0-9]{1,40}")


@dataclass(frozen=True)
class Call:
    """A request that passed the checks."""

    context: Context
    request: Request
    identity: str | None
    body: Any

    @property
    def who(self) -> str:
        """The identity of the caller, which must have one."""
        if self.identity is None:
            raise RefusalError("no_identity", "Tell the server your name first.")
        return self.identity

    @property
    def table(self) -> str:
        """The table that the address names."""
        name = str(self.request.path_params["table"])
        if TABLE_ID.fullmatch(name) is None:
            raise no_table()
        return name

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request.scope)

    async def name(self) -> str:
        """The display name of the caller."""
        name = await self.context.identities.name(self.who)
        if name is None:
            raise RefusalError("no_identity", "Tell the server your name first.")
        return name

    def body_as(self, kind: type[T]) -> T:
        """The body, which the endpoint declared to be of this kind."""
        assert isinstance(self.body, kind)
        return self.body


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A request that the server understands: the table of them is also the description for programs."""

    method: str
    path: str
    handler: Handler
    rate: str  # which buckets it takes tokens from
    about: str
    body: Any = None  # the type of the body
    answer: Any = None  # the type of the answer; None: not JSON of a fixed shape
    query: Mapping[str, Any] = field(default_factory=dict)  # names and JSON schemas of parameters
    status: int = 200
    refusals: tuple[int, ...] = ()  # statuses besides those that every endpoint may answer with


def route(endpoint: Endpoint) -> Route:
    """The endpoint as the web server calls it."""

    async def serve(request: Request) -> Response:
        context = context_of(request)
        identity = context.signer.identity(request.cookies.get(context.cookie))
        context.limiter.check(endpoint.rate, identity, address_of(request.scope))
        body = await read_body(request, endpoint.body) if endpoint.body is not None else None
        return respond(await endpoint.handler(Call(context, request, identity, body)), endpoint.status)

    return Route(endpoint.path, serve, methods=[endpoint.method], name=f"{endpoint.method} {endpoint.path}")


def context_of(request: Request) -> Context:
    """The parts of the server that a request came to."""
    return cast(Running, request.scope["app"]).context


def respond(answer: Any, status: int = 200) -> Response:
    """An answer as JSON, unless it is a response already."""
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), status, media_type=JSON, headers={"Cache-Control": "no-store"})


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


async def read_body(request: Request, kind: Any) -> Any:
    """A body that is small enough, JSON, and of the right shape."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RefusalError("bad_request", f"A body must be {JSON}.")
    try:
        return msgspec.json.decode(await _received(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusalError("bad_request", f"The body cannot be read: {error}.") from error
    except ClientDisconnect as error:
        raise RefusalError("bad_request", "The connection broke before the body was there.") from error


async def _received(request: Request) -> bytes:
    """A body that is small enough."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise RefusalError("too_large", f"A body may have {LARGEST_BODY} bytes at most.")
    return bytes(data)
