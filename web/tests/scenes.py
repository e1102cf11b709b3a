"""Write what the server sends at chosen moments: every question of Race and Transgalactica, ends of games, a replay.

Bots play games with fixed seeds, and what games seldom bring is set up by hand; all through the server's own functions,
so a scene is a state that a browser can really get. The tests and the pictures of the documentation show scenes instead
of playing up to them: `python web/tests/scenes.py OUT.json`.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
from galaxies import GALAXIES, laid_out
from situations import EXPANSIONS, SITUATIONS

from galaktyka import players
from galaktyka.engine.match import Match
from galaktyka.players.bot import choice
from galaktyka.server import finished, play
from galaktyka.server.games import table_game
from galaktyka.server.messages import TableState
from tools.staging import BOT, DESK, ME, Situation, Table, seated, staged

DUEL_SEED: Final = 2
CROWD_SEED: Final = 1
GALAXY_SEED: Final = 4
EVERYTHING: Final = {"tgs": True, "rvi": True, "goals": True, "takeovers": True}
ALONE: Final = {"tgs": True, "rvi": True, "solitaire": True}
MAPS: Final = (2, 3, 4, 5)
DRAFTED: Final = 30  # cards that the person has taken when the draft is looked at


def moments(table: Table, rivals: str = BOT) -> Iterator[TableState]:
    """Play to the end; every state in which the person is asked."""
    game = table_game(table.row.game).game
    mind, other = players.bot(BOT, game), players.bot(rivals, game)
    while table.row.stage == "playing":
        match = Match(game, players=table.row.players, options=table.row.options, seed=0, start=table.record)
        seat = match.owing[0]
        if seat == ME:
            yield table.state()
        action = choice(mind if seat == ME else other, match, seat, table.row.version)
        table.take(play.move(DESK, table.row, table.record, seat, action, "scene"))


def kind_of(state: TableState) -> str:
    """The name of a question; a guess is one of its own, since it is answered by a number."""
    name = state.question.name if state.question else ""
    return "guess" if name == "consume" and any(choice.number is not None for choice in state.choices) else name


def fullest(states: Iterator[TableState]) -> dict[str, TableState]:
    """The last state of each question: when the tableau is fullest."""
    return {kind_of(state): state for state in states}


def set_up(situation: Situation) -> TableState:
    """The scene of a situation."""
    table = staged(situation)
    table.answer(*situation.answers)
    return table.state()


def every_question() -> dict[str, TableState]:
    """Each question of Race at a table for two."""
    asked = fullest(moments(seated("Friday table", 2, DUEL_SEED)))
    asked.update((name, set_up(situation)) for name, situation in SITUATIONS.items())
    for name, situation in SITUATIONS.items():
        if kind_of(asked[name]) != name:
            raise SystemExit(f"The situation {situation} asks {kind_of(asked[name])}, not {name}.")
    return asked


def expansions() -> dict[str, TableState]:
    """What The Gathering Storm and Rebel vs Imperium bring: their questions, goals, takeovers and the robot."""
    shown = {name: set_up(situation) for name, situation in EXPANSIONS.items()}
    opening = {kind_of(state): state for state in islice(moments(seated("Opening", 3, 5, **EVERYTHING)), 3)}
    drafting = islice(moments(seated("Draft", 3, 5, tgs=True, rvi=True, draft=True)), DRAFTED, None)
    ends = {"end_goals": seated("Six", 2, 3, **EVERYTHING), "end_robot": seated("Alone", 1, 3, **ALONE)}
    for table in ends.values():
        deque(moments(table), maxlen=0)
    return {
        **shown,
        "choose_start": opening["choose_start"],
        "discard_with_start": opening["discard_opening"],
        "draft": next(drafting),
        **{name: table.state() for name, table in ends.items()},
    }


def whole_game() -> dict[str, Any]:
    """A game of four: its questions, its end, and the replay through two pairs of eyes."""
    table = seated("Friday table", 4, CROWD_SEED)
    questions = fullest(moments(table))
    replays = {
        name: json.loads(gzip.decompress(finished.replay(table.row, table.moves, me)))
        for name, me in (("mine", ME), ("everybody", None))
    }
    return {"questions": questions, "end": table.state(), "replay": replays}


def galaxy() -> dict[str, TableState]:
    """Each question of Transgalactica at a table for four, whose rivals play fast, and the end of the game."""
    table = seated("Galaxy", 4, GALAXY_SEED, "transgalactica")
    asked = fullest(moments(table, "random"))
    asked.update((name, laid_out(galaxy).state()) for name, galaxy in GALAXIES.items())
    for name in GALAXIES:
        if kind_of(asked[name]) != name:
            raise SystemExit(f"The galaxy set up for {name} asks {kind_of(asked[name])}.")
    return {**asked, "end": table.state()}


def flight() -> list[TableState]:
    """An exploration of Transgalactica, before and after the first leg of a flight."""
    table = laid_out(GALAXIES["explore"])
    states = [table.state()]
    table.answer((ME, "move to B3"))
    return [*states, table.state()]


def maps() -> dict[int, TableState]:
    """The first turn on the map of Transgalactica for each number of players."""
    tables = {seats: seated("Galaxy", seats, GALAXY_SEED, "transgalactica") for seats in MAPS}
    return {
        seats: next(state for state in moments(table, "random") if kind_of(state) == "turn")
        for seats, table in tables.items()
    }


def scenes() -> dict[str, Any]:
    """All scenes by name."""
    advanced = next(
        state for state in moments(seated("In pairs", 2, 1, advanced=True)) if kind_of(state) == "choose_action"
    )
    duel = seated("Friday table", 2, DUEL_SEED)
    watched = next(duel.state(None) for state in moments(duel) if state.view and state.view.round == 5)
    return {
        "two": every_question(),
        "four": whole_game(),
        "advanced": advanced,
        "watched": watched,
        "expansions": expansions(),
        "galaxy": galaxy(),
        "maps": maps(),
        "flight": flight(),
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(scenes()))
