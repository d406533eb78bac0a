"""Compiles kernel, board, parts, games and bots with mypyc from the same source into build/fast.

Run programs on the compiled build with PYTHONPATH=build/fast. FAST_LEVEL is how hard the C compiler works: 3 for speed,
0 where the build is only tested, which takes a fraction of the time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "fast"
COMPILED = ("hauntbox/kernel", "hauntbox/board", "hauntbox/parts", "hauntbox/games", "hauntbox/bots", "cellar")


def main() -> int:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("make fast needs a C compiler (cc); the interpreted build works without one", file=sys.stderr)
        return 1
    shutil.rmtree(BUILD, ignore_errors=True)
    skip = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", BUILD, ignore=skip)
    shutil.copytree(ROOT / "examples" / "cellar", BUILD / "cellar", ignore=skip)
    (BUILD / "mypy.ini").write_text("[mypy]\nstrict = True\n[mypy-fluent.*]\nignore_missing_imports = True\n")
    (BUILD / "setup.cfg").write_text("[options]\npy_modules =\n")
    modules = sorted(
        str(path.relative_to(BUILD))
        for folder in COMPILED
        for path in (BUILD / folder).rglob("*.py")
        if path.read_text(encoding="utf-8").strip() and path.name != "reference.py"
    )
    flags = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"  # calls inside the library stay inside
    env = dict(os.environ, MYPYPATH=str(BUILD), MYPYC_OPT_LEVEL=os.environ.get("FAST_LEVEL", "3"), CFLAGS=flags)
    mypyc = Path(sys.executable).with_name("mypyc")
    done = subprocess.run([str(mypyc), *modules], cwd=BUILD, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], file=sys.stderr)
    else:
        print(f"compiled {len(modules)} modules into {BUILD.relative_to(ROOT)}")
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
