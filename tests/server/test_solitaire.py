"""A table of one: the solitaire game against the robot, from the lobby to its end."""

import random
from pathlib import Path

from tests.server.harness import TestServer, serve
from tests.server.players import seated_table, step


def test_somebody_plays_alone_against_the_robot(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(4)
        table, people = await seated_table(server, 1, options={"tgs": True, "solitaire": True})
        assert people[0].state["table"]["stage"] == "playing"
        while people[0].state["table"]["stage"] == "playing":
            await step(people, rng)
        state = people[0].state
        robot, own = state["view"]["robot"]["score"], state["result"]["seats"][0]["total"]
        assert own == robot or state["result"]["winners"] == ([0] if own > robot else [])
        shown = await people[0].guest.get(f"/api/tables/{table}/verify")
        assert (shown["hash_fits"], shown["replay_fits"]) == (True, True)

    serve(tmp_path, play)


def test_nobody_plays_alone_without_the_robot(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        answer = await guest.post("/api/tables", {"game": "race", "seats": ["me"]}, 400)
        assert "solitaire" in answer["message"]

    serve(tmp_path, play)
