board-title = Hall of tables
board-setting-up = The first round is being prepared
board-not-live = not live since { $since }
board-final = Final table
board-end = Final standings
board-round = Round { $round } of { $rounds }
board-pages-overview = All tables
board-pages-tables = Tables
board-pages-standings = Standings
board-pages-people = Your table
board-pages-places = Seating
board-page = { $page } of { $of }
board-table = Table { $table }
board-these-tables = { COUNT($tables) ->
    [one] table { LIST($tables) }
   *[other] tables { LIST($tables) }
  }
board-calls = Call from { board-these-tables }
# How far a table's own game is, in few letters: “round” is a word of the tournament.
board-turn = turn { $turn }
board-wins = wins
board-share-win = win
board-over = over
board-status-lost = no connection
board-status-absent = not played at
board-status-never = not here yet
board-status-none = not begun
board-status-corrected = result entered
board-states-absent = not here
board-states-waiting = waiting
board-states-playing = playing
board-states-over = over
board-states-trouble = trouble
board-standings-points = Standings, points
board-standings-shares = Standings, shares
board-standings-places = Standings, % beaten
# How people with equal totals are placed, and who of them plays the final: both on one line from far away.
board-tie = Equal totals: more wins first, then a shared place.
board-lot = Final: the lot decides between all on place { $place }
board-gone = has left
board-fallen = down { $places }
board-phones = Your table on your phone
board-check-in = Check in on your phone
board-checked-in = { $here } of { $all } checked in
board-no-standings = No result counts yet
board-no-seating = Nobody is seated yet
board-no-tables = No table is set up yet
