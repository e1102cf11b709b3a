"""What is told about a game: it follows the game exactly, and tells each thing once."""

import pytest

import galaktyka as gk
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import Match
from galaktyka.games.race.story import follow, opening
from tests.server.boards import DESK, random_game

LENS = Lens(gk.game("race"), "python")


def told(match: Match, seat: int, text: str) -> list[tuple[int | None, str, dict[str, object]]]:
    """What all are told about an action, as (seat, message, arguments)."""
    before = match.record
    action = match.game.parse_action(int(before[0]["seat"][seat]["question"]), text)
    match.step(seat, action)
    story = follow(LENS, before, seat, action)
    assert same(story.record, match.record)
    return [(entry.seat, entry.say.id, dict(entry.say.args)) for entry in story.told if entry.say is not None]


def same(left: Records, right: Records) -> bool:
    return left.tobytes() == right.tobytes()


@pytest.mark.parametrize(("players", "seed"), [(2, "s"), (3, "t")])
def test_the_story_follows_the_rules_exactly(players: int, seed: str) -> None:
    for now, seat, action in random_game(players, seed):
        _, after = DESK.lens("race").step(now.record, seat, action)
        assert same(follow(LENS, now.record, seat, action).record, after)


def test_cards_drawn_and_points_taken_add_up() -> None:
    """Told draws, looks and discards explain every change of every hand; told VP every change of chips."""
    for now, seat, action in random_game(3, "sums"):
        after = now.moved(seat, action)
        for who in range(3):
            was, became = now.record[0]["seat"][who], after.record[0]["seat"][who]
            vp = sum(
                int(str(entry.say.args["vp"]))
                for entry in after.tellings[-1][1]
                if entry.seat == who and entry.say is not None and entry.say.id == "log-earns"
            )
            assert became["vp"] - was["vp"] == vp


def test_develop_and_settle_are_told_with_their_prices() -> None:
    setup = gk.race.SeatSetup
    match = gk.race.position(
        [
            setup(tableau=["old_earth"], hand=["public_works", "gem_world", "colony_ship"], actions=["develop"]),
            setup(tableau=["new_sparta"], hand=["space_marines"], actions=["settle"]),
        ],
        phase="develop",
    )
    assert told(match, 1, "pass") == []
    assert told(match, 0, "develop public_works")[:2] == [
        (0, "log-develops", {"card": "public_works", "price": 0}),
        (1, "log-develops-nothing", {}),
    ]


def test_a_conquest_names_its_strength() -> None:
    setup = gk.race.SeatSetup
    match = gk.race.position(
        [
            setup(tableau=["new_sparta"], hand=["rebel_miners", "gem_world"], actions=["settle"]),
            setup(tableau=["old_earth"], hand=["space_marines"], actions=["settle"]),
        ],
        phase="settle",
    )
    told(match, 1, "pass")
    heard = told(match, 0, "settle rebel_miners")
    assert (0, "log-settles", {"card": "rebel_miners"}) in heard
    assert (0, "log-conquers", {"card": "rebel_miners", "military": 2, "defense": 2}) in heard
    assert (0, "log-draws", {"count": 1}) in heard


def test_a_helper_is_told_when_it_leaves_the_tableau() -> None:
    setup = gk.race.SeatSetup
    match = gk.race.position(
        [
            setup(
                tableau=["new_sparta", "new_military_tactics"], hand=["rebel_outpost", "gem_world"], actions=["settle"]
            ),
            setup(tableau=["old_earth"], hand=["space_marines"], actions=["settle"]),
        ],
        phase="settle",
    )
    told(match, 1, "pass")
    heard = told(match, 0, "settle rebel_outpost")
    while match.question(0) == "settle_how":
        heard += told(match, 0, match.legal(0)[0])
    assert (0, "log-helper", {"card": "new_military_tactics"}) in heard
    assert (0, "log-conquers", {"card": "rebel_outpost", "military": 5, "defense": 5}) in heard


def test_selling_is_told_as_selling_and_consuming_as_consuming() -> None:
    heard = set()
    for number in range(3):
        for now, seat, action in random_game(2, f"goods {number}"):
            for entry in now.moved(seat, action).tellings[-1][1]:
                if entry.say is not None:
                    heard.add(entry.say.id)
    assert {"log-sells", "log-consumes", "log-produces", "log-earns", "log-draws"} <= heard


