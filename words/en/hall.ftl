hall-title = Organiser
hall-waiting = Waiting for the hall …
hall-shut-out = This browser is not admitted.
hall-shut-out-remedy = Open the link that the hall printed when it was started.
hall-not-live = Not live since { $since }. What is pressed now is not done.
hall-failing = The hall’s own record cannot be written ({ $code }): make room on the disk. Nothing can be changed until then.
hall-language = Language
hall-sections-people = People
hall-sections-game = Game
hall-sections-seating = Seating
hall-sections-tables = Tables
hall-sections-standings = Standings
hall-sections-board = Board
hall-sections-hall = Hall
hall-history-undo = Undo
hall-history-redo = Redo
hall-nothing-to-undo = Nothing to undo yet
hall-close = Close
hall-cancel = Cancel
hall-next-add-people = Add people
hall-next-awaiting = Waiting for { $people ->
    [one] { $people } person
   *[other] { $people } people
  } to check in
hall-next-settings = Agree on the game
hall-next-more-seats = Add tables or seats
hall-next-seat = Seat round{"\u00A0"}{ $round }
# While people check in, beside those who are not here yet.
hall-next-seat-here = Seat round{"\u00A0"}{ $round }: { $here } of { $all } are here
hall-next-look = Look at the seating of round{"\u00A0"}{ $round }
hall-next-start = Start round{"\u00A0"}{ $round }: everybody is told their seat
hall-next-watch = { $over } of { $of } tables have finished: look
hall-next-waiting = Waiting for { $left ->
    [one] { $left } table
   *[other] { $left } tables
  }
# Tables have told what does not count by itself, and nothing else is awaited.
hall-next-decide = Decide what counts at { $left ->
    [one] { $left } table
   *[other] { $left } tables
  }
hall-next-end = End round{"\u00A0"}{ $round }
hall-next-final = Final standings
hall-next-print = Print the final standings
hall-steps-SettingsChosen = what was agreed on
hall-steps-ClockSet = the clock
hall-steps-MessageSent = the message “{ $text }”
hall-steps-PeopleAdded = { $count ->
    [one] adding { $name }
   *[other] adding { $count } people
  }
hall-steps-PersonRenamed = that { $from } is called { $to }
hall-steps-TeamChosen = the team of { $name }
hall-steps-PersonLeft = that { $name } has left
hall-steps-PersonBack = that { $name } is here
hall-steps-CheckInOpened = that people have to check in
hall-steps-CheckInClosed = that nobody has to check in
hall-steps-TableAbsent = that table { $table } is absent
hall-steps-TableBack = that table { $table } is back
hall-steps-RoundSeated = the seating of round { $round }
hall-steps-PlacesExchanged = the exchange of { $one } and { $other }
hall-steps-RoundStarted = the start of round { $round }
hall-steps-RoundEnded = the end of round { $round }
hall-steps-ResultLeft = that what table { $table } told of round { $round } does not count
hall-steps-ResultCorrected = the correction at table { $table } in round { $round }
hall-clock-start = Start the clock:
hall-clock-halt = Pause
hall-clock-run = Resume
hall-clock-off = Clock off
hall-answered = Done
hall-message-to-all = Message to all tables
hall-message-to = Message to table { $table }
hall-message-send = Send
hall-message-seen = – seen.
hall-message-unseen = – not seen yet at: { LIST($tables) }.
hall-people-heading = { $all ->
    [0] Nobody is on the list yet.
   *[other] { $missing ->
        [0] { $all } people
       *[other] { $here } of { $all } people are here
    }
  }
hall-people-paste = Names, one in a line, or a CSV with a heading. A column “Team” keeps people apart, or together with a plus: “Smith+”.
hall-people-add = Add to the list
hall-people-add-others = Add the other { $others }
hall-people-more-faults = … and { $count } more
hall-people-file = Choose a CSV file
hall-people-too-large = This file is too large for a list of names. Choose another one.
hall-people-unreadable = This file cannot be read as text. Save the list as CSV.
hall-people-empty = Type or paste names first.
hall-people-find = Find a name
hall-people-nobody-found = Nobody has that name.
hall-people-turn-leaves = Leaves
  .who = { $name } leaves
