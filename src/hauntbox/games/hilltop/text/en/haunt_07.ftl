### Haunt 7: Root and Branch (English)

name-haunt_07 = Root and Branch
theme-haunt_07 = Something behind the wallpaper has taken root, and the roots are hungry.
brief-haunt_07-heroes = The wallpaper has put out leaves. Ropes of green come feeling round the door frames, patient as fishermen, and each one ends in a soil-black mouth in another room. The Book names a brew that no root can bear.
brief-haunt_07-traitor = You watered it for years without knowing why. Now it has woken hungry, and it knows your hands. Let it feed, and it will bloom all the way up to the roof.
known-haunt_07-heroes = A grabbed hero is dragged to the root and eaten.
known-haunt_07-traitor = The heroes can brew a poison for roots.
epilogue-haunt_07-heroes = The last tendril lets go of the banister and is only a dead weed after all.
epilogue-haunt_07-traitor = In spring the house wears white flowers with red hearts, and nobody asks.

## Pieces, objects, states

name-h07_root = Root
about-h07_root = Stays in its room and cannot be attacked. Its tip drags grabbed heroes here.
name-h07_tip = Vine Tip
about-h07_tip = When its attack beats a hero, it grabs the hero instead of dealing damage, then drags the hero 3 spaces a turn to its root. Each turn it starts there with a hero, it deals 2 dice of physical damage.
name-h07_flask = Flask
about-h07_flask = A brew that no root can bear. A hero carries at most 2; the traitor can only steal one, which destroys it.
name-h07_grabbed = grabbed
about-h07_grabbed = Can only struggle, or pour out a flask if the root is in the room. Other heroes may attack the tip; if it loses, it lets go.
name-h07_brewing_room = brewing room
about-h07_brewing_room = Conservatory, Furnace Room, Kitchen, Larder, Operating Laboratory, Research Laboratory, Storeroom and Wine Cellar: here the brew can be made.

## Actions

name-h07_brew = Brew
about-h07_brew = Roll Knowledge, 2 dice more with the Book. 4–5: take 1 flask. 6+: take 2.
name-h07_pour = Pour out a flask
about-h07_pour = Discard a flask: the root here and its tip are destroyed, and a hero it holds is free. No roll.
name-h07_struggle = Struggle
about-h07_struggle = You and the tip both roll Might; your weapons count. If you are higher, you are free and the tip is stunned; otherwise nothing happens.

### Messages

event-grabbed = { $who } grabs { $target }.
event-let-go = { $who } lets go of { $target }.
figure-h07_roots = Roots left
