"""The rules at work in one server process: each game through a lens, uncompiled until compiled rules are ready."""

from __future__ import annotations

from galaktyka.engine.backend import backend_name
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import Match
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import TABLE_GAMES, TableGame, table_game
from galaktyka.server.rows import TableRow, layout_of, record_of


class Desk:
    """What one thread plays with."""

    def __init__(self, backend: str = "python") -> None:
        self._lenses = {name: Lens(entry.game, backend) for name, entry in TABLE_GAMES.items()}

    def use(self, game: str, backend: str) -> None:
        """From now on look at a game through a lens of this backend."""
        self._lenses[game] = Lens(table_game(game).game, backend)

    def lens(self, game: str) -> Lens:
        """The lens of a game."""
        return self._lenses[game]

    def game(self, row: TableRow) -> TableGame:
        """The game that is played at a table, if its rules are still those it was begun with."""
        entry = table_game(row.game)
        if row.rules_version != entry.game.rules_version:
            raise RefusalError(
                "old_rules",
                f"This table was played with version {row.rules_version} of the rules of {entry.game.title}, "
                f"and this server has version {entry.game.rules_version}; the table is kept as it is.",
            )
        return entry

    def layout(self, row: TableRow) -> str:
        """How positions of a table's game lie in memory now."""
        return layout_of(table_game(row.game).game)

    def position(self, row: TableRow) -> Records | None:
        """The latest position of a table; None before the start or where it must be replayed from the log."""
        entry = self.game(row)
        if row.record is None or row.layout != self.layout(row):
            return None
        return record_of(entry.game, row.record)

    def replay(self, row: TableRow, history: list[tuple[int, int]]) -> Records:
        """The position that a table's actions lead to from its seed: the truth behind every stored position."""
        entry = self.game(row)
        name = self.lens(row.game).backend.name
        match = Match(entry.game, players=row.players, options=row.options, seed=row.seed, backend_name=name)
        for seat, action in history:
            match.step(seat, action)
        return match.record


def wants_compiled(backend: str) -> bool:
    """Whether a server set up like this should run compiled rules once they are there."""
    return backend_name(backend) != "python"