hall-people-turn-back = Is back
  .who = { $name } is back
hall-people-mark-gone = has left
# While people check in.
hall-people-mark-checked-in = is here
hall-people-mark-awaited = not here yet
hall-people-turn-arrives = Is here
  .who = { $name } is here
hall-people-check-in = Only those who have checked in are seated. For anybody without a phone, press “Is here”.
hall-people-rename = Change
  .who = Change { $name }
hall-people-new-name = New name of { $name }
hall-people-team = Team
hall-people-keep = Keep
hall-people-more = { $count } more: find them by name
hall-people-from-next = Newcomers play from the next seating on, as does anybody who comes back. Teams count from then on, too.
hall-game-name = Name of the evening
hall-game-rulebook = Game
hall-game-rounds = Rounds
hall-game-tables = Tables
hall-game-seats = People at a table
hall-game-counts = What counts
hall-game-counts-values-points = Sum of points
hall-game-counts-values-shares = Share of the table
hall-game-counts-values-places = Opponents beaten
hall-game-counts-why-points = The points of all games are added up.
hall-game-counts-why-shares = Your part of the table’s points: 100 is as much as everybody’s would be if all were equal.
hall-game-counts-why-places = How many of your opponents you leave behind, in percent.
hall-game-unequal = Some tables have one person fewer, and there each gets more points. Shares or opponents beaten are fair.
hall-game-last = The last round is for
hall-game-last-values-all = Everybody
hall-game-last-values-final = The best, at one table
hall-game-lot-why = Where more people share a place than fit in, the lot decides.
hall-game-bye = Sitting out a round brings
hall-game-bye-values-nothing = Nothing
hall-game-bye-values-own = One’s own average
hall-game-bye-values-round = Everybody’s average
hall-game-minutes = Minutes of a round (0: no clock)
hall-game-less = less
hall-game-more = more
hall-game-house-rules = House rules
hall-game-keep = Keep this
# The settings as one sentence. `$fewer` is one less than `$seats`.
hall-game-fits = { $people ->
    [one] { $people } person
   *[other] { $people } people
  } at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } of { $seats } or { $fewer }.
hall-game-too-many = { $without ->
    [one] { $without } person has
   *[other] { $without } people have
  } no seat: add tables or seats.
hall-game-fixed = Round 1 has begun: the game and its house rules stay as they are.
hall-game-unsaved = This is not kept yet.
hall-game-discard = Leave it as it was
hall-game-outside = This game is for { $least } to { $most } people at a table.
hall-seating-none = No round is seated yet.
hall-seating-round = Round { $round }
hall-seating-states-draft = only you see it
hall-seating-states-started = everybody has been told
hall-seating-states-ended = ended
hall-seating-repeated = { $count ->
    [0] Nobody meets anybody again.
    [one] { $count } pair meets again. No seating with fewer was found.
   *[other] { $count } pairs meet again. No seating with fewer was found.
  }
hall-seating-final = This is the final: only the best play, those who share a place by lot. Others can be exchanged for them.
hall-seating-unseated = No seat for: { LIST($names) }.
hall-seating-split = Not all at one table: { LIST($teams) }.
# The last of a list of names.
hall-seating-others = { $count } more
hall-seating-add-table = On page 2, add tables or seats; then seat the round again.
hall-seating-again = Seat them another way
hall-seating-exchange = To exchange two people, press one, then the other.
hall-seating-chosen = { $name } changes places with … Press somebody else.
hall-seating-print = Print the seating plan
hall-tables-none = There are no tables yet.
hall-tables-heading = { $live } of { $all ->
    [one] { $all } table
   *[other] { $all } tables
  } connected
