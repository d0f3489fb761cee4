export-no-round = No round was played.
export-game = Game { $game }: { $rulebook }
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
export-winners = Won by { LIST($names) }
    .shared = Shared win: { LIST($names) }
# Heads the points of several games of one rulebook.
export-series = All games together
export-games-won = Games won
export-total = { $name } { $points } ({ counts-games } won)
export-fingerprint = fingerprint: { $fingerprint }
export-head = Head of the record: { $fingerprint } ({ $hash })
export-up-to = From line { $line } on the record cannot be read; this is what comes before it.
