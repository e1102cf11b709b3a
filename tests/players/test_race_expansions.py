"""Cards of the expansions with which a sensible player of Race knows what to do."""

from collections.abc import Sequence

import pytest

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.match import Match
from tests.properties.play import RACE

BOT = players.bot("heuristic", RACE, "python")


def choice(match: Match, seat: int = 0) -> str:
    """What the bot does at a seat, in words."""
    return RACE.action_text(match._question(seat), players.decide(BOT, match, seat, 1))


def table(phase: str, *tableau: str, hand: Sequence[str] = (), action: str = "", deck: Sequence[str] = ()) -> Match:
    """The bot against somebody who has nothing and does nothing."""
    mine = gk.race.SeatSetup(tableau=tableau, hand=hand, actions=[action] if action else [])
    seats = [mine, gk.race.SeatSetup(tableau=["old_earth"])]
    return gk.race.position(seats, phase=phase, deck=deck, tgs=True, rvi=True, backend="python")


def pass_on(match: Match, answer: str) -> Match:
    """The bot's seat answers so, the other one passes."""
    match.play(0, answer)
    if 1 in match.owing:
        match.play(1, "pass")
    return match


def test_it_mixes_and_throws_away_what_it_does_not_need() -> None:
    hand = ["space_marines", "galactic_federation"]
    match = table("explore", "blaster_runners", "space_marines", hand=hand, deck=["new_earth", "mining_world"])
    assert match.question(0) == "discard_explored"
    assert choice(match) == "discard space_marines"  # a second copy


def test_it_uses_the_crash_program_for_a_dear_development_only() -> None:
    money = ["consumer_markets", "drop_ships", "gem_world", "spice_world", "new_vinland", "plague_world"]
    dear = table("develop", "r_and_d_crash_program", hand=["merchant_guild", *money])
    assert choice(pass_on(dear, "develop merchant_guild")) == "use r_and_d_crash_program"
    cheap = table("develop", "r_and_d_crash_program", hand=["public_works", *money])
    assert choice(pass_on(cheap, "develop public_works")) == "pay"


def test_it_conquers_without_hiring_where_it_can() -> None:
    match = table("settle", "space_mercenaries", "improved_logistics", hand=["star_nomad_lair", "gem_world"])
    assert choice(pass_on(match, "settle star_nomad_lair")) == "conquer"


def test_it_hires_with_the_card_it_can_spare() -> None:
    hand = ["rebel_miners", "space_mercenaries", "merchant_guild"]
    match = pass_on(table("settle", "space_mercenaries", hand=hand), "settle rebel_miners")
    assert match.question(0) == "hire"
    assert choice(match) == "discard space_mercenaries"  # a second copy


def test_it_pays_a_card_for_an_alien_good() -> None:
    match = table("produce", "damaged_alien_factory", hand=["gem_world", "spice_world"])
    assert choice(match) == "use damaged_alien_factory"


def test_it_puts_up_a_card_that_is_likely_to_win() -> None:
    match = table("consume", "gambling_world_rvi", hand=["rebel_fuel_cache", "comet_zone", "galactic_imperium"])
    assert choice(match) == "ante"
    match.play(0, "ante")
    assert choice(match) != "ante galactic_imperium"  # hardly any card is dearer than 6


def test_it_takes_the_best_card_it_has_won() -> None:
    deck = ["rebel_homeworld", "rebel_stronghold", "new_earth"]  # two are out of reach
    match = table("consume", "gambling_world_rvi", hand=["comet_zone", "gem_world"], deck=deck)
    match.play(0, "ante")
    match.play(0, "ante comet_zone")
    assert match.question(0) == "take_revealed"
    assert choice(match) == "take new_earth"


@pytest.mark.parametrize(
    ("count", "options"), [(3, ("tgs", "draft")), (4, ("tgs", "rvi", "goals", "takeovers")), (2, ("rvi",))]
)
def test_it_plays_whole_games_and_beats_chance(count: int, options: Sequence[str]) -> None:
    chance = players.bot("random", RACE, "python")
    match = gk.new("race", players=count, seed=5, backend="python", **dict.fromkeys(options, True))
    while not match.over:
        seat = match.owing[0]
        bot = BOT if seat == 0 else chance
        match.step(seat, players.decide(bot, match, seat, len(match.history)))
    assert match.winners() == [0]
