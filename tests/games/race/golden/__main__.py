"""Write the golden playthroughs anew: `python -m tests.games.race.golden`. Review the difference before you keep it."""

from tests.games.race.playthrough import PLAYTHROUGHS, play

for game in PLAYTHROUGHS:
    game.path.write_text(play(game), encoding="utf-8")
