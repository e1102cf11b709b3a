"""Write what the server sends at chosen moments: every question of Race, the end of a game, and its replay.

Bots play games with fixed seeds, and what games seldom bring is set up by hand; all through the server's own functions,
so a scene is a state that a browser can really get. The tests and the pictures of the documentation show scenes instead
of playing up to them: `python web/tests/scenes.py OUT.json`.
"""

from __future__ import annotations

import dataclasses
import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from galaktyka import players
from galaktyka.engine.game import Records
from galaktyka.engine.match import Match
from galaktyka.games.race.position import SeatSetup, position
from galaktyka.server import finished, play
from galaktyka.server.desk import Desk
from galaktyka.server.games import table_game
from galaktyka.server.messages import NewTable, TableState
from galaktyka.server.rows import TableRow, record_of
from galaktyka.server.seating import new_row
from galaktyka.server.states import Telling, log_for, state_of

ME: Final = 0
BOT: Final = "heuristic"
DUEL_SEED: Final = 2
CROWD_SEED: Final = 1
DESK: Final = Desk("python")

HAND: Final = ("terraformed_world", "new_earth", "mining_league", "space_port")
RICH: Final = SeatSetup(
    tableau=(
        *("old_earth", "spice_world", "new_vinland", "artist_colony", "mining_world", "asteroid_belt"),
        *("consumer_markets", "diversified_economy", "merchant_world", "gambling_world", "lost_species_ark_world"),
    ),
    hand=HAND,
    goods=("spice_world", "new_vinland", "artist_colony", "mining_world", "lost_species_ark_world"),
    vp=9,
)
EMPTY: Final = dataclasses.replace(
    RICH,
    tableau=(
        *("epsilon_eridani", "galactic_engineers", "mining_robots", "asteroid_belt", "radioactive_world"),
        *("pre_sentient_race", "refugee_world", "spice_world", "genetics_lab"),
    ),
    goods=(),
)
SOLDIER: Final = dataclasses.replace(
    EMPTY,
    tableau=(
        *("epsilon_eridani", "mining_robots", "contact_specialist", "new_military_tactics", "colony_ship"),
        *("drop_ships", "replicant_robots"),
    ),
    hand=(*HAND, "rebel_outpost", "pirate_world", "rebel_base"),
)
MANY: Final = ("galactic_imperium", "trade_league", "alien_tech_institute", "imperium_armaments_world")
RIVAL: Final = SeatSetup(
    tableau=("new_sparta", "space_marines", "former_penal_colony", "rebel_warrior_race", "rebel_underground"),
    hand=("gem_world", "comet_zone"),
    vp=6,
)


@dataclass(frozen=True)
class Situation:
    """A position set up by hand: what the person has, the phase, and the answers given before the scene."""

    phase: str
    me: SeatSetup
    actions: tuple[str, ...] = ()
    answers: tuple[tuple[int, str], ...] = ()


SITUATIONS: Final = {
    "choose_world": Situation("settle", SOLDIER, ("settle",)),
    "pay": Situation("settle", SOLDIER, ("settle",), ((0, "settle new_earth"), (1, "pass"), (0, "pay"))),
    "settle_how": Situation("settle", SOLDIER, ("settle",), ((0, "settle pirate_world"), (1, "pass"))),
    "choose_development": Situation("develop", dataclasses.replace(RICH, hand=(*HAND, *MANY)), ("develop",)),
    "sell": Situation("consume", RICH, ("consume trade",)),
    "consume": Situation("consume", RICH, ("consume 2x",), ((0, "guess 1"),)),
    "consume_good": Situation("consume", RICH, ("consume 2x",), ((0, "use old_earth"),)),
    "guess": Situation("consume", RICH, ("consume 2x",)),
    "discard_hand": Situation("consume", RICH, ("consume 2x",), ((0, "use merchant_world"),)),
    "produce": Situation("produce", EMPTY, ("produce",)),
    "windfall_world": Situation("produce", EMPTY, ("produce",), ((0, "bonus"),)),
    "hand_limit": Situation("round end", dataclasses.replace(RICH, hand=(*SOLDIER.hand, *MANY, "galactic_resort"))),
}


