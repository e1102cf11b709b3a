"""Takeovers: who is vulnerable, declaring, and resolving in player order (race.md 9)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.asking import Steps, ask
from tests.games.race.reference.box import Card, Power
from tests.games.race.reference.military import (
    close_powers,
    general,
    hire,
    hirelings,
    in_reserve,
    military_against,
    strength,
    tactics,
    use_tactics,
)
from tests.games.race.reference.seat import Placed, Seat, Source
from tests.games.race.reference.table import Attack, Table
from tests.games.race.reference.worlds import draw_for_world


def means(table: Table, seat: Seat) -> list[Source]:
    """Takeover powers that were not used in this phase; none without takeovers (9.1)."""
    if "takeovers" not in table.options:
        return []
    return [source for source in seat.sources("takeover") if not source.used]


def targets(table: Table, seat: Seat, source: Source) -> Iterator[tuple[Seat, Placed]]:
    """The worlds of vulnerable opponents that a power may take; none that was placed in this phase (9.1)."""
    for victim in table.seats:
        if victim is not seat and is_vulnerable(victim, source.power["victim_has"]):
            for placed in victim.tableau:
                if placed.active and is_target(placed.card, source.power["target"]):
                    yield victim, placed


def is_vulnerable(victim: Seat, victim_has: str) -> bool:
    """What the tableau of the victim must have had when the phase began (9.1)."""
    match victim_has:
        case "rebel_military_world":
            return any(is_rebel_military(card) for card in victim.track)
        case "imperium_card":
            return any("imperium" in card.keywords for card in victim.track)
        case "total_military_at_least_1":
            return general(victim.track) >= 1
    raise AssertionError(victim_has)


def is_target(card: Card, target: str) -> bool:
    """Only military worlds, for some powers only Rebel ones (9.1)."""
    return is_rebel_military(card) if target == "rebel_military_world" else card.military


def is_rebel_military(card: Card) -> bool:
    """A Rebel military world; Rebel Cantina is none."""
    return card.military and "rebel" in card.keywords


def can_declare(table: Table, seat: Seat) -> bool:
    """Whether there is a power, and a world that it may take, however strong its owner (9.2)."""
    return any(True for source in means(table, seat) for _ in targets(table, seat, source))


def declare(table: Table, seat: Seat) -> Steps[None]:
    """Name target, power and temporary Military; all of it is paid now (9.2)."""
    found = [(victim, world, source) for source in means(table, seat) for victim, world in targets(table, seat, source)]
    legal = {f"take over {world.id}" for _, world, _ in found}
    answer = yield from ask(seat, "takeover", legal | {"pass"})
    if answer == "pass":
        return
    seat.settled += 1
    victim, world = next((victim, world) for victim, world, _ in found if world.id == answer.split()[2])
    attack = Attack(seat, victim, world)
    table.attacks.append(attack)
    source = yield from choose_means(seat, [source for _, other, source in found if other is world])
    source.use()
    attack.means = source.placed.id
    if source.power["discard_self"]:
        table.discard_from_tableau(seat, source.placed)
    yield from reinforce(table, seat)
    attack.strength = military_against(seat, world.card) + bonus(seat, source.power)
    attack.outcome = "declared"
    close_powers(seat)


def choose_means(seat: Seat, sources: list[Source]) -> Steps[Source]:
    """The power that is used, if several fit (9.2)."""
    if len(sources) == 1:
        return sources[0]
    answer = yield from ask(seat, "takeover_power", {f"use {source.placed.id}" for source in sources})
    return next(source for source in sources if answer == f"use {source.placed.id}")


def bonus(seat: Seat, power: Power) -> int:
    """More attack for each own Rebel military world (9.1)."""
    return int(power["attack_per_own_rebel_military_world"]) * sum(map(is_rebel_military, seat.track))


def reinforce(table: Table, seat: Seat) -> Steps[None]:
    """All temporary Military that the attacker wants to use; he cannot add any later (9.2)."""
    while sources := [*tactics(seat), *hirelings(seat)]:
        answer = yield from ask(seat, "reinforce", {"pass", *(f"use {source.placed.id}" for source in sources)})
        if answer == "pass":
            return
        yield from raise_military(table, seat, sources, answer)


def raise_military(table: Table, seat: Seat, sources: list[Source], answer: str) -> Steps[None]:
    """Discard the card, or a hand card for it (8.2)."""
    source = next(source for source in sources if answer == f"use {source.placed.id}")
    if source.power["code"] == "discard_self_for_military":
        use_tactics(table, seat, source)
    else:
        yield from hire(table, seat, source)


def resolve_takeovers(table: Table) -> Steps[None]:
    """In player order, for each player in the order declared; after a failure the others fail too (9.3)."""
    for seat in table.in_order():
        failed = False
        for attack in (attack for attack in table.attacks if attack.attacker is seat):
            succeeds = not failed and (yield from is_won(table, attack))
            attack.outcome = "won" if succeeds else "failed"
            failed = not succeeds
            if succeeds:
                take_over(table, attack)


def is_won(table: Table, attack: Attack) -> Steps[bool]:
    """The world must still be there; the owner may defend it; ties favour the attacker (9.3)."""
    if attack.world not in attack.victim.tableau:
        return False
    attack.outcome = "fought"
    yield from defend(table, attack.victim)
    return attack.strength >= defence(attack.victim, attack.world.card)


def take_over(table: Table, attack: Attack) -> None:
    """World and good change hands; its powers serve nobody in this phase any more (9.3)."""
    attack.victim.tableau.remove(attack.world)
    attack.world.active = False
    attack.attacker.tableau.append(attack.world)
    draw_for_world(table, attack.attacker)


def defend(table: Table, victim: Seat) -> Steps[None]:
    """Temporary Military that is left, also the rest of a power used in part (9.3)."""
    while sources := [*tactics(victim), *in_reserve(victim)]:
        answer = yield from ask(victim, "defend", {"pass", *(f"use {source.placed.id}" for source in sources)})
        if answer == "pass":
            return
        yield from raise_military(table, victim, sources, answer)


def defence(victim: Seat, world: Card) -> int:
    """Military against the world, its own defence, and Rebel Pact, from the tableau as the phase began (9.3)."""
    total = strength(victim.track, world) + victim.temporary + world.value
    rebels = sum(map(is_rebel_military, victim.track))
    others = sum(card.military for card in victim.track) - rebels
    for power in (power for card in victim.track for power in card.powers if power["code"] == "takeover_defense"):
        total += rebels * int(power["per_own_rebel_military_world"])
        total += others * int(power["per_own_other_military_world"])
    return total
