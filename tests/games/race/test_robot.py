"""The robot of the solitaire game (race.md 18): its dice, what it does in each phase, the end and the scores.

Numbers that are our own come from data/robot.json; the stories here use the rows of that file, whatever they say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import galaktyka as gk
from galaktyka.engine.errors import OptionError, PositionError
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.race.result import robot_result
from galaktyka.games.race.robot import action_meant, players_card, roll_dice, run_step
from galaktyka.games.race.robot_tables import (
    COPY,
    DATA,
    FACE_NAMES,
    LEVEL,
    MOST_CREDIT,
    POOL,
    PREFERRED,
    STEP,
    Do,
)
from galaktyka.games.race.state import ROBOT, Race
from galaktyka.games.race.tables import ActionCard
from galaktyka.games.race.view import RobotView
from tests.games.playthrough import choose_active


def table(
    phase: str,
    *,
    world: str = "old_earth",
    pile: Sequence[str] = (),
    tableau: Sequence[str] = (),
    actions: Sequence[str] = (),
    deck: Sequence[str] = (),
    credit: int = 0,
    economy: int = 0,
    tiles: int = 0,
    level: str = "normal",
    hand: Sequence[str] = (),
    seed: int = 0,
) -> Match:
    """A player with nothing to do, and a robot, in a phase."""
    robot = gk.race.RobotSetup(
        [world, *tableau], pile, actions, credit=credit, economy=economy, tiles=tiles, level=level
    )
    return gk.race.position(
        [gk.race.SeatSetup(tableau=["alpha_centauri"], hand=hand)],
        robot=robot,
        phase=phase,
        deck=deck,
        tgs=True,
        rvi=True,
        seed=seed,
        backend="python",
    )


def play_on(match: Match) -> RobotView:
    """Let the player pass until the phase is over; the robot afterwards."""
    while match.view(0).phase != "none":
        legal = match.legal(0)
        match.play(0, "pass" if "pass" in legal else legal[0])
    robot: RobotView = match.view(0).robot
    return robot


def placed(robot: RobotView) -> list[str]:
    """The cards of the robot beside its start world."""
    return [card.card for card in robot.tableau[1:]]


# Set-up


def new(seed: int = 1, **options: bool) -> Match:
    return gk.new("race", players=1, seed=seed, solitaire=True, tgs=True, backend="python", **options)


def test_the_robot_gets_a_start_world_counters_and_cards() -> None:
    match = new(robot_hard=True)
    robot, level = match.view(0).robot, LEVEL[2]
    world = DATA.start_worlds[robot.tableau[0].card]
    assert (robot.level, robot.tiles_left, robot.pile) == ("hard", level.tiles, level.cards)
    assert robot.credit == min(MOST_CREDIT, world.credit.value + level.credit)
    assert robot.economy == min(level.most_economy, world.economy.value + level.economy)
    assert (match.view(0).pool, robot.dice, robot.vp) == (POOL, [], 0)


def test_every_start_world_of_the_sets_in_use_comes_to_the_robot() -> None:
    worlds = Counter(new(seed).view(0).robot.tableau[0].card for seed in range(120))
    assert len(worlds) == 9
    assert not worlds.keys() & {"rebel_cantina", "galactic_developers", "imperium_warlord"}


def test_the_player_chooses_two_actions_a_round() -> None:
    match = new()
    while match.question(0) != "choose_action":
        match.play(0, match.legal(0)[0])
    assert all(" & " in text for text in match.legal(0))


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (1, {}, "One player plays against the robot: add the option 'solitaire'."),
        (2, {"solitaire": True, "tgs": True}, "The solitaire game is for 1 player, not 2: leave out the option"),
        (1, {"solitaire": True}, "The option 'solitaire' needs 'tgs' too."),
        (1, {"solitaire": True, "tgs": True, "goals": True}, "is played without the option 'goals': leave it out."),
        (1, {"solitaire": True, "tgs": True, "first_game": True}, "is played without the option 'first_game'"),
        (1, {"solitaire": True, "tgs": True, "robot_easy": True, "robot_hard": True}, "Choose one of the options"),
        (2, {"robot_hard": True}, "The option 'robot_hard' needs 'solitaire' too."),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, bool], sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        gk.game("race").new_record(players, options)
    assert sentence in str(refusal.value)


# Dice


def test_every_face_turns_up_and_means_an_action() -> None:
    s = over(Race, table("choose actions", world="new_sparta").record)
    faces = Counter[str]()
    for _ in range(300):
        for action in range(len(ActionCard)):
            s.seat[ROBOT].actions[action] = 0
        roll_dice(s)
        faces.update(FACE_NAMES[face - 1] for face in s.robot.dice)
        assert sum(s.seat[ROBOT].actions) == 2
    assert faces.keys() == {face for die in DATA.dice for face in die.value}


@pytest.mark.parametrize(("world", "action"), [("new_sparta", ActionCard.SETTLE), ("old_earth", ActionCard.CONSUME_2X)])
def test_the_robot_symbol_means_the_preferred_action_of_the_start_world(world: str, action: ActionCard) -> None:
    s = over(Race, table("choose actions", world=world).record)
    assert action_meant(s, 0, PREFERRED) == action


def test_the_asterisk_copies_the_players_first_or_second_card() -> None:
    match = table("choose actions")
    s = over(Race, match.record)
    s.seat[0].actions[ActionCard.DEVELOP] = 1
    s.seat[0].actions[ActionCard.PRODUCE] = 1
    assert [action_meant(s, die, COPY) for die in (0, 1)] == [ActionCard.DEVELOP, ActionCard.PRODUCE]
    s.seat[0].actions[ActionCard.DEVELOP], s.seat[0].actions[ActionCard.PRODUCE] = 2, 0
    assert [players_card(s, die) for die in (0, 1)] == [ActionCard.DEVELOP, ActionCard.DEVELOP]


def test_dice_are_rolled_after_the_choice_and_play_phases_of_their_own() -> None:
    phases = set()
    for seed in range(12):
        match = gk.race.position(
            [gk.race.SeatSetup(tableau=["alpha_centauri"])],
            robot=gk.race.RobotSetup(["old_earth"]),
            tgs=True,
            seed=seed,
            backend="python",
        )
        assert match.view(0).robot.dice == []
        match.play(0, "explore +5 & explore +1/+1")
        robot = match.view(0).robot
        assert len(robot.dice) == 2
        while match.view(0).round == 2 and match.question(0) != "choose_action":
            phases.add(match.view(0).phase)
            match.play(0, match.legal(0)[0])
    assert {"develop", "settle"} <= phases


# Phases


def test_explore_brings_a_card_and_for_the_action_a_credit() -> None:
    deck = ["gem_world", "comet_zone", "spice_world"]
    reaction = play_on(table("explore", deck=deck, hand=["drop_ships"]))
    assert (reaction.pile, reaction.credit) == (1, 0)
    action = play_on(table("explore", actions=["explore +5"], deck=deck))
    assert (action.pile, action.credit) == (1, 1)


def test_develop_places_a_development_of_the_pile_and_discards_what_turns_up_before_it() -> None:
    for seed in range(6):
        match = only_pile(table("develop", pile=["gem_world", "public_works"], actions=["develop"], tiles=2, seed=seed))
        robot = play_on(match)
        assert placed(robot) == ["public_works"]
        assert robot.pile + len(match.view(0).known_discards) == 1


def test_a_development_that_the_robot_has_is_not_placed_again() -> None:
    match = table("develop", tableau=["space_marines"], pile=["space_marines"], credit=8, tiles=2)
    assert placed(play_on(match)) == ["space_marines"]
    assert "space_marines" in match.view(0).known_discards


@pytest.mark.parametrize(("credit", "world", "tiles"), [(2, "old_earth", 0), (3, "old_earth", 1)])
def test_a_tile_costs_three_credits_in_a_reaction(credit: int, world: str, tiles: int) -> None:
    robot = play_on(table("develop", world=world, credit=credit))
    assert (robot.tiles, robot.credit) == (tiles, credit - 3 * tiles)


def test_galactic_developers_pay_two_for_it() -> None:
    robot = play_on(table("develop", world="galactic_developers", credit=2))
    assert (robot.tiles, robot.credit) == (1, 0)


@pytest.mark.parametrize(
    ("world", "actions", "price"),
    [
        ("old_earth", ["develop"], 1),
        ("galactic_developers", ["develop"], 0),
        ("galactic_developers", [], 1),
    ],
)
def test_what_a_revealed_development_of_cost_6_costs(world: str, actions: list[str], price: int) -> None:
    for credit in range(4):
        match = table("develop", world=world, pile=["merchant_guild"], actions=actions, credit=credit, tiles=2)
        match = only_pile(match)
        robot = play_on(match)
        assert placed(robot) == (["merchant_guild"] if credit >= price else [])
        assert robot.credit == (credit - price if credit >= price else credit)


def only_pile(match: Match) -> Match:
    """The same position with no card to draw but in the robot's pile."""
    array = match.record
    s = over(Race, array)
    for i in range(s.deck_size):
        s.deck[i] = 0
    s.deck_size = 0
    return Match(match.game, players=1, options=match.options, seed=0, start=array, backend_name="python")


