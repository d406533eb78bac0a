### Haunt 33: Read Aloud (English)

name-haunt_33 = Read Aloud
theme-haunt_33 = Someone is reading aloud, and the rooms are listening.
brief-haunt_33-heroes = Your friend walks from room to room, reading under the breath, and every room is a little darker once a page has been read in it. Loose pages follow like geese. The reading must stop, and the book must end in fire, in holy water or in deep water.
brief-haunt_33-traitor = The book does not want to be understood, it wants to be pronounced. A page here, a page there, never twice in the same room. You suspect that the last page is about you.
known-haunt_33-heroes = Each room read in brings something nearer; taking or destroying the Book stops it, even late.
known-haunt_33-traitor = They will try to snatch the Book and carry it to a place where it can be destroyed.
epilogue-haunt_33-heroes = The pages curl, and for a moment the smoke makes perfect sense. Then it is only smoke.
epilogue-haunt_33-traitor = The last line is read by something that has borrowed your mouth. It closes the book carefully and goes to find more readers.

## Pieces, markers, places

name-h33_paper_man = Paper Man
about-h33_paper_man = Loose pages that walk and fight for the traitor.
name-h33_reader = the Reader
about-h33_reader = May attack with Might or Sanity. Stunned when defeated, like any monster.
name-h33_verse = verse
about-h33_verse = A page of the Book has been read aloud in this room.
name-h33_ending_room = place to destroy the Book
about-h33_ending_room = Furnace Room, Chapel and Underground Lake; while no hero can reach any of them, the Entrance Hall.

## Actions

name-h33_read = Read a page
about-h33_read = With the Book, in a room without a verse: Knowledge 4+ puts a verse here.
name-h33_destroy = Destroy the Book
about-h33_destroy = With the Book in the Furnace Room, the Chapel or the Underground Lake: Sanity or Knowledge. 4+: the Book is destroyed. 0–3: 1 point of mental damage.

### Messages

event-book-destroyed = { $who } destroys the Book.
