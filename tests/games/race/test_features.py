"""Features: complete, and made of nothing but what the seat may know."""

from collections import Counter

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.games.race.features import FEATURES, FLAG, MIDDLE
from galaktyka.games.race.state import Question, Race
from galaktyka.games.race.tables import DESIGNS, Phase
from tests.games.featured import check_that_features_hide, played

DESIGN = {card.id: number for number, card in enumerate(DESIGNS)}
DRAFT = {"tgs": True, "draft": True}
VARIANTS = [(2, {}), (2, {"advanced": True}), (3, {"tgs": True, "goals": True}), (4, {"first_game": True}), (3, DRAFT)]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@pytest.mark.parametrize("decisions", [0, 7, 40, 90, 200])
def test_an_observation_has_the_same_features_as_the_whole_game(
    players: int, options: dict[str, bool], decisions: int
) -> None:
    check_that_features_hide(played("race", players, decisions, decisions, **options), Race)


def test_the_first_decision_of_a_first_game() -> None:
    match = gk.new("race", players=2, seed=1, backend="python", first_game=True)
    parts = FEATURES.named(match.features(0))
    hand = set(match.view(0).seats[0].hand)
    assert {name for name, number in DESIGN.items() if parts["hand"][number]} == hand
    assert parts["players"].tolist() == [0, 1, 0, 0, 0, 0]
    assert parts["question"].nonzero()[0].tolist() == [Question.CHOOSE_ACTION]
    assert parts["numbers"].tolist() == [1, 24, 114 - 2 * (1 + 4) - 1, 0]  # one card is a good on Alpha Centauri
    assert parts["phase"].nonzero()[0].tolist() == [Phase.NONE]
    assert parts["seats"][2:].sum() == 0


def test_seats_are_counted_from_the_seat_itself() -> None:
    match = played("race", 3, 5, 60)
    mine, next_one = FEATURES.named(match.features(1)), FEATURES.named(match.features(2))
    assert mine["tableau"][1].tolist() == next_one["tableau"][0].tolist()
    assert mine["seats"][0].tolist() == next_one["seats"][2].tolist()


def test_a_seat_in_numbers() -> None:
    match = gk.race.position(
        [
            gk.race.SeatSetup(tableau=["new_sparta", "spice_world"], hand=["gem_world"], goods=["spice_world"], vp=7),
            gk.race.SeatSetup(tableau=["epsilon_eridani"], hand=["space_marines"] * 2),
        ],
        phase="choose actions",
    )
    parts = FEATURES.named(match.features(0))
    score = match.scores()[0]
    assert parts["seats"][0].tolist() == [FLAG, FLAG, 7, 1, 0, 2, 1, 2 + MIDDLE, MIDDLE, score + MIDDLE]
    assert parts["goods"][0].nonzero()[0].tolist() == [DESIGN["spice_world"]]
    assert parts["tableau"][1].nonzero()[0].tolist() == [DESIGN["epsilon_eridani"]]
    assert FEATURES.named(match.features(1))["hand"][DESIGN["space_marines"]] == 2


def test_cards_in_hand_are_told_by_what_they_would_mean_in_the_tableau() -> None:
    hand = ["space_marines", "galactic_federation", "gem_world", "rebel_outpost", "public_works", "drop_ships"]
    mine = gk.race.SeatSetup(tableau=["new_sparta", "public_works", "mining_robots"], hand=hand, vp=7)
    match = gk.race.position([mine, gk.race.SeatSetup()], phase="choose actions", backend="python")
    parts = FEATURES.named(match.features(0))
    told = {name: tuple(int(parts[part][DESIGN[name]]) for part in ("prices", "in_reach", "worth")) for name in hand}
    assert told == {
        "space_marines": (1 + 2, 1, 1),
        "galactic_federation": (1 + 6, 0, 2 + 2),  # five other cards do not pay for it; it counts itself and two more
        "gem_world": (1 + 2, 1, 1),
        "rebel_outpost": (1 + 3, 0, 5),  # defence 5, Military 2: three are missing
        "public_works": (1 + 1, 0, 0),  # lies there already
        "drop_ships": (1 + 4, 1, 2),
    }


def test_cards_looked_at_in_explore_have_prices_and_others_none() -> None:
    match = gk.race.position(
        [gk.race.SeatSetup(tableau=["new_sparta"], hand=["space_marines"]), gk.race.SeatSetup()],
        phase="explore",
        backend="python",
    )
    parts = FEATURES.named(match.features(0))
    looked_at = set(parts["drawn"].nonzero()[0]) | set(parts["hand"].nonzero()[0])
    assert len(looked_at) > 1
    assert set(parts["prices"].nonzero()[0]) == looked_at


GOODS = ["prosperous_world", "mining_world", "plague_world"]  # novelty, rare elements, genes


