from hauntbox.games.widow.state import Widow
from hauntbox.kernel.game import Reason
def reasons(g: Widow) -> list[Reason]:
    return []
def judge(g: Widow) -> float:
    return 0.0