@pytest.mark.parametrize(
    ("guess", "message", "drawn"), [("guess 3", "log-guess-right", 1), ("guess 4", "log-guess-missed", 0)]
)
def test_a_guess_is_told_with_the_card_that_was_turned_over(guess: str, message: str, drawn: int) -> None:
    """A card that was guessed right stays in sight of all, so everybody is told its name (race.md 2)."""
    setup = gk.race.SeatSetup
    match = gk.race.position(
        [setup(tableau=["gambling_world"], actions=["consume 2x"]), setup(tableau=["new_sparta"])],
        phase="consume",
        deck=["pirate_world"],
    )
    story = told(match, 0, guess)
    assert (0, message, {"card": "pirate_world"}) in story
    assert match.view(1).seats[0].shown == ["pirate_world"] * drawn
    assert [entry for entry in story if entry[1] == "log-draws"] == [(0, "log-draws", {"count": 1})] * drawn


def test_the_opening_tells_start_worlds_to_all_and_hands_to_their_owners() -> None:
    match = gk.new("race", players=2, seed=3, backend="python")
    entries = opening(LENS, match.record)
    worlds = [entry.say.args["card"] for entry in entries if entry.say is not None]
    assert worlds == [match.view(seat).seats[seat].tableau[0].card for seat in (0, 1)]
    hands = [entry.own.args["cards"] for entry in entries if entry.own is not None]
    assert hands == [match.view(seat).seats[seat].hand for seat in (0, 1)]


def test_goals_are_told_when_they_are_won_handed_on_and_sent_back() -> None:
    setup = gk.race.SeatSetup
    match = gk.race.position(
        [
            setup(
                tableau=["public_works", "mining_robots", "drop_ships", "investment_credits"],
                hand=["merchant_guild", "gem_world", "comet_zone", "spice_world", "new_vinland", "new_earth"],
            ),
            setup(tableau=["new_sparta"], goals=["greatest_military", "greatest_infrastructure"]),
        ],
        phase="develop",
        goals=["galactic_status", "greatest_infrastructure", "greatest_military"],
        tgs=True,
    )
    told(match, 0, "develop merchant_guild")
    told(match, 1, "pass")
    heard = [entry for _ in range(5) for entry in told(match, 0, match.legal(0)[0])]
    assert [entry for entry in heard if "goal" in entry[1]] == [
        (0, "log-goal-first", {"goal": "goal-galactic-status"}),
        (None, "log-goal-back", {"goal": "goal-greatest-military"}),
        (0, "log-goal-most", {"goal": "goal-greatest-infrastructure"}),
    ]


def test_the_goals_of_a_game_are_told_at_its_beginning() -> None:
    match = gk.new("race", players=2, seed=3, tgs=True, goals=True, backend="python")
    first = opening(LENS, match.record)[0]
    assert first.say is not None
    tiles = [f"goal-{tile.goal.replace('_', '-')}" for tile in match.view(0).goals]
    assert (first.seat, first.say.id, first.say.args) == (None, "log-goals", {"goals": tiles})


def test_what_the_robot_does_is_told_to_the_player() -> None:
    match = gk.race.position(
        [gk.race.SeatSetup(tableau=["alpha_centauri"], hand=["drop_ships"])],
        robot=gk.race.RobotSetup(["old_earth"], pile=["gem_world"], actions=["settle"], credit=8),
        phase="settle",
        deck=["comet_zone", "spice_world", "new_vinland"],
        tgs=True,
    )
    heard = [message for _, message, _ in told(match, 0, "pass")]
    assert "log-robot-places" in heard
    assert "log-robot-counters" in heard


def test_the_dice_of_the_robot_are_told_with_the_actions() -> None:
    match = gk.race.position(
        [gk.race.SeatSetup(tableau=["alpha_centauri"])], robot=gk.race.RobotSetup(["old_earth"]), tgs=True
    )
    heard = told(match, 0, "explore +5 & develop")
    assert [message for _, message, _ in heard[:2]] == ["log-action", "log-robot-rolls"]
    assert len(list(heard[1][2]["actions"])) == 2  # type: ignore[call-overload]


def test_the_robots_start_world_is_told_at_the_beginning() -> None:
    match = gk.new("race", players=1, seed=3, tgs=True, solitaire=True, backend="python")
    first = opening(LENS, match.record)[0]
    assert first.say is not None
    world = match.view(0).robot.tableau[0].card
    assert (first.seat, first.say.id, first.say.args) == (None, "log-robot-start-world", {"card": world})
