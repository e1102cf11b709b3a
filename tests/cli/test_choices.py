"""The choices of every question of Race, in words, with what they cost and bring."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import galaktyka as gk
from galaktyka.cli.race.face import RaceFace
from galaktyka.engine.match import Match
from galaktyka.games.race import SeatSetup

NAMES = ("You", "Bot")
OTHER = SeatSetup(tableau=["new_sparta"])


def at(phase: str, **mine: object) -> Match:
    """A position in which seat 0 has what is given, and the other seat has answered whatever it was asked."""
    match = gk.race.position([SeatSetup(**mine), OTHER], phase=phase, backend="python")  # type: ignore[arg-type]
    while 1 in match.owing:
        match.play(1, "pass" if "pass" in match.legal(1) else match.legal(1)[0])
    return match


def offered(match: Match) -> str:
    """What the screen offers, its lines put together."""
    face = RaceFace("en", NAMES)
    screen = StringIO()
    console = Console(file=screen, width=100)
    console.print(face.offer(match, 0, face.choices(match, 0)))
    console.print(face.question(match, 0))
    return " ".join(screen.getvalue().split())


def labels(match: Match) -> dict[str, str]:
    """What may be typed, and what it means."""
    return {choice.key: choice.label for choice in RaceFace("en", NAMES).choices(match, 0)}


def test_a_development_shows_its_price() -> None:
    hand = ["mining_robots", "public_works", "gem_world", "gambling_world"]
    match = at("develop", tableau=["old_earth"], hand=hand, actions=["develop"])
    screen = offered(match)
    assert "Mining Robots costs 1 card" in screen
    assert "Public Works free" in screen
    assert "0 Place no development Also in your hand: " in screen
    assert labels(match)["0"] == "Place no development"


def test_a_world_shows_strength_and_price() -> None:
    hand = ["rebel_fuel_cache", "spice_world", "gem_world", "drop_ships"]
    match = at("settle", tableau=["old_earth", "contact_specialist", "space_marines"], hand=hand)
    screen = offered(match)
    assert "Rebel Fuel Cache Military 1 against defence 1 · free" in screen
    assert "Spice World costs 2 cards" in screen
    assert "Also in your hand: Drop Ships" in screen


def test_temporary_strength_is_shown() -> None:
    match = at("settle", tableau=["new_military_tactics", "old_earth"], hand=["rebel_outpost", "rebel_fuel_cache"])
    assert "Rebel Fuel Cache Military 0 (and up to 3 more) against defence 1" in offered(match)


def test_ways_to_place_a_world_are_shown() -> None:
    match = at(
        "settle",
        tableau=["old_earth", "contact_specialist", "space_marines", "new_military_tactics"],
        hand=["rebel_fuel_cache", "gem_world"],
    )
    match.play(0, "settle rebel_fuel_cache")
    screen = offered(match)
    assert "Conquer Rebel Fuel Cache Military 1 (and up to 3 more) against defence 1" in screen
    assert "Pay for Rebel Fuel Cache free" in screen
    assert "Use New Military Tactics You may discard this card" in screen
    assert screen.endswith("or pay for it? (Rebel Fuel Cache)")


def test_payment_names_the_card_it_is_for() -> None:
    hand = ["mining_robots", "gem_world", "drop_ships", "mining_world", "spice_world"]
    match = at("develop", tableau=["old_earth"], hand=hand)
    match.play(0, "develop mining_robots")
    assert offered(match).endswith("Pay 2 cards from your hand. (Mining Robots)")
    assert RaceFace("en", NAMES).answers(match, 0) == 2


def test_a_sale_shows_what_it_brings() -> None:
    tableau = ["old_earth", "gem_world", "plague_world"]
    match = at("consume", tableau=tableau, goods=tableau[1:], actions=["consume trade"])
    screen = offered(match)
    assert "Sell the good of Gem World brings 3 cards" in screen
    assert "Sell the good of Plague World brings 5 cards" in screen


def test_consume_powers_are_shown_in_words_and_guesses_as_numbers() -> None:
    tableau = ["old_earth", "gambling_world", "gem_world", "plague_world"]
    match = at("consume", tableau=tableau, goods=tableau[2:], actions=["consume 2x"])
    screen = offered(match)
    assert "Use Old Earth Consume 1 good for 1 VP, up to 2 times." in screen
    assert "Use Gambling World Consume 1 good for 1 VP." in screen
    assert [text for text in labels(match).values() if text.startswith("Say ")] == [f"Say {n}" for n in range(1, 8)]


def test_goods_to_consume_are_named_by_their_world() -> None:
    tableau = ["gambling_world", "gem_world", "plague_world"]
    match = at("consume", tableau=tableau, goods=tableau[1:])
    match.play(0, "use gambling_world")
    assert set(labels(match).values()) == {"Consume the good of Gem World", "Consume the good of Plague World"}


def test_discarding_from_the_hand_may_end() -> None:
    match = at("consume", tableau=["merchant_world"], hand=["gem_world", "drop_ships"])
    if match.question(0) == "consume":
        assert labels(match)["0"] == "Done"
        match.play(0, "use merchant_world")
    assert match.question(0) == "discard_hand"
    assert set(labels(match).values()) == {"Discard Drop Ships", "Discard Gem World", "Done"}
    assert labels(match)["0"] == "Done"


def test_produce_powers_and_the_bonus_are_shown() -> None:
    tableau = ["alien_rosetta_stone_world", "deserted_alien_colony", "deserted_alien_outpost", "alpha_centauri"]
    match = at("produce", tableau=tableau, actions=["produce"])
    screen = offered(match)
    assert "Use Alien Rosetta Stone World Produce a good on one of your Alien technology windfall worlds." in screen
    assert "Use the Produce bonus" in labels(match).values()
    match.play(0, "bonus")
    assert "Produce on Alpha Centauri" in labels(match).values()


def test_two_copies_of_a_card_are_one_choice_twice() -> None:
    hand = ["drop_ships", "mining_robots", "mining_robots", "gem_world"]
    match = at("develop", tableau=["old_earth"], hand=hand, actions=["develop"])
    match.play(0, "develop drop_ships")
    face = RaceFace("en", NAMES)
    assert {choice.label: choice.times for choice in face.choices(match, 0)}["Pay with Mining Robots"] == 2
    assert "Mining Robots ×2" in offered(match)


def test_pairs_of_actions_have_pairs_of_numbers() -> None:
    match = gk.new("race", players=2, seed=1, advanced=True, first_game=True, backend="python")
    choices = labels(match)
    assert len(choices) == 23
    assert choices["3 4"] == "Develop + Settle"
    assert choices["3 3"] == "Develop + Develop"
    assert "1 1" not in choices


def test_in_the_draft_start_worlds_are_no_hand() -> None:
    match = gk.new("race", players=2, seed=3, tgs=True, draft=True, backend="python")
    screen = offered(match)
    assert "Start worlds to choose from later: " in screen
    assert "Also in your hand" not in screen
