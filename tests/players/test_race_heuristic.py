"""Situations at the table in which a sensible player of Race knows what to do."""

from collections.abc import Sequence

import pytest

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.race.state import Race
from galaktyka.games.race.stock import count, one
from galaktyka.games.race.tables import CARD, CARDS, DESIGNS, Kind
from galaktyka.players.race import goods
from galaktyka.players.race.cards import gain, hold_value
from galaktyka.players.race.clock import ROUND, card_value, rounds_left
from galaktyka.players.race.outlook import conquests, outlook
from tests.properties.play import RACE

OTHER = gk.race.SeatSetup(tableau=["earths_lost_colony"])
BOT = players.bot("heuristic", RACE, "python")


def choice(match: Match, seat: int = 0) -> str:
    """What the bot does at a seat, in words."""
    return RACE.action_text(match._question(seat), players.decide(BOT, match, seat, 1))


def situation(
    phase: str,
    *,
    tableau: Sequence[str],
    hand: Sequence[str] = (),
    goods: Sequence[str] = (),
    actions: Sequence[str] = (),
    vp: int = 0,
    pool: int | None = None,
) -> Match:
    """Two seats, the bot first; the other one has nothing but its start world."""
    mine = gk.race.SeatSetup(tableau=tableau, hand=hand, goods=goods, actions=actions, vp=vp)
    return gk.race.position([mine, OTHER], phase=phase, pool=pool, backend="python")


def look(match: Match) -> Race:
    """What the bot sees."""
    return over(Race, match.observation(0))


def number(name: str) -> int:
    return next(card for card in range(CARDS) if DESIGNS[CARD[card].design].id == name)


# Choosing action cards


def test_with_nothing_to_place_it_explores() -> None:
    match = situation("choose actions", tableau=["new_sparta"], hand=["galactic_federation"])
    assert choice(match).startswith("explore")


def test_with_a_strong_world_to_place_it_settles() -> None:
    match = situation("choose actions", tableau=["new_sparta"], hand=["alien_robot_sentry", "avian_uplift_race"])
    assert choice(match) == "settle"


def test_with_a_good_and_an_empty_hand_it_sells() -> None:
    match = situation(
        "choose actions", tableau=["old_earth", "deserted_alien_outpost"], goods=["deserted_alien_outpost"]
    )
    assert choice(match) == "consume trade"


def test_with_nothing_to_consume_it_does_not_call_consume() -> None:
    """Deficit Spending takes cards from the hand, and there are none: calling it for ever would stall the game."""
    poor = ["new_sparta", "merchant_guild", "deficit_spending", "export_duties", "new_military_tactics"]
    full = [*poor, "blaster_gem_mines", "new_vinland", "public_works", "investment_credits", "drop_ships", "gem_world"]
    assert choice(situation("choose actions", tableau=full)) in ("explore +5", "explore +1/+1", "produce")


ENGINE = ["old_earth", "comet_zone", "prosperous_world", "gem_world", "new_earth", "tourist_world", "public_works"]
PRODUCERS = ["comet_zone", "prosperous_world", "gem_world", "new_earth"]


def test_with_many_goods_and_powers_it_consumes_for_twice_the_vp() -> None:
    assert choice(situation("choose actions", tableau=ENGINE, goods=PRODUCERS)) == "consume 2x"


def test_with_empty_worlds_it_produces() -> None:
    assert choice(situation("choose actions", tableau=ENGINE)) == "produce"


def test_it_ends_the_game_when_it_is_ahead() -> None:
    """Eleven cards and a lead: any card that can be placed is the last one. Far behind it plays on."""
    eleven = [*ENGINE, "colony_ship", "export_duties", "drop_ships", "deficit_spending"]
    match = situation("choose actions", tableau=eleven, hand=["investment_credits", "rebel_base"], vp=20)
    assert choice(match) == "develop"
    ahead = gk.race.SeatSetup(tableau=["earths_lost_colony"], vp=60)
    mine = gk.race.SeatSetup(tableau=eleven, hand=["investment_credits", "rebel_base"])
    assert choice(gk.race.position([mine, ahead], backend="python")) != "develop"


def test_pairs_of_the_advanced_game_are_two_good_actions() -> None:
    seats = [gk.race.SeatSetup(tableau=ENGINE, goods=PRODUCERS), OTHER]
    match = gk.race.position(seats, advanced=True, backend="python")
    assert choice(match) == "consume 2x & produce"


# Placing and paying


def test_it_places_what_fits_its_tableau() -> None:
    """The same two developments, once beside genes worlds, once beside rare ones."""
    hand = ["genetics_lab", "mining_robots", "rebel_homeworld", "rebel_base", "rebel_outpost"]
    genes = situation("develop", tableau=["old_earth", "avian_uplift_race", "empath_world"], hand=hand)
    rare = situation("develop", tableau=["old_earth", "asteroid_belt", "radioactive_world"], hand=hand)
    assert choice(genes) == "develop genetics_lab"
    assert choice(rare) == "develop mining_robots"


