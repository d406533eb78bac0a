"""`python -m hauntbox` is the command `hauntbox`."""

from hauntbox.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
