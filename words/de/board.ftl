board-title = Saal der Tische
board-connecting = Verbinde …
board-setting-up = Die erste Runde wird vorbereitet
board-not-live = nicht aktuell seit { $since }
board-final = Finaltisch
board-end = Endstand
board-round = Runde { $round } von { $rounds }
board-pages-overview = Alle Tische
board-pages-tables = Tische
board-pages-standings = Stand
board-pages-people = Dein Tisch
board-pages-places = Sitzplan
board-page = { $page } von { $of }
board-table = Tisch { $table }
board-calls = { COUNT($tables) ->
    [one] Tisch { LIST($tables) } ruft
   *[other] Tische { LIST($tables) } rufen
  }
board-turn = Zug { $turn }
board-out = raus
board-wins = gewinnt
board-share-win = gewinnen
board-over = Ende
board-status-lost = keine Verbindung
board-status-absent = nicht bespielt
board-status-never = noch nicht da
board-status-none = noch nicht begonnen
board-status-corrected = Ergebnis eingetragen
board-states-absent = nicht da
board-states-waiting = wartet
board-states-playing = spielt
board-states-over = fertig
board-states-trouble = Störung
board-standings-points = Stand, Punkte
board-standings-shares = Stand, Anteile
board-standings-places = Stand, % geschlagen
board-tie = Bei Gleichstand: mehr Siege, dann geteilter Rang
board-lot = Finale: Unter allen auf Rang { $place } entscheidet das Los
board-gone = ist gegangen
board-gained = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  } nach oben
board-fallen = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  } nach unten
board-phones = Dein Tisch auf dem Handy
board-check-in = Melde dich mit dem Handy
board-checked-in = { $here } von { $all } angemeldet
board-no-standings = Noch zählt kein Ergebnis
board-no-seating = Noch hat niemand einen Platz
board-no-tables = Noch ist kein Tisch aufgestellt
