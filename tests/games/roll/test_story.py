"""What is told at a table, asked and offered: golden games, action by action, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import galaktyka as gk
from galaktyka.engine.lens import Lens
from galaktyka.engine.record import over
from galaktyka.engine.saying import Told
from galaktyka.engine.story import Story
from galaktyka.engine.words import LANGS
from galaktyka.games.roll import GAME, SeatSetup, position
from galaktyka.games.roll.choices import choices, question_said
from galaktyka.games.roll.reasons import offers
from galaktyka.games.roll.result import seat_scores
from galaktyka.games.roll.sight import Sight, names, read
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.story import follow, opening
from galaktyka.games.roll.takeback import looks_the_same, reveals_nothing
from tests.games.playthrough import Playthrough
from tests.games.roll.playthrough import MANNER, PLAYTHROUGHS
from tests.games.roll.words import said

LENS = Lens(GAME, "python")
SECRETS = {"log-you-draw", "log-you-abandon", "log-you-place", "log-you-return"}


@dataclass(frozen=True)
class Step:
    """One action of a game: the match before it, who took it, and its story."""

    match: gk.Match
    seat: int
    story: Story[Sight]


def steps(game: Playthrough, every: int = 1) -> Iterator[Step]:
    """A golden game, with the story of every so many actions."""
    match = game.new()
    while match.owing:
        seat = match.owing[-1]
        text = MANNER.choose(match.legal(seat), f"{game.name} {len(match.history)}")
        if len(match.history) % every == 0:
            action = match.legal_ids(seat)[match.legal(seat).index(text)]
            yield Step(match, seat, follow(LENS, match.record, seat, action))
        match.play(seat, text)


def told_by(match: gk.Match, seat: int, text: str) -> list[Told]:
    """What an action leads to."""
    action = match.legal_ids(seat)[match.legal(seat).index(text)]
    told = follow(LENS, match.record, seat, action).told
    match.play(seat, text)
    return told


def words(told: list[Told], reader: int | None = None) -> list[str]:
    """The story as a reader hears it, in English."""
    heard = []
    for part in told:
        mine = reader is not None and part.seat == reader
        say = (part.own or part.say) if mine else part.say
        if say is not None:
            heard.append(said(say, "en", "yes" if mine else "no"))
    return heard


@pytest.mark.parametrize("game", PLAYTHROUGHS[:2], ids=lambda game: game.name)
def test_everything_told_has_words_and_secrets_are_told_to_their_owner_alone(game: Playthrough) -> None:
    ids = set()
    for step in steps(game):
        for part in step.story.told:
            for say in (part.say, part.own):
                if say is not None:
                    ids.add(say.id)
                    assert all(said(say, lang) == said(say, lang).strip() for lang in LANGS)
            assert part.say is None or part.say.id not in SECRETS
    assert {"log-selects", "log-draws", "log-completes", "log-ships", "log-recruits", "log-produces"} <= ids


def test_the_position_after_a_story_is_that_of_the_match() -> None:
    for step in steps(PLAYTHROUGHS[0], every=7):
        twin = step.match.copy()
        seat, text = step.seat, MANNER.choose(twin.legal(step.seat), f"two_players {len(twin.history)}")
        twin.play(seat, text)
        assert step.story.record.tobytes() == twin.record.tobytes()


@pytest.mark.parametrize("game", PLAYTHROUGHS[2:], ids=lambda game: game.name)
def test_every_question_and_every_answer_has_words(game: Playthrough) -> None:
    for step in steps(game, every=5):
        for seat in step.match.owing:
            view = step.match.view(seat)
            asked = [question_said(view, seat), *(say for choice in choices(view, seat) for say in choice.say)]
            for say in asked:
                assert all(said(say, lang) for lang in LANGS)


def test_an_opening_tells_start_tiles_to_all_and_first_tiles_to_their_owner() -> None:
    match = PLAYTHROUGHS[0].new()
    told = opening(LENS, match.record)
    assert len(words(told)) == 2
    assert [part.say is None for part in told] == [False, True, False, True]
    assert words(told, 0)[0].startswith("You start with ")
    assert words(told, 0)[1].startswith("You draw ")


def test_a_round_is_told() -> None:
    mine = SeatSetup(
        tableau=["galactic_bankers", "gem_world"],
        goods={"gem_world": ["blue"]},
        developments=["public_works"],
        worlds=["rebel_miners"],
        columns={"explore": {"white": 2}, "settle": {"white": 2}, "ship": {"blue": 1}},
        developers={"red": 1},
        cup={"yellow": 1},
    )
    match = position([mine, SeatSetup(cup={"white": 1})], phase="explore", later=["settle", "ship"], backend="python")
    assert words(told_by(match, 0, "abandon public_works"), 0) == ["You abandon Public Works."]
    drawn = told_by(match, 0, "scout white")
    assert words(drawn) == ["Ada draws 2 tiles."]
    assert words(drawn, 0)[0].startswith("You draw ")
    match.play(0, match.legal(0)[0])
    placed = told_by(match, 0, match.legal(0)[0])
    assert words(placed) == []
    assert words(placed, 0)[0].startswith("You place ")
    settled = told_by(match, 0, "stock white")
    assert words(settled) == ["Ada Stocks: 2 credits.", "Ada completes Rebel Miners."]
    assert words(told_by(match, 0, "remove yellow from cup")) == ["Ada returns a die to the supply (yellow)."]
    match.play(0, "trade blue")
    assert words(told_by(match, 0, "pay"))[:2] == ["Ada pays 1 credit.", "Ada takes 1 VP."]
    while match.question(0) == "recruit":
        assert words(told_by(match, 0, match.legal(0)[0]))[0].startswith("Ada recruits ")
    assert words(told_by(match, 0, "recall red from developers"))[0] == "Ada recalls 1 die from tiles."


def test_a_reveal_is_told() -> None:
    seat = SeatSetup(columns={"explore": {"white": 2}})
    match = position([seat, seat], seed=3, backend="python")
    for who in range(2):
        assert told_by(match, who, "select develop with white from explore") == []
    assert told_by(match, 0, "ready") == []
    heard = words(told_by(match, 1, "ready"))
    assert heard[:2] == ["Ada selected II: Develop."] * 2
    assert heard[2].startswith("The extra die shows ")
    assert heard[3].startswith("These phases occur: ")


def test_goods_are_told_by_what_became_of_them() -> None:
    mine = SeatSetup(tableau=["gem_world"], goods={"gem_world": ["blue"]}, cup={"white": 1})
    match = position([mine, SeatSetup(cup={"white": 1})], phase="manage", backend="python")
    assert words(told_by(match, 0, "recall gem_world"))[0] == "Ada recalls the good of Gem World."
    settling = SeatSetup(
        tableau=["gem_world"],
        goods={"gem_world": ["blue"]},
        worlds=["former_penal_colony"],
        columns={"settle": {"white": 1}},
    )
    match = position([settling, SeatSetup(cup={"white": 1})], phase="settle", backend="python")
    assert words(told_by(match, 0, "remove gem_world"))[0] == "Ada returns the good of Gem World to the supply."


def test_rearranging_returning_and_refilling_are_told() -> None:
    mine = SeatSetup(
        tableau=["advanced_logistics"],
        developments=["public_works", "trade_levies", "export_duties"],
        columns={"explore": {"white": 2}},
    )
    match = position(
        [mine, SeatSetup(cup={"white": 1})], phase="explore", bag=[], abandoned=["space_docks"], backend="python"
    )
    assert words(told_by(match, 0, "rearrange")) == ["Ada rearranges tiles."]
    while match.question(0) == "place_tile":
        match.play(0, match.legal(0)[0])
    assert words(told_by(match, 0, "scout white")) == [
        "The bag is empty: abandoned tiles go back into it.",
        "Ada draws 1 tile.",
    ]
    match.play(0, match.legal(0)[0])
    match.play(0, "scout white")
    returned = told_by(match, 0, match.legal(0)[0])
    assert words(returned)[0] == "Ada returns a tile to the bag."
    assert words(returned, 0)[0].startswith("You return ")


# Taking back


def settled(match: gk.Match, seat: int, text: str) -> tuple[bool, bool]:
    """Whether an answer reveals nothing, and whether others see only that it came."""
    before = match.record
    action = match.legal_ids(seat)[match.legal(seat).index(text)]
    story = follow(LENS, before, seat, action)
    match.play(seat, text)
    return (
        reveals_nothing(before, match.record, seat, story.before, story.after),
        looks_the_same(story.before, story.after, seat),
    )


def test_every_step_of_assigning_can_be_taken_back_until_all_are_ready() -> None:
    seat = SeatSetup(tableau=["nanotechnology"], columns={"explore": {"white": 3}, "wild": {"red": 1}})
    match = position([seat, SeatSetup(columns={"explore": {"white": 1}})], backend="python")
    for text in (
        "select ship with white from explore",
        "move red from wild to settle",
        "use nanotechnology",
        "move red from settle to develop",
        "pass",
        "dictate white from explore",
        "move white from explore to produce",
        "ready",
    ):
        assert settled(match, 0, text) == (True, True), text
    assert settled(match, 1, "select explore with white from explore") == (True, True)
    assert settled(match, 1, "ready")[0] is False  # the reveal


def test_what_draws_or_uncovers_cannot_be_taken_back() -> None:
    seat = SeatSetup(worlds=["gem_world", "spice_world", "new_vinland"], columns={"explore": {"white": 3}})
    match = position([seat, SeatSetup(columns={"explore": {"white": 1}})], phase="explore", backend="python")
    assert settled(match, 0, "abandon new_vinland") == (True, False)
    assert settled(match, 0, "abandon gem_world")[0] is False  # Spice World lies open now
    assert settled(match, 0, "scout white")[0] is False


def test_a_stock_can_be_taken_back_but_others_see_it() -> None:
    seat = SeatSetup(columns={"explore": {"white": 2}})
    match = position([seat, seat], phase="explore", backend="python")
    assert settled(match, 0, "stock white") == (True, False)


# Costs and scores


def test_offers_say_what_the_top_tiles_need() -> None:
    seat = SeatSetup(
        tableau=["free_trade_zone", "replicant_robots"],
        worlds=["terraformed_world"],
        developments=["public_works"],
        settlers={"red": 1},
        cup={"white": 1},
    )
    match = position([seat, SeatSetup(cup={"white": 1})], backend="python")
    development, world = offers(over(Roll, match.observation(0)), 0)
    assert (development.card, development.printed, development.cost, development.parts) == ("public_works", 1, 1, [])
    assert (world.card, world.printed, world.cost, world.dice, world.missing) == ("terraformed_world", 5, 2, 1, 1)
    assert [(part.card, part.amount, part.minimum) for part in world.parts] == [
        ("free_trade_zone", 2, 2),
        ("replicant_robots", 1, 1),
    ]


def test_scores_add_up_tile_by_tile() -> None:
    for game in PLAYTHROUGHS[:2]:
        match = gk.parse(game.path.read_text(encoding="utf-8"))
        scores = seat_scores(over(Roll, match.observation(-1)))
        assert [score.total for score in scores] == match.scores()
        assert [seat for seat, score in enumerate(scores) if score.winner] == match.winners()
        for score in scores:
            assert score.total == score.chips + sum(tile.vp + tile.bonus for tile in score.cards)
            assert score.tie_break > 0


def test_a_tile_in_hand_is_known_to_its_owner_alone() -> None:
    scout = SeatSetup(tableau=["improved_reconnaissance"], worlds=["gem_world"], columns={"explore": {"white": 1}})
    match = position([scout, SeatSetup(cup={"white": 1})], phase="explore", bag=["space_docks"], backend="python")
    for text in ("scout white", "place armaments_world"):
        match.play(0, text)
        mine, others = (read(LENS.observe(match.record, seat)).seats[0] for seat in (0, 1))
        assert (names(mine.drawn), mine.drawn_size) == (["space_docks"], 1)
        assert (others.drawn, others.drawn_size) == ([], 1)
    assert match.question(0) == "place_where"
