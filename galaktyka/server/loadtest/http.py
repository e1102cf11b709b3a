"""Just enough of HTTP to set up tables: one guest, one request after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from galaktyka.engine.errors import GalaktykaError


class RequestError(GalaktykaError):
    """A request was refused; the message holds the server's answer."""


class Http:
    """A guest of a server on this machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    @property
    def origin(self) -> str:
        """The origin a page of the server has."""
        return f"http://127.0.0.1:{self._port}"

    async def get(self, path: str, *, raw: bool = False) -> Any:
        """The answer to a GET."""
        return await self._request("GET", path, b"", raw)

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a POST."""
        return await self._request("POST", path, msgspec.json.encode(body), False)

    async def _request(self, method: str, path: str, body: bytes, raw: bool) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Origin: {self.origin}"]
            lines += ["Connection: close", "Content-Type: application/json", f"Content-Length: {len(body)}"]
            lines += [f"Cookie: {self.cookie}"] if self.cookie else []
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
        return self._read(answer, raw)

    def _read(self, answer: bytes, raw: bool) -> Any:
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1]) if head else 0
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].partition(";")[0].strip()
        if not 200 <= status < 300:
            raise RequestError(f"The server answered {status}: {body.decode(errors='replace')[:200]}")
        return body if raw else msgspec.json.decode(body)
