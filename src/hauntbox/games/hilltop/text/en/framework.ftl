### Words that haunts share beyond the common ones (English)

name-unseen_step = Go on unseen
name-unseen_show = Show yourself
name-unseen_stop = Stay where you are
event-vanished = { $who } cannot be seen any more.
event-appeared = { $who } is seen in the { $room }.
event-struck-nobody = { $who } strikes at thin air: nobody is in the { $room }.
event-revealed = { $what } is revealed: { $shown }.
event-answered =
    { $truth ->
        [1] { $what }: yes.
       *[other] { $what }: no.
    }
event-hint = { $what }: { $what-about }
event-converted = { $who } changes sides and is with { $side } from now on.
event-given = The player of { $who } plays this piece from now on: { $target }.
event-controlled = { $target } is in the power of { $who }.
event-outside = { $who } is outside the house.
event-swapped = { $who } and { $target } exchange a token face down.
