"""What the system knows about processes."""

from pathlib import Path


def children(pid: int) -> list[tuple[int, str]]:
    """All processes below one, with their command lines."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if fields[0] != "Z":
            parents[int(stat.parent.name)] = int(fields[1])
    found: list[tuple[int, str]] = []
    wave = [pid]
    while wave:
        wave = [child for child, parent in parents.items() if parent in wave]
        found += [(child, command_of(child)) for child in wave]
    return found


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def lives(pid: int) -> bool:
    """Whether a process is there and does something."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def memory(pid: int) -> int:
    """Kilobytes in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
