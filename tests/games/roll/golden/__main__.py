"""Write the golden playthroughs anew: `python -m tests.games.roll.golden`. Review the difference before you keep it."""

from tests.games.roll.playthrough import PLAYTHROUGHS, play

for game in PLAYTHROUGHS:
    game.path.write_text(play(game), encoding="utf-8")
