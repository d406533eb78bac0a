"""The active cards: what may be done with each, and what comes of it."""
