"""Tables of Race as the server would store and show them, from positions set up by hand: for lessons and for scenes."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from galaktyka.engine.game import Records
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
DESK: Final = Desk("python")
TITLE: Final = "Friday table"
SEED: Final = 2
RIVAL: Final = SeatSetup(
    tableau=("new_sparta", "space_marines", "former_penal_colony", "rebel_warrior_race", "rebel_underground"),
    hand=("gem_world", "comet_zone"),
    vp=6,
)


@dataclass(frozen=True)
class Situation:
    """A position set up by hand: what the person has, the phase, and the answers given before it is looked at."""

    phase: str
    me: SeatSetup
    actions: tuple[str, ...] = ()
    answers: tuple[tuple[int, str], ...] = ()
    rivals: tuple[SeatSetup, ...] = (RIVAL,)
    options: Mapping[str, Any] = field(default_factory=dict)  # of the position: sets, goals, takeovers, robot, deck
    turn: int = 9


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

    def answer(self, *answers: tuple[int, str]) -> None:
        """Let seats answer, one after the other."""
        for seat, text in answers:
            action = play.action_number(DESK, self.row, self.record, seat, text)
            self.take(play.move(DESK, self.row, self.record, seat, action, "staged"))

    def take(self, happening: play.Happening) -> None:
        """Go on to what happened."""
        self.row, event = happening.row, happening.event
        self.told.append((event.version, event.told))
        if event.action is not None and event.seat is not None:
            self.moves.append((event.version, event.seat, event.action))


def seated(title: str, seats: int, seed: int, game: str = "race", /, **options: bool) -> Table:
    """A table that has begun: one person against bots."""
    wanted = NewTable(game=game, options=options, seats=["me", *[f"bot:{BOT}"] * (seats - 1)], title=title)
    table = Table(replace(new_row(wanted, "marta", "Marta"), id="scene2345678", seed=str(seed)))
    table.take(play.start(DESK, table.row))
    return table


def staged(situation: Situation) -> Table:
    """A table in a situation, before its answers."""
    seats = [dataclasses.replace(situation.me, actions=situation.actions), *situation.rivals]
    match = position(seats, phase=situation.phase, turn=situation.turn, backend="python", **situation.options)
    table = seated(TITLE, len(seats), SEED, **match.options)
    table.row = replace(table.row, record=match.record.tobytes())
    return table