hall-tables-link-live = connected
hall-tables-link-lost = no connection
hall-tables-link-never = not joined yet
hall-tables-absent = absent
hall-tables-result-none = not begun
hall-tables-result-playing = playing
hall-tables-result-stopped = not finished
hall-tables-result-over = finished
hall-tables-result-corrected = corrected
# What it tells does not count by itself.
hall-tables-aside = tells something else
hall-tables-unnamed = a card has no name yet
hall-tables-unnamed-why = The game is over, but a card has no name yet, so the result is open. The dealer of this table names it; then it counts by itself.
hall-tables-turn = turn { $turn }
hall-tables-all = All
hall-tables-troubles = Needs a look ({ $count })
hall-tables-unfinished = Not finished ({ $count })
hall-tables-nothing = No table here.
hall-tables-number = No.
hall-tables-by-number = Number of the table to open
hall-tables-mark-absent = Table is absent
hall-tables-mark-back = Table is back
hall-tables-correct = Correct the result
hall-tables-enter = Enter the result
hall-tables-open = Open table { $table }
hall-tables-enlarge = Show on the board
hall-tables-end-early = End the round now
hall-tables-end-early-again = { $left ->
    [one] { $left } table has
   *[other] { $left } tables have
  } not finished: what { $left ->
    [one] it has
   *[other] they have
  } told so far counts. Press again
hall-tables-code = Join code
hall-tables-renew = New code
hall-tables-renew-again = Whoever uses the old code is locked out. Press again
hall-tables-strangers = The game here is not the one that was seated. Ask the dealer to end it and to take the names of the hall, or correct the result.
hall-tables-lost = The connection is lost. Results arrive by themselves when it is back; the table plays on without it.
hall-tables-never = Nobody has joined with this code yet. Give the dealer the card of this table.
hall-tables-trouble-differs = From line { $line } on, the table’s record differs from the hall’s copy: it was restored from an older copy, or changed. Ask the dealer; then follow the table, or renew its code.
hall-tables-trouble-damaged = Line { $line } of the table’s record does not follow from the line before. Ask the dealer to check the record; renew the code if it is not their table.
hall-tables-trouble-unreadable = Line { $line } cannot be read: the table has a newer version, or its record is forged. Update the hall, or correct the result by hand.
hall-tables-trouble-disk = The hall’s disk refuses ({ $code }). Make room; the table sends again by itself.
hall-tables-follow = Follow the table
hall-tables-follow-again = The hall’s copy so far is kept beside it. Press again
hall-aside-differs = This game does not count by itself, because it is played otherwise than agreed:
hall-aside-late = The table now tells another result than the one that counts. It changes nothing by itself.
hall-aside-instead = { $what }: { $given } instead of { $agreed }
hall-aside-game = Game
hall-aside-who-missing = { $name } does not play
hall-aside-who-other = { $name } plays and was not seated
hall-aside-counts = counts
hall-aside-tells = told
hall-aside-accept = Let it count
hall-aside-leave = Leave it
# The reason of the correction, if it is accepted.
hall-aside-accepted = As the table told it
hall-correct-heading = Table { $table }, round { $round }
hall-correct-points = Points of { $name }
hall-correct-reason = Reason
hall-correct-reason-hint = It stays in the record of the hall
hall-correct-need-reason = Say why, in a few words.
hall-correct-need-points = Type the points of { $name } as a number.
hall-correct-keep = Correct the result
hall-correct-was = Corrected: { $reason }
hall-correct-nobody = Nobody was seated here in this round.
hall-standings-none = No result counts yet.
hall-standings-place = Place
hall-standings-name = Name
hall-standings-total-points = Points
hall-standings-total-shares = Shares
hall-standings-total-places = %
hall-standings-round = R{ $round }
hall-standings-gone = has left
hall-standings-stopped = { COUNT($tables) ->
    [one] Table
   *[other] Tables
  } { LIST($tables) } had not finished round{"\u00A0"}{ $round }: what had been told by then counts.
hall-standings-save-results-csv = Save as CSV
hall-standings-save-tables-csv = Tables as CSV
hall-standings-save-results-json = JSON
hall-standings-print = Print the standings
hall-board-shows = The board shows
hall-board-shows-values-turns = All, in turn
hall-board-shows-values-overview = All tables
hall-board-shows-values-tables = Table by table
hall-board-shows-values-standings = Standings
hall-board-shows-values-seating = Seating
hall-board-shows-values-table = One table
hall-board-one = The table that is enlarged
hall-shared-sharing-heading = Other screens
hall-board-metres = Read from
hall-board-bell = A bell when the clock has run down
hall-board-language = Language of the board
hall-board-open = Open the board in a window
hall-shared-sharing-share = Share the board on the local network
hall-shared-sharing-unshare = Stop sharing
hall-shared-sharing-on = { $count ->
    [one] { $count } screen shows
   *[other] { $count } screens show
  } the board.
