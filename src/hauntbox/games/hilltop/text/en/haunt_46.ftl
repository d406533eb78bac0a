### Haunt 46: Grace Before Meat (English)

name-haunt_46 = Grace Before Meat
theme-haunt_46 = The table is laid, the family has sat down, and something is crying in the larder.
brief-haunt_46-heroes = The dog will not come near the kitchen. In the larder, between the hams, somebody is crying very quietly so as not to be chosen next. There are others. The front door is barred, and the family has just sat down.
brief-haunt_46-traitor = Of course they are your cousins; look at the teeth. You have always cooked for a crowd. Keep the guests from running off with the courses, and the family will say grace for you.
known-haunt_46-heroes = A cousin who has eaten is worse than a hungry one.
known-haunt_46-traitor = They want to take the captives out by the front door.
epilogue-haunt_46-heroes = They run down the drive in their stockinged feet and do not look round. Behind you a chair is pushed back, slowly, from a table.
epilogue-haunt_46-traitor = Grace is said. It is quite long and contains several of your names.

## Pieces, markers, tracks, places

name-h46_cousin = Cousin
about-h46_cousin = From round 2 on it may eat a captive in a room without heroes. Each meal gives it 2 Might (at most 8) and 1 Speed. Stunned when defeated, never killed.
name-h46_captive = Captive
about-h46_captive = Cannot be attacked and hinders nobody. A hero leads at most 1, and each room entered with a captive costs 1 extra space.
name-h46_tied = tied
about-h46_tied = Must be untied before anyone can lead it.
name-h46_led = led
about-h46_led = Goes wherever its hero goes, except through the Coal Chute, the slide, falls and the elevator, where it stays behind.
name-h46_meals = Meals
about-h46_meals = Captives eaten so far.
name-h46_saved = Saved
about-h46_saved = Captives let out of the house so far.
name-h46_door_open = front door open
about-h46_door_open = Captives can be let out here. The heroes themselves do not leave.
name-h46_pantry_room = pantry room
about-h46_pantry_room = Kitchen, Larder, Dining Room, Wine Cellar, Furnace Room and Storeroom: here the captives were kept.

## Actions

name-h46_untie = Untie the captive
about-h46_untie = Might or Speed 4+: the captive is untied and follows you at once.
name-h46_force_door = Force the front door
about-h46_force_door = Might or Knowledge 5+ in the Entrance Hall opens the door for the rest of the game.
name-h46_let_out = Let the captive out
about-h46_let_out = In the Entrance Hall with the door open, the captive you lead leaves the house and is saved. Free.
name-h46_tie = Tie the captive
about-h46_tie = Tie an untied captive in a room without other heroes. Free, once per turn.
name-h46_leave = Leave the captive here
about-h46_leave = The captive stays in this room, untied. Free.
name-h46_hand_over = Hand the captive over
about-h46_hand_over = Another hero in the room who leads nobody leads the captive from now on. Free.
name-h46_join = Lead the captive
about-h46_join = An untied captive alone in this room follows you.
name-h46_eat = Eat the captive
about-h46_eat = Instead of an attack, in a room without heroes: the captive is gone, and the cousin gains 2 Might (at most 8) and 1 Speed.

### Messages
