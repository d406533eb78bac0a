### What is said when cards are used in The House on the Hilltop (English)

event-searched = { $who } searches the { $deck } deck and puts one card on top; the rest is shuffled.
event-mask =
    { $worn ->
        [1] { $who } puts on the Mask.
       *[other] { $who } takes off the Mask.
    }
event-looked = The next tile of the stack is the { $room }. Only you have seen it.
event-blast = { $who } throws Dynamite into the { $room }!
event-box =
    { $open ->
        [1] { $who } opens the Music Box.
       *[other] { $who } closes the Music Box.
    }
event-errand =
    { $fetched ->
        [1] The Dog brings { $who } the { $card } from the { $room }.
       *[other] The Dog takes the { $card } from { $who } to the { $room }.
    }
