"""A game in the terminal between one person and bots; knows no game, only faces of games."""
