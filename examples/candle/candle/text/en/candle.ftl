### What is said at the table of The Last Candle (English)

name-candle = The Last Candle
name-stairs = stairs
name-step = step
name-way_out = way out
name-walker-0 = the widow
name-walker-1 = the lodger
name-walker-2 = the cook
name-walker-3 = the stranger
name-safe = safe step
name-dared = steps dared
name-black = black
name-yellow = yellow
glyph-black = k
glyph-yellow = y

ask-dare = You stand on step { $step }, step { $safe } is safe. Throw again or rest?
option-dare-on = Throw. A 1 takes you back to step { $safe }; any other face takes you down from step { $step }.
option-dare-rest = Rest: step { $step } is safe, and the turn is over.

event-went = { $who } throws { $face } and stands on step { $step }.
event-draught = { $who } throws 1: the candle goes out. Back to step { $step }.
ending-out = { $who } is out of the house and has won.
figure-turns = Turns

reason-lead = for the lead
reason-dared = for what is at risk