def test_it_takes_the_six_that_counts_its_cards() -> None:
    hand = [
        "mining_league",
        "alien_tech_institute",
        *["space_marines", "drop_ships"] * 2,
        "deficit_spending",
        "public_works",
    ]
    worlds = ["comet_zone", "mining_world", "rebel_miners", "mining_robots"]
    assert choice(situation("develop", tableau=["old_earth", *worlds], hand=hand)) == "develop mining_league"


def test_it_passes_rather_than_pay_for_nothing() -> None:
    """In the last round a world without VP is not worth a card."""
    tableau = ["new_sparta", "new_galactic_order"]
    match = situation("settle", pool=1, tableau=tableau, hand=["destroyed_world", "rebel_base", "space_marines"])
    assert choice(match) == "pass"


def test_it_keeps_cards_for_the_better_world_of_the_same_round() -> None:
    """Both phases will be played, the hand pays for one: the world is worth far more."""
    seats = [
        gk.race.SeatSetup(
            tableau=["new_sparta"], hand=["deficit_spending", "gem_world", "rebel_base"], actions=["settle"]
        ),
        gk.race.SeatSetup(tableau=["earths_lost_colony"], actions=["develop"]),
    ]
    match = gk.race.position(seats, phase="develop", backend="python")
    assert choice(match) == "pass"


def test_it_pays_with_what_it_wants_least() -> None:
    """A second copy of a development that lies there already is only money."""
    hand = [
        "replicant_robots",
        "space_marines",
        "alien_robot_sentry",
        "avian_uplift_race",
        "rebel_underground",
        "outlaw_world",
    ]
    match = situation("develop", tableau=["new_sparta", "space_marines"], hand=hand, actions=["develop"])
    match.play(0, "develop replicant_robots")
    match.play(1, "pass")
    assert choice(match) == "pay space_marines"


def test_it_conquers_rather_than_pay() -> None:
    hand = ["avian_uplift_race", "gem_world", "comet_zone"]
    tableau = ["new_sparta", "space_marines", "contact_specialist"]
    match = situation("settle", tableau=tableau, hand=hand)
    match.play(0, "settle avian_uplift_race")
    match.play(1, "pass")
    assert choice(match) == "conquer"


def test_it_discards_a_colony_ship_only_for_a_dear_world() -> None:
    for world, way in (("lost_species_ark_world", "use colony_ship"), ("artist_colony", "pay")):
        match = situation(
            "settle", tableau=["new_sparta", "colony_ship"], hand=[world, *["gem_world", "comet_zone"], *FIVE]
        )
        match.play(0, f"settle {world}")
        match.play(1, "pass")
        assert choice(match) == way


FIVE = ["rebel_base", "rebel_outpost", "rebel_homeworld", "lost_alien_battle_fleet", "deserted_alien_library"]


# Keeping and discarding


def test_it_keeps_the_world_it_can_conquer() -> None:
    seats = [gk.race.SeatSetup(tableau=["new_sparta"], actions=["explore +5"]), OTHER]
    drawn = [
        "rebel_homeworld",
        "alien_robot_sentry",
        "galactic_survey_seti",
        "export_duties",
        "rebel_base",
        "gem_world",
    ]
    match = gk.race.position(seats, phase="explore", deck=drawn, backend="python")
    assert choice(match) == "keep alien_robot_sentry"


def test_it_opens_with_cards_it_can_play() -> None:
    match = gk.new("race", players=2, seed=11, backend="python")
    dear = {"deserted_alien_library", "galactic_federation", "rebel_homeworld", "lost_alien_battle_fleet"}
    kept = []
    for seat in range(2):
        for _ in range(2):
            match.step(seat, players.decide(BOT, match, seat, 1))
        hand = match.observation(seat)[0]["seat"][seat]
        kept += [DESIGNS[CARD[card].design].id for card in hand["hand"][: hand["hand_size"]]]
    assert not dear & set(kept)


# Consume and Produce


def test_it_sells_the_dearest_good() -> None:
    tableau = ["new_sparta", "gem_world", "deserted_alien_outpost", "comet_zone"]
    match = situation("consume", tableau=tableau, goods=tableau[1:], actions=["consume trade"])
    assert choice(match) == "sell deserted_alien_outpost"


def test_it_uses_the_choosy_power_first() -> None:
    """Public Works would take the rare good that Terraforming Robots need."""
    tableau = ["new_sparta", "public_works", "terraforming_robots", "comet_zone", "gem_world"]
    match = situation("consume", tableau=tableau, goods=["comet_zone", "gem_world"], actions=["consume 2x"])
    while match.question(0).startswith("consume"):
        match.play(0, choice(match))
    assert match._record[0]["seat"][0]["vp"] == 4  # both goods, doubled


def test_it_leaves_the_good_that_another_power_needs() -> None:
    tableau = ["new_sparta", "gambling_world", "free_trade_association", "comet_zone", "gem_world", "artist_colony"]
    match = situation("consume", tableau=tableau, goods=["comet_zone", "gem_world", "artist_colony"])
    while match.question(0).startswith("consume"):
        match.play(0, choice(match))
    assert match._record[0]["seat"][0]["vp"] == 3


