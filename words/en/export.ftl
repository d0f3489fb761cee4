export-no-round = No round was played.
export-game = Game { $game }: { $rulebook }
# `cards` lie on the table, in a game that has such.
export-round = Round { $round }
export-no-die = no die
export-laid = laid { LIST($cards) }
export-took = took { LIST($cards) }
export-standing-out = out
export-standing-away = away
export-standing-left = left the game
# `open` cards have no name and count nothing yet.
export-points-open = { $name } { $points } (and { $open } not named)
export-score = Points
# `together` where they have won as one side.
export-winners = Won by { LIST($names) }
    .shared = Shared win: { LIST($names) }
# Heads the points of several games of one rulebook.
export-series = All games together
# Heads how many games of whichever rulebook each has won.
export-games-won = Games won
export-total = { $name } { $points } ({ counts-games } won)
export-fingerprint = fingerprint: { $fingerprint }
# Of the last line of the record: its fingerprint, and the whole hash.
export-head = Head of the record: { $fingerprint } ({ $hash })
export-up-to = From line { $line } on the record cannot be read; this is what comes before it.
