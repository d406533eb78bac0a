"""Story 3: what can be done lights up, says what it does, and says why not."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import Json, choose, halo, lit, moment, offered, open_table, options, play_until, question, sit

Somebody = Callable[..., Page]


def board_keys(choices: list[Json]) -> set[str]:
    """The last thing on the board that each choice points at."""
    found = [[key for key in choice["targets"] if key.startswith(("tile:", "piece:"))] for choice in choices]
    return {keys[-1] for keys in found if keys}


def placing(house: House) -> tuple[Json, Json]:
    """A table at which a tile is to be laid that fits in several ways somewhere and in none elsewhere."""
    keys = open_table(house, "pb", seed=3)
    asked = play_until(house, keys, lambda one: one["prompt"] == "place_tile" and bool(turnable(one)) and barred(one))
    return keys, asked


def barred(asked: Json) -> bool:
    return any(choice["barred"] for choice in asked["choices"])


def turnable(asked: Json) -> list[str]:
    """Cells on which the tile may lie in more than one way."""
    cells = [choice["targets"][-1] for choice in offered(asked)]
    return [cell for cell in dict.fromkeys(cells) if 1 < cells.count(cell) < 4]


def test_exactly_the_legal_targets_light_up(house: House, somebody: Somebody) -> None:
    keys, asked = placing(house)
    page = somebody(house)
    sit(page, keys)
    expect(options(page)).to_have_count(len(offered(asked)))
    assert lit(page) == board_keys(offered(asked))
    for key in lit(page):
        expect(halo(page, key).locator(".outline")).to_have_count(1)  # an outline and a sign, not colour alone
        expect(halo(page, key).locator("circle, g").first).to_be_attached()


def test_a_tile_shows_as_a_ghost_and_turns_through_legal_ways_only(house: House, somebody: Somebody) -> None:
    keys, asked = placing(house)
    page = somebody(house)
    sit(page, keys)
    cell = turnable(asked)[0]
    ways = {choice["text"] for choice in offered(asked) if choice["targets"][-1] == cell}
    halo(page, cell).click()
    place = page.get_by_role("button", name="Place it")
    expect(place).to_be_visible()
    seen: list[str] = []
    for _ in range(2 * len(ways)):
        seen.append(page.get_by_label("You are placing").first.get_attribute("aria-label") or "")
        page.keyboard.press("r")
    assert len(set(seen)) == len(ways)
    assert seen[: len(ways)] == seen[len(ways) :]
    before = moment(page)
    place.click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))


def test_buttons_and_targets_light_each_other(house: House, somebody: Somebody) -> None:
    keys, _ = placing(house)
    page = somebody(house)
    sit(page, keys)
    expect(page.locator(".glow")).to_have_count(0)
    options(page).first.hover()
    expect(page.locator(".glow").first).to_be_attached()
    key = sorted(lit(page))[0]
    halo(page, key).hover()
    expect(page.locator("[data-option].warm").first).to_be_visible()


def test_a_button_names_the_deed_with_its_arithmetic(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_until(house, keys, lambda asked: asked["prompt"] == "declare")
    page = somebody(house)
    sit(page, keys)
    expect(options(page).filter(has_text="left in the pool").first).to_be_visible()


def test_what_is_barred_says_why_with_its_rule(house: House, somebody: Somebody) -> None:
    keys, asked = placing(house)
    page = somebody(house)
    sit(page, keys)
    miss = next(choice for choice in asked["choices"] if choice["barred"])
    halo(page, miss["targets"][-1]).click()
    reason = page.locator("section.decision")
    expect(reason).to_contain_text(miss["barred"])
    expect(reason).to_contain_text("fits in no rotation")
    assert "Place it" not in reason.inner_text()


def test_a_far_tile_can_be_clicked(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=5)
    asked = play_until(house, keys, lambda one: bool(walks(one)), luck=2)
    page = somebody(house)
    sit(page, keys)
    expect(question(page)).to_be_visible()
    before = moment(page)
    halo(page, walks(asked)[0]).click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))


def walks(asked: Json) -> list[str]:
    """Tiles to which the widow can go, each in one way only."""
    keys = [choice["targets"][-1] for choice in offered(asked) if "piece:widow" in choice["targets"]]
    return [key for key in keys if key.startswith("tile:") and keys.count(key) == 1]


def test_dice_show_faces_threshold_and_outcome(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_until(house, keys, lambda asked: asked["prompt"] == "ability")
    page = somebody(house)
    sit(page, keys)
    dice = page.get_by_role("list", name="Dice").get_by_role("listitem")
    expect(dice).to_have_count(2)
    for die in dice.all():
        expect(die).to_contain_text("needs 4+")
        text = die.inner_text()
        assert ("success" in text) != ("failure" in text)


def test_in_the_cellar_the_next_rooms_light_up(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pbbb", game="cellar"))
    expect(options(page).first).to_be_visible()
    assert lit(page) == {"tile:0,-1", "tile:1,0", "tile:0,1", "tile:-1,0"}
    halo(page, "tile:0,-1").click()
    expect(page.locator("[data-moment='0']")).to_have_count(0)
    choose(page, 0)