def test_it_gives_cards_for_vp_only_when_they_are_worth_less() -> None:
    """Deficit Spending: one VP for a card, in the last round for every card there is."""
    tableau = ["new_sparta", "deficit_spending"]
    early = situation("consume", tableau=tableau, hand=["alien_robot_sentry", "avian_uplift_race"])
    late = situation("consume", pool=1, tableau=tableau, hand=["alien_robot_sentry", "avian_uplift_race"])
    assert choice(early) == "pass"
    assert choice(late) == "use deficit_spending"


def test_it_guesses_the_number_that_most_unseen_cards_have() -> None:
    match = situation("consume", tableau=["new_sparta", "gambling_world"], hand=["space_marines"])
    assert choice(match) == "guess 2"


def test_it_produces_the_dearest_good() -> None:
    tableau = ["new_sparta", "destroyed_world", "deserted_alien_outpost", "refugee_world"]
    match = situation("produce", tableau=tableau, actions=["produce"])
    assert choice(match) == "produce deserted_alien_outpost"


# What it thinks


def test_time_runs_out_with_the_pool_and_with_the_tableaus() -> None:
    rounds = [
        rounds_left(look(situation("choose actions", tableau=["old_earth"], pool=pool)), 0) for pool in (24, 6, 1)
    ]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[0] > 8 * ROUND
    assert rounds[2] == 0
    eleven = ["old_earth", *ENGINE[1:], "colony_ship", "export_duties", "drop_ships", "deficit_spending"]
    assert rounds_left(look(situation("choose actions", tableau=eleven)), 0) < ROUND


def test_a_card_in_hand_is_worth_nothing_in_the_end() -> None:
    o = look(situation("choose actions", tableau=["old_earth"], hand=["gem_world"]))
    assert card_value(o, 0, 0) == 0
    assert card_value(o, 0, 10 * ROUND) > card_value(o, 0, ROUND) > 0


@pytest.mark.parametrize("name", [design.id for design in DESIGNS])
def test_every_card_has_a_value_and_is_put_back(name: str) -> None:
    """Trying a card out leaves the observation as it was, and the whole-number outlook finite."""
    match = situation(
        "choose actions", tableau=["old_earth" if name != "old_earth" else "new_sparta"], hand=["gem_world"]
    )
    o, before = look(match), match.observation(0)
    seen = over(Race, before)
    rounds = rounds_left(seen, 0)
    start = outlook(seen, 0, rounds)
    value = gain(seen, 0, number(name), rounds, start)
    assert -500 < value < 5000
    assert outlook(seen, 0, rounds) == start
    assert before[0]["seat"][0]["tableau_size"] == o.seat[0].tableau_size
    assert hold_value(seen, 0, number(name), rounds, start) > 0


def test_more_military_promises_more_conquests() -> None:
    tableaus = [
        ["old_earth"],
        ["new_sparta"],
        ["new_sparta", "drop_ships"],
        ["new_sparta", "drop_ships", "galactic_imperium"],
    ]
    promised = [conquests(look(situation("choose actions", tableau=tableau)), 0) for tableau in tableaus]
    assert promised == sorted(promised)
    assert len(set(promised)) == len(promised)


def test_goods_are_consumed_in_thought_as_at_the_table() -> None:
    """Three kinds and Diversified Economy: 3 VP for the lot; a fourth good of the same kind changes nothing."""
    o = look(situation("choose actions", tableau=["new_sparta", "diversified_economy"]))
    three = one(Kind.NOVELTY) + one(Kind.RARE) + one(Kind.GENES)
    assert goods.consume_value(o, 0, three, 100, 0, True) == 300
    assert goods.consume_value(o, 0, three + one(Kind.RARE), 100, 0, True) == 300
    assert goods.consume_value(o, 0, three - one(Kind.GENES), 100, 0, True) == 0
    assert goods.consume_value(o, 0, three, 200, 0, True) == 600


def test_production_is_foreseen() -> None:
    """Two production worlds, two windfall worlds, one power for rare goods, and the bonus for the dearer one left."""
    tableau = ["gem_world", "comet_zone", "asteroid_belt", "deserted_alien_outpost", "mining_robots"]
    o = look(situation("choose actions", tableau=tableau, goods=["gem_world"]))
    rare, alien = 2 * one(Kind.RARE), one(Kind.ALIEN)
    assert goods.produced_goods(o, 0, 0, False) == rare
    assert goods.produced_goods(o, 0, 1, False) == rare + alien
    assert goods.produced_goods(o, 0, 1, True) == rare + alien + one(Kind.NOVELTY)
    assert goods.produce_draws(o, 0, rare, False) == 1  # Comet Zone; Gem World is full
    assert [count(rare + alien, kind) for kind in Kind] == [3, 0, 2, 0, 1]
