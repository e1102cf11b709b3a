"""The engine and the reference side by side: the same answers, and at every decision the same table.

The engine shuffles and draws; the reference is told what, and has to say everything else by itself.
"""

from __future__ import annotations

from random import Random
from typing import Final

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.scoring import best_objective_vp
from galaktyka.games.transgalactica.state import LEVEL_2, ROUNDS, Transgalactica
from galaktyka.games.transgalactica.tables import VOCABULARIES
from galaktyka.games.transgalactica.view import SeatView, TransgalacticaView, view
from tests.games.asking import Ask, Steps
from tests.games.pair import Pair
from tests.games.transgalactica.reference.box import GALAXIES, GOODS
from tests.games.transgalactica.reference.game import play_game, play_on
from tests.games.transgalactica.reference.scoring import best_objective, score, winners
from tests.games.transgalactica.reference.seat import Seat, new_seat
from tests.games.transgalactica.reference.table import Table
from tests.games.transgalactica.situations import Situation, piles

SPECTATOR: Final = -1
SELDOM: Final = (
    *("activate", "complete", "fight", "mark", "sit", "place", "second place", "jump", "second jump"),
    *("use advanced_07", "use basic_02", "use basic_20", "option 3"),  # to mark, for wormholes, technology 23
)


class EngineLuck:
    """What the engine drew."""

    def __init__(self, match: gk.Match) -> None:
        self.match = match

    def reserve(self, seat: int) -> list[str]:
        return list(self.match.view(seat).seats[seat].reserve)


class TransgalacticaPair(Pair):
    """A game of Transgalactica."""

    def __init__(self, match: gk.Match, table: Table, steps: Steps[None]) -> None:
        super().__init__(match, steps)
        self.table = table

    def choose(self, asked: Ask, luck: Random) -> str:
        """Often what is seldom possible."""
        legal = sorted(asked.legal)
        busy = [answer for answer in legal if answer != "pass"]
        seldom = [answer for answer in busy if answer.startswith(SELDOM)]
        if seldom and luck.random() < 0.5:
            return luck.choice(seldom)
        if "exploration" in legal and luck.random() < 0.3:
            return "exploration"
        if "pass" in legal and luck.random() < (0.08 if len(busy) > 3 else 0.2):
            return "pass"
        return luck.choice(busy or legal)

    def compare_tables(self) -> None:
        s = over(Transgalactica, self.match.record)
        seen = view(s, SPECTATOR)
        for seat in self.table.seats:
            check_seat(seen.seats[seat.number], seat, self.table)
            same(best_objective_vp(s, seat.number), best_objective(self.table, seat))
        check_middle(seen, self.table)
        same(self.match.over, self.table.over)

    def winners(self) -> list[int]:
        return winners(self.table)


def names(vocabulary: str, numbers: list[int]) -> list[str]:
    """The names of pieces; none is an empty text."""
    return [VOCABULARIES[vocabulary][number] if number else "" for number in numbers]


def laid_out(match: gk.Match, seats: list[Seat]) -> Table:
    """The table as chance has laid it out: everything but what seats have."""
    s = over(Transgalactica, match.record)
    seen = view(s, SPECTATOR)
    spaces = {space.space: space for space in seen.map}
    heights = {place: len(pile) for place, pile in zip(piles(), seen.piles, strict=True)}
    most = len(s.piles) // len(heights)
    tokens = names("token", list(s.piles))
    return Table(
        seats=seats,
        luck=EngineLuck(match),
        order=list(seen.order),
        planets={space.space: space.planet for space in seen.map if space.planet},
        pirates={name: space.pirate for name, space in spaces.items() if space.pirate},
        tokens={name: space.token for name, space in spaces.items() if space.token},
        piles={
            place: tokens[number * most : number * most + height]
            for number, (place, height) in enumerate(heights.items())
        },
        round_tokens={number: names("token", [s.round_token[number]])[0] for number in range(1, ROUNDS)},
        mining_open=seen.mining_token,
        mining_deck=names("mining", list(s.mining_deck[: s.mining_deck_size])),
        technologies=list(seen.technologies),
        missions=list(seen.missions),
        decks=[
            names("mission", list(s.deck[first : first + size]))
            for first, size in zip((0, LEVEL_2), s.deck_size, strict=True)
        ],
        decrees=list(seen.decrees),
        wealth=list(zip(seen.wealth[::2], seen.wealth[1::2], strict=True)),
        abilities=list(seen.abilities),
    )


