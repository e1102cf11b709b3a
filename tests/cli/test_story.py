"""The story of a game: complete for who may know everything, and silent about what a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

import galaktyka as gk
from galaktyka.cli.race.face import RaceFace
from galaktyka.engine.match import Match
from galaktyka.games.race import RobotSetup, SeatSetup

NAMES = ("You", "Bot")


def story(match: Match, *steps: tuple[int, str], listener: int | None = 0) -> list[str]:
    """What a listener hears of the steps; the match itself does not move."""
    told = match.copy()
    narrator = RaceFace("en", NAMES[: match.players]).narrator(listener)
    for seat, text in steps:
        action = told.legal_ids(seat)[told.legal(seat).index(text)]
        narrator.watch(told.record, seat, action)
        told.step(seat, action)
    return [f"{line.mark} {line.text}".strip() for line in narrator.tell()]


def developing(hand: Sequence[str]) -> Match:
    """Both seats choose a development; the bot has a hand to pay with."""
    seats = [
        SeatSetup(tableau=["old_earth"], hand=["spice_world"], actions=["develop"]),
        SeatSetup(tableau=["alpha_centauri"], hand=hand, actions=["develop"]),
    ]
    return gk.race.position(seats, phase="develop", backend="python")


def test_who_placed_what_is_told_and_what_it_was_paid_with_is_not() -> None:
    match = developing(["mining_robots", "colony_ship", "gem_world"])
    steps = ((0, "pass"), (1, "develop mining_robots"))
    for paid in ("pay colony_ship", "pay gem_world"):
        assert story(match, *steps, (1, paid)) == ["II Bot: places Mining Robots, pays 1 card."]


def test_somebody_who_may_know_everything_hears_what_it_was_paid_with() -> None:
    match = developing(["mining_robots", "colony_ship", "gem_world"])
    steps = ((0, "pass"), (1, "develop mining_robots"))
    heard = [story(match, *steps, (1, paid), listener=None) for paid in ("pay colony_ship", "pay gem_world")]
    assert heard[0] == ["II Bot: places Mining Robots, pays with Colony Ship."]
    assert heard[1] == ["II Bot: places Mining Robots, pays with Gem World."]


def test_a_secret_choice_is_not_told_before_it_is_revealed() -> None:
    match = developing(["public_works", "investment_credits", "gem_world"])
    choices = ("develop public_works", "develop investment_credits", "pass")
    assert [story(match, (1, choice)) for choice in choices] == [[], [], []]
    assert story(match, (1, "develop public_works"), (0, "pass")) == ["II Bot: places Public Works."]


def test_actions_are_told_when_all_have_chosen() -> None:
    seats = [SeatSetup(tableau=["old_earth"]), SeatSetup(tableau=["alpha_centauri"])]
    match = gk.race.position(seats, phase="choose actions", backend="python")
    assert story(match, (1, "produce")) == []
    told = story(match, (1, "produce"), (0, "consume 2x"))
    assert told[0] == "Round 2 · You: Consume: 2× VP · Bot: Produce"


def test_what_one_draws_oneself_is_told_by_name_and_others_by_number() -> None:
    seats = [
        SeatSetup(tableau=["old_earth", "gem_world"], goods=["gem_world"], actions=["consume trade"]),
        SeatSetup(tableau=["alpha_centauri"], goods=["alpha_centauri"], actions=["consume trade"]),
    ]
    deck = ["colony_ship", "space_port", "drop_ships", "genetics_lab", "space_marines", "mining_world"]
    match = gk.race.position(seats, phase="choose actions", deck=deck, backend="python")
    mine, theirs = (story(match, (0, "consume trade"), (1, "consume trade"), listener=seat) for seat in (0, 1))
    assert mine[1:] == [
        "IV You: sell the good of Gem World, draw Colony Ship, Drop Ships, Space Port.",
        "IV Bot: sells the good of Alpha Centauri, draws 3 cards.",
    ]
    assert theirs[1] == "IV You: sells the good of Gem World, draws 3 cards."


def test_consumption_and_production_are_told() -> None:
    seats = [
        SeatSetup(tableau=["old_earth", "gem_world"], goods=["gem_world"]),
        SeatSetup(tableau=["new_sparta"]),
    ]
    match = gk.race.position(seats, phase="choose actions", backend="python")
    told = story(match, (0, "consume 2x"), (1, "produce"))
    assert told[1] == "IV You: consume the good of Gem World, take 2 VP."
    assert told[2].startswith("V You: get a good on Gem World, draw ")


def test_a_card_discarded_from_the_tableau_is_told() -> None:
    seats = [
        SeatSetup(tableau=["new_sparta"]),
        SeatSetup(tableau=["alpha_centauri", "colony_ship"], hand=["terraformed_world"], actions=["settle"]),
    ]
    match = gk.race.position(seats, phase="settle", backend="python")
    told = story(match, *[(0, "pass")] * (0 in match.owing), (1, "settle terraformed_world"))
    assert told[0].startswith("III Bot: discards Colony Ship from the tableau, places Terraformed World")


def test_the_listener_does_not_hear_own_answers_again() -> None:
    seats = [SeatSetup(tableau=["old_earth"], hand=["mining_robots", "gem_world", "drop_ships"], actions=["develop"])]
    match = gk.race.position([*seats, SeatSetup(tableau=["new_sparta"])], phase="develop", backend="python")
    told = story(match, *[(1, "pass")] * (1 in match.owing), (0, "develop mining_robots"), (0, "pay gem_world"))
    assert told == ["II You: place Mining Robots."]


@pytest.mark.parametrize("seed", range(3))
def test_what_nobody_could_know_changes_no_word(
    seed: int,
) -> None:
    """Deal everything hidden anew: whatever the listener sees alike is told alike."""
    match = gk.new("race", players=2, seed=seed, backend="python")
    narrators = 0
    while not match.over and len(match.history) < 120:
        seat = match.owing[0]
        action = match.legal_ids(seat)[len(match.history) % len(match.legal_ids(seat))]
        world = match.resampled(0, f"world {len(match.history)}")
        after, other = match.copy(), world.copy()
        after.step(seat, action)
        if action in world.legal_ids(seat):
            other.step(seat, action)
            if other.observation(0).tobytes() == after.observation(0).tobytes():
                narrators += 1
                assert _heard(match, seat, action) == _heard(world, seat, action)
        match = after
    assert narrators > 20


def _heard(match: Match, seat: int, action: int) -> list[str]:
    narrator = RaceFace("en", NAMES).narrator(0)
    narrator.watch(match.record, seat, action)
    return [line.text for line in narrator.tell()]


def test_goals_are_told_and_shown() -> None:
    seats = [
        SeatSetup(tableau=["investment_credits", "mining_robots", "drop_ships"], hand=["space_marines", "gem_world"]),
        SeatSetup(tableau=["new_sparta"], goals=["greatest_military"]),
    ]
    goals = ["greatest_infrastructure", "greatest_military"]
    match = gk.race.position(seats, phase="develop", goals=goals, tgs=True, backend="python")
    assert story(match, (1, "pass"), (0, "develop space_marines"), (0, "pay gem_world")) == [
        "II You: place Space Marines, win the goal Greatest Infrastructure.",
        "II Bot: loses the goal Greatest Military.",
    ]
    console = Console(width=120, record=True, file=StringIO())
    console.print(RaceFace("en", NAMES).header(match, 0))
    shown = console.export_text()
    assert "☆ Greatest Infrastructure (Developments, at least 4. You 3, Bot 0)" in shown
    assert "★ Greatest Military (General Military, at least 6. You 3, Bot 2) → Bot" in shown


def test_a_robot_is_shown_told_and_scored() -> None:
    match = gk.race.position(
        [SeatSetup(tableau=["alpha_centauri"])],
        robot=gk.race.RobotSetup(["old_earth"], pile=["gem_world"], actions=["settle"], credit=8, tiles=1),
        phase="settle",
        pool=0,
        tgs=True,
        backend="python",
    )
    heard = story(match, (0, "pass"))
    assert heard[0].startswith("III robot (reconstruction): places ")
    console = Console(width=160, record=True, file=StringIO())
    face = RaceFace("en", NAMES[:1])
    console.print(face.table(match, 0, hand=False))
    match.play(0, "pass")
    console.print(face.result(match))
    shown = console.export_text()
    assert "robot (reconstruction) (normal) · 8 VP (0 in chips) · credit 8 · economy 0 · tiles 1 (left 1)" in shown
    assert "development tiles" in shown
    assert "robot (reconstruction) wins." in shown


def test_the_tiles_of_the_robot_are_told() -> None:
    robot = RobotSetup(["old_earth"], credit=3)
    mine = SeatSetup(tableau=["alpha_centauri"], hand=["public_works", "gem_world"])
    match = gk.race.position([mine], robot=robot, phase="develop", tgs=True, backend="python")
    assert "II robot (reconstruction): places a development tile." in story(match, (0, "pass"))
