"""Military strength (race.md 8.2)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.powers import worlds_of_sort
from galaktyka.games.race.state import NO_POWER, USES_SHIFT, Race
from galaktyka.games.race.tables import CARD, POWER, REBEL, RESERVES, Keyword, Power, Trait


@kernel
def strength(s: Race, seat: int, card: int) -> int:
    """Military against a world: general, specialised against it, and temporary of this phase."""
    me = s.seat[seat]
    total = int(me.temporary)
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            if power.code == Power.MILITARY and fights(power.against, card):
                total += power.amount * (worlds_of_sort(s, seat, power.per) if power.per != 0 else 1)
    return total


@kernel
def fights(against: int, card: int) -> bool:
    """Whether Military counts against a world: general always, specialised against its kind or Rebels."""
    if against == 0:
        return True
    if against == REBEL:
        return (CARD[card].keywords & Keyword.REBEL) != 0
    return against == CARD[card].kind


@kernel
def reserve(s: Race, seat: int, hand: int) -> int:
    """Temporary Military that the seat could still call up with so many hand cards to discard (8.2)."""
    return military_to_call(s, seat, hand, False)


@kernel
def reserve_in_defence(s: Race, seat: int) -> int:
    """The same against a takeover, with all cards of the hand and the rest of powers partly used (9.3)."""
    return military_to_call(s, seat, s.seat[seat].hand_size, True)


@kernel
def military_to_call(s: Race, seat: int, hand: int, defending: bool) -> int:
    """What cards of the tableau, and so many cards of the hand, could still add to Military."""
    me = s.seat[seat]
    total = 0
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        if (facts.traits & RESERVES) == 0:
            continue
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.DISCARD_SELF_FOR_MILITARY:
                total += POWER[row].amount
            elif POWER[row].code == Power.DISCARD_HAND_FOR_MILITARY:
                left = hand_cards_left_in_defence(s, seat, slot) if defending else hand_cards_left(s, seat, slot)
                cards = min(hand, left)
                total += cards * POWER[row].amount
                hand -= cards
    return total


@kernel
def hiring_power(card: int) -> int:
    """The row of the power of a card that turns hand cards into Military, or NO_POWER."""
    if (CARD[card].traits & Trait.HIRES) == 0:
        return NO_POWER
    for row in range(CARD[card].powers_from, CARD[card].powers_to):
        if POWER[row].code == Power.DISCARD_HAND_FOR_MILITARY:
            return row
    return NO_POWER


@kernel
def hand_cards_left(s: Race, seat: int, slot: int) -> int:
    """Hand cards that may still be discarded for the Military of a slot; none once the power was used (8.2)."""
    me = s.seat[seat]
    row = hiring_power(me.tableau[slot])
    if row == NO_POWER or (me.used[slot] & POWER[row].bit) != 0:
        return 0
    return hand_cards_left_in_defence(s, seat, slot)


@kernel
def hand_cards_left_in_defence(s: Race, seat: int, slot: int) -> int:
    """The same in defence against a takeover, where the rest of a power that was partly used counts too (9.3)."""
    me = s.seat[seat]
    row = hiring_power(me.tableau[slot])
    return 0 if row == NO_POWER else POWER[row].uses - (me.used[slot] >> USES_SHIFT)


@kernel
def hire(s: Race, seat: int, slot: int) -> None:
    """One hand card was discarded for the Military of a slot; how many is counted above the bits of the powers."""
    me = s.seat[seat]
    me.used[slot] += 1 << USES_SHIFT
    me.temporary += POWER[hiring_power(me.tableau[slot])].amount


@kernel
def finish_hiring(s: Race, seat: int) -> None:
    """A power that was used, even partly, is used up for this phase but for defence: nothing interrupts it (5)."""
    me = s.seat[seat]
    for slot in range(me.active):
        if (me.used[slot] >> USES_SHIFT) > 0:
            me.used[slot] |= POWER[hiring_power(me.tableau[slot])].bit


@kernel
def general_military(s: Race, seat: int) -> int:
    """General Military of the whole tableau: negative counts, specialised and temporary do not (race.md 13)."""
    me = s.seat[seat]
    total = 0
    military_worlds = 0
    for slot in range(me.tableau_size):
        military_worlds += CARD[me.tableau[slot]].military
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.MILITARY and POWER[row].against == 0:
                total += POWER[row].amount * (military_worlds if POWER[row].per != 0 else 1)
    return total
