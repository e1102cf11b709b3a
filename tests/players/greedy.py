"""A naive player to measure against: it places what is worth most VP and leaves everything else to chance."""

from __future__ import annotations

import numpy as np

from galaktyka.engine.game import Mask, Records
from galaktyka.games.race.actions import CARD_ACTIONS, ROLE_ACTIONS
from galaktyka.games.race.state import Question
from galaktyka.games.race.tables import CARD, CARDS, ActionCard

PLACING = (Question.CHOOSE_DEVELOPMENT, Question.CHOOSE_WORLD)
VP_OF_DESIGN = {int(CARD[card].design): int(CARD[card].vp) for card in range(CARDS)}


class Greedy:
    """Builds whenever it can, the card with the most printed VP first."""

    name = "greedy"

    def choose(self, observation: Records, seat: int, legal: Mask, seed: int) -> int:
        """The most VP if a card can be placed; with cards in hand a building phase; else any action."""
        actions = [int(action) for action in np.flatnonzero(legal)]
        me = observation[0]["seat"][seat]
        if me["question"] in PLACING:
            return max(actions, key=lambda action: VP_OF_DESIGN.get(action - CARD_ACTIONS, -1))
        if me["question"] == Question.CHOOSE_ACTION and me["hand_size"] > 3:
            return ROLE_ACTIONS + (ActionCard.DEVELOP if seed >> 8 & 1 else ActionCard.SETTLE)
        return actions[(seed >> 8) % len(actions)]
