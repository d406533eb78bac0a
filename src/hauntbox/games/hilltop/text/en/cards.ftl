### What cards do (English)

## Stacks that Foresight may look at, or a number to keep

name-tiles = the room stack
name-omens = the omen deck
name-items = the item deck
name-events = the event deck
name-roll = a roll of 4 dice, to keep the number

## Messages

event-token = Now in the { $room }: { $token }.
event-kept = { $who } keeps { $card }.
event-blown = The wind tears { $card } from { $who } and leaves it in the Entrance Hall.
event-shuffled-in = { $who } gives up { $card }, which is shuffled into its deck.
event-room-moved = { $room } moves to another doorway on the { $floor }.
event-foresaw = { $who } looks at the top of { $stack }.
