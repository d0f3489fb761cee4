### dealer: leads the game, and plays too; referee: this program; console: the dealer’s screen; table display: the room’s screen;
### round: from a choice to its outcomes; game: all rounds until somebody wins; night: the games of one evening;
### stamp: the word that an outcome is marked with; count: 3, 2, 1, “Up!”; seal: locks a choice until all are open;
### record: every step of the night, written down; tablecloth: the picture of the night, which has a flower for each game won.

# How what is said is joined: whose it is, or what, with what becomes of it; one thing with the next; and as a sentence.
room-pair = { $of }: { $what }
room-where = { $what } ({ $place })
room-row = { $what }, { $more }
room-sentence = { $what }.
room-reason = { $what } { $reason }
room-title = Referee
room-titles-console = Console
room-titles-table = Table display
room-setting-up = The dealer is setting up
room-connecting = Connecting …
room-not-live = no connection since { $since }
room-count-stopped = The count has stopped.
room-sound-waits = Press a key or tap for sound

## How an outcome is stamped. room: 14

room-stamps-takes = takes
room-stamps-blocks = blocks
room-stamps-discarded = discarded
room-stamps-out = out
room-stamps-back = back in
room-stamps-tie = tie
room-stamps-waits = waits
room-stamps-swap = swap
room-stamps-head = head
room-stamps-disgrace = disgrace
room-stamps-loses = loses
# Of a card that nobody takes, in place of a stamp.
room-stays = stays
room-away = away

## The table display.

room-pad-lost = No contact: { LIST($names) }
room-dealer = dealer
# In place of the name of a round, of a game that ended before its first.
room-not-begun = not begun
# What a game calls a round within a sentence, where it has no word of its own.
room-round = round { $round }
# A round of that name brought back, card by card: the heading over outcome $at of $of.
room-again = { CAPITAL($round) } again: { $at } of { $of }
room-rose = up { $places }
room-game = Game { $game }
# In place of how many are ready, where everybody holds a real die. room: 14
room-choose = Choose!
# room: 24
room-ready-count = { $ready } of { $of } ready
room-late = Still to choose: { LIST($names) }
room-naming = The keyboard is naming cards: nobody can choose with keys.
room-called-off-dealer = The dealer called it off. Choose again.
room-called-off-mismatch = Called off: a face did not match its seal ({ $name }). Choose again.
room-called-off-sleep = Called off: the computer slept or its clock was changed. Count again.
room-called-off-restart = The referee was restarted. Count again.
room-halted = The dealer halted the count.
room-halted-by = { $name } halted the count.
room-turn-together = On “Up!” everybody turns their cards at once.
room-turn-together-some = On “Up!” { LIST($names) } turn their cards at once.
room-face-down = { $cards } cards face down
    .one = face down
room-pile = { $cards } in the pile
# In a game that ends by the clock: 12:05.
room-time-left = { $time } left
room-time-up = Time is up. Finish what is under way.
room-last-minute = One minute left.
# The clock of a tournament: what stands before the time that is left, and at the end.
room-hall-clock-end = Hall
room-hall-clock-start = Next round in
# room: 10
room-hall-clock-time = Time!
room-hall-clock-halted = paused
room-minutes = { $minutes }{"\u00A0"}min
room-seconds = { $seconds }{"\u00A0"}s
# room: 6
room-up = Up!
room-fingerprint = fingerprint
room-typing = Dice on the table! The dealer enters them.
room-unjudged = The referee could not judge this round. Nothing is lost; the dealer will let you choose again.
room-stalled-no-answer = No answer comes.
room-stalled-no-seal = Nothing was chosen in time.
room-stalled-seal-lost = The choice was lost.
room-stalled-gone = The connection is gone.
room-waiting = Waiting for { LIST($names) }.
room-deciding = The dealer decides for { LIST($names) }.
room-open = { counts-cards } to count
room-points-open = Some points are missing
room-leads-so-far = In the lead so far
# Points of all games of the night together, as a column is headed.
room-series = All games
room-night = The night:
room-series-lead = The night so far: { LIST($names) } { $points }
room-steps = { $steps } steps
room-saved = Saved
room-not-saved-failing = Nothing has been saved since { $since }
room-not-saved-unrecorded = Unrecorded since { $since }

## room: 18

room-winner = The winner
# Several who have won as one side.
room-winners = The winners
room-shared-win = A shared win
room-nobody-won = Nobody wins
# What heads a correction, before the name of its round or how many steps it took.
room-corrected-undo = Undone
room-corrected-redo = Redone
room-corrected-override = Corrected

## room: 30

# Names follow: pads that may still answer.
room-waiting-for = Waiting for
room-dealer-decides = The dealer decides for
room-count-piles = Count the piles!

## A game that is over, the night’s tablecloth, and the keepsake.

# room: 28
room-acts-race = How the race went
# room: 28
room-acts-figures = This game in figures
# room: 22
room-not-certain = Not certain yet
room-counted-at-end = Unnamed cards count only at the end.
room-ended-by-ended-early = Ended early. Most { $unit } wins
room-ended-by-time-up = Time is up. Most { $unit } wins
room-ended-by-last-one-in = The last one in the game wins
room-ended-by-all-out = All out at once. Most { $unit } wins
room-ended-by-run-off = Decided by a run-off
room-ended-by-as-agreed = Over as agreed, after { $round }. Most { $unit } wins
room-ended-for-nobody = Ended early: nobody at the table has any { $unit } yet
room-provisional = Points so far: not every card is named
room-cloth = Flowers: { $flowers }
room-cloth-number = Cloth { $number }
room-earlier-flowers = and { $flowers } on earlier cloths
room-print = Print the keepsake
room-keepsake = The tablecloth of the night
room-head = Fingerprint of this record: { $fingerprint }
room-players = At the table
room-points = Points
room-games-won = Games won
room-flowers = Flowers
room-not-yet-won = Not over yet
