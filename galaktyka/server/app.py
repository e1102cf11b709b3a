"""The web application: routes, and the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from galaktyka.server import api_games, api_me, api_tables
from galaktyka.server.api import JSON, route
from galaktyka.server.context import running
from galaktyka.server.errors import RefusalError
from galaktyka.server.log import set_up_logging
from galaktyka.server.metrics import Metrics
from galaktyka.server.openapi import describe
from galaktyka.server.safety import Guard, failure
from galaktyka.server.settings import Settings, settings_from_environment, static_folder
from galaktyka.server.socket import serve_socket
from galaktyka.server.static import Static

ENDPOINTS = (*api_me.ENDPOINTS, *api_games.ENDPOINTS, *api_tables.ENDPOINTS)


def make_app(settings: Settings) -> Guard:
    """The application of one server process."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(settings, metrics) as context:
            app.state.context = context
            yield

    routes = [
        *(route(endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", description),
        Route("/healthz", api_games.health),
        Route("/metrics", api_games.metrics),
        Route("/{path:path}", Static(static_folder(settings)).serve),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _refused})

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(app.state.context, scope, receive, send)

    return Guard(app, sockets, settings.allowed_hosts, metrics)


def app_from_environment() -> Guard:
    """The application as the settings in the environment want it: what every process of a server starts with."""
    settings = settings_from_environment()
    set_up_logging(quiet=settings.quiet)
    return make_app(settings)


async def description(_request: Request) -> Response:
    """The requests, described for programs."""
    return JSONResponse(describe(ENDPOINTS))


async def _refused(_request: Request, error: Exception) -> Response:
    """What the router itself refuses, in the same words as everything else."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = {405: RefusalError("no_method", "This address does not take such requests.")}
    refusal = known.get(status, RefusalError("not_found", "There is nothing at this address."))
    headers = dict(getattr(error, "headers", None) or {})
    return Response(failure(refusal), refusal.status, media_type=JSON, headers=headers)
