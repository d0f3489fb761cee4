hall-title = Turnierleitung
hall-waiting = Warte auf den Saal …
hall-shut-out = Dieser Browser ist nicht zugelassen.
hall-shut-out-remedy = Öffne den Link, den der Saal beim Start ausgegeben hat.
hall-not-live = Nicht aktuell seit { $since }. Was jetzt gedrückt wird, geschieht nicht.
hall-failing = Das Protokoll des Saals kann nicht geschrieben werden ({ $code }): Schaffe Platz auf der Festplatte. Bis dahin lässt sich nichts ändern.
hall-language = Sprache
hall-sections-people = Spieler
hall-sections-game = Spiel
hall-sections-seating = Sitzplan
hall-sections-tables = Tische
hall-sections-standings = Stand
hall-sections-board = Tafel
hall-sections-hall = Saal
hall-history-undo = Rückgängig
hall-history-redo = Wiederholen
hall-nothing-to-undo = Noch nichts zurückzunehmen
hall-close = Schließen
hall-cancel = Abbrechen
hall-next-add-people = Spieler eintragen
hall-next-awaiting = { $people ->
    [one] Warten, bis sich noch jemand meldet
   *[other] Warten, bis sich { $people } Spieler melden
  }
hall-next-settings = Das Spiel vereinbaren
hall-next-more-seats = Tische oder Plätze dazunehmen
hall-next-seat = Plätze für Runde{"\u00A0"}{ $round } verteilen
hall-next-seat-here = Plätze für Runde{"\u00A0"}{ $round } verteilen: { $here } von { $all } sind da
hall-next-look = Den Sitzplan von Runde{"\u00A0"}{ $round } ansehen
hall-next-start = Runde{"\u00A0"}{ $round } starten: Alle erfahren ihren Platz
hall-next-watch = { $over } von { $of } Tischen fertig: ansehen
hall-next-waiting = Warten auf { $left ->
    [one] einen Tisch
   *[other] { $left } Tische
  }
hall-next-decide = Entscheiden, was an { $left ->
    [one] 1 Tisch
   *[other] { $left } Tischen
  } zählt
hall-next-end = Runde{"\u00A0"}{ $round } beenden
hall-next-final = Endstand
hall-next-print = Endstand drucken
hall-steps-SettingsChosen = was vereinbart wurde
hall-steps-ClockSet = die Uhr
hall-steps-MessageSent = die Nachricht „{ $text }“
hall-steps-PeopleAdded = das Eintragen von { $count ->
    [one] { $name }
   *[other] { $count } Spielern
  }
hall-steps-PersonRenamed = dass { $from } jetzt { $to } heißt
hall-steps-TeamChosen = das Team von { $name }
hall-steps-PersonLeft = dass { $name } gegangen ist
hall-steps-PersonBack = dass { $name } da ist
hall-steps-CheckInOpened = dass sich alle melden müssen
hall-steps-CheckInClosed = dass sich niemand melden muss
hall-steps-TableAbsent = dass Tisch { $table } fehlt
hall-steps-TableBack = dass Tisch { $table } wieder da ist
hall-steps-RoundSeated = den Sitzplan von Runde { $round }
hall-steps-PlacesExchanged = den Tausch von { $one } und { $other }
hall-steps-RoundStarted = den Beginn von Runde { $round }
hall-steps-RoundEnded = das Ende von Runde { $round }
hall-steps-ResultLeft = dass nicht zählt, was Tisch { $table } von Runde { $round } meldet
hall-steps-ResultCorrected = die Korrektur an Tisch { $table } in Runde { $round }
hall-clock-start = Uhr starten:
hall-clock-halt = Anhalten
hall-clock-run = Weiter
hall-clock-off = Uhr aus
hall-answered = Erledigt
hall-message-to-all = Nachricht an alle Tische
hall-message-to = Nachricht an Tisch { $table }
hall-message-send = Senden
hall-message-seen = – gesehen.
hall-message-unseen = – noch nicht gesehen an: { LIST($tables) }.
hall-people-heading = { $all ->
    [0] Noch steht niemand auf der Liste.
   *[other] { $missing ->
        [0] { $all } Spieler
       *[other] { $here } von { $all } Spielern sind da
    }
  }
