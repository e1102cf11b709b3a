"""Starting a server."""

from __future__ import annotations

import asyncio
import socket

import uvicorn

from galaktyka.engine.errors import GalaktykaError
from galaktyka.server.lean import LeanSocketProtocol
from galaktyka.server.log import set_up_logging
from galaktyka.server.settings import Settings
from galaktyka.server.socket import LARGEST_MESSAGE
from galaktyka.server.storage import open_storage

PING_EVERY = 20.0  # seconds
GRACE = 5  # seconds for open requests when the server goes down


class AddressError(GalaktykaError):
    """The server cannot listen where it should."""


def check_address(settings: Settings) -> None:
    """Refuse an address that cannot be listened on, before anything is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or "there is no such port"
        raise AddressError(
            f"The server cannot listen on {settings.host}, port {settings.port}: {reason}; choose another --port."
        ) from error


async def check_database(settings: Settings) -> None:
    """Open the database once, so that a mistake in its address is one sentence and not a failed start."""
    storage = open_storage(settings.database)
    await storage.open()
    await storage.close()


def serve(settings: Settings) -> None:
    """Serve tables until the process is told to stop."""
    asyncio.run(check_database(settings))
    settings.export()
    set_up_logging(quiet=settings.quiet)
    uvicorn.run(
        "galaktyka.server.app:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws=LeanSocketProtocol,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
