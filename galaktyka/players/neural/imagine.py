"""Playing positions on in the imagination: many at once, all seats by the policy of a network.

That is what compiled code is for; uncompiled it is slow, and good for a handful of positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import LoadedPart
from galaktyka.engine.decision import WAIT
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.flow import MAX_SEATS
from galaktyka.engine.game import Game, Records
from galaktyka.engine.playout import KEY_WORDS
from galaktyka.engine.prefetch import lines_in_use
from galaktyka.engine.record import dtype_of, over
from galaktyka.players.neural.network import OUTLOOKS, Network, Rows, Values, likeliest
from galaktyka.players.neural.threads import one_thread

LEAD: Final = 0.15  # what a large lead in score counts besides the win, unless the network was trained otherwise
LEAD_POINTS: Final = 15.0
EACH_TIME: Final = 6  # what it costs to ask a network at all, in looks at positions
AT_ONCE: Final = 0  # a round: the seat looks no further ahead than to its next decision
LONGEST: Final = 10_000  # decisions: games that go on for longer are worth nothing to anybody
Numbers = np.ndarray[Any, np.dtype[np.int32]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]


def always() -> bool:
    """Nobody says when it is enough."""
    return True


class Plain:
    """Records as uncompiled kernels read and write them."""

    def __init__(self, records: Records, seen: Sequence[Any]) -> None:
        """`seen` are the same records, each as the kernels want it."""
        self._records, self._seen = records, seen

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, i: int) -> Any:
        return self._seen[i]

    def __setitem__(self, i: int, record: np.void) -> None:
        self._records[i] = record


class Imagination:
    """Room for some positions, and the kernels that play them on."""

    def __init__(self, game: Game, network: Network, games: int, batch: LoadedPart, rows: LoadedPart) -> None:
        """`batch` and `rows` are the parts `BATCH` and `FEATURE_ROWS`, on the same backend."""
        self._game, self._network = game, network
        self._step, self._fill = batch.entries[1], rows.entries[1]
        self._lead = float(network.about.get("lead", LEAD))
        self._points = float(network.about.get("lead_points", LEAD_POINTS))
        self._records: Records = np.zeros(games, dtype_of(game.record))
        compiled = batch.name == "cpu"
        self._plain = None if compiled else [over(game.record, self._records[i : i + 1]) for i in range(games)]
        self._masks: Rows = np.zeros(games * game.actions, np.uint8)
        self._rows: Rows = np.zeros(games * features_of(game).size, np.uint8)
        self._seats, self._results, self._done, self._winners = (np.zeros(games, np.uint8) for _ in range(4))
        self._kinds = np.zeros(games, np.uint8)
        self._episodes, self._counts = np.zeros(games, np.uint32), np.zeros(games, np.int32)
        self._keys, self._scores = np.zeros(games * KEY_WORDS, np.uint32), np.zeros(games * MAX_SEATS, np.int32)
        self._base = np.zeros(KEY_WORDS, np.uint32)
        self._lines = lines_in_use(game.record, MAX_SEATS)
        self.looks = 0  # at positions until now, in all games: a measure of work that needs no clock

    def values(
        self, worlds: Records, seat: int, actions: Numbers, rounds: int, goes_on: Callable[[], bool] = always
    ) -> Values:
        """What each action is worth to a seat in each world, by the win it leads to and the lead: actions × worlds."""
        found = self.outlooks(worlds, seat, actions, rounds, goes_on)
        worth: Values = found[..., 0] + self._lead * found[..., 1]
        return worth

    def outlooks(
        self, worlds: Records, seat: int, actions: Numbers, rounds: int, goes_on: Callable[[], bool] = always
    ) -> Values:
        """What a seat may expect of each action in each world: actions × worlds × (share of the win, lead).

        At the seat's first decision after its action that is so many rounds later the network says what it expects;
        games that end before that say it themselves. Once `goes_on` says no, the seat's next decision is far enough.
        """
        games = len(worlds) * len(actions)
        self.looks += games
        self._records[:games] = np.tile(worlds, len(actions))
        taken = np.repeat(actions, len(worlds)).astype(np.int32)
        self._show(seat, taken)
        found, playing = np.zeros((games, OUTLOOKS), np.float32), np.ones(games, np.bool_)
        blank, until = self._blank(worlds), int(worlds["turn"][0]) + rounds
        with one_thread():
            for _ in range(LONGEST):
                if not playing.any():
                    break
                self._take(taken, blank)
                ended = playing & (self._done[:games] == 1)
                if ended.any():
                    found[ended] = self._outcomes(seat, int(worlds["players"][0]))[:games][ended]
                    playing &= ~ended
                until = until if goes_on() else AT_ONCE
                taken = self._decide(seat, until, playing, found)
        return found.reshape(len(actions), len(worlds), OUTLOOKS)

    def _show(self, seat: int, actions: Numbers) -> None:
        """Let it be the turn of a seat everywhere, with an action that is known to be legal."""
        self._seats[: len(actions)] = seat
        masks = self._masks.reshape(-1, self._game.actions)[: len(actions)]
        masks[:] = 0
        masks[np.arange(len(actions)), actions] = 1

    def _blank(self, worlds: Records) -> Records:
        """What games that end are dealt anew from; nobody looks at them any more."""
        options: Mapping[str, bool] = {option.name: bool(worlds[option.name][0]) for option in self._game.options}
        return self._game.new_record(int(worlds["players"][0]), options)

    def _take(self, actions: Numbers, blank: Records) -> None:
        """Take one action in each game, and show the next decisions."""
        n, width = len(actions), self._game.actions
        shown = (self._seats[:n], self._masks[: n * width], self._counts[:n])
        deals = (self._episodes[:n], self._keys[: n * KEY_WORDS])
        ends = (self._results[:n], self._done[:n], self._scores[: n * MAX_SEATS], self._winners[:n])
        self._step(self._seen(n), blank, self._base, 0, *deals, *shown, self._kinds[:n], self._lines, actions, *ends)

    def _seen(self, n: int) -> Any:
        """The first `n` records as the kernels want them."""
        return self._records[:n] if self._plain is None else Plain(self._records[:n], self._plain)

    def _outcomes(self, seat: int, players: int) -> Values:
        """What games that ended brought a seat: its share of the win, and its lead."""
        scores = self._scores.reshape(-1, MAX_SEATS)[:, :players].astype(np.float32)
        winners = (self._winners[:, None] >> np.arange(players)) & 1
        others = np.delete(scores, seat, axis=1).max(axis=1, initial=0.0)
        lead: Values = np.tanh((scores[:, seat] - others) / self._points)
        share: Values = winners[:, seat] / np.maximum(winners.sum(axis=1), 1)
        return np.stack([share, lead], axis=1).astype(np.float32)

    def _decide(self, seat: int, until: int, playing: Flags, found: Values) -> Numbers:
        """The policy's actions in games that go on; where the seat has looked far enough ahead, its expectation."""
        actions = np.full(len(playing), WAIT, np.int32)
        places = np.flatnonzero(playing)
        if not len(places):
            return actions
        scores, values = self._evaluated(len(playing), places)
        legal = self._masks[: len(playing) * self._game.actions].reshape(len(playing), -1)[places]
        far = (self._seats[places] == seat) & (self._records["turn"][places] >= until)
        found[places[far]] = values[far]
        actions[places] = likeliest(scores, legal)
        actions[places[far]] = WAIT
        playing[places[far]] = False
        return actions

    def _evaluated(self, n: int, places: np.ndarray[Any, np.dtype[np.intp]]) -> tuple[Values, Values]:
        """What the network says in some of the first `n` games; what looks the same is evaluated once.

        Often nothing that a seat sees differs between worlds, and what is done in another order ends up the same.
        """
        self._fill(self._seen(n), self._seats[:n], self._rows[: n * features_of(self._game).size])
        rows = self._rows[: n * features_of(self._game).size].reshape(n, -1)
        known: dict[bytes, int] = {}
        which = [known.setdefault(rows[place].tobytes(), len(known)) for place in places]
        _, firsts = np.unique(which, return_index=True)
        self.looks += len(firsts) + EACH_TIME
        scores, values = self._network.evaluate(rows[places[firsts]])
        return scores[which], values[which]