hall-shared-sharing-off = The board is shown on this computer only.
hall-board-cannot = This hall cannot share its board.
hall-board-refused = The board cannot be shared ({ $code }). The hall tries again.
hall-board-no-network = This computer is in no network.
hall-board-renew = New key
hall-board-renew-again = Screens with the old key lose the board. Press again
hall-shared-sharing-code = Code for screens: { $url }
hall-shared-sharing-plain = Anybody with this address sees the board. It is not encrypted, and it holds nothing secret.
hall-board-several = Several screens can share the pages: end the address of the first with ?screen=1/3, of the second with ?screen=2/3, and so on.
hall-shared-phones-heading = Phones of the guests
hall-shared-phones-share = Show everybody their table on their phone
hall-shared-phones-unshare = No longer on phones
hall-shared-phones-on = { $count ->
    [one] { $count } phone is
   *[other] { $count } phones are
  } looking. The code for it is on the board.
hall-shared-phones-off = Guests scan a code on the board, choose their name, and see where they sit and stand.
hall-shared-phones-code = Code for phones: { $url }
hall-shared-phones-plain = A phone sees no more than the board shows.
hall-phones-check-in = Seat only those who check in
hall-phones-check-in-why = Everybody finds their name on the phone and presses “I am here”. You see who is here on page 1.
hall-hall-broker = Broker
hall-hall-kinds-embedded = in this program
hall-hall-kinds-other = another one
hall-hall-link-live = connected
hall-hall-link-lost = not connected
hall-hall-refused = It refuses ({ $code }). The hall tries again by itself.
hall-hall-address = Address for the tables
hall-hall-no-address = This computer is in no network, so no other computer can join.
hall-hall-unannounced = Tables do not find this hall by themselves ({ $code }). Their dealers type the whole line of the card.
hall-hall-another = Another hall with the codes of this one is at { $address }: a stand-by has taken over, or this is an old copy. End one of the two. To go on with this one, end the other, and start this one again with --take-over.
hall-hall-how = At each table the dealer opens “Hall”, and types the code of the table’s card; if no hall is listed, the whole line below it.
hall-hall-cards = Print the table cards
hall-hall-codes = Join codes
hall-hall-folder = Folder of the hall

hall-print-seating = Seating, round { $round }
hall-print-by-name = By name
hall-print-by-table = By table
hall-print-unseated = No seat
hall-print-table = Table
hall-print-table-of = Table { $table }
hall-print-standings = Standings after round { $after }
hall-print-standings-during = Standings during round { $round }
hall-print-final = Final standings
# Every round, table by table.
hall-print-rounds = Tables, round by round
hall-print-not-played = Not played
hall-print-sat-out = Sat out
hall-print-code = Code
hall-print-line = If no hall is listed
hall-print-standby = If that line does not answer
hall-print-how = At this table’s referee open “Hall” (F5) and type the code. If no hall is listed, type the line below it instead.

hall-broker-renewed = New code for { COUNT($tables) ->
    [one] table
   *[other] tables
  } { LIST($tables) }. The hall takes nothing more from the old code. The broker has passwords of its own: until it has read the new ones, it may still let in the old code, and not the new one.
# The new passwords are in a folder from which the broker reads them.
hall-broker-reload = The new passwords are in { $folder }. Make the broker read them again (Mosquitto: send it SIGHUP). This stands here until somebody has joined with the new code.
hall-broker-unwritten = The hall cannot write the new passwords to { $folder } ({ $code }). Mend that, then renew the code once more.
hall-broker-no-folder = The hall knows no folder for the passwords of the broker. End it, start it once with --mosquitto FOLDER, and give the broker the passwords from there.