def new_game(players: int, seed: int) -> TransgalacticaPair:
    """A whole game, from its draft on."""
    match = gk.new("transgalactica", players=players, seed=seed, backend="python")
    seats = [new_seat(number, players) for number in range(players)]
    for seat in seats:
        seen = match.view(seat.number).seats[seat.number]
        seat.fleet, seat.mining, seat.objectives = list(seen.fleet), list(seen.mining), list(seen.objectives)
    table = laid_out(match, seats)
    for spot, number in enumerate(table.order):
        seats[number].spot = spot
    return TransgalacticaPair(match, table, play_game(table))


def next_turns(situation: Situation) -> TransgalacticaPair:
    """A situation, from its first turn on."""
    match = situation.match()
    table = laid_out(match, situation.seats)
    table.round = situation.round
    table.used_areas = {area: {seat} for area, seat in situation.used.items()}
    return TransgalacticaPair(match, table, play_on(table))


def same(engine: object, reference: object) -> None:
    """Both say the same."""
    assert engine == reference, f"The engine has {engine}, the reference {reference}."


def check_middle(seen: TransgalacticaView, table: Table) -> None:
    """Round, order, map, tracks, cards, Senate."""
    same((seen.round, seen.phase, seen.active), (table.round, table.phase, table.active))
    same(list(seen.order), table.order)
    same({space.space for space in seen.map}, set(GALAXIES[len(table.seats)].spaces))
    for space in seen.map:
        name = space.space
        same(space.planet, table.planets.get(name, ""))
        same((space.pirate, space.token), (table.pirates.get(name, ""), table.tokens.get(name, "")))
        same(set(space.outposts), {seat.number for seat in table.seats if name in seat.outposts})
        same(space.used, (name in table.used_planets))
    same(seen.used_areas, {area: sorted(users) for area, users in table.used_areas.items()})
    same((seen.technologies, seen.decrees), (table.technologies, table.decrees))
    same(seen.missions, table.missions)
    for office in seen.offices:
        same((office.gold, office.silver), (table.gold.get(office.office), table.silver.get(office.office)))
        same(office.decree, next((card for card, at in table.office_of.items() if at == office.office), ""))
    same(seen.mining_token, table.mining_open)
    same([pile[-1:] for pile in seen.piles], [table.piles[place][-1:] for place in piles()])
    same(list(map(len, seen.piles)), [len(table.piles[place]) for place in piles()])
    same(seen.round_tokens, [table.round_tokens.get(number, "") for number in range(1, ROUNDS)])


def check_seat(seen: SeatView, seat: Seat, table: Table) -> None:
    """Everything of a seat but its objectives, which never change."""
    same(seen.goods, {good: seat.goods[good] for good in GOODS})
    same(seen.markers, seat.markers)
    same(seen.levels, {track: seat.level(track) for track in seat.markers})
    same((seen.captains, seen.captains_out), (seat.captains, seat.captains_out))
    same((seen.crew, seen.crew_out, seen.capsules), (seat.crew, seat.crew_out, seat.capsules))
    same((seen.lieutenant, seen.lieutenant_out), (seat.lieutenant == "ready", seat.lieutenant == "out"))
    same(seen.ships, (seat.ships if seat.outposts else []))
    same((seen.outposts_left, seen.hold), (7 - len(seat.outposts), seat.hold))
    same((seen.mining, seen.pirates), (seat.mining, seat.pirates))
    same(seen.technologies, sorted(seat.technologies, key=table.technologies.index))
    same(set(seen.used_technologies), seat.used - {seat.ability})
    same((seen.ability, seen.nightmare), (seat.ability, seat.nightmare))
    same(sorted(seen.log), sorted(seat.log))
    same({kind: count for kind, count in seen.completed.items() if count}, seat.completed)
    same((set(seen.fresh_tokens), set(seen.spent_tokens)), (seat.fresh, seat.spent))
    same(set(seen.reserve), seat.reserve)
    same(seen.segment, seat.segment)
    same((seen.vp, seen.score), (seat.vp, score(table, seat)))
