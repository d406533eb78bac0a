### What the table itself remarks in the log (English)

remark-bot-failed = The bot of seat { $seat } could not choose; a simpler one plays on in its place.
remark-clock = Time is up for seat { $seat }: a bot has made this choice.
remark-taken-back = The game goes back to an earlier choice of seat { $seat }.
remark-seat-person = Somebody sits down on seat { $seat }.
remark-seat-bot = A bot now plays seat { $seat }.
remark-seat-open = Seat { $seat } is open and waits for somebody.