@pytest.mark.parametrize(
    ("world", "pile", "found"),
    [
        ("old_earth", ["rebel_miners", "drop_ships"], []),
        ("old_earth", ["gem_world", "drop_ships"], ["gem_world"]),
        ("imperium_warlord", ["gem_world", "rebel_miners"], ["rebel_miners"]),
        ("rebel_cantina", ["drop_ships", "rebel_miners"], ["rebel_miners"]),
        ("rebel_cantina", ["drop_ships", "gem_world"], ["gem_world"]),
    ],
)
def test_settle_looks_for_the_worlds_of_the_start_world(world: str, pile: list[str], found: list[str]) -> None:
    match = only_pile(table("settle", world=world, pile=pile, actions=["settle"], credit=8))
    assert placed(play_on(match)) == found


def test_a_world_that_can_hold_goods_makes_the_economy_grow() -> None:
    step = next(row for row in STEP if row.do == Do.SETTLE)
    for world, growth in (("gem_world", step.amount), ("tourist_world", 0)):
        match = only_pile(table("settle", pile=[world], actions=["settle"], credit=8, economy=2))
        assert play_on(match).economy == 2 + growth


def test_what_the_robot_cannot_pay_for_is_discarded() -> None:
    match = only_pile(table("settle", pile=["new_earth"], credit=0))
    assert placed(play_on(match)) == []
    assert match.view(0).known_discards == ["new_earth"]


