### Words of the drawn board (English)

## What things are called

board-comma = { ", " }
board-tile = { $name }, { $colour } floor, at { $cell }
board-place = { $name } at { $cell }
board-cell = Empty cell at { $cell }
board-marked = { $thing }; { $marks }
board-on-floor = { $thing }, { $floor }
board-lying = { $thing }; lying here: { $cards }
board-here = { $thing }; here: { $pieces }
board-piece-on = { $name }; on { $tile }
board-square = { $ground } at { $square }
board-square-of = { $square }, { $tile }
board-on-square = { $tile }, square { $square }
board-intends = { $thing }; next: { $intent }
board-number = no. { $number }
board-does = { $thing }: { $does }
board-triangle-white = { $thing }, white triangle
board-triangle-black = { $thing }, black triangle
board-ground-wall = rock
board-ground-floor = floor
board-ground-mushrooms = mushroom patch
board-ground-stairs = stairs
board-ground-exit = exit
board-ground-water = water
board-ground-chasm = chasm
board-ground-pillar = pillar
board-ground-vent = vent
board-ground-throne = throne
board-ground-rubble = rubble
board-ground-none = nothing
board-track = { $name } { $value }
board-track-of = { $name } { $value } of { $limit }
board-tokens = { COUNT($count, "token", "tokens") } on it
board-can = { $thing }: can be chosen
board-cannot = { $thing }: cannot be chosen; select it to see why
board-ghost = You are placing { $place }. { $edges }
board-edges = North: { $north }, east: { $east }, south: { $south }, west: { $west }.
board-edge-open = open floor
board-edge-door = door
board-edge-wall = wall
board-edge-window = wall with a window
board-edge-locked = locked door
board-edge-plugged = plugged
board-edge-breach = wall with a breach
board-edge-force = force wall
board-edge-force-breach = force wall with a breach
board-edge-none = nothing

## How to use it

board-help = Arrow keys move from one choice to the next, Enter chooses. On the board itself arrow keys move the view, plus and minus zoom, 0 shows everything.
board-controls = View of the board
board-fit = Show the whole board
board-zoom-in = Closer
board-zoom-out = Further away
board-follow = Keep what matters in view
board-turn-right = Turn the tile to the right (R)
board-turn-left = Turn the tile to the left (Shift+R)
board-floors = Floors
board-all-floors = All
board-choices = { COUNT($count, "choice", "choices") } there
board-crowd = { COUNT($count, "figure", "figures") } there
board-legend = What the signs mean
board-legend-close = Close the legend

## Legend

board-legend-choose = You can choose this
board-legend-way = You can go here at once, step by step
board-legend-cell = You can choose this empty cell
board-legend-barred = Not possible; select it to see why
board-legend-wall = Wall
board-legend-window = Wall with a window
board-legend-ajar = Door that leads on
board-legend-shut = Door with nothing behind it yet
board-legend-locked = Locked door
board-legend-blind = Blocked door: no door on the other side
board-legend-exposed = Open floor: nothing built here yet
board-legend-breach = Wall with a breach
board-legend-force = Force wall
board-legend-force-breach = Force wall with a breach
board-legend-plugged = Plugged: no way through
board-legend-unexplored = Open edge: nothing explored behind it
board-legend-intent = It has a plan: point at it to read what it will do next
board-legend-white = White triangle
board-legend-black = Black triangle
board-legend-tokens = Tokens on a piece
board-legend-moved = Moved last
