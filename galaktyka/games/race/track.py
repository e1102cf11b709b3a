"""Military tracks: what tableaus count for in takeovers, who is vulnerable, and what may be attacked (race.md 9)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.military import fights
from galaktyka.games.race.powers import worlds_of_sort
from galaktyka.games.race.state import NOBODY, Outcome, Race, Seat, Track, tableau_slot
from galaktyka.games.race.tables import CARD, POWER, REBEL, TRACKS, Keyword, Kind, Power, Victim

NO_ROW: Final = -1
NO_STRENGTH: Final = -100  # without a power that reaches the world


@kernel
def set_tracks(s: Race) -> None:
    """Note what everybody's tableau counts for in takeovers as the phase begins; it holds for the whole phase (9.1)."""
    for seat in range(s.players):
        read_track(s, seat, s.seat[seat].active, s.seat[seat].track)


@kernel
def read_track(s: Race, seat: int, slots: int, out: Track) -> None:
    """Military of these slots, general and specialised but not temporary, and what makes them vulnerable."""
    me = s.seat[seat]
    clear_track(out)
    for slot in range(slots):
        facts = CARD[me.tableau[slot]]
        rebel = facts.keywords & Keyword.REBEL != 0
        out.military_worlds += facts.military
        out.rebel_worlds += 1 if rebel and facts.military == 1 else 0
        out.imperium_cards += 1 if facts.keywords & Keyword.IMPERIUM != 0 else 0
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.MILITARY:
                times = worlds_of_sort(s, seat, POWER[row].per) if POWER[row].per != 0 else 1
                out.military[POWER[row].against] += POWER[row].amount * times


@kernel
def clear_track(track: Track) -> None:
    """Take all markers off a track."""
    for against in range(TRACKS):
        track.military[against] = 0
    track.military_worlds, track.rebel_worlds, track.imperium_cards = 0, 0, 0


@kernel
def track_against(track: Track, world: int) -> int:
    """General Military and all that is specialised against a world, when the phase began (9.3)."""
    total = int(track.military[0])
    if CARD[world].kind != Kind.NONE:
        total += track.military[CARD[world].kind]
    if CARD[world].keywords & Keyword.REBEL != 0:
        total += track.military[REBEL]
    return total


@kernel
def attack_strength(s: Race, seat: int, world: int, row: int) -> int:
    """What a seat attacks a world with now: Military, temporary Military and the bonus of the power (9.3)."""
    me = s.seat[seat]
    return track_against(me.track, world) + me.temporary + POWER[row].amount * me.track.rebel_worlds


@kernel
def best_attack(s: Race, seat: int, world: int, victim: int) -> int:
    """The most that a seat can attack this world with now, by any of its powers."""
    best = NO_STRENGTH
    for slot in range(s.seat[seat].active):
        if can_attack_with(s, seat, slot, world, victim):
            best = max(best, attack_strength(s, seat, world, takeover_row(s.seat[seat], slot)))
    return best


@kernel
def defence_strength(s: Race, seat: int, world: int) -> int:
    """What a seat defends a world with now: the same Military, powers of defence, and the world's own defence (9.3)."""
    me = s.seat[seat]
    bonus = defence_bonus(s, seat, me.active, me.track)
    return track_against(me.track, world) + me.temporary + bonus + CARD[world].value


@kernel
def defence_bonus(s: Race, seat: int, slots: int, track: Track) -> int:
    """Defence that these slots add for each Rebel military world and for each other one that the track counts (9.3)."""
    me = s.seat[seat]
    rebels, worlds = int(track.rebel_worlds), int(track.military_worlds)
    total = 0
    for slot in range(slots):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.TAKEOVER_DEFENSE:
                total += POWER[row].amount * rebels + POWER[row].other * (worlds - rebels)
    return total


@kernel
def is_vulnerable(track: Track, victim: int) -> bool:
    """Whether a tableau has what a takeover power demands of its victim (9.1)."""
    if victim == Victim.REBEL_MILITARY_WORLD:
        return track.rebel_worlds > 0
    if victim == Victim.IMPERIUM_CARD:
        return track.imperium_cards > 0
    return track.military[0] > 0


@kernel
def takeover_row(me: Seat, slot: int) -> int:
    """The takeover power of a card that lay there when the phase began and was not used in it, or NO_ROW (9.1)."""
    if slot >= me.active:
        return NO_ROW
    facts = CARD[me.tableau[slot]]
    for row in range(facts.powers_from, facts.powers_to):
        if POWER[row].code == Power.TAKEOVER and me.used[slot] & POWER[row].bit == 0:
            return row
    return NO_ROW


@kernel
def holder_of(s: Race, seat: int, design: int) -> int:
    """The opponent in whose tableau a card lay when the phase began, or NOBODY."""
    for other in range(s.players):
        if other != seat and tableau_slot(s.seat[other], design) < s.seat[other].active:
            return other
    return NOBODY


@kernel
def can_attack_with(s: Race, seat: int, slot: int, world: int, victim: int) -> bool:
    """Whether a card of the tableau has an unused power for a takeover of this world (9.1)."""
    row = takeover_row(s.seat[seat], slot)
    if row == NO_ROW or CARD[world].military == 0 or not fights(POWER[row].against, world):
        return False
    return is_vulnerable(s.seat[victim].track, POWER[row].victim)


@kernel
def can_take_over(s: Race, seat: int, design: int) -> bool:
    """Whether some power of the seat may be used on a world of an opponent (9.1)."""
    victim = holder_of(s, seat, design)
    if victim == NOBODY:
        return False
    him = s.seat[victim]
    world = him.tableau[tableau_slot(him, design)]
    for slot in range(s.seat[seat].active):
        if can_attack_with(s, seat, slot, world, victim):
            return True
    return False


@kernel
def has_target(s: Race, seat: int) -> bool:
    """Whether the seat could declare a takeover of anything."""
    if s.takeovers == 0 or not has_takeover_power(s.seat[seat]):
        return False
    for other in range(s.players):
        if other != seat:
            for slot in range(s.seat[other].active):
                if can_take_over(s, seat, CARD[s.seat[other].tableau[slot]].design):
                    return True
    return False


@kernel
def takeovers_declared(s: Race, seat: int) -> int:
    """How many takeovers the seat has declared in this phase."""
    count = 0
    for index in range(s.attacks):
        if s.attack[index].attacker == seat:
            count += 1
    return count


@kernel
def has_takeover_power(me: Seat) -> bool:
    """Whether the tableau has a takeover power that is still unused."""
    for slot in range(me.active):
        if takeover_row(me, slot) != NO_ROW:
            return True
    return False


@kernel
def attack_at_stake(s: Race) -> int:
    """Which takeover is being resolved; while none is, the one declared last."""
    for index in range(s.attacks):
        if s.attack[index].outcome == Outcome.FOUGHT:
            return index
    return s.attacks - 1


@kernel
def row_of(card: int) -> int:
    """The takeover power of a card."""
    for row in range(CARD[card].powers_from, CARD[card].powers_to):
        if POWER[row].code == Power.TAKEOVER:
            return row
    return NO_ROW
