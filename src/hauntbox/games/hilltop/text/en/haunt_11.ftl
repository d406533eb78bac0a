### Haunt 11: Faces at Every Pane (English)

name-haunt_11 = Faces at Every Pane
theme-haunt_11 = There is a face at the window, and it is asking, very politely, to be let in.
brief-haunt_11-heroes = There is a face at the window, and another behind it, and they are all asking very politely. Your friend has begun to open latches. Board the panes and bless the boards, or there will be no room left inside for you.
brief-haunt_11-traitor = They are cold out there, and they said please. You only have to be a good host. Open a window wherever you go; they will do the rest.
known-haunt_11-heroes = The traitor lets them in at openings.
known-haunt_11-traitor = The heroes ward openings.
epilogue-haunt_11-heroes = Outside, many feet turn away on the gravel, disappointed and slow.
epilogue-haunt_11-traitor = The house is warm and crowded now, and every face in it is pressed against yours.

## Pieces, markers, places

name-h11_guest = Guest
about-h11_guest = Comes in at openings. Defeated by 3 or more it is destroyed, otherwise stunned.
name-h11_warded = ward
about-h11_warded = This room is no opening any more. Guests may still walk through it.
name-h11_wards = Wards
about-h11_wards = Openings warded and things blessed so far. The traitor cannot remove a ward.
name-h11_used = used up
about-h11_used = Has been used for a blessing and cannot be used for another.
name-h11_opening = opening
about-h11_opening = Bedroom, Chapel, Conservatory, Dining Room, Grand Staircase, Master Bedroom, Balcony, Gardens, Graveyard, Patio or Tower without a ward: here Guests come in.

## Actions

name-h11_let_in = Let a Guest in
about-h11_let_in = Instead of an attack, in an opening: a new Guest appears here and may act in the coming monster turn.
name-h11_ward = Ward this opening
about-h11_ward = Might (boards) or Sanity (a blessing) 5+: 1 ward, and the room is no opening any more. With no opening left in the house, in the Entrance Hall 6+.
name-h11_bless = Bless with a thing
about-h11_bless = With an unused Bell, Book, Candle or Holy Symbol you carry: Sanity 5+. Success: 1 ward, and the thing is used up for this.

### Messages

figure-h11_wards = Wards
figure-h11_guests = Guests in the house
