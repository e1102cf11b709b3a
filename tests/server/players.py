"""People who play at random over sockets."""

from __future__ import annotations

import random
from typing import Any

from tests.server.harness import Guest, Socket, TestServer


class Seated:
    """A person at a table."""

    def __init__(self, guest: Guest, socket: Socket) -> None:
        self.guest = guest
        self.socket = socket
        self._moves = 0

    @property
    def state(self) -> Any:
        """The table as this person knows it from the socket."""
        return self.socket.state

    def message(self, action: str, **changes: Any) -> dict[str, Any]:
        """A move with a new id and the version now seen."""
        self._moves += 1
        move = {"type": "move", "id": f"m{self._moves}", "version": self.state["version"], "action": action}
        return {**move, **changes}

    async def play(self, action: str) -> int:
        """Play an answer that the server must accept; returns its version."""
        self.socket.send(self.message(action))
        answer = await self._answer()
        assert answer["type"] == "accepted", answer
        await self.socket.until_version(answer["version"])
        return int(answer["version"])

    async def play_any(self, rng: random.Random) -> int:
        """Play one of the choices."""
        return await self.play(rng.choice(self.state["choices"])["text"])

    async def undo(self) -> Any:
        """Take the last answer back; returns what the server says."""
        self._moves += 1
        self.socket.send({"type": "undo", "id": f"m{self._moves}", "version": self.state["version"]})
        answer = await self._answer()
        if answer["type"] == "accepted":
            await self.socket.until_version(answer["version"])
        return answer

    async def refused(self, action: str, **changes: Any) -> str:
        """Send a move that must be refused; returns the error."""
        self.socket.send(self.message(action, **changes))
        answer = await self._answer()
        assert answer["type"] == "refused", answer
        return str(answer["error"])

    async def _answer(self) -> Any:
        while True:
            message = await self.socket.receive()
            if message["type"] in ("accepted", "refused", "error"):
                return message


async def seated_table(server: TestServer, players: int = 2, **options: Any) -> tuple[str, list[Seated]]:
    """A table that has begun, with people on all seats."""
    guests = [await server.guest(f"Guest {number}") for number in range(players)]
    table = await guests[0].table("me", *["open"] * (players - 1), **options)
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join", {})
    return table, [Seated(guest, await guest.socket(table)) for guest in guests]


async def to_question(people: list[Seated], name: str, rng: random.Random, most: int = 400) -> Seated:
    """Play at random until somebody is asked a question; returns who."""
    for _ in range(most):
        for person in people:
            if person.state["question"] is not None and person.state["question"]["name"] == name:
                return person
        await step(people, rng)
    raise AssertionError(f"nobody was asked {name}")


async def step(people: list[Seated], rng: random.Random) -> None:
    """One answer of somebody who owes one; everybody hears of it."""
    person = people[rng.choice(people[0].state["waiting"])]
    version = await person.play_any(rng)
    for other in people:
        await other.socket.until_version(version)
