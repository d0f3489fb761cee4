hall-link-what = In a hall, several tables play one tournament. The hall shows your game on its board and tells you who plays here.
hall-link-found = Halls on this network
# No hall has been found, and it is still being looked for.
hall-link-looking = Looking for halls… You can also type the whole line of your table’s card.
hall-link-not-searched = Halls cannot be looked for on this computer ({ $code }). Type the whole line of your table’s card.
hall-link-code = Code on this table’s card
# The address and the code.
hall-link-line = Line on this table’s card
hall-link-join = Join
hall-link-joining = Joining…
hall-link-refused-no-answer = No hall answers there. Check the address, and that this computer is on the network of the hall.
hall-link-refused-wrong-code = The hall does not accept this code. Type it again as it stands on the card of your table.
hall-link-refused-not-this-hall = That is not the hall of your card. Type the code again, with its last four letters. If that does not help, ask the organiser.
hall-link-refused-newer = The hall and this table have different versions of the referee. Use the same one on both.
hall-link-joined = Table { $table } of { $hall }
hall-link-link-connecting = Connecting to the hall…
hall-link-link-live = Connected
hall-link-link-lost = No connection to the hall. Play on: nothing waits for it, and it will get everything later.
# Between two games, where an offer would stand.
hall-link-lost-between = No connection to the hall. It will seat you again when it is back; it then gets all that it lacks.
hall-link-link-refused = The hall no longer accepts this table’s code. Leave the hall, and join with the code that the organiser has now.
hall-link-up-to-date = The hall has every line of your record.
hall-link-behind = Lines of your record that the hall lacks: { $lines }.
hall-link-line-differs = From line { $line } on, the hall has another record of this night, and takes no more of yours. Ask the organiser to follow this table.
hall-link-line-damaged = The hall cannot take line { $line } of this night, nor what follows. Ask the organiser, and keep the record.
hall-link-disk = The disk of the hall takes nothing more. Tell the organiser; the hall will get everything later.
# Before the organiser’s message, and on the key that confirms it; then the dealer’s call.
hall-link-organiser = The organiser:
hall-link-seen = Seen
hall-link-call = Call the organiser
hall-link-called = You have called the organiser.
hall-link-call-waits = You are calling the organiser, who will hear it when the hall is connected again.
hall-link-take-back = Take it back
hall-link-leave = Leave the hall
hall-link-leave-again = The hall will see nothing more of this table. Press again
hall-link-cannot = This referee can join no hall.
# The people whom the hall has seated here, in one line.
hall-link-offer = Round { $round }, table { $table }, { $game }: { LIST($names) }
hall-link-offer-unknown = Round { $round }, table { $table }: { LIST($names) }
hall-link-later = They can be taken when this game is over.
hall-link-no-offer = As soon as the hall seats people at this table, one key takes their names.
# On the big button, when the hall's game is over.
hall-link-wait = Wait for the hall
# There, once the last round has ended.
hall-link-over = The tournament is over
hall-link-take = These play here
hall-link-taken-back = The hall has taken these names back. Ask the organiser before you begin.
# The hall plays a game that this version does not know.
hall-link-unknown-game = The hall plays a game that this version does not know. Update the referee.
