"""The Cellar: a small game on the kernel."""
GAME = None