hall-people-paste = Namen, einer je Zeile, oder CSV mit Kopfzeile. Eine Spalte „Team“ setzt Spieler auseinander, mit einem Plus zusammen: „Kranz+“.
hall-people-add = Auf die Liste
hall-people-add-others = Die anderen { $others } auf die Liste
hall-people-more-faults = … und { $count } weitere
hall-people-file = CSV-Datei wählen
hall-people-too-large = Diese Datei ist zu groß für eine Namensliste. Wähle eine andere.
hall-people-unreadable = Diese Datei kann nicht als Text gelesen werden. Speichere die Liste als CSV.
hall-people-empty = Tippe oder füge zuerst Namen ein.
hall-people-find = Namen suchen
hall-people-nobody-found = So heißt niemand.
hall-people-turn-leaves = Geht
  .who = { $name } geht
hall-people-turn-back = Wieder da
  .who = { $name } ist wieder da
hall-people-mark-gone = ist gegangen
hall-people-mark-checked-in = ist da
hall-people-mark-awaited = noch nicht da
hall-people-turn-arrives = Ist da
  .who = { $name } ist da
hall-people-check-in = Nur wer sich gemeldet hat, bekommt einen Platz. Drücke „Ist da“ bei allen, die kein Handy haben.
hall-people-rename = Ändern
  .who = { $name } ändern
hall-people-new-name = Neuer Name von { $name }
hall-people-team = Team
hall-people-keep = Behalten
hall-people-more = { $count } weitere: über den Namen zu finden
hall-people-from-next = Wer neu ist oder wiederkommt, spielt ab dem nächsten Sitzplan. Auch Teams zählen erst dann.
hall-game-name = Name des Abends
hall-game-rulebook = Spiel
hall-game-rounds = Runden
hall-game-tables = Tische
hall-game-seats = Spieler am Tisch
hall-game-counts = Was zählt
hall-game-counts-values-points = Summe der Punkte
hall-game-counts-values-shares = Anteil am Tisch
hall-game-counts-values-places = Geschlagene Gegner
hall-game-counts-why-points = Die Punkte aller Spiele werden zusammengezählt.
hall-game-counts-why-shares = Dein Teil der Punkte des Tisches: 100 ist so viel, wie jeder hätte, wenn alle gleich wären.
hall-game-counts-why-places = Wie viele deiner Gegner du hinter dir lässt, in Prozent.
hall-game-unequal = An manchen Tischen sitzt einer weniger, und jeder bekommt dort mehr Punkte. Anteile oder geschlagene Gegner sind gerecht.
hall-game-last = Die letzte Runde spielen
hall-game-last-values-all = Alle
hall-game-last-values-final = Die Besten an einem Tisch
hall-game-lot-why = Passen nicht alle hinein, die einen Rang teilen, entscheidet das Los.
hall-game-bye = Eine Runde auszusetzen bringt
hall-game-bye-values-nothing = Nichts
hall-game-bye-values-own = Den eigenen Schnitt
hall-game-bye-values-round = Den Schnitt aller
hall-game-minutes = Minuten einer Runde (0: ohne Uhr)
hall-game-less = weniger
hall-game-more = mehr
hall-game-house-rules = Hausregeln
hall-game-keep = So übernehmen
hall-game-fits = { $people } Spieler an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
  } zu { $seats } oder { $fewer }.
hall-game-too-many = { $without } Spieler ohne Platz: mehr Tische oder Plätze.
hall-game-fixed = Runde 1 hat begonnen: Das Spiel und seine Hausregeln bleiben, wie sie sind.
hall-game-unsaved = Das gilt noch nicht.
hall-game-discard = Lassen, wie es war
hall-game-outside = Dieses Spiel ist für { $least } bis { $most } Spieler am Tisch.
hall-seating-none = Noch sind keine Plätze verteilt.
hall-seating-round = Runde { $round }
hall-seating-states-draft = nur du siehst es
hall-seating-states-started = allen gesagt
hall-seating-states-ended = beendet
hall-seating-repeated = { $count ->
    [0] Niemand trifft jemanden wieder.
    [one] 1 Paar trifft sich wieder. Weniger ging nicht.
   *[other] { $count } Paare treffen sich wieder. Weniger ging nicht.
  }
