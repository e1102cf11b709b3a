"""Players whose policy is a network, trained by self-play and evaluated in NumPy."""
