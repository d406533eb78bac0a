### Event cards (English)

ask-play_event = The Paladin has found an Event. Which card do you play?
ask-event_hoard = Forgotten Hoard: these Dark tiles are equally near. Where does the Treasure token go?
ask-event_silk = Silk on the Stairs: where do you place a Web? ({ COUNT($count, "Web", "Webs") } left)
ask-event_turn = Turning Room: how do you turn the { $tile } on { $cell }, where the Paladin stands?
ask-event_spirit = Restless Spirit: where does the Poltergeist appear?
ask-event_doors = Slamming Doors: on which edge of the Paladin's tile do you place a Force Wall? ({ COUNT($count, "wall", "walls") } left)

option-event-card = { $effect }: { $effect-about } ({ $card }, a flight worth { $mold } Mold)

event-event-card = Event: { $effect }. { $effect-about }
event-lamps-out = { COUNT($count, "Lamp goes", "Lamps go") } out and back to the Paladin's supply.
event-slowed = The Paladin's Movement is 1 less for the rest of this turn.