hall-seating-final = Das ist das Finale: Nur die Besten spielen, bei geteiltem Rang entscheidet das Los. Plätze lassen sich tauschen.
hall-seating-unseated = Kein Platz für: { LIST($names) }.
hall-seating-split = Nicht alle an einem Tisch: { LIST($teams) }.
hall-seating-others = { $count } weitere
hall-seating-add-table = Nimm auf Seite 2 Tische oder Plätze dazu, und verteile die Plätze dann neu.
hall-seating-again = Anders verteilen
hall-seating-exchange = Zum Tauschen erst den einen drücken, dann den anderen.
hall-seating-chosen = { $name } tauscht mit … Drücke jemand anderen.
hall-seating-print = Sitzplan drucken
hall-tables-none = Noch gibt es keine Tische.
hall-tables-heading = { $live } von { $all ->
    [one] 1 Tisch
   *[other] { $all } Tischen
  } verbunden
hall-tables-link-live = verbunden
hall-tables-link-lost = keine Verbindung
hall-tables-link-never = noch nicht dabei
hall-tables-absent = fehlt
hall-tables-result-none = noch nicht begonnen
hall-tables-result-playing = spielt
hall-tables-result-stopped = nicht fertig
hall-tables-result-over = fertig
hall-tables-result-corrected = korrigiert
hall-tables-aside = meldet etwas anderes
hall-tables-unnamed = eine Karte ist noch nicht genannt
hall-tables-unnamed-why = Das Spiel ist zu Ende, aber eine Karte ist noch nicht genannt, darum ist das Ergebnis offen. Der Geber dieses Tisches nennt sie; dann zählt es von selbst.
hall-tables-turn = Zug { $turn }
hall-tables-all = Alle
hall-tables-troubles = Bitte ansehen ({ $count })
hall-tables-unfinished = Nicht fertig ({ $count })
hall-tables-nothing = Hier ist kein Tisch.
hall-tables-number = Nr.
hall-tables-by-number = Nummer des Tisches, der geöffnet wird
hall-tables-mark-absent = Tisch fehlt
hall-tables-mark-back = Tisch ist wieder da
hall-tables-correct = Ergebnis korrigieren
hall-tables-enter = Ergebnis eintragen
hall-tables-open = Tisch { $table } öffnen
hall-tables-enlarge = Auf der Tafel zeigen
hall-tables-end-early = Runde jetzt beenden
hall-tables-end-early-again = { $left ->
    [one] 1 Tisch ist
   *[other] { $left } Tische sind
  } nicht fertig: Was bisher gemeldet ist, zählt. Noch einmal drücken
