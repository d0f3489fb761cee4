### Numbers of things, for other sentences to refer to: what they are given is given here as well.

counts-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
counts-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
counts-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
counts-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
