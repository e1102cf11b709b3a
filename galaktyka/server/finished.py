"""Finished games: the file, the verification and the replay. All of it runs in a worker process."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from galaktyka.engine.game import Records
from galaktyka.engine.match import Match
from galaktyka.engine.save import match_text
from galaktyka.server.delta import changes_between
from galaktyka.server.desk import Desk
from galaktyka.server.games import table_game
from galaktyka.server.messages import Replay, ReplayStep, TableState, Verification
from galaktyka.server.play import said
from galaktyka.server.rows import TableRow
from galaktyka.server.states import Telling, log_for, state_of

Moves = list[tuple[int, int, int]]  # (version, seat, action)


def played(row: TableRow, moves: Moves) -> Match:
    """The whole game, replayed from its seed."""
    entry = table_game(row.game)
    match = Match(entry.game, players=row.players, options=row.options, seed=row.seed)
    for _, seat, action in moves:
        match.step(seat, action)
    return match


def position_after(row: TableRow, moves: Moves) -> bytes:
    """The position that some of the moves lead to."""
    return played(row, moves).record.tobytes()


def game_file(row: TableRow, moves: Moves) -> str:
    """The game as the text that other programs of Galaktyka read."""
    return match_text(played(row, moves))


def verify(row: TableRow, moves: Moves, seed_hash: str) -> Verification:
    """Check the seed against its published hash, and the position against the actions."""
    position = hashlib.sha256(row.record or b"").hexdigest()
    return Verification(
        seed=row.seed,
        seed_hash=seed_hash,
        hash_fits=hashlib.sha256(row.seed.encode()).hexdigest() == seed_hash,
        replay_fits=played(row, moves).hash == position,
        moves=len(moves),
        position=position,
    )


def replay(row: TableRow, moves: Moves, me: int | None) -> bytes:
    """The game step by step as one perspective saw it, as zipped JSON."""
    return gzip.compress(msgspec.json.encode(_Replayer(row, me).replay(moves)), mtime=0)


class _Replayer:
    """Plays a finished game again and notes what changed for one perspective."""

    def __init__(self, row: TableRow, me: int | None) -> None:
        self._desk = Desk("auto")
        self._entry = table_game(row.game)
        self._lens = self._desk.lens(row.game)
        self._me = me
        self._end = row
        self._row = replace(row, stage="playing", version=0, takebacks=[[] for _ in row.seats], undo=False)

    def replay(self, moves: Moves) -> Replay:
        """The first state and every step."""
        record = self._desk.replay(self._row, [])
        told: Telling = (0, [said("log-started"), *self._entry.opening(self._lens, record)])
        first = self._state(record, [told])
        steps, state = [], msgspec.to_builtins(replace(first, log=[]))
        for number, (_, seat, action) in enumerate(moves, 1):
            step, record, state = self._step(record, state, seat, action, number)
            steps.append(step)
        return Replay(first, steps)

    def _step(
        self, record: Records, state: Any, seat: int, action: int, number: int
    ) -> tuple[ReplayStep, Records, Any]:
        _, after = self._lens.step(record, seat, action)
        told = self._entry.follow(self._lens, record, after, seat, action).told
        text = self._entry.game.action_text(int(record[0]["seat"][seat]["question"]), action)
        over = self._lens.over(after)
        told = [*told, said("log-over")] if over else told
        self._row = replace(self._end, undo=False) if over else self._row
        self._row = replace(self._row, version=number)
        new = msgspec.to_builtins(self._state(after, []))
        log = log_for([(number, told)], self._me)
        view = new["view"]
        step = ReplayStep(view["round"], view["phase"], seat, text, changes_between(state, new), log)
        return step, after, new

    def _state(self, record: Records, tellings: list[Telling]) -> TableState:
        return state_of(self._desk, self._row, self._me, record, log_for(tellings, self._me))
