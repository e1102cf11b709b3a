"""The facts by which rules pass over cards: a card says of itself exactly what its powers are."""

import pytest

from galaktyka.games.race.powers import acts_in, has_code
from galaktyka.games.race.tables import CARD, CARDS, DESIGNS, POWER, Phase, Power, PowerFacts


def powers_of(card: int) -> list[PowerFacts]:
    return [POWER[row] for row in range(CARD[card].powers_from, CARD[card].powers_to)]


@pytest.mark.parametrize("card", range(CARDS), ids=lambda card: DESIGNS[CARD[card].design].id)
def test_a_card_has_the_phases_and_opcodes_of_its_powers(card: int) -> None:
    assert {phase for phase in Phase if acts_in(card, phase)} == {power.phase for power in powers_of(card)}
    assert {code for code in Power if has_code(card, code)} == {power.code for power in powers_of(card)}
