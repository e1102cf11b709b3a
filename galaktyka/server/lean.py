"""A WebSocket protocol that forgets its handshake: hundreds of idle sockets should cost little."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LeanSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, without the request and response that it keeps although nobody needs them any more."""

    request: Any
    response: Any

    def start_keepalive(self) -> None:
        """Called when the handshake is over."""
        super().start_keepalive()
        self.request = self.response = None
