"""The face of Roll for the Galaxy in a terminal."""
