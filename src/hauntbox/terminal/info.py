"""What the things on the table are and do, for the command `i`."""

from rich.text import Text

from hauntbox.kernel.scene import Scene
from hauntbox.words import Words


def things(scene: Scene) -> list[str]:
    """The ids of everything that is on the table, roles with the side that is up first."""
    found: list[str] = []
    for board in scene.seats:
        if board.name:
            found += [f"{board.name}-{board.side}" if board.side not in ("", "plain") else board.name]
        found += [mark.partition(":")[0] for mark in board.marks]
    for piece in scene.pieces:
        found += [piece.name, *[mark.partition(":")[0] for mark in piece.marks]]
    rows = [*scene.rows, *[row for board in scene.seats for row in board.rows]]
    for row in rows:
        for card in row.cards:
            found += [card.name, *card.marks]
    for floor in scene.floors:
        found += [mark.partition(":")[0] for tile in floor.tiles for mark in tile.marks]
        found += [mark for _, _, mark in floor.gaps]
    return list(dict.fromkeys(found))


def info_lines(scene: Scene, words: Words, wanted: str) -> list[Text]:
    """All descriptions, or those whose id or name has the wanted word."""
    word = wanted.casefold()
    found: list[Text] = []
    for thing in things(scene):
        base = thing.removesuffix("-enhanced")
        name, about = words.name(base), words.about(thing)
        if about and (word in thing.casefold() or word in name.casefold()):
            side = f" ({words.name('enhanced')})" if thing != base else ""
            found.append(Text.assemble((name[:1].upper() + name[1:] + side, "bold"), f": {about}"))
    if not found and words.about(word):
        found.append(Text.assemble((words.name(word), "bold"), f": {words.about(word)}"))
    return found or [Text(words.text("ui-no-info"))]
