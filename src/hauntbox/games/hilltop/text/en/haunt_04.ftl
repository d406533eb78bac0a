### Haunt 4: Eight Legs and a Cradle (English)

name-haunt_04 = Eight Legs and a Cradle
theme-haunt_04 = Something with eight legs has been waiting in the dark, and it has already been generous.
brief-haunt_04-heroes = The bite did not stop itching, and now something moves under the skin. Grey ropes have tied your friend to the wall, and a shape as big as a carriage hangs above, waiting almost tenderly. Cut the ropes, cut out the clutch, and run for the door.
brief-haunt_04-traitor = She chose you because you are strong enough to hold a struggling thing still. With three or four players she chose you as her first meal, and you see through her eyes now. The cradle must not be disturbed until the little ones are hungry.
known-haunt_04-heroes = The eggs hatch when the clutch track is full.
known-haunt_04-traitor = The heroes want the bearer out of the house.
epilogue-haunt_04-heroes = Cold grass, cold air, and behind you a long thin leg feeling over the doorstep.
epilogue-haunt_04-traitor = A sound like rain on silk, and a thousand small new hungers open their eyes.

## Pieces, markers, states

name-h04_spider = the Spider
about-h04_spider = Its Might rises by 1 for every 2 points of the clutch, up to 8. When its attack beats a hero, it may web the hero instead of dealing damage.
name-h04_strand = strand of web
about-h04_strand = The bearer is stuck in this room until every strand is cut.
name-h04_clutch = Clutch
about-h04_clutch = How ripe the eggs are. It rises by 1 at the end of each traitor slot, and the eggs hatch when it is full.
name-h04_bearer = bearer
about-h04_bearer = Carries the eggs. Until cleansed, the bearer cannot be attacked by the Spider or the traitor and may not leave the house.
name-h04_cleansed = cleansed
about-h04_cleansed = The clutch has been cut out; the bearer may be attacked now, and may leave the house.
name-h04_webbed = webbed
about-h04_webbed = Can only try to get free: Might 4+, in its own turn or by another hero in the room. Neither Spider nor traitor may attack a webbed hero, and a webbed hero hinders nobody.
name-h04_door_open = front door open
about-h04_door_open = A hero in the Entrance Hall may leave the house for 1 space plus hindrance.
name-h04_escaped = escaped
about-h04_escaped = Out of the house, and alive.

## Actions

name-h04_cut = Cut the strands
about-h04_cut = Roll Might, 1 die more with the Axe, Spear, Blood Dagger or Sacrificial Dagger. 4–5: cut 1 strand. 6+: cut 2.
name-h04_lance = Cut out the clutch
about-h04_lance = Knowledge 5+ (6+ if the bearer does it), 2 dice more with the Medical Kit. Success: the bearer is cleansed.
name-h04_tear_web = Tear the web
about-h04_tear_web = Might 4+ frees a webbed hero.
name-h04_force_door = Force the front door
about-h04_force_door = Might or Knowledge 5+. Success: the door is open for good, you draw an event and your turn ends.
name-h04_leave_house = Leave the house
about-h04_leave_house = For 1 space plus hindrance you escape with everything you carry. Whoever opened the door can leave from the next turn on.
name-h04_web = Web the hero
about-h04_web = Instead of damage the hero is webbed.

### Messages

event-h04-loose = The last strand is cut: { $who } is free of the web.
event-h04-cleansed = The clutch is out: { $who } is cleansed.
event-h04-webbed = { $who } wraps { $target } in web.
event-h04-freed = The web tears: { $who } is free.
figure-h04_clutch = Clutch
figure-h04_escaped = Heroes escaped