def test_consume_takes_points_from_the_pool_by_the_economy() -> None:
    match = table("consume", actions=["consume 2x"], economy=4)
    robot = play_on(match)
    assert 0 < robot.vp == POOL - match.view(0).pool
    weaker = play_on(table("consume", economy=4))
    assert 0 < weaker.vp < robot.vp


def test_rebel_cantina_brings_a_credit_more_in_produce() -> None:
    plain = play_on(table("produce", world="old_earth"))
    cantina = play_on(table("produce", world="rebel_cantina"))
    assert cantina.credit == plain.credit + 1


def test_imperium_warlord_draws_more_in_explore() -> None:
    deck = ["gem_world", "comet_zone", "spice_world", "new_vinland", "space_port"]
    assert play_on(table("explore", world="imperium_warlord", deck=deck)).pile > 1


def test_counters_stop_at_their_ends() -> None:
    s = over(Race, table("choose actions", credit=MOST_CREDIT, economy=LEVEL[1].most_economy).record)
    for do in (Do.CREDIT, Do.ECONOMY):
        run_step(s, next(number for number, facts in enumerate(STEP) if facts.do == do))
    assert (s.robot.credit, s.robot.economy) == (MOST_CREDIT, LEVEL[1].most_economy)


# The end


def ended(*, vp: int, tiles: int = 0, credit: int = 0) -> Match:
    setup = gk.race.RobotSetup(["old_earth", "gem_world"], vp=vp, tiles=tiles, credit=credit)
    return gk.race.position(
        [gk.race.SeatSetup(tableau=["alpha_centauri"], vp=20)], robot=setup, phase="round end", pool=0, tgs=True
    )


