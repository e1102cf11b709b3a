"""Takeovers in which a sensible player of Race knows what to do."""

from collections.abc import Sequence

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.match import Match
from tests.properties.play import RACE

BOT = players.bot("heuristic", RACE, "python")
SEAT = ["imperium_seat", "drop_ships", "space_marines"]  # 6 against Rebels


def choice(match: Match, seat: int = 0) -> str:
    """What the bot does at a seat, in words."""
    return RACE.action_text(match._question(seat), players.decide(BOT, match, seat, 1))


def table(mine: Sequence[str], his: Sequence[str], *, phase: str = "settle", hand: Sequence[str] = ()) -> Match:
    """Two seats, the bot first."""
    setup = gk.race.SeatSetup
    seats = [setup(tableau=mine, hand=hand, actions=["settle"]), setup(tableau=his)]
    return gk.race.position(seats, phase=phase, tgs=True, rvi=True, takeovers=True, backend="python")


def attacker(mine: Sequence[str], his: Sequence[str]) -> Match:
    """The bot may declare a takeover; nobody has placed a world."""
    match = table(mine, his)
    match.play(0, "pass")
    match.play(1, "pass")
    return match


def test_it_takes_the_best_world_it_surely_gets() -> None:
    prey = ["rebel_base", "rebel_homeworld", "rebel_stronghold"]  # 6, 7 and 9 to defend, 6, 7 and 9 VP
    assert choice(attacker(["imperium_troops", *SEAT], prey)) == "take over rebel_homeworld"


def test_it_does_not_attack_in_vain() -> None:
    assert choice(attacker(SEAT, ["rebel_homeworld", "drop_ships"])) == "pass"


def test_it_places_no_dull_world_when_it_can_take_a_good_one() -> None:
    assert choice(table(SEAT, ["rebel_base"], hand=["outlaw_world"])) == "pass"
    assert choice(table(SEAT, ["gem_world"], hand=["outlaw_world"])) == "settle outlaw_world"


def test_it_calls_settle_for_a_takeover() -> None:
    peace = table(SEAT, ["earths_lost_colony"], phase="choose actions", hand=["galactic_federation"])
    war = table(SEAT, ["rebel_base"], phase="choose actions", hand=["galactic_federation"])
    assert choice(peace) != "settle"
    assert choice(war) == "settle"


def test_it_keeps_a_power_that_would_be_discarded_where_another_will_do() -> None:
    match = attacker([*SEAT, "imperium_cloaking_technology"], ["rebel_outpost"])
    match.play(0, "take over rebel_outpost")
    assert match.question(0) == "takeover_power"
    assert choice(match) == "use imperium_seat"


def test_it_adds_military_to_an_attack_where_that_decides() -> None:
    match = attacker(["imperium_seat", "new_military_tactics"], ["rebel_underground"])
    assert choice(match) == "take over rebel_underground"
    match.play(0, "take over rebel_underground")
    assert choice(match) == "use new_military_tactics"
    idle = attacker([*SEAT, "new_military_tactics"], ["rebel_underground"])
    idle.play(0, "take over rebel_underground")
    assert choice(idle) == "pass"


def test_it_defends_a_world_that_it_can_hold_and_saves_its_strength_otherwise() -> None:
    for fleet, answer in ((["drop_ships"], "use new_military_tactics"), (SEAT[1:], "pass")):
        match = attacker(["imperium_seat", *fleet], ["rebel_miners", "new_military_tactics"])
        match.play(0, "take over rebel_miners")
        assert choice(match, 1) == answer


def test_it_pays_for_defence_with_a_card_rather_than_with_tactics() -> None:
    setup = gk.race.SeatSetup
    his = ["rebel_miners", "space_mercenaries", "new_military_tactics"]  # 3 to defend, and up to 5 more
    seats = [setup(tableau=["imperium_seat", "space_marines"]), setup(tableau=his, hand=["gem_world", "comet_zone"])]
    match = gk.race.position(seats, phase="settle", tgs=True, rvi=True, takeovers=True, backend="python")
    for seat, text in ((0, "pass"), (1, "pass"), (0, "take over rebel_miners")):
        match.play(seat, text)
    assert choice(match, 1) == "use space_mercenaries"
    match.play(1, "use space_mercenaries")
    match.play(1, choice(match, 1))
    assert choice(match, 1) == "pass"  # 4 beat off 3