hall-tables-code = Beitrittscode
hall-tables-renew = Neuer Code
hall-tables-renew-again = Der alte Code wird ausgesperrt. Noch einmal drücken
hall-tables-strangers = Hier läuft nicht das Spiel, das der Sitzplan vorsieht. Bitte den Geber, es zu beenden und die Namen des Saals zu nehmen, oder korrigiere das Ergebnis.
hall-tables-lost = Die Verbindung ist weg. Der Tisch spielt ohne sie weiter; die Ergebnisse kommen von selbst nach.
hall-tables-never = Mit diesem Code ist noch niemand dabei. Gib dem Geber die Karte des Tisches.
hall-tables-trouble-differs = Ab Zeile { $line } weicht das Protokoll des Tisches von der Kopie des Saals ab: Es wurde aus einer alten Kopie wiederhergestellt oder geändert. Frage den Geber; folge dann dem Tisch, oder gib ihm einen neuen Code.
hall-tables-trouble-damaged = Zeile { $line } des Protokolls folgt nicht aus der Zeile davor. Bitte den Geber, es zu prüfen; gib einen neuen Code, wenn es nicht sein Tisch ist.
hall-tables-trouble-unreadable = Zeile { $line } ist nicht lesbar: Der Tisch ist neuer als der Saal, oder sein Protokoll ist gefälscht. Aktualisiere den Saal, oder korrigiere das Ergebnis von Hand.
hall-tables-trouble-disk = Die Festplatte des Saals verweigert sich ({ $code }). Schaffe Platz; der Tisch sendet von selbst noch einmal.
hall-tables-follow = Dem Tisch folgen
hall-tables-follow-again = Die Kopie des Saals bis jetzt bleibt daneben erhalten. Noch einmal drücken
hall-aside-differs = Dieses Spiel zählt nicht von selbst, weil es anders gespielt wird als vereinbart:
hall-aside-late = Der Tisch meldet jetzt ein anderes Ergebnis als das, das zählt. Von selbst ändert es nichts.
hall-aside-instead = { $what }: { $given } statt { $agreed }
hall-aside-game = Spiel
hall-aside-who-missing = { $name } spielt nicht mit
hall-aside-who-other = { $name } spielt mit, hat hier aber keinen Platz
hall-aside-counts = zählt
hall-aside-tells = gemeldet
hall-aside-accept = Zählen lassen
hall-aside-leave = Nicht zählen
hall-aside-accepted = Wie vom Tisch gemeldet
hall-correct-heading = Tisch { $table }, Runde { $round }
hall-correct-points = Punkte von { $name }
hall-correct-reason = Grund
hall-correct-reason-hint = Er bleibt im Protokoll des Saals
hall-correct-need-reason = Sag in wenigen Worten, warum.
hall-correct-need-points = Tippe die Punkte von { $name } als Zahl.
hall-correct-keep = Ergebnis korrigieren
hall-correct-was = Korrigiert: { $reason }
hall-correct-nobody = Hier saß in dieser Runde niemand.
hall-standings-none = Noch zählt kein Ergebnis.
hall-standings-place = Platz
hall-standings-name = Name
hall-standings-total-points = Punkte
hall-standings-total-shares = Anteile
hall-standings-total-places = %
hall-standings-round = R{ $round }
hall-standings-gone = ist gegangen
hall-standings-stopped = Am Ende von Runde{"\u00A0"}{ $round } nicht fertig: { COUNT($tables) ->
    [one] Tisch
   *[other] Tische
  } { LIST($tables) }. Es zählt, was bis dahin gemeldet wurde.
hall-standings-save-results-csv = Als CSV sichern
hall-standings-save-tables-csv = Tische als CSV
hall-standings-save-results-json = JSON
hall-standings-print = Stand drucken
hall-board-shows = Die Tafel zeigt
hall-board-shows-values-turns = Alles der Reihe nach
hall-board-shows-values-overview = Alle Tische
hall-board-shows-values-tables = Tisch für Tisch
hall-board-shows-values-standings = Stand
hall-board-shows-values-seating = Sitzplan
hall-board-shows-values-table = Einen Tisch
hall-board-one = Der Tisch, der groß gezeigt wird
hall-shared-sharing-heading = Weitere Bildschirme
hall-board-metres = Gelesen aus
hall-board-bell = Läuten, wenn die Uhr abgelaufen ist
hall-board-language = Sprache der Tafel
hall-board-open = Tafel in einem Fenster öffnen
hall-shared-sharing-share = Tafel im lokalen Netz teilen
hall-shared-sharing-unshare = Nicht mehr teilen
hall-shared-sharing-on = { $count ->
    [one] 1 Bildschirm zeigt die Tafel.
   *[other] { $count } Bildschirme zeigen die Tafel.
  }
hall-shared-sharing-off = Die Tafel ist nur auf diesem Computer zu sehen.
hall-board-cannot = Dieser Saal kann seine Tafel nicht teilen.
hall-board-refused = Die Tafel kann nicht geteilt werden ({ $code }). Der Saal versucht es weiter.
hall-board-no-network = Dieser Computer ist in keinem Netz.
hall-board-renew = Neuer Schlüssel
hall-board-renew-again = Bildschirme mit dem alten Schlüssel verlieren die Tafel. Noch einmal drücken
hall-shared-sharing-code = Code für Bildschirme: { $url }
hall-shared-sharing-plain = Wer diese Adresse hat, sieht die Tafel. Sie ist nicht verschlüsselt und enthält nichts Geheimes.
hall-board-several = Mehrere Bildschirme können sich die Seiten teilen: Die Adresse des ersten endet mit ?screen=1/3, die des zweiten mit ?screen=2/3 und so weiter.
hall-shared-phones-heading = Handys der Gäste
hall-shared-phones-share = Jedem seinen Tisch auf dem Handy zeigen
hall-shared-phones-unshare = Nicht mehr auf Handys
hall-shared-phones-on = { $count ->
    [one] Ein Handy schaut
   *[other] { $count } Handys schauen
  } zu. Der Code dafür steht auf der Tafel.
