"""What a seat may know (roll.md 13), and dealing anew what it cannot know, with the rules uncompiled."""

import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.roll.state import Question, Roll
from galaktyka.games.roll.tables import COLOURS, FIRST_FACTION, NO_PHASE, TILES
from tests.games.playthrough import Playthrough, moments
from tests.games.roll.playthrough import MANNER, PLAYTHROUGHS

EVERY = 11  # decisions from one look to the next
SEEDS = range(40)


def all_tiles(match: gk.Match) -> list[int]:
    """Every game tile of the table, wherever it lies."""
    s = over(Roll, match.record)
    tiles = [s.bag[i] for i in range(s.bag_size)] + [s.abandoned[i] for i in range(s.abandoned_size)]
    for seat in range(s.players):
        me = s.seat[seat]
        tiles += [me.pile[zone * TILES + i] for zone in range(2) for i in range(me.pile_size[zone])]
        tiles += [me.drawn[i] for i in range(me.drawn_size)]
        tiles += [side % TILES for side in list(me.tableau)[: me.tableau_size] if side < FIRST_FACTION]
        tiles += [me.choice % TILES] if me.question == Question.PLACE_WHERE else []
    return sorted(tiles)


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_seat_cannot_tell_the_table_from_one_dealt_anew(game: Playthrough) -> None:
    for match in moments(game, MANNER, EVERY, last_first=True):
        for seat in range(match.players):
            twin = match.resampled(seat, seed=len(match.history))
            assert twin.observation(seat).tobytes() == match.observation(seat).tobytes()
            assert twin.view(seat) == match.view(seat)
            assert twin.view(-1) == match.view(-1)
            assert all_tiles(twin) == list(range(TILES))


def test_a_table_dealt_anew_can_be_played_to_its_end() -> None:
    for match in moments(PLAYTHROUGHS[1], MANNER, EVERY, last_first=True):
        if len(match.history) % (20 * EVERY) == 0:
            twin = match.resampled(0, seed=9)
            while twin.owing:
                twin.play(twin.owing[0], MANNER.choose(twin.legal(twin.owing[0]), f"anew {len(twin.history)}"))
            assert twin.over


def test_tiles_that_a_seat_cannot_know_are_dealt_anew() -> None:
    match = gk.roll.position(
        [
            gk.roll.SeatSetup(worlds=["spice_world", "gem_world"], columns={"explore": {"white": 1}}),
            gk.roll.SeatSetup(
                tableau=["improved_reconnaissance"],
                worlds=["space_port", "comet_zone"],
                columns={"explore": {"white": 2}},
            ),
        ],
        phase="explore",
        backend="python",
    )
    match.play(0, "abandon gem_world")
    match.play(1, "abandon comet_zone")
    match.play(1, "scout white")
    match.play(1, match.legal(1)[-1])
    assert match.question(1) == "place_where"
    tables = [over(Roll, match.resampled(0, seed).record) for seed in SEEDS]
    assert len({s.seat[1].choice for s in tables}) > 1
    assert len({tuple(s.seat[1].drawn) for s in tables}) > 1
    assert len({s.abandoned[1] for s in tables}) > 1
    assert {s.abandoned[0] for s in tables} == {over(Roll, match.record).abandoned[0]}
    assert {s.seat[1].pile[TILES] for s in tables} == {over(Roll, match.record).seat[1].pile[TILES]}
    assert match.view(0).known_abandoned == ["conscription"]  # the other side of Gem World
    assert (match.view(1).abandoned, match.view(1).seats[0].worlds.tiles) == (2, None)


def test_the_first_two_tiles_of_another_seat_are_dealt_anew() -> None:
    match = gk.new("roll", seed=3, backend="python")
    match.play(1, match.legal(1)[0])
    tables = [over(Roll, match.resampled(0, seed).record).seat[1] for seed in SEEDS]
    assert {me.drawn[0] < me.drawn[1] for me in tables} == {True, False}


def hidden(match: gk.Match, seed: int) -> tuple[tuple[int, ...], int, int]:
    """What is behind the screen of seat 1, dealt anew for seat 0."""
    me = over(Roll, match.resampled(0, seed).record).seat[1]
    return tuple(me.column), int(me.selected), int(me.strip)


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_dice_behind_a_screen_are_rolled_and_assigned_anew(answers: int) -> None:
    cup = {"white": 2, "red": 2, "yellow": 2}
    match = gk.roll.position([gk.roll.SeatSetup(cup=cup)] * 2, seed=5, backend="python")
    if answers > 0:
        match.play(1, next(text for text in match.legal(1) if "from wild" not in text))
    while answers == 2 and match.question(1):
        match.play(1, match.legal(1)[0])
    deals = [hidden(match, seed) for seed in SEEDS]
    assert len({columns for columns, _, _ in deals}) > 10
    assert len({selected for _, selected, _ in deals}) == (1 if answers == 0 else 5)
    for columns, selected, strip in deals:
        assert sum(columns) == (6 if answers == 0 else 5)
        assert (selected == NO_PHASE) == (strip == 0) == (answers == 0)
    wild = [sum(columns[5 * COLOURS :]) for columns, _, _ in deals]
    assert any(wild) == (answers < 2)
    assert match.view(0).seats[1].cup == cup


def test_the_own_layout_is_known() -> None:
    match = gk.roll.position([gk.roll.SeatSetup(cup={"white": 3})] * 2, seed=5, backend="python")
    mine = over(Roll, match.record).seat[0]
    for seed in SEEDS:
        assert tuple(over(Roll, match.resampled(0, seed).record).seat[0].column) == tuple(mine.column)
    assert match.view(0).seats[0].layout is not None
    assert match.view(0).seats[1].layout is None
    assert match.view(-1).seats[0].layout is None
