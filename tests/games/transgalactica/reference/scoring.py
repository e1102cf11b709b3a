"""The end: objectives, leftovers, technologies, winners (transgalactica.md 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.transgalactica.reference.box import END, OBJECTIVES, RESOURCES, Entry
from tests.games.transgalactica.reference.requirements import missions_of, of_colour
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def resources(seat: Seat) -> int:
    """Energy, ore and aliens together."""
    return sum(seat.goods[good] for good in RESOURCES)


def score(table: Table, seat: Seat) -> int:
    """VP, leftovers and technologies, and at the end the better objective, which is secret until then."""
    best = best_objective(table, seat) if table.over else 0
    return seat.vp + leftovers(seat) + technologies(table, seat) + best


def best_objective(table: Table, seat: Seat) -> int:
    """The better of the two (D8)."""
    return max(objective(table, seat, card) for card in seat.objectives)


def leftovers(seat: Seat) -> int:
    """A VP for each credit, and for every three resources of all kinds (case 60)."""
    return seat.goods["credit"] * int(END["vp_per_credit"]) + resources(seat) // int(END["resources_per_vp"])


def technologies(table: Table, seat: Seat) -> int:
    """Technologies that score at the end, but for the one that looks at the objective."""
    tracks = [(track, int(power["vp"])) for power in seat.powers("score_levels") for track in power["tracks"]]
    markers = sum(table.markers_on(tech) for tech in seat.technologies)
    return sum(seat.level(track) * vp for track, vp in tracks) + sum(
        markers * int(power["vp"]) for power in seat.powers("score_markers")
    )


def objective(table: Table, seat: Seat, card: str) -> int:
    """What a card scores, with technology 28 (case 62)."""
    scoring = OBJECTIVES[card]["scoring"]
    terms = [(instances(table, seat, term), int(term["vp"])) for term in scoring["terms"]]
    if scoring["combine"] == "best":
        terms = [max(terms, key=lambda term: term[0] * term[1])]
    times = sum(count for count, _ in terms)
    more = sum(min(power["max"], times * power["vp"]) for power in seat.powers("score_objective"))
    return sum(count * vp for count, vp in terms) + int(more)


def instances(table: Table, seat: Seat, term: Entry) -> int:
    """How often a line of an objective counts; the cap is that of its part (U29)."""
    count = COUNTED[term["per"]](table, seat, term)
    return min(count, int(term.get("max", count)))


def technologies_marked(table: Table, seat: Seat, term: Entry) -> int:
    """Technologies with an own marker."""
    return len(seat.technologies)


def missions_completed(table: Table, seat: Seat, term: Entry) -> int:
    """Missions of all types."""
    return seat.completed.total()


def missions_of_type(table: Table, seat: Seat, term: Entry) -> int:
    """Missions of the type that the line names; dual ones are of both (U14)."""
    return missions_of(seat, term["per"].removeprefix("missions_"))


def pirate_tokens(table: Table, seat: Seat, term: Entry) -> int:
    """Pirates beaten."""
    return len(seat.pirates)


def outposts_of_colour(table: Table, seat: Seat, term: Entry) -> int:
    """Planets of a colour, multicolour ones too."""
    return of_colour(table, seat, term["color"])


def outposts_on_map(table: Table, seat: Seat, term: Entry) -> int:
    """All outposts, the central one too (U13)."""
    return len(seat.outposts)


def outposts_on_trade_planets(table: Table, seat: Seat, term: Entry) -> int:
    """Planets that demand a trade level somewhere."""
    return sum(any(slot["trade"] for slot in planet["slots"]) for _, planet in table.planets_of(seat))


def resources_left(table: Table, seat: Seat, term: Entry) -> int:
    """Energy, ore and aliens."""
    return resources(seat)


def levels(table: Table, seat: Seat, term: Entry) -> int:
    """Levels on some tracks together (D13)."""
    return sum(seat.level(track) for track in term["tracks"])


COUNTED: Final[dict[str, Callable[[Table, Seat, Entry], int]]] = {
    "techs_marked": technologies_marked,
    "missions_completed": missions_completed,
    "missions_cultural": missions_of_type,
    "missions_commercial": missions_of_type,
    "missions_war": missions_of_type,
    "pirate_tokens": pirate_tokens,
    "outposts_color": outposts_of_colour,
    "outposts_on_map": outposts_on_map,
    "outposts_on_trade_planets": outposts_on_trade_planets,
    "resources_left": resources_left,
    "levels": levels,
}


def winners(table: Table) -> list[int]:
    """The highest score; equal ones share the victory (case 63)."""
    scores = [score(table, seat) for seat in table.seats]
    return [number for number, points in enumerate(scores) if points == max(scores)]
