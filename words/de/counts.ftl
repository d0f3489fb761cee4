counts-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
counts-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
counts-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
counts-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