@dataclass
class Table:
    """A game that bots play to its end, as the server would store it."""

    row: TableRow
    told: list[Telling] = field(default_factory=list)
    moves: finished.Moves = field(default_factory=list)

    @property
    def record(self) -> Records:
        """The position."""
        return record_of(table_game(self.row.game).game, self.row.record or b"")

    def state(self, me: int | None = ME) -> TableState:
        """What a seat, or a spectator, is sent now."""
        return state_of(DESK, self.row, me, self.record, log_for(self.told, me))

    def take(self, happening: play.Happening) -> None:
        """Go on to what happened."""
        self.row, event = happening.row, happening.event
        self.told.append((event.version, event.told))
        if event.action is not None and event.seat is not None:
            self.moves.append((event.version, event.seat, event.action))


def seated(title: str, seats: int, seed: int, **options: bool) -> Table:
    """A table that has begun: one person against bots."""
    wanted = NewTable(game="race", options=options, seats=["me", *[f"bot:{BOT}"] * (seats - 1)], title=title)
    table = Table(replace(new_row(wanted, "marta", "Marta"), id="scene2345678", seed=str(seed)))
    table.take(play.start(DESK, table.row))
    return table


def moments(table: Table) -> Iterator[TableState]:
    """Play to the end; every state in which the person is asked."""
    game = table_game(table.row.game).game
    mind = players.bot(BOT, game)
    while table.row.stage == "playing":
        match = Match(game, players=table.row.players, options=table.row.options, seed=0, start=table.record)
        seat = match.owing[0]
        if seat == ME:
            yield table.state()
        action = players.decide(mind, match, seat, table.row.version)
        table.take(play.move(DESK, table.row, table.record, seat, action, "scene"))


def kind_of(state: TableState) -> str:
    """The name of a question; a guess is one of its own, since it is answered by a number."""
    if any(choice.number is not None for choice in state.choices):
        return "guess"
    return state.question.name if state.question else ""


def fullest(states: Iterator[TableState]) -> dict[str, TableState]:
    """The last state of each question: when the tableau is fullest."""
    return {kind_of(state): state for state in states}


def set_up(situation: Situation) -> TableState:
    """The scene of a situation."""
    mine = dataclasses.replace(situation.me, actions=situation.actions)
    match = position([mine, RIVAL], phase=situation.phase, turn=9, backend="python")
    table = seated("Friday table", 2, DUEL_SEED)
    table.row = replace(table.row, record=match.record.tobytes())
    for seat, text in situation.answers:
        action = play.action_number(DESK, table.row, table.record, seat, text)
        table.take(play.move(DESK, table.row, table.record, seat, action, "scene"))
    return table.state()


def every_question() -> dict[str, TableState]:
    """Each question of Race at a table for two."""
    asked = fullest(moments(seated("Friday table", 2, DUEL_SEED)))
    asked.update((name, set_up(situation)) for name, situation in SITUATIONS.items())
    for name, situation in SITUATIONS.items():
        if kind_of(asked[name]) != name:
            raise SystemExit(f"The situation {situation} asks {kind_of(asked[name])}, not {name}.")
    return asked


def whole_game() -> dict[str, Any]:
    """A game of four: its questions, its end, and the replay through two pairs of eyes."""
    table = seated("Friday table", 4, CROWD_SEED)
    questions = fullest(moments(table))
    replays = {
        name: json.loads(gzip.decompress(finished.replay(table.row, table.moves, me)))
        for name, me in (("mine", ME), ("everybody", None))
    }
    return {"questions": questions, "end": table.state(), "replay": replays}


def scenes() -> dict[str, Any]:
    """All scenes by name."""
    advanced = next(
        state for state in moments(seated("In pairs", 2, 1, advanced=True)) if kind_of(state) == "choose_action"
    )
    duel = seated("Friday table", 2, DUEL_SEED)
    watched = next(duel.state(None) for state in moments(duel) if state.view and state.view.round == 5)
    return {"two": every_question(), "four": whole_game(), "advanced": advanced, "watched": watched}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(scenes()))
