"""One file an adventure. A new one is a file here and its line in this list."""

from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.adventures import (
    adv_01,
    adv_02,
    adv_03,
    adv_04,
    adv_05,
    adv_06,
    adv_07,
    adv_08,
    adv_09,
    adv_10,
    adv_11,
    adv_12,
)

for file in (adv_01, adv_02, adv_03, adv_04, adv_05, adv_06, adv_07, adv_08, adv_09, adv_10, adv_11, adv_12):
    ADVENTURES[file.ADVENTURE.number] = file.ADVENTURE
