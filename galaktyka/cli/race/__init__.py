"""Race for the Galaxy in a terminal."""
