"""The setup: what may lie where, the draft, and what it gives (transgalactica.md 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask_always
from tests.games.transgalactica.reference.box import (
    ABILITIES,
    DECREES,
    HOME,
    MINING,
    MISSIONS,
    PIRATES,
    ROUND_SPACES,
    TECHNOLOGIES,
    TOKENS,
    TRACKS,
    WEALTH,
    Effect,
    Entry,
)
from tests.games.transgalactica.reference.effects import Run, effect, resolve
from tests.games.transgalactica.reference.maintenance import sort_priority, update_priority
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def check_deal(table: Table) -> None:
    """What chance has laid out is what the setup allows (3.1)."""
    check_map(table)
    check_cards(table)
    check_tokens(table)
    dealt = [seat.mining[0] for seat in table.seats]
    assert all(MINING[token]["starting"] for token in dealt)
    assert sorted([*dealt, table.mining_open, *table.mining_deck]) == sorted(MINING)
    start = table.order[0]
    assert table.order == [(start + place) % len(table.seats) for place in range(len(table.seats))]


def check_map(table: Table) -> None:
    """Base planets on their spaces, others elsewhere; pirates not on base planets (3.1.4 to 3.1.6)."""
    assert set(table.planets) == set(table.galaxy.spaces) - {HOME}
    assert len(set(table.planets.values())) == len(table.planets)
    bases = {space for space in table.planets if table.planet(space)["base"]}
    assert bases == table.galaxy.bases
    assert len(set(table.pirates.values())) == len(table.pirates) == min(len(table.seats) + 1, len(PIRATES))
    assert not bases & set(table.pirates)
    assert all(table.planet(space)["kind"] != "special" for space in table.planets)
    action = {space for space in table.planets if table.planet(space)["kind"] == "action"}
    kinds = {space: TOKENS[token]["category"] for space, token in table.tokens.items()}
    assert kinds == {space: "basic" if space in bases else "advanced" for space in action}


def check_cards(table: Table) -> None:
    """Three cards of each level, missions by number, a decree of each marking, enough for all (3.1.8 to 3.1.10)."""
    assert Counter(TECHNOLOGIES[tech]["level"] for tech in table.technologies) == {1: 3, 2: 3, 3: 3}
    assert [TECHNOLOGIES[tech]["level"] for tech in table.technologies] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [MISSIONS[card]["level"] for card in table.missions] == [1, 1, 1, 2, 2, 2]
    assert numbers(table.missions[:3]) == sorted(numbers(table.missions[:3]))
    assert numbers(table.missions[3:]) == sorted(numbers(table.missions[3:]))
    assert sorted([*table.missions, *table.decks[0], *table.decks[1]]) == sorted(MISSIONS)
    assert [{MISSIONS[card]["level"] for card in deck} for deck in table.decks] == [{1}, {2}]
    groups = {decree["group"] for decree in DECREES.values()}
    assert len(table.decrees) == len(groups) == len({DECREES[decree]["group"] for decree in table.decrees})
    assert len({card for cards in table.wealth for card in cards}) == 2 * len(table.wealth) == 2 * len(table.seats)
    assert len(set(table.abilities)) == len(table.seats)
    assert len({card for seat in table.seats for card in seat.objectives}) == 2 * len(table.seats)


def numbers(missions: Sequence[str]) -> list[int]:
    """The printed numbers of missions."""
    return [int(MISSIONS[card]["number"]) for card in missions]


def check_tokens(table: Table) -> None:
    """Bonus tokens of the right kind, each once (3.1.3)."""
    for name, track in TRACKS.items():
        for space in track["spaces"]:
            check_pile(table.piles.get((name, space["level"]), []), space.get("tokens"))
    for space in ROUND_SPACES:
        token = table.round_tokens.get(space["round"], "")
        check_pile([token] if token else [], space["tokens"])
    lying = tokens_on_board(table)
    assert len(set(lying)) == len(lying)


def tokens_on_board(table: Table) -> list[str]:
    """Bonus tokens on tracks, planets and rounds."""
    piles = [token for pile in table.piles.values() for token in pile]
    return [*piles, *table.tokens.values(), *filter(None, table.round_tokens.values())]


def check_pile(pile: list[str], printed: Entry | None) -> None:
    """As many tokens as are printed, of their kind."""
    assert len(pile) == (printed["stack"] if printed else 0)
    assert all(TOKENS[token]["category"] == printed["category"] for token in pile if printed)


def set_up(table: Table) -> Steps[None]:
    """Starting tokens, the draft, what was drafted, first outposts (3.2)."""
    for seat in sorted(table.seats, key=chooses_token):  # all gain at once; a choice is waited for
        yield from resolve(table, seat, MINING[seat.mining[0]]["effects"], "token")
    for seat in reversed(table.in_order()):
        yield from draft(table, seat)
    for seat in table.in_order():
        yield from draft(table, seat)
    for seat in table.in_order():
        assert seat.wealth is not None
        for card in table.wealth[seat.wealth]:
            yield from resolve(table, seat, WEALTH[card]["effects"], "card")
    for seat in table.seats:
        seat.outposts.append(HOME)
    for seat in table.in_order():
        yield from resolve(table, seat, ABILITIES[seat.ability].get("setup", ()), "ability")


def chooses_token(seat: Seat) -> bool:
    """Whether its starting token leaves a choice."""
    return any(part["op"] == "choose" for part in MINING[seat.mining[0]]["effects"])


def draft(table: Table, seat: Seat) -> Steps[None]:
    """A set of wealth cards or an ability; the second time what is missing (case 89). It is asked even for the last."""
    taken = {other.wealth for other in table.seats}
    sets = [f"wealth {number + 1}" for number in range(len(table.wealth)) if number not in taken]
    abilities = [f"ability {name}" for name in table.abilities]
    legal = [*([] if seat.wealth is not None else sets), *([] if seat.ability else abilities)]
    verb, what = (yield from ask_always(seat.number, "draft", legal)).split()
    if verb == "wealth":
        seat.wealth = int(what) - 1
    else:
        seat.ability = what
        table.abilities.remove(what)


@effect("commission_lieutenant")
def commission_lieutenant(run: Run, part: Effect) -> Steps[None]:
    """The lieutenant takes the place of a crew member (11.1)."""
    run.seat.crew -= 1
    run.seat.lieutenant = "ready"
    yield from ()


@effect("draw_bonus_tokens")
def draw_bonus_tokens(run: Run, part: Effect) -> Steps[None]:
    """Tokens that lie nowhere go to the reserve (11.4)."""
    run.seat.reserve = set(run.table.luck.reserve(run.seat.number))
    elsewhere = {*tokens_on_board(run.table), *(token for seat in run.table.seats for token in seat.fresh)}
    assert not elsewhere & run.seat.reserve
    categories = sorted(TOKENS[token]["category"] for token in run.seat.reserve)
    assert categories == ["advanced"] * part["advanced"] + ["basic"] * part["basic"]
    yield from ()


@effect("update_priority_track")
def update_priority_track(run: Run, part: Effect) -> Steps[None]:
    """The own priority marker moves at once (11.9)."""
    update_priority(run.table, run.seat)
    sort_priority(run.table)
    yield from ()
