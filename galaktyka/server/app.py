"""The web application: routes, and the guard around them."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from galaktyka.server import api_games, api_me, api_tables
from galaktyka.server.api import route
from galaktyka.server.context import Running, running
from galaktyka.server.log import set_up_logging
from galaktyka.server.metrics import Metrics
from galaktyka.server.openapi import describe
from galaktyka.server.safety import Guard
from galaktyka.server.settings import Settings, settings_from_environment, static_folder
from galaktyka.server.socket import serve_socket
from galaktyka.server.static import Static

COLLECT_AFTER = (5_000, 20, 50)  # objects, and how often younger generations are collected before older ones
LONGEST_TURN = 0.001  # seconds a thread may run while another waits

ENDPOINTS = (*api_me.ENDPOINTS, *api_games.ENDPOINTS, *api_tables.ENDPOINTS)


def make_app(settings: Settings) -> tuple[Guard, Running]:
    """The application of one server process, and where its parts are found while it runs."""
    metrics, server = Metrics(), Running()

    @asynccontextmanager
    async def lifespan(_app: object) -> AsyncIterator[None]:
        async with running(settings, metrics) as server.context:
            yield

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(server.context, scope, receive, send)

    routes = [
        *(route(endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", description),
        Route("/healthz", api_games.health),
        Route("/metrics", api_games.metrics),
        Route("/{path:path}", Static(static_folder(settings)).serve),
    ]
    router = Router(routes, redirect_slashes=False, lifespan=lifespan)
    return Guard(router, sockets, server, settings.allowed_hosts, metrics), server


def app_from_environment() -> Guard:
    """The application as the settings in the environment want it: what every process of a server starts with."""
    settings = settings_from_environment()
    set_up_logging(quiet=settings.quiet)
    application, _ = make_app(settings)
    tune()
    return application


def tune() -> None:
    """Keep pauses short: what was imported is never garbage, and no thread keeps the others waiting for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(LONGEST_TURN)


async def description(_request: Request) -> Response:
    """The requests, described for programs."""
    return JSONResponse(describe(ENDPOINTS))
