"""Who listens to which table in this process, and what they have been sent.

A channel holds nothing that could be lost: the last state that each perspective was sent, so that the next event can
say what changed. A process that dies takes its channels with it; clients connect elsewhere and begin with a full state.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection

from galaktyka.server import store
from galaktyka.server.delta import changes_between
from galaktyka.server.desk import Desk
from galaktyka.server.errors import RefusalError, no_table
from galaktyka.server.messages import EventMessage, StateMessage, TableState
from galaktyka.server.metrics import Metrics
from galaktyka.server.positions import with_position
from galaktyka.server.rows import TableRow
from galaktyka.server.states import Telling, log_for, state_of
from galaktyka.server.storage import Storage
from galaktyka.server.tasks import cancel_all

encode = msgspec.json.Encoder().encode
Perspective = int | None
MOST_READS: Final = 20  # that a change may overtake, one after the other
BEHIND: Final = RefusalError("busy", "The table is not what it was a moment ago; connect again.", 1.0)


class Listener(Protocol):
    """A client's end of a socket."""

    @property
    def identity(self) -> str | None:
        """Who listens."""

    @property
    def gone(self) -> bool:
        """Whether nobody listens any more."""

    def push(self, message: bytes) -> None:
        """Send a message as soon as the client reads; never waits."""

    def hang_up(self, refusal: RefusalError) -> None:
        """Close the socket."""


def pack(state: TableState) -> bytes:
    """A state as it is kept for the next comparison: most tables are idle most of the time, so small is better."""
    return zlib.compress(encode(state), 1)


def unpack(packed: bytes) -> Any:
    """A state as plain values."""
    return msgspec.json.decode(zlib.decompress(packed))


@dataclass(slots=True)
class Channel:
    """The listeners of one table."""

    version: int
    listeners: dict[Listener, Perspective] = field(default_factory=dict)
    sent: dict[Perspective, bytes] = field(default_factory=dict)  # packed states without their logs
    notices: int = 0  # how often somebody said that there is something new
    catching_up: bool = False


