"""Taking back: until the moment something became known, and not after somebody acted on it."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from galaktyka.games.race.state import Question
from galaktyka.server.rows import Takeback
from tests.server.boards import DESK, Board, board, random_game
from tests.server.harness import TestServer, serve
from tests.server.players import Seated, seated_table, step, to_question


def undoable(now: Board) -> list[int]:
    return [seat for seat in range(now.row.players) if now.row.takebacks[seat]]


def test_a_choice_can_be_taken_back_until_the_reveal(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        for person in (anna, jan):
            for _ in range(2):
                await person.play(person.state["choices"][0]["text"])
        await anna.socket.until_version(jan.state["version"])
        assert not anna.state["undo"]
        before = anna.state
        await anna.play("develop")
        assert anna.state["undo"]
        assert anna.state["question"] is None
        assert (await anna.undo())["type"] == "accepted"
        assert anna.state["view"] == before["view"]
        assert anna.state["question"] == before["question"]
        assert anna.state["log"][-1]["id"] == "log-undone"
        await anna.play("settle")
        await jan.socket.until_version(anna.state["version"])
        await jan.play("produce")
        await anna.socket.until_version(jan.state["version"])
        assert not anna.state["undo"]
        assert (await anna.undo())["error"] == "no_undo"
        assert anna.state["view"]["seats"][0]["actions"] == ["settle"]

    serve(tmp_path, play)


def test_an_undo_sent_twice_takes_back_one_answer(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        for _ in range(2):
            await anna.play(anna.state["choices"][0]["text"])
        message = {"type": "undo", "id": "u", "version": anna.state["version"]}
        anna.socket.send(message)
        anna.socket.send(message)
        versions = {(await anna.socket.until("accepted"))["version"] for _ in range(2)}
        assert len(versions) == 1
        assert anna.state["question"]["amount"] == 1
        assert (await anna.undo())["type"] == "accepted"
        assert anna.state["question"]["amount"] == 2
        assert (await anna.undo())["error"] == "no_undo"

    serve(tmp_path, play)


def test_a_stale_undo_is_refused(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        seen = anna.state["version"]
        await anna.play(anna.state["choices"][0]["text"])
        anna.socket.send({"type": "undo", "id": "u", "version": seen})
        assert (await anna.socket.until("refused"))["error"] == "stale"

    serve(tmp_path, play)


def test_tables_without_undo_have_none(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server, undo=False)
        await anna.play(anna.state["choices"][0]["text"])
        assert not anna.state["undo"]
        assert (await anna.undo())["error"] == "no_undo"

    serve(tmp_path, play)


def test_the_table_goes_on_as_if_the_answer_had_never_been(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(7)
        table, people = await seated_table(server, 3)
        taken_back = 0
        while people[0].state["table"]["stage"] == "playing" and taken_back < 30:
            await step(people, rng)
            for person in people:
                if person.state["undo"] and rng.random() < 0.4:
                    assert (await person.undo())["type"] == "accepted"
                    taken_back += 1
                    for other in people:
                        await other.socket.until_version(person.state["version"])
        row = await server.context.tables.load(table)
        history = [(seat, action) for _, seat, action in await server.context.tables.history(table)]
        assert DESK.replay(row, history).tobytes() == row.record
        assert taken_back >= 30
        fresh = await people[1].guest.get(f"/api/tables/{table}")
        assert fresh == people[1].state

    serve(tmp_path, play)


def test_taking_back_leaves_another_seats_secret_answer_in_place(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(3)
        _, people = await seated_table(server, 3)
        await to_question(people, "choose_action", rng)
        anna, jan, eve = people
        await anna.play("develop")
        await jan.play("settle")
        await anna.socket.until_version(jan.state["version"])
        assert anna.state["undo"]
        assert (await anna.undo())["type"] == "accepted"
        await jan.socket.until_version(anna.state["version"])
        assert jan.state["view"]["seats"][1]["choice"] == "settle"
        await anna.play("produce")
        await eve.play("explore +5")
        await jan.socket.until_version(eve.state["version"])
        assert [seat["actions"] for seat in jan.state["view"]["seats"]] == [["produce"], ["settle"], ["explore +5"]]

    serve(tmp_path, play)


def test_nothing_can_be_taken_back_after_a_draw_or_a_reveal() -> None:
    drawn = 0
    for now, seat, action in random_game(2, "undo"):
        after = now.moved(seat, action)
        if any(b"log-draws" in after.told(me) or b"log-action" in after.told(me) for me in (None, 0, 1)):
            assert undoable(after) == []
            drawn += 1
    assert drawn > 20


def test_what_may_be_taken_back_shows_nobody_a_new_card() -> None:
    """The property behind it: before and after, the seat sees the same faces."""
    checked = 0
    for now, seat, action in random_game(3, "faces"):
        after = now.moved(seat, action)
        if seat in undoable(after):
            assert set(_faces(after, seat)) <= set(_faces(now, seat))
            checked += 1
    assert checked > 50


def _faces(now: Board, seat: int) -> list[str]:
    view = DESK.lens("race").view(now.record, seat)
    me = view.seats[seat]
    open_cards = [card.card for other in view.seats for card in other.tableau]
    return [*(me.hand or []), *(me.drawn or []), *open_cards, *view.known_discards]


def test_what_others_could_see_is_settled_once_somebody_acts() -> None:
    """A helper discarded from the tableau is seen by all: whoever answers then may have acted on it."""
    now = board(2, "x")
    first = now.moved(0, now.legal(0)[0])
    assert undoable(first) == [0]
    second = first.moved(1, first.legal(1)[0])
    assert undoable(second) == [0, 1]
    loud = [[Takeback(entry.version, silent=False) for entry in entries] for entries in second.row.takebacks]
    seen = Board(replace(second.row, takebacks=loud), second.tellings)
    third = seen.moved(1, seen.legal(1)[0])
    assert undoable(third) == [1]


@pytest.mark.parametrize("seed", ["p", "q"])
def test_paying_can_be_taken_back_card_by_card(seed: str) -> None:
    for now, seat, action in random_game(2, seed):
        me = now.record[0]["seat"][seat]
        if me["question"] == Question.PAY and me["amount"] > 1:
            assert seat in undoable(now.moved(seat, action))
            return
    raise AssertionError("nobody paid more than one card")


def test_spectators_take_nothing_back(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        await anna.play(anna.state["choices"][0]["text"])
        guest = await server.guest("Eve")
        eve = Seated(guest, await guest.socket(table))
        assert not eve.state["undo"]
        assert (await eve.undo())["error"] == "not_seated"

    serve(tmp_path, play)
