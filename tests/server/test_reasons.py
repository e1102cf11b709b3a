"""What a card costs and why it cannot be played: the numbers agree with what is legal, always."""

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.race.reasons import Offer, offers
from galaktyka.games.race.state import Question, Race
from tests.server.boards import DESK, random_game

Setup = gk.race.SeatSetup


def offers_of(match: Match, seat: int = 0) -> dict[str, Offer]:
    return {offer.card: offer for offer in offers(over(Race, match.observation(seat)), seat)}


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, "r1", ()), (3, "r2", ()), (4, "r3", ()), (5, "r4", ("tgs", "rvi", "takeovers"))],
)
def test_an_offer_is_playable_exactly_when_it_is_legal_and_its_sum_adds_up(
    players: int, seed: str, options: tuple[str, ...]
) -> None:
    seen = 0
    for now, seat, _ in random_game(players, seed, **dict.fromkeys(options, True)):
        question = int(now.record[0]["seat"][seat]["question"])
        if question not in (Question.CHOOSE_DEVELOPMENT, Question.CHOOSE_WORLD):
            continue
        view = DESK.lens("race").view(now.record, seat)
        legal = {text.partition(" ")[2] for text in view.legal}
        for offer in offers(DESK.lens("race").seen(now.record, seat), seat):
            assert offer.playable == (offer.card in legal)
            assert (offer.reason is None) == offer.playable
            check_sums(offer)
            seen += 1
    assert seen > 50


def check_sums(offer: Offer) -> None:
    if offer.pay is not None:
        assert offer.pay.price == max(0, offer.pay.printed - sum(part.amount for part in offer.pay.parts))
    if offer.conquer is not None:
        assert offer.conquer.military == sum(part.amount for part in offer.conquer.parts)


def two(hand: list[str], tableau: list[str], actions: list[str], phase: str) -> Match:
    other = Setup(tableau=["epsilon_eridani"], hand=["space_marines"], actions=actions)
    return gk.race.position([Setup(tableau=tableau, hand=hand, actions=actions), other], phase=phase)


def test_developments_name_cost_bonus_and_reductions() -> None:
    match = two(
        ["investment_credits", "gem_world", "replicant_robots"],
        ["old_earth", "investment_credits"],
        ["develop"],
        "develop",
    )
    found = offers_of(match)
    assert found["gem_world"].reason is not None
    assert found["gem_world"].reason.id == "reason-not-a-development"
    assert found["investment_credits"].reason is not None
    assert found["investment_credits"].reason.id == "reason-already-there"
    price = found["replicant_robots"].pay
    assert price is not None
    assert [(part.card, part.amount) for part in price.parts] == [(None, 1), ("investment_credits", 1)]
    assert (price.printed, price.price, price.hand, found["replicant_robots"].playable) == (4, 2, 2, True)


def test_a_development_that_costs_too_much_says_what_is_missing() -> None:
    match = two(["replicant_robots", "gem_world"], ["old_earth"], ["develop"], "develop")
    reason = offers_of(match)["replicant_robots"].reason
    assert reason is not None
    assert (reason.id, reason.args) == ("reason-cost", {"price": 3, "hand": 1})


def test_worlds_name_military_and_price() -> None:
    match = two(["rebel_base", "gem_world", "public_works"], ["new_sparta"], ["settle"], "settle")
    found = offers_of(match)
    military = found["rebel_base"].reason
    assert military is not None
    assert military.id == "reason-military"
    assert military.args["military"] == 2
    assert found["public_works"].reason is not None
    assert found["public_works"].reason.id == "reason-not-a-world"
    assert found["gem_world"].playable
    assert found["gem_world"].conquer is None


def test_a_military_world_that_could_be_paid_for_says_both() -> None:
    match = two(["rebel_base", "gem_world"], ["old_earth", "contact_specialist"], ["settle"], "settle")
    offer = offers_of(match)["rebel_base"]
    assert offer.reason is not None
    assert offer.reason.id == "reason-military-or-cost"
    assert offer.pay is not None
    assert ("contact_specialist", 1) in [(part.card, part.amount) for part in offer.pay.parts]


def test_the_card_being_placed_keeps_its_sum_while_it_is_paid_for() -> None:
    match = two(
        ["replicant_robots", "gem_world", "alien_robot_sentry", "space_port", "new_vinland"],
        ["old_earth"],
        ["develop"],
        "develop",
    )
    match.play(1, "pass")
    match.play(0, "develop replicant_robots")
    (offer,) = offers_of(match).values()
    assert (offer.card, offer.pay is not None and offer.pay.price) == ("replicant_robots", 3)


def test_a_free_settlement_is_named() -> None:
    match = two(["gem_world", "new_earth"], ["old_earth", "colony_ship"], ["settle"], "settle")
    offer = offers_of(match)["new_earth"]
    assert offer.playable
    assert offer.pay is not None
    assert offer.pay.free_with == "colony_ship"


def test_nothing_is_offered_when_nothing_is_placed() -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    assert offers_of(match) == {}


def with_expansions(hand: list[str], tableau: list[str], phase: str) -> dict[str, Offer]:
    seats = [Setup(tableau=tableau, hand=hand), Setup(tableau=["old_earth"])]
    return offers_of(gk.race.position(seats, phase=phase, tgs=True, rvi=True))


def test_a_card_that_may_be_discarded_to_pay_less_is_named() -> None:
    found = with_expansions(["replicant_robots", "gem_world"], ["r_and_d_crash_program"], "develop")
    price = found["replicant_robots"].pay
    assert price is not None
    assert price.less_with is not None
    assert (price.price, price.less_with.card, price.less_with.amount) == (4, "r_and_d_crash_program", 3)
    assert found["replicant_robots"].playable


def test_a_card_that_lets_its_owner_conquer_other_worlds_is_named() -> None:
    found = with_expansions(["tourist_world"], ["imperium_cloaking_technology", "space_marines"], "settle")
    fight = found["tourist_world"].conquer
    assert fight is not None
    assert (fight.disguise, fight.defense, fight.military) == ("imperium_cloaking_technology", 2, 2)
    assert with_expansions(["tourist_world"], ["space_marines"], "settle")["tourist_world"].conquer is None


def test_payment_for_military_worlds_names_every_reduction() -> None:
    found = with_expansions(["rebel_outpost", "gem_world"], ["rebel_alliance", "rebel_pact"], "settle")
    price = found["rebel_outpost"].pay
    assert price is not None
    assert [(part.card, part.amount) for part in price.parts] == [("rebel_alliance", 2), ("rebel_pact", 2)]


def test_cards_of_the_hand_count_as_a_reserve() -> None:
    found = with_expansions(["pirate_world", "gem_world"], ["space_mercenaries"], "settle")
    fight = found["pirate_world"].conquer
    assert fight is not None
    assert (fight.military, fight.reserve, found["pirate_world"].playable) == (1, 1, False)