class Hub:
    """All channels of this process."""

    def __init__(self, storage: Storage, desk: Desk, metrics: Metrics) -> None:
        self._storage = storage
        self._desk = desk
        self._channels: dict[str, Channel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._metrics = metrics

    @property
    def tables(self) -> list[str]:
        """The tables somebody listens to here."""
        return list(self._channels)

    async def read(self, table_id: str, identity: str | None) -> tuple[TableRow, TableState]:
        """A table and its state for an identity, fresh from the database."""
        row, tellings = await self._load(table_id, 0)
        me = row.seat_of(identity)
        return row, self._state(row, me, tellings)

    async def join(self, table_id: str, listener: Listener) -> TableRow:
        """Send a listener the whole state, and every change from then on."""
        channel, row, tellings = await self._up_to_date(table_id)
        self._welcome(channel, row, tellings, listener)
        return row

    async def state_for(self, table_id: str, listener: Listener) -> TableState:
        """The state that a listener should have by now; whatever it has not been told is told first."""
        channel, row, tellings = await self._up_to_date(table_id)
        return self._state(row, channel.listeners.get(listener), tellings)

    async def _up_to_date(self, table_id: str) -> tuple[Channel, TableRow, list[Telling]]:
        """A channel at the very version that the database has, the table, and all that was told.

        A read may begin before a change that is told before it ends; the next one sees that change.
        """
        for _ in range(MOST_READS):
            row, tellings = await self._load(table_id, 0)
            channel = self._channels.setdefault(table_id, Channel(row.version))
            if channel.version < row.version:
                self._fan_out(channel, row, [telling for telling in tellings if telling[0] > channel.version])
            if channel.version == row.version:
                return channel, row, tellings
        self._begin_anew(table_id)
        raise BEHIND

    def _begin_anew(self, table_id: str) -> None:
        """Let everybody connect again: the database has lost what they were told, as a stand-in for a lost one may."""
        for listener in list(self._channels.pop(table_id).listeners):
            listener.hang_up(BEHIND)

    def seat_of(self, table_id: str, listener: Listener) -> Perspective:
        """The seat through whose eyes a listener sees a table."""
        channel = self._channels.get(table_id)
        return None if channel is None else channel.listeners.get(listener)

    def leave(self, table_id: str, listener: Listener) -> None:
        """Send a listener nothing more."""
        channel = self._channels.get(table_id)
        if channel is not None:
            channel.listeners.pop(listener, None)
            self._forget_unheard(table_id, channel)

    def publish(self, row: TableRow, tellings: Sequence[Telling]) -> None:
        """A table changed in this process: tell the listeners at once."""
        channel = self._channels.get(row.id)
        if channel is None or row.version <= channel.version:
            return
        if tellings and tellings[0][0] == channel.version + 1 and tellings[-1][0] == row.version:
            self._fan_out(channel, row, tellings)
        else:
            self.notice(row.id, row.version)

    def notice(self, table_id: str, version: int) -> None:
        """A table changed somewhere: if somebody listens and does not know yet, read what happened."""
        channel = self._channels.get(table_id)
        if channel is None or version <= channel.version:
            return
        channel.notices += 1
        if not channel.catching_up:
            channel.catching_up = True
            self._spawn(self._catch_up(table_id, channel))

    def refresh(self) -> None:
        """Changes may have been missed: look at every table that somebody listens to."""
        for table_id, channel in self._channels.items():
            self.notice(table_id, channel.version + 1)

    async def stop(self, refusal: RefusalError) -> None:
        """Close every socket: the server is going down."""
        for channel in list(self._channels.values()):
            for listener in list(channel.listeners):
                listener.hang_up(refusal)
        await cancel_all(self._tasks)

    async def _catch_up(self, table_id: str, channel: Channel) -> None:
        """Read what happened, again if there was news while reading; where that fails, the next notice tries again."""
        read = -1
        try:
            while read != channel.notices:
                read = channel.notices
                row, tellings = await self._load(table_id, channel.version)
                if row.version > channel.version:
                    self._fan_out(channel, row, [telling for telling in tellings if telling[0] > channel.version])
        except RefusalError as refusal:
            self._metrics.count("refused", refusal.error)
        finally:
            channel.catching_up = False

    async def _load(self, table_id: str, after: int) -> tuple[TableRow, list[Telling]]:
        def work(connection: Connection) -> tuple[TableRow, list[Telling]]:
            row = store.load_table(connection, table_id)
            if row is None or row.stage == "closed":
                raise no_table()
            return with_position(connection, self._desk, row), store.load_told(connection, table_id, after)

        return await self._storage.read(work)

    def _state(self, row: TableRow, me: Perspective, tellings: Sequence[Telling]) -> TableState:
        return state_of(self._desk, row, me, self._desk.position(row), log_for(tellings, me))

    def _fan_out(self, channel: Channel, row: TableRow, tellings: Sequence[Telling]) -> None:
        """Send each perspective what changed for it."""
        old = channel.version
        channel.version = row.version
        for me in list(channel.sent):
            message = self._event(channel, row, tellings, me, old)
            for listener, perspective in list(channel.listeners.items()):
                if perspective == me and row.seat_of(listener.identity) == me:
                    listener.push(message)
        for listener, perspective in list(channel.listeners.items()):
            if row.seat_of(listener.identity) != perspective:
                self._spawn(self._reseat(row.id, channel, listener))

    def _event(self, channel: Channel, row: TableRow, tellings: Sequence[Telling], me: Perspective, old: int) -> bytes:
        state = self._state(row, me, ())
        changes = changes_between(unpack(channel.sent[me]), msgspec.to_builtins(state))
        channel.sent[me] = pack(state)
        self._metrics.count("events")
        return encode(EventMessage(old, row.version, changes, log_for(tellings, me)))

    def _welcome(self, channel: Channel, row: TableRow, tellings: Sequence[Telling], listener: Listener) -> None:
        if listener.gone:
            self._forget_unheard(row.id, channel)
            return
        me = row.seat_of(listener.identity)
        channel.listeners[listener] = me
        state = self._state(row, me, tellings)
        channel.sent[me] = pack(msgspec.structs.replace(state, log=[]))
        listener.push(encode(StateMessage(state)))

    async def _reseat(self, table_id: str, channel: Channel, listener: Listener) -> None:
        """A listener took a seat or gave it up: from now on it sees the table with other eyes."""
        if listener not in channel.listeners:
            return
        self.leave(table_id, listener)
        try:
            await self.join(table_id, listener)
        except RefusalError as refusal:  # the table is closed, or cannot be read now: nobody listens without hearing
            listener.hang_up(refusal)

    def _forget_unheard(self, table_id: str, channel: Channel) -> None:
        """Keep nothing for perspectives that nobody has, and no channel that nobody listens to."""
        if not channel.listeners:
            self._channels.pop(table_id, None)
        heard = set(channel.listeners.values())
        for me in [me for me in channel.sent if me not in heard]:
            del channel.sent[me]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
