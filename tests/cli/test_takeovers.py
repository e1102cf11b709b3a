"""Takeovers in the terminal: what is offered, what the table shows, and what is told."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

import galaktyka as gk
from galaktyka.cli.race.face import RaceFace
from galaktyka.engine.match import Match
from galaktyka.games.race import SeatSetup

NAMES = ("You", "Bot")
FACE = RaceFace("en", NAMES)
FLEET = ["imperium_seat", "drop_ships", "new_military_tactics"]  # 4 against Rebels, and 3 in reserve


def attacking(*his: str) -> Match:
    """Seat 0 may take worlds over from the other seat; nobody has placed one."""
    seats = [SeatSetup(tableau=FLEET), SeatSetup(tableau=his)]
    match = gk.race.position(seats, phase="settle", tgs=True, rvi=True, takeovers=True, backend="python")
    match.play(0, "pass")
    match.play(1, "pass")
    return match


def printed(thing: RenderableType) -> str:
    """What the screen shows, its lines put together."""
    screen = StringIO()
    Console(file=screen, width=160).print(thing)
    return " ".join(screen.getvalue().split())


def offered(match: Match, seat: int = 0) -> str:
    return printed(FACE.offer(match, seat, FACE.choices(match, seat)))


def story(match: Match, *steps: tuple[int, str]) -> list[str]:
    """What seat 0 hears of the steps."""
    narrator = FACE.narrator(0)
    for seat, text in steps:
        action = match.legal_ids(seat)[match.legal(seat).index(text)]
        narrator.watch(match.record, seat, action)
        match.step(seat, action)
    return [f"{line.mark} {line.text}".strip() for line in narrator.tell()]


def test_targets_are_offered_with_their_numbers() -> None:
    match = attacking("rebel_miners", "expedition_force", "alien_robot_sentry")
    screen = offered(match)
    assert "Take over Rebel Miners Military 4 (and up to 3 more) against defence 3" in screen
    assert "Alien Robot Sentry" not in screen
    assert "0 Take over no world" in screen


def test_questions_about_an_attack_show_how_it_stands() -> None:
    match = attacking("rebel_miners", "drop_ships", "new_military_tactics")
    match.play(0, "take over rebel_miners")
    assert FACE.question(match, 0).endswith("(Rebel Miners: 4 against 5)")
    assert "+3 Military" in offered(match)
    match.play(0, "use new_military_tactics")
    assert FACE.question(match, 1).endswith("(Rebel Miners: 7 against 5)")
    assert "Use New Military Tactics" in offered(match, 1)


def test_the_power_of_a_takeover_is_shown_in_words() -> None:
    seats = [SeatSetup(tableau=[*FLEET, "imperium_cloaking_technology"]), SeatSetup(tableau=["rebel_outpost"])]
    match = gk.race.position(seats, phase="settle", rvi=True, takeovers=True, backend="python")
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(0, "take over rebel_outpost")
    screen = offered(match)
    assert "Use Imperium Seat" in screen
    assert "Use Imperium Cloaking Technology" in screen
    assert "You may take over a REBEL military world" in screen


def test_the_table_shows_tracks_only_where_there_are_takeovers() -> None:
    match = attacking("rebel_pact", "rebel_miners", "expedition_force")
    screen = printed(FACE.table(match, 0, hand=False))
    assert "specialized REBEL +1" in screen
    assert "takeover defence +2 · vulnerable by a Rebel military world, Military" in screen
    peace = gk.new("race", players=2, seed=1, backend="python")
    assert "vulnerable" not in printed(FACE.table(peace, 0, hand=False))


def test_a_takeover_is_told_from_both_sides() -> None:
    match = attacking("rebel_miners")
    assert story(match, (0, "take over rebel_miners"), (0, "pass"))[:2] == [
        "III You: declare a takeover of Rebel Miners, take over Rebel Miners.",
        "III Bot: loses Rebel Miners.",
    ]


def test_a_failure_is_told() -> None:
    match = attacking("rebel_homeworld")
    assert story(match, (0, "take over rebel_homeworld"), (0, "pass"))[:1] == [
        "III You: declare a takeover of Rebel Homeworld, fail to take over Rebel Homeworld."
    ]
