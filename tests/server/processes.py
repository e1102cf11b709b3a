"""Real server processes for tests, and clients that connect to them over the network of this machine."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from galaktyka.server.delta import apply_changes
from galaktyka.server.loadtest.http import Http, RequestError
from galaktyka.server.settings import VARIABLE, Settings

PATIENCE = 120.0  # seconds
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


async def receive(socket: ClientConnection) -> Any:
    """The next message of the server."""
    async with asyncio.timeout(PATIENCE):
        return msgspec.json.decode(await socket.recv())


class Process:
    """A server that can be killed and started again."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self._log = folder / f"server-{settings.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode()}
        with self._log.open("ab") as out:
            command = [sys.executable, "-m", "galaktyka.server"]
            self._process = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT)
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.poll() is None, self._log.read_text()
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            return bool(await Http(self.settings.port).get("/healthz", raw=True) == b"ok")
        except (OSError, RequestError):
            return False

    def kill(self) -> None:
        """End at once, without any chance to finish something."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End in peace, if it still runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


class Client:
    """A person who answers as fast as possible and remembers every answer of the server."""

    def __init__(self, cookie: str, table: str, name: str) -> None:
        self.cookie = cookie
        self.table = table
        self.name = name
        self.state: Any = None
        self.accepted: dict[str, int] = {}  # by move, the version it is part of
        self.pending: dict[str, dict[str, Any]] = {}  # moves that were sent and not answered
        self._moves = 0

    async def play(self, port: int, rng: random.Random) -> None:
        """Play until the connection breaks or the game ends."""
        try:
            async with await self._connect(port) as socket:
                while True:
                    self._read(await receive(socket))
                    if self.state is not None and self.state["table"]["stage"] == "over":
                        return
                    await self._answer(socket, rng)
        except GONE:
            return

    async def ask_again(self, port: int) -> dict[str, int]:
        """Send every accepted move again; returns what the server says now."""
        said: dict[str, int] = {}
        async with await self._connect(port) as socket:
            for number in self.accepted:
                move = {"type": "move", "id": number, "version": 0, "action": "pass"}
                await socket.send(msgspec.json.encode(move).decode())
            while len(said) < len(self.accepted):
                message = await receive(socket)
                assert message["type"] in ("state", "event", "accepted"), message
                if message["type"] == "accepted":
                    said[message["id"]] = message["version"]
        return said

    async def _connect(self, port: int) -> ClientConnection:
        origin = Origin(f"http://127.0.0.1:{port}")
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        self.state = None
        headers = {"Cookie": self.cookie}
        return await connect(address, origin=origin, additional_headers=headers, compression=None, max_size=None)

    def _read(self, message: Any) -> None:
        match message["type"]:
            case "state" | "refused":
                self.state = message["state"]
                self.pending.pop(message.get("id", ""), None)
            case "event":
                assert message["from"] == self.state["version"]
                self.state = apply_changes(self.state, message["changes"])
            case "accepted":
                self.pending.pop(message["id"], None)
                before = self.accepted.setdefault(message["id"], message["version"])
                assert before == message["version"]

    async def _answer(self, socket: ClientConnection, rng: random.Random) -> None:
        """Send again what was not answered; else answer the open question, now and then twice."""
        if self.pending:
            for move in self.pending.values():
                await socket.send(msgspec.json.encode(move).decode())
        elif self.state is not None and self.state["choices"]:
            self._moves += 1
            number = f"{self.name}-{self._moves}"
            action = rng.choice(self.state["choices"])["text"]
            move = {"type": "move", "id": number, "version": self.state["version"], "action": action}
            self.pending[number] = move
            for _ in range(rng.choice((1, 1, 2))):
                await socket.send(msgspec.json.encode(move).decode())


async def until_accepted(clients: list[Client], moves: int) -> None:
    """Wait until so many more moves were accepted."""
    enough = sum(len(client.accepted) for client in clients) + moves
    async with asyncio.timeout(PATIENCE):
        while sum(len(client.accepted) for client in clients) < enough:
            await asyncio.sleep(0.005)


async def play_until(clients: list[Client], ports: list[int], rng: random.Random, moves: int) -> None:
    """Let everybody play, each at a server, until so many more moves were accepted."""
    playing = [asyncio.create_task(client.play(port, rng)) for client, port in zip(clients, ports, strict=True)]
    await until_accepted(clients, moves)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def two_at_a_table(port: int, prefix: str = "g") -> tuple[str, list[Client]]:
    """A table that has begun, and its two people."""
    guests = [Http(port), Http(port)]
    for number, guest in enumerate(guests):
        await guest.post("/api/me", {"name": f"Guest {number}"})
    made = await guests[0].post("/api/tables", {"game": "race", "seats": ["me", "open"], "undo": False})
    await guests[1].post(f"/api/tables/{made['id']}/join", {})
    clients = [Client(guest.cookie, made["id"], f"{prefix}{number}") for number, guest in enumerate(guests)]
    return str(made["id"]), clients
