"""Write the golden playthroughs anew: `python -m tests.games.golden`. Review the difference before you keep it."""

from tests.games.playthrough import Playthrough, play
from tests.games.race import playthrough as race
from tests.games.roll import playthrough as roll
from tests.games.transgalactica import playthrough as transgalactica

MANNERS = {"race": race.MANNER, "roll": roll.MANNER, "transgalactica": transgalactica.MANNER}
PLAYTHROUGHS = [*race.PLAYTHROUGHS, *roll.PLAYTHROUGHS, *transgalactica.PLAYTHROUGHS]


def told(game: Playthrough) -> str:
    """A playthrough as it goes now."""
    return play(game, MANNERS[game.game])


if __name__ == "__main__":
    for game in PLAYTHROUGHS:
        game.path.write_text(told(game), encoding="utf-8")
