"""Tables of Transgalactica: what a perspective is sent, what it is told, and what can be taken back."""

from __future__ import annotations

import gzip
from itertools import islice

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.words import LANGS, Lang
from galaktyka.server import finished
from galaktyka.server.games import cards_json, words_text
from tests.server.boards import Board, board, dealt_anew, random_game

GAME = "transgalactica"
MOVES = 120


def undoable(now: Board) -> list[int]:
    """The seats that may take their last answer back."""
    return [seat for seat in range(now.row.players) if now.row.takebacks[seat]]


def text_of(asked: dict[str, list[dict[str, str]]], now: Board, seat: int, action: int) -> str:
    """The text of an action among the choices that were sent; they stand in the order of their numbers."""
    return asked["choices"][now.legal(seat).index(action)]["text"]


@pytest.mark.parametrize("players", [2, 4])
def test_no_state_depends_on_what_its_reader_cannot_know(players: int) -> None:
    changed = 0
    for number, (now, _, _) in enumerate(islice(random_game(players, "open", GAME), MOVES)):
        if number % 12:
            continue
        for me in (None, *range(players)):
            other = dealt_anew(now, SPECTATOR if me is None else me, str(number))
            assert now.sent(me) == other.sent(me)
            changed += other.row.record != now.row.record
    assert changed > 20  # there was something to hide


def test_only_the_owner_is_sent_the_objectives() -> None:
    now = board(3, "secret", GAME)
    mine = msgspec.json.decode(now.sent(1))["view"]["seats"]
    assert len(mine[1]["objectives"]) == 2
    assert [seat["objectives"] for seat in mine[::2]] == [None, None]
    assert all(seat["objectives"] is None for seat in msgspec.json.decode(now.sent(None))["view"]["seats"])


def test_free_actions_can_be_taken_back_and_turns_cannot() -> None:
    kept, settled = 0, 0
    for now, seat, action in islice(random_game(2, "back", GAME), 2 * MOVES):
        after = now.moved(seat, action)
        asked = msgspec.json.decode(now.sent(seat))
        text = text_of(asked, now, seat, action)
        again = msgspec.json.decode(after.sent(seat))["question"]
        if text.startswith("buy") and again and again["name"] == asked["question"]["name"]:
            assert undoable(after) == [seat]
            kept += 1
        if text == "pass" and asked["question"]["name"] == "turn":
            assert undoable(after) == []
            settled += 1
    assert kept > 0
    assert settled > 3


def test_taking_back_leads_to_where_it_was() -> None:
    history: list[tuple[int, int, int]] = []
    undone = 0
    for now, seat, action in random_game(2, "undo", GAME):
        after = now.moved(seat, action)
        history.append((after.row.version, seat, action))
        if undoable(after) == [seat]:
            assert after.undone(seat, history).record.tobytes() == now.record.tobytes()
            undone += 1
    assert undone > 5


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_is_said_has_words(lang: Lang) -> None:
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(words_text(GAME, lang).decode()))
    said: set[str] = set()
    for now, seat, _ in islice(random_game(3, "words", GAME), MOVES):
        state = msgspec.json.decode(now.sent(seat))
        spoken = [part for choice in state["choices"] for part in choice["say"]]
        spoken += [state["question"]["say"], *state["log"], *(why for offer in state["offers"] for why in offer["why"])]
        said |= {part["id"] for part in spoken}
        said |= {message for part in spoken for message in part["args"].get("actions", [])}
    assert {message for message in said if not bundle.has_message(message)} == set()
    assert len(said) > 60


def test_what_cannot_be_done_says_why() -> None:
    silent = {
        (offer["kind"], offer["card"])
        for now, seat, _ in islice(random_game(2, "why", GAME), MOVES)
        for offer in msgspec.json.decode(now.sent(seat))["offers"]
        if not offer["possible"] and not offer["why"]
    }
    assert silent == set()


def test_a_whole_game_ends_with_the_scores() -> None:
    *_, (now, seat, action) = random_game(2, "end", GAME)
    result = msgspec.json.decode(now.moved(seat, action).sent(None))["result"]
    assert result["reason"] == "rounds"
    for score in result["seats"]:
        cards = sum(card["vp"] for card in score["technologies"]) + max(card["vp"] for card in score["objectives"])
        assert score["total"] >= score["scored"] + score["credits"] + score["resources"] + cards


def test_a_finished_game_can_be_seen_again() -> None:
    game = list(random_game(2, "again", GAME))
    moves = [(now.row.version + 1, seat, action) for now, seat, action in game]
    now, seat, action = game[-1]
    end = now.moved(seat, action)
    replay = msgspec.json.decode(gzip.decompress(finished.replay(end.row, moves, 0)))
    assert len(replay["steps"]) == len(moves)
    assert {step["phase"] for step in replay["steps"]} == {"draft", "action", "income"}
    assert replay["steps"][-1]["round"] == 5


@pytest.mark.parametrize("lang", LANGS)
def test_every_piece_has_a_name_and_lines(lang: Lang) -> None:
    pieces = msgspec.json.decode(cards_json(GAME, lang))
    assert len(pieces) > 150
    assert len({piece["id"] for piece in pieces}) == len(pieces)
    assert all(len(piece["lines"]) > 1 for piece in pieces)
