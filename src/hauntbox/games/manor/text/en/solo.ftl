### The Lone Vigil (English)

ask-vigil_move = { $about } comes nearer; these spaces are equally good for it. Where does it go?
ask-vigil_treasure = Terror has risen: which Treasure do you discard?
ask-vigil_sanctity = Terror has risen: which Sanctity card do you discard?

option-drop-treasure = { $card }: { $card-about }
option-drop-sanctity = { $card }: { $card-about }

event-vigil-terror = Terror + { $count }: { $total } of { $goal }.
event-vigil-calm = Terror − { $count }: { $total } of { $goal }.
event-vigil-drops = Terror { $total }: { $card } is discarded.
event-vigil-moves = { $piece } moves to { $cell }.
event-stands-up = { $piece } stands up again.

reason-vigil_health = for your Health
reason-vigil_terror = keeps Terror down
reason-vigil_stability = keeps the Skeletons slow
