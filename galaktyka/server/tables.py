"""Tables: set them up, join, leave, play. Each change is one transaction, told to all processes when it is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from galaktyka.server import play, store
from galaktyka.server.bus import Bus
from galaktyka.server.desk import Desk
from galaktyka.server.errors import RefusalError, no_table
from galaktyka.server.games import table_game
from galaktyka.server.messages import NewTable, PlayOn, TableSummary
from galaktyka.server.play import Happening, happened
from galaktyka.server.positions import with_position
from galaktyka.server.rows import EventRow, SeatRow, TableRow
from galaktyka.server.seating import (
    bot_seat,
    check_host,
    check_player,
    come_back,
    free_seat,
    new_row,
    opened,
    origin_row,
    rematch_row,
    seated,
    stand_up,
    step_away,
)
from galaktyka.server.states import Telling, summary
from galaktyka.server.storage import Storage

STAND_IN: Final = -1  # the best bot plays on for who leaves

Changed = Callable[[TableRow, list[Telling]], None]  # a table was changed by this process


class Tables:
    """The tables of a database, as one process serves them."""

    def __init__(self, storage: Storage, rules: Desk, desk: Desk, bus: Bus, changed: Changed) -> None:
        """`rules` is used inside transactions, where the storage runs them; `desk` on the event loop."""
        self._storage = storage
        self._rules = rules
        self._desk = desk
        self._bus = bus
        self._changed = changed

    async def create(self, wanted: NewTable, identity: str, name: str) -> TableSummary:
        """Set up a table; it starts at once if nobody else is to come."""
        row = new_row(wanted, identity, name)
        happenings = await self._storage.write(lambda connection: self._insert(connection, row))
        self._tell(happenings)
        return self._summary(happenings[-1].row, identity)

    async def join(self, table_id: str, identity: str, name: str, wanted: int | None) -> None:
        """Take a free seat, or come back to the own one."""

        def change(connection: Connection, row: TableRow) -> list[Happening]:
            mine = row.seat_of(identity)
            if mine is not None:
                return come_back(row, mine)
            number = free_seat(row, wanted)
            store.add_member(connection, identity, table_id)
            taken = row.with_seat(number, SeatRow(kind="person", name=name, identity=identity))
            return self._maybe_start([seated(taken, number, "log-joined")])

        await self._change(table_id, change)

    async def leave(self, table_id: str, identity: str) -> None:
        """Give a seat up before the start; later a bot plays on."""

        def change(connection: Connection, row: TableRow) -> list[Happening]:
            mine = row.seat_of(identity)
            if mine is None:
                raise RefusalError("forbidden", "You have no seat at this table.")
            if row.stage == "playing":
                return [] if row.seats[mine].away else [step_away(row, mine, self._bots(row)[STAND_IN])]
            if row.stage == "open":
                store.remove_member(connection, identity, table_id)
                return [stand_up(row, mine)]
            return []

        await self._change(table_id, change)

    async def seat_bot(self, table_id: str, identity: str, number: int, bot: str | None) -> None:
        """The host puts a bot on a free seat, or sends one away, before the start."""

        def change(_connection: Connection, row: TableRow) -> list[Happening]:
            check_host(row, identity)
            if number >= row.players or row.seats[number].kind == "person":
                raise RefusalError("not_now", "A person has this seat, or there is no such seat.")
            if bot is None:
                return [seated(row.with_seat(number, SeatRow()), number, "log-seat-freed")]
            seat = bot_seat(number, bot, self._bots(row))
            return self._maybe_start([seated(row.with_seat(number, seat), number, "log-bot-seated")])

        await self._change(table_id, change)

    async def replace_bot(self, table_id: str, number: int, old: str, bot: str) -> None:
        """Let a simpler bot play on for one that failed."""

        def change(_connection: Connection, row: TableRow) -> list[Happening]:
            seat = row.seats[number]
            if row.stage != "playing" or not seat.played_by_bot or seat.bot != old:
                return []
            replaced = row.with_seat(number, replace(seat, bot=bot))
            return [seated(replaced, number, "log-bot-replaced", kind="bot")]

        await self._change(table_id, change)

    async def rematch(self, table_id: str, identity: str, name: str) -> TableSummary:
        """A new table of the same kind for who asks first; who played too and asks later joins it."""
        made: list[Happening] = []

        def change(connection: Connection, row: TableRow) -> list[Happening]:
            if row.seat_of(identity) is None:
                raise RefusalError("forbidden", "Only who played can ask for a rematch.")
            if row.stage != "over":
                raise RefusalError("not_now", "The game has not ended yet.")
            if row.rematch is not None and store.is_there(connection, row.rematch):
                return []
            made.extend(self._insert(connection, rematch_row(row, identity)))
            return [happened(replace(row, rematch=made[0].row.id), EventRow(version=0, kind="rematch"))]

        row = await self._change(table_id, change)
        self._tell(made)
        following = str(row.rematch)
        if not made:
            await self.join(following, identity, name, None)
        return self._summary(await self.load(following), identity)

    async def play_on(self, source: TableRow, wanted: PlayOn, record: bytes, identity: str, name: str) -> TableSummary:
        """A new table that goes on from a finished game; `record` is the position after the moves that stand."""
        row = origin_row(source, wanted, identity, name)

        def work(connection: Connection) -> list[Happening]:
            past = store.load_moves(connection, source.id, wanted.step)
            self._found(connection, row)
            dealt = self._maybe_start([opened(row)])
            return self._store(connection, [*dealt, *play.play_on(dealt[-1].row, past, record)])

        happenings = await self._storage.write(work)
        self._tell(happenings)
        return self._summary(happenings[-1].row, identity)

    async def move(self, table_id: str, seat: int, identity: str | None, move_id: str, version: int, text: str) -> int:
        """Play an answer; returns the version it became part of. `identity` None: a bot plays for the seat."""

        def change(connection: Connection, row: TableRow) -> Happening:
            row = with_position(connection, self._rules, row)
            record = self._rules.position(row)
            if record is None:
                raise RefusalError("not_asked", "The game has not begun.")
            play.check_open(row, record, seat, version)
            action = play.action_number(self._rules, row, record, seat, text)
            return play.move(self._rules, row, record, seat, action, move_id)

        return await self._play(table_id, seat, identity, move_id, change)

    async def undo(self, table_id: str, seat: int, identity: str | None, move_id: str, version: int) -> int:
        """Take an answer back; returns the version in which it is gone."""

        def change(connection: Connection, row: TableRow) -> Happening:
            if version > row.version or (row.takebacks[seat] and version < row.takebacks[seat][-1].version):
                raise RefusalError("stale", "The table has changed; look at it again.")
            happening = play.undo(self._rules, row, store.load_history(connection, table_id), seat, move_id)
            store.mark_undone(connection, table_id, row.takebacks[seat][-1].version)
            return happening

        return await self._play(table_id, seat, identity, move_id, change)

    async def _play(
        self,
        table_id: str,
        seat: int,
        identity: str | None,
        move_id: str,
        change: Callable[[Connection, TableRow], Happening],
    ) -> int:
        """Do something for a seat once, however often it is asked for; returns the version it became part of."""

        def work(connection: Connection) -> tuple[int, list[Happening]]:
            found = store.load_for_move(connection, table_id, seat, move_id)
            if found is None or found[0].stage == "closed":
                raise no_table()
            row, before = found
            check_player(row, seat, identity)
            if before is not None:
                return before, []
            happenings = self._store(connection, [change(connection, row)])
            return happenings[-1].row.version, happenings

        version, happenings = await self._storage.write(work)
        self._tell(happenings)
        return version

    async def load(self, table_id: str) -> TableRow:
        """A table that is not closed."""
        row = await self._storage.read(lambda connection: store.load_table(connection, table_id))
        if row is None or row.stage == "closed":
            raise no_table()
        return row

    async def history(self, table_id: str) -> list[tuple[int, int, int]]:
        """The moves that count, as (version, seat, action)."""
        return await self._storage.read(lambda connection: store.load_history(connection, table_id))

    async def own(self, table_id: str) -> set[int]:
        """The versions of moves that people made here themselves."""
        return await self._storage.read(lambda connection: store.load_own(connection, table_id))

    async def lobby(self, identity: str | None) -> list[TableSummary]:
        """Open tables that still have a free seat."""
        rows = await self._storage.read(store.open_tables)
        return [self._summary(row, identity) for row in rows]

    async def mine(self, identity: str) -> list[TableSummary]:
        """Tables of an identity, those that wait for it first."""
        rows = await self._storage.read(lambda connection: store.tables_of(connection, identity))
        return sorted((self._summary(row, identity) for row in rows), key=lambda entry: not entry.my_turn)

    async def _change(self, table_id: str, change: Callable[[Connection, TableRow], list[Happening]]) -> TableRow:
        """Change a locked table; returns it as it is then."""

        def work(connection: Connection) -> tuple[TableRow, list[Happening]]:
            row = store.load_table(connection, table_id, lock=True)
            if row is None or row.stage == "closed":
                raise no_table()
            happenings = self._store(connection, change(connection, row))
            return happenings[-1].row if happenings else row, happenings

        row, happenings = await self._storage.write(work)
        self._tell(happenings)
        return row

    def _found(self, connection: Connection, row: TableRow) -> None:
        store.insert_table(connection, row)
        for seat in row.seats:
            if seat.identity is not None:
                store.add_member(connection, seat.identity, row.id)

    def _insert(self, connection: Connection, row: TableRow) -> list[Happening]:
        self._found(connection, row)
        return self._store(connection, self._maybe_start([opened(row)]))

    def _store(self, connection: Connection, happenings: list[Happening]) -> list[Happening]:
        for happening in happenings:
            store.append_event(connection, happening.row.id, happening.event)
        if happenings:
            last = happenings[-1].row
            store.save_table(connection, last)
            self._bus.announce(connection, last.id, last.version)
        return happenings

    def _tell(self, happenings: list[Happening]) -> None:
        """What is stored is told: to who listens here, and to the bots."""
        if happenings:
            tellings: list[Telling] = [(entry.event.version, list(entry.event.told)) for entry in happenings]
            self._changed(happenings[-1].row, tellings)

    def _maybe_start(self, happenings: list[Happening]) -> list[Happening]:
        """Begin as soon as no seat is free."""
        row = happenings[-1].row
        if any(seat.kind == "open" for seat in row.seats):
            return happenings
        return [*happenings, play.start(self._rules, row)]

    def _bots(self, row: TableRow) -> list[str]:
        return table_game(row.game).bots

    def _summary(self, row: TableRow, identity: str | None) -> TableSummary:
        return summary(row, identity, waiting(self._desk, row))


def waiting(desk: Desk, row: TableRow) -> list[int]:
    """The seats that owe an answer; none where the rules have changed since."""
    if row.stage != "playing" or row.rules_version != table_game(row.game).game.rules_version:
        return []
    record = desk.position(row)
    return [] if record is None else desk.lens(row.game).owing(record)
