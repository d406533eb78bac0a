### Haunt 31: Loose from the Hill (English)

name-haunt_31 = Loose from the Hill
theme-haunt_31 = The floor tilts, and outside the windows the hill is no longer there.
brief-haunt_31-everybody = The floor tilts, every door in the house swings the same way, and through the windows the hill falls off into the dark. The old lunatic who lived here had been sewing balloon silk for years. There are harnesses somewhere in the lumber, but he lived alone and never needed many.
known-haunt_31-everybody = Everybody reads the same brief. There are fewer harnesses than explorers.
epilogue-haunt_31-winner = The silk cracks open above you and the screaming gets smaller. You land in a turnip field and sit there a while, counting.
epilogue-haunt_31-loser = From the ground it must have looked almost gentle, a lit house coming down between the stars.

## Objects, tracks, markers, places

name-h31_harness = Harness
about-h31_harness = A harness of balloon silk: with it you may jump. One per explorer; it can be given away and stolen, but not carried by the Dog.
name-h31_supply = Harnesses left
about-h31_supply = Harnesses that can still be found by rummaging.
name-h31_height = Height
about-h31_height = Falls by 1 at the end of each round. At 0 the house comes down, and everyone still inside dies.
name-h31_emptied = emptied
about-h31_emptied = Nothing more can be found in this room.
name-h31_escaped = escaped
about-h31_escaped = Jumped in time: this explorer wins.
name-h31_lumber_room = lumber room
about-h31_lumber_room = Attic, Junk Room, Storeroom, Servants' Quarters, Larder, Game Room, Gymnasium, Abandoned Room, Bedroom, Master Bedroom, Bloody Room and Conservatory: here a harness may lie.
name-h31_lurch = Lurch
about-h31_lurch = At the end of each round every explorer in the house rolls Speed; on 0–1 it takes 1 point of physical damage.

## Actions

name-h31_rummage = Rummage
about-h31_rummage = Knowledge or Might 4+ in a lumber room not yet emptied, 1 die more with the Madman: take a harness, and the room is emptied. Only while harnesses are left and you carry none.
name-h31_jump = Jump
about-h31_jump = With a harness, in an outdoor room or one with an outside-facing window: Speed 3+ (5+ through the front door of the Entrance Hall). Success: you escape. Failure: 1 die of physical damage, and you stay.

### Messages
