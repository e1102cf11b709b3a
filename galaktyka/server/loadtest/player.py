"""People who play at random over sockets, and a stopwatch for every move."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from galaktyka.server.delta import apply_changes
from galaktyka.server.loadtest.http import Http


@dataclass
class Stopwatch:
    """When moves were sent, and when each client of the table saw them."""

    latencies: list[float] = field(default_factory=list)  # seconds from a move's sending to each client's event
    sent: dict[int, float] = field(default_factory=dict)  # by version, once the server has told it
    seen: dict[tuple[int, int], float] = field(default_factory=dict)  # by version and client
    accepted: int = 0
    refused: int = 0
    errors: int = 0
    closed: int = 0

    def saw(self, client: int, first: int, last: int) -> None:
        """A client got an event up to a version."""
        now = time.perf_counter()
        for version in range(first + 1, last + 1):
            if version in self.sent:
                self.latencies.append(now - self.sent[version])
            else:
                self.seen[version, client] = now

    def stored(self, version: int, sent_at: float, clients: int) -> None:
        """The server accepted a move."""
        self.accepted += 1
        self.sent[version] = sent_at
        for client in range(clients):
            if (version, client) in self.seen:
                self.latencies.append(self.seen.pop((version, client)) - sent_at)


@dataclass
class LoadTable:
    """A table with its clients."""

    id: str
    guests: list[Http]
    watch: Stopwatch = field(default_factory=Stopwatch)
    first_version: int = -1

    def lost(self, version: int) -> int:
        """Accepted moves that a final version does not contain: every one made it grow."""
        return max(0, self.watch.accepted - (version - self.first_version))


class Pace:
    """How long people think, in seconds on average; None: they only watch."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        self.changed = asyncio.Event()

    def set(self, seconds: float | None) -> None:
        """Let everybody think for another time from now on."""
        self.seconds = seconds
        self.changed.set()
        self.changed = asyncio.Event()


class LoadPlayer:
    """One client of a table that answers what it is asked, at random."""

    def __init__(self, table: LoadTable, number: int, pace: Pace) -> None:
        self._table = table
        self._number = number
        self._pace = pace
        self._state: Any = None
        self._asked: asyncio.Event = asyncio.Event()
        self._waits: dict[str, float] = {}  # moves that are not answered yet
        self._moves = 0
        self.connected = asyncio.Event()

    @property
    def unanswered(self) -> int:
        """Moves that the server has not answered."""
        return len(self._waits)

    async def run(self) -> None:
        """Play until cancelled."""
        guest = self._table.guests[self._number]
        address = f"ws{guest.origin.removeprefix('http')}/api/tables/{self._table.id}/socket"
        headers = {"Cookie": guest.cookie}
        origin = Origin(guest.origin)
        async with connect(
            address, origin=origin, additional_headers=headers, compression=None, max_size=None
        ) as socket:
            think = asyncio.create_task(self._think(socket))
            try:
                async for message in socket:
                    self._read(msgspec.json.decode(message))
            finally:
                think.cancel()
        self._table.watch.closed += 1

    def _read(self, message: Any) -> None:
        watch = self._table.watch
        match message["type"]:
            case "state":
                self._begin(message["state"])
            case "event":
                self._state = apply_changes(self._state, message["changes"])
                watch.saw(self._number, message["from"], message["version"])
                self._asked.set()
            case "accepted":
                watch.stored(message["version"], self._waits.pop(message["id"]), len(self._table.guests))
                self._asked.set()
            case "refused":
                watch.refused += 1
                self._waits.pop(message["id"], None)
                self._begin(message["state"])
            case "error":
                watch.errors += 1

    def _begin(self, state: Any) -> None:
        self._state = {**state, "log": []}
        if self._table.first_version < 0:
            self._table.first_version = state["version"]
        self.connected.set()
        self._asked.set()

    async def _think(self, socket: ClientConnection) -> None:
        """Answer each question once, after a while."""
        rng = random.Random(f"{self._table.id} {self._number}")
        while True:
            await self._asked.wait()
            self._asked.clear()
            if self._waits or self._state is None or not self._state["choices"]:
                continue
            await self._ponder(rng)
            if self._waits or not self._state["choices"]:
                continue
            self._moves += 1
            number = f"{self._number}-{self._moves}"
            answer = rng.choice(self._state["choices"])["text"]
            message = {"type": "move", "id": number, "version": self._state["version"], "action": answer}
            self._waits[number] = time.perf_counter()
            try:
                await socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                return

    async def _ponder(self, rng: random.Random) -> None:
        """Think as long as the pace says; stop thinking when the pace changes."""
        while True:
            seconds = self._pace.seconds
            changed = self._pace.changed
            wait = None if seconds is None else rng.uniform(0.5, 1.5) * seconds
            try:
                async with asyncio.timeout(wait):
                    await changed.wait()
            except TimeoutError:
                return
