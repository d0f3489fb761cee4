export-no-round = Egy kört sem játszottak.
export-game = { $game }. játék: { $rulebook }
export-round = { $round }. kör
export-no-die = nincs kocka
export-laid = lerakta: { LIST($cards) }
export-took = elvitte: { LIST($cards) }
export-standing-out = kiesett
export-standing-away = nincs itt
export-standing-left = elment
export-points-open = { $name } { $points } (és { $open } meg nem nevezett lap)
export-score = Pontok
export-winners = { COUNT($names) ->
    [one] Győztes
   *[other] { $together ->
        [yes] Győztesek
       *[no] Közös győzelem
      }
  }: { LIST($names) }
export-series = Minden játék együtt
export-games-won = Megnyert játékok
export-total = { $name } { $points } ({ $gamesWon } megnyert játék)
export-fingerprint = ujjlenyomat: { $fingerprint }
export-head = A napló vége: { $fingerprint } ({ $hash })
export-up-to = A napló nem olvasható ({ $line }. sortól); itt az áll, ami előtte van.
