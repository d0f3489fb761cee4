# What came up is no command, or not one this rulebook knows.
refused-not-a-command = That was not a command: { $field }: { $problem }. Nothing was done.
refused-no-game = No game has begun. Set one up first.
# The command belongs to another phase of the round; `phase` is the present one.
refused-wrong-phase = Not now: the round has moved on.
# Meant for a step that has passed; no key crosses two phases.
refused-step-has-passed = Too late: the round has moved on. Nothing was done.
# Not while a count or an opening runs; halt it or call it off first.
refused-round-under-way = A round is under way. Halt the count or call off the reveal first (Esc).
# Digits name no card for half a second after the last one judged.
refused-too-soon = That key came too soon after the last die, so it named no card. Press it again.
refused-no-such-digit = A die has no { $digit }. Type 1 to 6, or 0 for no die.
refused-nothing-to-recall = There is no reveal to show again in this game yet.
refused-nobody-to-type = Every die has been typed.
refused-nothing-typed = No die has been typed yet.
refused-another-die-is-next = That die was meant for seat { SEAT($seat) }, but seat { SEAT($next) } is next: somebody else is typing too. Check, then continue.
refused-another-die-was-last = The last die typed was not seat { SEAT($seat) }’s but seat { SEAT($last) }’s: somebody else is typing too. Check, then continue.
# This seat's face has come, or it has none to give.
refused-seat-not-stalled = The reveal is not waiting for seat { SEAT($seat) }.
refused-no-such-seat = There is no seat { SEAT($seat) } at this table.
refused-no-such-rulebook = There is no rulebook called “{ $given }”.
refused-inputs-count = { $given } inputs for { $seats } seats. Each seat needs one.
refused-pad-twice = Pad { $pad } is assigned to seat { SEAT($seat) } and to seat { SEAT($other) }. It can serve only one.
refused-cluster-twice = Key cluster { SEAT($cluster) } is assigned to seat { SEAT($seat) } and to seat { SEAT($other) }. It can serve only one.
# A key of a learned keypad, which is not named.
refused-key-twice = Seat { SEAT($seat) } and seat { SEAT($other) } share a key. A key can serve only one seat.
# This rulebook has no sealed choice, or no bot.
refused-bot-beside-real-cards = Nobody holds a bot’s card: bots play with real cards only among themselves. Give every seat cards, or let the screen deal.
refused-no-such-input = This game cannot be played with { $kind }.
refused-no-such-pad = No pad { $pad } has answered. Is it plugged in?
# No pad answers there, or another one.
refused-no-such-port = No pad answers at { $port } any more. Plug it in again.
refused-port-gone = This port is gone: its device was unplugged. Plug it in again, and tick it again.
refused-pad-in-round = A seat is choosing with pad { $pad }. Give that seat a real die first (F3), or wait until the game is over.
refused-id-taken = Another pad is already called { $id }. Choose another name.
refused-pad-silent = The pad at { $port } did not answer. Plug it in again, then try once more.
# The pad's own word (PROTOCOL.md, "Commands and answers").
refused-pad-refuses = The pad at { $port } cannot do that now ({ $code }). Plug it in again, then try once more.
refused-no-pad-free = No pad is free: none answers, or all are needed for the round. Plug one in, or wait until the game is over.
refused-no-practice-pad = This referee has no practice pad.
refused-no-phones = This referee serves no phones.
refused-no-such-phone = That phone is no longer known.
refused-no-halls = This referee can join no hall.
refused-hall-address = The address of the hall is missing. Copy the whole line from the card of this table.
refused-join-code = This is no code of a table. Copy it from the card of this table.
refused-in-a-hall = This table belongs to a hall, or is joining one. Leave that one first.
refused-no-seat-plays-by-keys = No seat plays with keys, so the keyboard is all yours.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
# Another step is next by now.
refused-another-step-is-next = Something else has happened since. Check what would be undone now.
refused-record-failing = The disk cannot be written ({ $code }), so nothing was done. Make room on the disk, or continue without a record.
refused-record-not-failing = The record is being written; there is no need to continue without it.
refused-cannot-share = This referee cannot share its table display.
refused-no-such-night = There is no night “{ $file }”.
# It might lead anywhere; nothing was read or changed.
refused-is-a-link = “{ $file }” is a link to somewhere else. The referee follows no links in the nights folder. Nothing was changed.
refused-night-in-use = “{ $file }” is open in another referee. Close that one first.
refused-night-open = “{ $file }” is the open night. Begin or open another one first; then you can delete this one.
refused-night-damaged = “{ $file }” is damaged in line { $line } ({ $problem }). The file was left as it is.
refused-night-too-new = “{ $file }” was written by a newer version of the referee. Update to open it.
# The record of a tournament.
refused-hall-too-old = An older version of the referee has begun this hall, and only that one can go on with it. Nothing was changed. Begin another hall (--new).
refused-night-too-large = “{ $file }” is larger than any night, so it was not read. The file was left as it is.
refused-folder-refuses = The system does not allow that in the nights folder ({ $code }). Nothing was changed.
refused-hall-disk-refuses = The hall’s disk cannot be written ({ $code }), so nothing was done. Make room on the disk, then try again.
refused-seats-of-game = This game is for { $least } to { $most } people at a table, not { $seats }.
refused-house-rule = This game does not know the house rule “{ $key }” with the value “{ $given }”.
refused-tournament-has-begun = The first round has begun, so the game and its house rules stay as they are.
refused-table-in-round = People play at table { $table } in this round. End the round first.
refused-rounds-begun = Rounds that have begun: { $begun }. There cannot be fewer.
refused-no-such-person = Nobody here has the number { $person }.
refused-name-taken = Somebody else is called { $name }. Add something that tells them apart.
refused-too-many-people = A hall takes { $most } people at most. Nobody was added.
refused-no-names = There is no name in this list.
# Each is said by itself; `others` can be added, and then `left` is the text that is left.
refused-list-not-sound = Lines that cannot be added as they are: { $faults }.
# As in all refusals of a list of people, counted from 1.
refused-list-unreadable = Line { $line }: a quotation mark is opened and not closed.
refused-several-columns = From line { $line } on there are several columns. Write “Name” above the column of names, or leave out commas and semicolons.
refused-line-without-name = Line { $line } has no name.
refused-name-too-long = Line { $line }: the name “{ $name }…” has more than { $most } characters.
refused-name-garbled = Line { $line }: letters of “{ $name }” were lost. Save the list as Unicode, or correct the name here.
refused-name-here = Line { $line }: { $name } is on the list already. If it is somebody else, add something that tells them apart; if not, delete the line.
refused-name-twice = Line { $line }: { $name } is in line { $first } already. If it is somebody else, add something that tells them apart; if not, delete the line.
refused-name-looks-the-same = Line { $line }: { $name } looks the same as the name in line { $first }. Is it somebody else? Add something that tells them apart.
# Without `line` it is one name that was typed.
refused-name-looks-like = { HAS($line) ->
    [yes] Line { $line }: { $as }
   *[no] { $as }
  } is on the list, and looks the same. Is it somebody else? Add something that tells them apart.
refused-no-such-table = There is no table { $table }; the last one is { $tables }.
refused-no-game-chosen = Choose the game first.
refused-tables-still-play = Round { $round } is not over: tables still playing: { $tables }. End the round first, or wait for them.
refused-all-rounds-played = All rounds have been played: { $rounds }. For another one, raise their number.
refused-no-table-here = No table has a referee.
refused-too-few-people = People here: { $here }. A table of this game needs at least { $least }.
refused-no-seating = The next round has not been seated yet, or no longer fits the people and tables that are here. Seat it first.
refused-not-in-seating = { $name } is not in this seating.
refused-no-round-to-end = No round is under way.
refused-round-not-begun = Round { $round } has not begun.
refused-table-not-in-round = Nobody was seated at table { $table } in round { $round }.
refused-not-at-table = { $name } was not seated at table { $table } in round { $round }.
# It was told something else by now.
refused-told-otherwise = By now table { $table } tells something else of round { $round }. Look again.
refused-twice-in-result = { $name } is in this result twice.
refused-host-fault = The referee had an internal error. The command was not carried out; the record is safe.
# The window has lost the host; said by the window itself.
refused-not-live = The referee did not answer. Look at the table before you press again.
