"""What holds at every point of every game of Roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from hypothesis import strategies as st

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.roll.dice import goods_at, is_producer, owned
from galaktyka.games.roll.state import Question, Roll
from galaktyka.games.roll.tables import COLOURS, DICE, FIRST_FACTION, MAX_CREDITS, POOL_EACH, TILES
from tests.properties.play import NUMBER, decide
from tests.properties.soak_roll import START_DICE, gained

ROLL: Final = gk.roll.GAME
PLAYERS: Final = (2, 3, 4, 5)


def new(players: int, seed: int, backend: str = "cpu", kind: type[Match] = Match) -> Match:
    """A new match; `kind` may be a mutant."""
    return kind(ROLL, players=players, options={}, seed=seed, backend_name=backend)


@dataclass(frozen=True)
class Moment:
    """A point of a random game, found again by these numbers."""

    players: int
    seed: int
    luck: int
    decisions: int

    def match(self, backend: str = "cpu", kind: type[Match] = Match) -> Match:
        """Play to that point, or to the end of the game if that comes first."""
        match = new(self.players, self.seed, backend, kind)
        luck = Random(self.luck)
        for _ in range(self.decisions):
            if match.over:
                break
            decide(match, luck)
        return match


MOMENT: Final = st.builds(Moment, st.sampled_from(PLAYERS), NUMBER, NUMBER, st.integers(0, 700))


def tiles_in_play(match: Match) -> list[int]:
    """The tile at every place of the table that holds one."""
    return sorted(int(tile) for tile in _tiles(match))


def _tiles(match: Match) -> Iterator[int]:
    s = match.record[0]
    yield from s["bag"][: s["bag_size"]]
    yield from s["abandoned"][: s["abandoned_size"]]
    for seat in s["seat"][: match.players]:
        for zone in range(2):
            yield from seat["pile"][zone * TILES : zone * TILES + seat["pile_size"][zone]]
        yield from seat["drawn"][: seat["drawn_size"]]
        yield from (side % TILES for side in seat["tableau"][: seat["tableau_size"]] if side < FIRST_FACTION)
        if seat["question"] == Question.PLACE_WHERE:
            yield seat["choice"] % TILES


def check_tiles(match: Match) -> None:
    """Every tile lies in exactly one place, and empty places are blank."""
    assert tiles_in_play(match) == list(range(TILES))
    s = match.record[0]
    assert not s["bag"][s["bag_size"] :].any()
    assert not s["abandoned"][s["abandoned_size"] :].any()
    assert not s["abandoned_by"][s["abandoned_size"] :].any()
    for seat in s["seat"][: match.players]:
        _check_blank(seat)
    assert not s["seat"][match.players :].view(np.uint8).any()


def _check_blank(seat: Any) -> None:
    for zone in range(2):
        assert not seat["pile"][zone * TILES + seat["pile_size"][zone] : (zone + 1) * TILES].any()
    assert not seat["drawn"][seat["drawn_size"] :].any()
    for row, each in (("tableau", 1), ("used", 1), ("goods", 2)):
        assert not seat[row][seat["tableau_size"] * each :].any()


def check_dice(match: Match) -> None:
    """Dice come and go with tiles alone; nobody has to roll an empty cup; goods lie where they may."""
    s = over(Roll, match.record)
    for colour in range(COLOURS):
        assert sum(owned(s.seat[seat], colour) for seat in range(s.players)) <= DICE[colour]
    for seat in range(s.players):
        me = s.seat[seat]
        dice = sum(owned(me, colour) for colour in range(COLOURS))
        if me.depth == 0:
            assert dice == START_DICE + gained(me)
        if me.question == Question.SELECT:
            assert dice - sum(me.citizenry) - sum(me.zone) - sum(map(bool, me.goods)) > 0
        for slot in range(me.tableau_size):
            assert goods_at(me, slot) == 0 or is_producer(me.tableau[slot])


def check_chips(match: Match) -> None:
    """Chips come from the pool; only when it is empty may there be more of them; credits stay on their track."""
    s = match.record[0]
    chips, pool = [int(vp) for vp in s["seat"]["vp"][: match.players]], int(s["pool"])
    assert pool >= 0
    all_chips = POOL_EACH * match.players
    assert sum(chips) + pool == all_chips if pool > 0 else sum(chips) >= all_chips
    assert all(0 <= credits_ <= MAX_CREDITS for credits_ in s["seat"]["credits"][: match.players])


def secrets(match: Match, viewer: int) -> dict[str, tuple[int, ...]]:
    """What a viewer cannot know, by name, where there is enough of it to differ from deal to deal."""
    s = match.record[0]
    found = {"random": tuple(s["random"]["key"])}
    if s["bag_size"] > 4 and len(tiles_in_play(match)) - s["bag_size"] > 0:
        found |= {"bag": tuple(sorted(s["bag"][: s["bag_size"]]))} if _others_hide(match, viewer) else {}
    for seat in set(range(match.players)) - {viewer}:
        him = s["seat"][seat]
        if him["question"] in (Question.SELECT, Question.ASSIGN) and him["column"].sum() > 2:
            found[f"layout of {seat}"] = tuple(him["column"])
        for zone in range(2):
            below = tuple(him["pile"][zone * TILES + 1 : zone * TILES + him["pile_size"][zone]])
            found |= {f"stack {zone} of {seat}": below} if below and s["bag_size"] > 4 else {}
    return found


def _others_hide(match: Match, viewer: int) -> bool:
    """Whether another seat has tiles that the viewer cannot see."""
    seats = match.record[0]["seat"][: match.players]
    return any(seat != viewer and max(him["pile_size"]) > 1 for seat, him in enumerate(seats))


def check_resampling(match: Match, viewer: int) -> None:
    """Resampling deals a position that can be, and leaves nothing hidden as it was."""
    deals = [match.resampled(viewer, seed) for seed in range(16)]
    for deal in deals[:2]:
        check_tiles(deal)
        check_dice(deal)
        check_chips(deal)
    for name in secrets(match, viewer):
        assert len({secrets(deal, viewer).get(name) for deal in deals}) > 1, f"{name} is not dealt anew"