def test_the_robot_scores_cards_chips_and_tiles() -> None:
    match = ended(vp=10, tiles=2)
    result = robot_result(over(Race, match.observation(-1)))
    assert result is not None
    assert (result.chips, result.tiles, result.total) == (10, 2 * LEVEL[1].tile_vp, 10 + 12 + 2 + 1)
    robot = match.view(0).robot
    assert (robot.card_vp, robot.tile_vp) == ([2, 1], LEVEL[1].tile_vp)
    assert sum(robot.card_vp) + robot.tiles * robot.tile_vp + robot.vp == robot.score == result.total
    assert not match.view(0).winners
    assert result.winner


def test_the_player_wins_with_more_points_or_by_the_tie_break() -> None:
    assert ended(vp=10).winners() == [0]
    assert (ended(vp=17).scores(), ended(vp=17).winners()) == ([20], [0])
    assert ended(vp=17, credit=1).winners() == []
    assert ended(vp=18).winners() == []


def test_a_full_tableau_of_the_robot_ends_the_game_tiles_included() -> None:
    worlds = ["old_earth", "gem_world", "comet_zone", "spice_world", "new_vinland", "space_port", "artist_colony"]
    worlds += ["new_earth", "tourist_world", "hive_world"]
    for tiles, over_now in ((1, False), (2, True)):
        match = gk.race.position(
            [gk.race.SeatSetup(tableau=["alpha_centauri"])],
            robot=gk.race.RobotSetup(worlds, tiles=tiles),
            phase="round end",
            tgs=True,
            backend="python",
        )
        assert match.over == over_now
        if over_now:
            assert match.end_reason == "tableau"


# Around it


def test_whole_games_end_and_every_card_is_somewhere() -> None:
    for seed, options in enumerate(({}, {"rvi": True, "robot_hard": True}, {"robot_easy": True})):
        match = new(seed, **options)
        while match.owing:
            match.play(0, choose_active(match.legal(0), f"alone {len(match.history)}"))
        assert match.over
        result = robot_result(over(Race, match.record))
        assert result is not None
        assert result.winner == (match.winners() == [])


def test_the_robots_pile_is_hidden_and_dealt_anew() -> None:
    match = table("choose actions", pile=["gem_world", "comet_zone"])
    piles = set()
    for seed in range(20):
        twin = match.resampled(0, seed)
        assert twin.view(0) == match.view(0)
        assert twin.observation(0).tobytes() == match.observation(0).tobytes()
        piles.add(tuple(twin.record[0]["seat"][ROBOT]["hand"][:2]))
    assert len(piles) > 10


@pytest.mark.parametrize(
    ("robot", "sentence"),
    [
        (gk.race.RobotSetup(["gem_world"]), "The robot's tableau begins with a start world"),
        (gk.race.RobotSetup(), "The robot's tableau begins with a start world"),
        (gk.race.RobotSetup(["old_earth"], level="cruel"), "There is no robot 'cruel'; it is easy, normal, hard"),
    ],
)
def test_a_robot_that_cannot_be_is_refused(robot: gk.race.RobotSetup, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        gk.race.position([gk.race.SeatSetup()], robot=robot, tgs=True)
