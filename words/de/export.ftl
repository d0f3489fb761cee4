export-no-round = Keine Runde wurde gespielt.
export-game = Spiel { $game }: { $rulebook }
export-round = Runde { $round }
export-no-die = kein Würfel
export-laid = legte { LIST($cards) }
export-took = nahm { LIST($cards) }
export-standing-out = raus
export-standing-away = weg
export-standing-left = gegangen
export-points-open = { $name } { $points } (und { $open } nicht genannt)
export-score = Punkte
export-winners = { $together ->
    [yes] Sieg
   *[no] { COUNT($names) ->
        [one] Sieg
       *[other] Geteilter Sieg
      }
  }: { LIST($names) }
export-series = Alle Spiele zusammen
export-games-won = Gewonnene Spiele
export-total = { $name } { $points } ({ $gamesWon ->
    [one] 1 Spiel gewonnen
   *[other] { $gamesWon } Spiele gewonnen
  })
export-fingerprint = Fingerabdruck: { $fingerprint }
export-head = Ende des Protokolls: { $fingerprint } ({ $hash })
export-up-to = Ab Zeile { $line } lässt sich das Protokoll nicht lesen; hier steht, was davor kommt.