hall-shared-phones-off = Gäste scannen einen Code auf der Tafel, wählen ihren Namen und sehen, wo sie sitzen und wie sie stehen.
hall-shared-phones-code = Code für Handys: { $url }
hall-shared-phones-plain = Ein Handy sieht nicht mehr, als die Tafel zeigt.
hall-phones-check-in = Nur wer sich meldet, bekommt einen Platz
hall-phones-check-in-why = Jeder sucht auf dem Handy seinen Namen und drückt „Ich bin da“. Wer da ist, steht auf Seite 1.
hall-hall-broker = Broker
hall-hall-kinds-embedded = in diesem Programm
hall-hall-kinds-other = ein anderer
hall-hall-link-live = verbunden
hall-hall-link-lost = nicht verbunden
hall-hall-refused = Er verweigert sich ({ $code }). Der Saal versucht es von selbst weiter.
hall-hall-address = Adresse für die Tische
hall-hall-no-address = Dieser Computer ist in keinem Netz; kein anderer kann beitreten.
hall-hall-unannounced = Die Tische finden diesen Saal nicht von selbst ({ $code }). Dort wird die ganze Zeile der Karte getippt.
hall-hall-another = Ein anderer Saal mit den Codes von diesem ist an { $address }: Ein Ersatz hat übernommen, oder dies ist eine alte Kopie. Beende einen der beiden. Soll dieser weitermachen, beende den anderen und starte diesen neu mit --take-over.
hall-hall-how = An jedem Tisch öffnet der Geber „Saal“, und tippt den Code von der Karte des Tisches; wird dort kein Saal genannt, die ganze Zeile darunter.
hall-hall-cards = Tischkarten drucken
hall-hall-codes = Beitrittscodes
hall-hall-folder = Ordner des Saals

hall-print-seating = Sitzplan, Runde { $round }
hall-print-by-name = Nach Namen
hall-print-by-table = Nach Tischen
hall-print-unseated = Ohne Platz
hall-print-table = Tisch
hall-print-table-of = Tisch { $table }
hall-print-standings = Stand nach Runde { $after }
hall-print-standings-during = Stand während Runde { $round }
hall-print-final = Endstand
hall-print-rounds = Die Tische, Runde für Runde
hall-print-not-played = Nicht gespielt
hall-print-sat-out = Setzten aus
hall-print-code = Code
hall-print-line = Wenn kein Saal genannt wird
hall-print-standby = Wenn diese Zeile nicht antwortet
hall-print-how = Am Schiedsrichter dieses Tisches „Saal“ (F5) öffnen und den Code tippen. Wird dort kein Saal genannt, stattdessen die Zeile darunter.

hall-broker-renewed = Neuer Code für { COUNT($tables) ->
    [one] Tisch
   *[other] die Tische
  } { LIST($tables) }. Vom alten Code nimmt der Saal nichts mehr an. Der Broker hat eigene Passwörter: Bis er die neuen gelesen hat, lässt er vielleicht noch den alten Code ein, und den neuen nicht.
hall-broker-reload = Die neuen Passwörter stehen in { $folder }. Lass den Broker sie neu lesen (Mosquitto: Signal SIGHUP). Das steht hier, bis jemand mit dem neuen Code beigetreten ist.
hall-broker-unwritten = Der Saal kann die neuen Passwörter nicht nach { $folder } schreiben ({ $code }). Behebe das und erneuere den Code dann noch einmal.
hall-broker-no-folder = Der Saal kennt keinen Ordner für die Passwörter des Brokers. Beende ihn, starte ihn einmal mit --mosquitto ORDNER und gib dem Broker die Passwörter von dort.