@pytest.mark.parametrize(
    ("tableau", "goods", "expected"),
    [
        ([], [], [0, 0, 0, 0]),
        (["public_works"], [], [0, 0, 0, 0]),  # nothing to consume
        (["public_works", "mining_world"], ["mining_world"], [1, 1, 0, 3]),
        (["spice_world"], ["spice_world"], [0, 0, 0, 2 + 2]),  # its own power counts, and nothing consumes
        (
            ["public_works", "galactic_trendsetters", "mining_world"],
            ["mining_world"],
            [1, 2, 0, 3],
        ),  # the better one first
        (["old_earth", "spice_world", "mining_world"], ["mining_world"], [1, 1, 0, 3 + 1]),
        (["mining_conglomerate", "mining_world", "spice_world"], ["mining_world", "spice_world"], [1, 1, 0, 4]),
        (["public_works", "mining_conglomerate", "mining_world"], ["mining_world"], [1, 1, 0, 3 + 1]),  # a single good
        (["public_works", "mining_conglomerate", *GOODS], GOODS, [3, 3, 1, 4]),  # each its own kind, and the third
        (
            ["diversified_economy", "mining_world", "spice_world"],
            ["mining_world", "spice_world"],
            [0, 0, 0, 4],
        ),  # two kinds
        (["tourist_world", "mining_world", "spice_world"], ["mining_world", "spice_world"], [2, 3, 0, 4]),
        (["pilgrimage_world", "mining_world", "spice_world"], ["mining_world", "spice_world"], [2, 1, 0, 4]),
        (["black_market_trading_world", "mining_world", "spice_world"], ["mining_world", "spice_world"], [1, 0, 3, 4]),
    ],
)
def test_what_a_seat_would_consume_and_sell(tableau: list[str], goods: list[str], expected: list[int]) -> None:
    mine = gk.race.SeatSetup(tableau=["new_sparta", *tableau], goods=goods)
    match = gk.race.position([mine, gk.race.SeatSetup()], phase="choose actions", backend="python")
    assert FEATURES.named(match.features(0))["yields"][0][:4].tolist() == expected
    assert FEATURES.named(match.features(1))["yields"][1][:4].tolist() == expected  # everybody sees it
    assert not FEATURES.named(match.features(0))["yields"][2:].any()


def test_what_it_would_consume_and_sell_after_produce() -> None:
    worlds = ["mining_world", "spice_world", "plague_world", "asteroid_belt"]  # the last one is a windfall world
    tableau = ["new_sparta", "galactic_exchange", "public_works", *worlds]
    mine = gk.race.SeatSetup(tableau=tableau, goods=["mining_world"])
    seats = [mine, gk.race.SeatSetup()]
    match = gk.race.position(seats, phase="choose actions", backend="python", tgs=True, rvi=True)
    now, later = FEATURES.named(match.features(0))["yields"][0].reshape(2, 4).tolist()
    assert now == [1, 1, 0, 3]  # Public Works takes the only good
    assert later == [3, 3, 2, 4]  # Plague World takes the genes, Public Works another good, the Exchange the third


def test_the_takeover_at_stake_is_known_to_all() -> None:
    setup = gk.race.SeatSetup
    seats = [setup(tableau=["imperium_seat", "new_military_tactics"]), setup(tableau=["rebel_miners", "drop_ships"])]
    match = gk.race.position(seats, phase="settle", rvi=True, takeovers=True, backend="python")
    for seat, text in ((0, "pass"), (1, "pass"), (0, "take over rebel_miners")):
        match.play(seat, text)
    for seat in (0, 1):
        parts = FEATURES.named(match.features(seat))
        assert parts["at_stake"].nonzero()[0].tolist() == [DESIGN["rebel_miners"]]
        assert parts["attack"].tolist() == [1, 3 + 2]


def test_who_drafts_knows_which_cards_are_in_his_deck() -> None:
    match = gk.new("race", players=2, seed=1, backend="python", **DRAFT)
    passed = False
    while match.view(0).seats[0].drafted is not None:
        for seat in (0, 1):
            drafted = Counter(DESIGN[name] for name in match.view(seat).seats[seat].drafted)
            part = FEATURES.named(match.features(seat))["drafted"]
            assert {int(number): int(part[number]) for number in part.nonzero()[0]} == drafted
        passed = passed or match.question(0) != "draft"
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    assert passed  # the deck was known in full while start worlds were chosen
    assert not FEATURES.named(match.features(0))["drafted"].any()


def test_every_question_has_a_place() -> None:
    assert max(Question) < len(FEATURES.named(np.zeros(FEATURES.size))["question"])


def test_parts_are_named_in_order_and_fill_a_row() -> None:
    names = [part.name for part in FEATURES.parts]
    row = np.arange(FEATURES.size) % 251
    parts = FEATURES.named(row)
    assert list(parts) == names
    assert np.concatenate([parts[name].ravel() for name in names]).tolist() == row.tolist()
    assert FEATURES.units.shape == (FEATURES.size,)
    assert FEATURES.scaled(np.full(FEATURES.size, 10, np.uint8))[FEATURES.offset("seats")] == 1.0
