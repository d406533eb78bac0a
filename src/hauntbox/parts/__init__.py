"""The things in the box: decks, dice, tracks and pools. Plain data that a game's state holds and copies."""
