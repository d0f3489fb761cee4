questions-players = { $least } to { $most } players
questions-steps-GameBegun = the start of the game
questions-steps-PointsAdjusted = the score correction
questions-steps-SeatJoined = the new seat
questions-steps-SeatLeft = the departure
questions-steps-TimeCalled = the end of the game
questions-refused-seats = This game seats { $least } to { $most }, not { $given }.
questions-refused-same-player-twice = { $name } is already at the table.
questions-refused-name-missing = Seat { SEAT($seat) } has no name.
questions-refused-house-value = “{ $given }” is not a value of the house rule “{ $key }”.
questions-refused-game-over = The game is over.
questions-refused-already-answered = That question has been answered. The one on the screen is next.
questions-refused-no-such-answer = “{ $given }” does not answer this question.
questions-refused-card-cannot-be-there = { HAS($name) ->
    [yes] That card cannot be there: { $name } has it. Type it again to accept it anyway.
   *[no] That card cannot be there: it is somewhere else already. Type it again to accept it anyway.
  }
questions-refused-no-such-player = Nobody by that name is playing tonight.
questions-refused-points = { $given } cannot be added or deducted.
questions-refused-is-ending = The game ends as soon as what is under way is finished.
questions-refused-too-few-seats = At least { $least } players are needed. End the game instead (F6): what has been scored counts.
questions-refused-table-full = The table is full: { $most } seats.
questions-refused-next-game = All cards are dealt, so { $name } plays from the next game on: press “Other players” (N) when this one is over.
questions-refused-reason-missing = Give a reason: everybody can read it.
questions-absence-out = out
questions-absence-away = away
questions-absence-gone = has left
questions-absence-next = next hand
questions-strip-suit-of = { $rank } of which suit?
# Before the keys that were typed while an answer was on its way.
questions-strip-kept = Then:
questions-strip-thinking = { $name } is playing …
questions-strip-alone = The bots are playing.
questions-strip-may-count = “{ $button }”: all turn their cards at once. Or type the cards.
questions-corrections-adjust = Correct the score
questions-corrections-by = By how much
questions-corrections-reason = Why?
    .hint = Everybody can read the reason. You can undo this.
questions-corrections-give = Add { $by } to { $name }
    .less = Deduct { $by } from { $name }
questions-corrections-reasons-1 = Miscounted
questions-corrections-reasons-2 = Wrong card typed
questions-corrections-reasons-3 = Card misplaced
questions-corrections-reasons-4 = Everybody agrees
questions-end-title = End the game
questions-end-question = End the game now?
questions-end-counts = { $finishes ->
    [yes] What is under way is finished first.
   *[no] What is under way does not count.
  } The most { $unit } win; equal { $unit } share the win. Nobody wins if nobody has any yet.
questions-end-points = points
questions-end-yes = Yes, end it
questions-end-no = Play on
questions-help-end = End the game early
questions-help-big-button = The big button: count, the likeliest answer, skip the outcomes, next game
questions-help-first = The rank of the card asked for
    .legend = The rank of the card asked for: { $legend }
questions-help-suits = Its suit, if asked for: { $legend }; or its number
questions-help-options = The other answers: every button shows its key
questions-help-take-back = Take back the last key, or the last answer if nothing is half typed
questions-help-escape = Halt the count; erase a half-typed card; close a panel
questions-help-panels = Seats, corrections, record, sharing the table
questions-seat-gone = You have left this game.
questions-seat-stamps-takes = You take the cards.
questions-seat-stamps-tie = You are tied.
questions-seat-stamps-head = You win the battle.
questions-seat-stamps-disgrace = You get a disgrace.
questions-seat-stamps-out = You are out.
questions-seat-stamps-loses = Your army loses.
questions-seat-wins = You win.
