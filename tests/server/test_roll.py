"""Tables of Roll: what a perspective is sent, what it is told, and what can be taken back."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.words import LANGS, Lang
from galaktyka.server.games import words_text
from tests.server.boards import Board, board, dealt_anew, random_game

MOVES = 240


def undoable(now: Board) -> list[int]:
    """The seats that may take their last answer back."""
    return [seat for seat in range(now.row.players) if now.row.takebacks[seat]]


@pytest.mark.parametrize("players", [2, 4])
def test_no_state_depends_on_what_its_reader_cannot_know(players: int) -> None:
    changed = 0
    for number, (now, _, _) in enumerate(islice(random_game(players, "roll", "roll"), MOVES)):
        if number % 8:
            continue
        for me in (None, *range(players)):
            other = dealt_anew(now, SPECTATOR if me is None else me, str(number))
            assert now.sent(me) == other.sent(me)
            changed += other.row.record != now.row.record
    assert changed > 20  # there was something to hide


def test_assigning_can_be_taken_back_until_all_are_ready() -> None:
    now = board(2, "back", "roll")
    for seat in (0, 1):
        now = now.moved(seat, now.legal(seat)[0])
    rolled, start = now, now.row.version
    history: list[tuple[int, int, int]] = []
    while now.owing == [0, 1]:
        action = now.legal(0)[-1] if rolled is now else now.legal(0)[0]
        now = now.moved(0, action)
        history.append((now.row.version, 0, action))
    assert now.owing == [1]
    assert undoable(now) == [0]
    assert len(now.row.takebacks[0]) == len(history)
    assert history[0][0] == start + 1


def test_nothing_can_be_taken_back_after_the_reveal() -> None:
    reveals = 0
    for now, seat, action in islice(random_game(2, "reveal", "roll"), MOVES):
        after = now.moved(seat, action)
        if b"log-phases" in after.told(None):
            assert undoable(after) == []
            reveals += 1
    assert reveals > 2


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_is_said_has_words(lang: Lang) -> None:
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(words_text("roll", lang).decode()))
    said: set[str] = set()
    for now, seat, _ in islice(random_game(3, "words", "roll"), MOVES):
        state = msgspec.json.decode(now.sent(seat))
        said |= {part["id"] for choice in state["choices"] for part in choice["say"]}
        said |= {state["question"]["say"]["id"], *(entry["id"] for entry in state["log"])}
    assert {message for message in said if not bundle.has_message(message)} == set()
    assert len(said) > 20


def test_an_offer_is_one_of_the_choices() -> None:
    offered = 0
    for now, seat, _ in islice(random_game(2, "offers", "roll"), MOVES):
        state = msgspec.json.decode(now.sent(seat))
        actions = [offer["action"] for offer in state["offers"]]
        assert set(actions) <= {choice["text"] for choice in state["choices"]}
        offered += len(actions)
    assert offered > 10
