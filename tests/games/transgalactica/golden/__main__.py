"""Write the golden playthroughs anew: `python -m tests.games.transgalactica.golden`. Review what changed."""

from tests.games.transgalactica.playthrough import PLAYTHROUGHS, play

for game in PLAYTHROUGHS:
    game.path.write_text(play(game), encoding="utf-8")
