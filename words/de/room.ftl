### Geber: leitet das Spiel und spielt mit; Schiedsrichter: dieses Programm; Tischanzeige: der Bildschirm für alle; Runde: von der Wahl bis zu ihrem Ergebnis;
### Spiel: Runden bis zum Sieg; Abend: die Spiele eines Abends; Stempel: ein Wort für ein Ergebnis; Zählen: 3, 2, 1, „Hoch!“; Siegel: verschließt eine Wahl;
### Protokoll: jeder Schritt des Abends, aufgeschrieben; Tischtuch: das Bild des Abends, mit einer Blüte für jedes gewonnene Spiel.

room-title = Schiedsrichter
room-setting-up = Der Geber bereitet das Spiel vor
room-connecting = Verbinden …
room-not-live = keine Verbindung seit { $since }
room-count-stopped = Das Zählen ist unterbrochen.
room-sound-waits = Für Ton drück eine Taste oder tipp hierher

room-stamps-takes = nimmt
room-stamps-blocks = blockt
room-stamps-discarded = abgelegt
room-stamps-out = raus
room-stamps-back = wieder dabei
room-stamps-tie = gleich
room-stamps-waits = wartet
room-stamps-swap = Tausch
room-stamps-head = Kopf
room-stamps-disgrace = Schande
room-stamps-loses = verliert
room-stays = bleibt
room-away = weg

room-pad-lost = Nicht verbunden: { LIST($names) }
room-dealer = Geber
room-not-begun = nicht begonnen
room-round = Runde { $round }
room-again = Noch einmal { $round }: { $at } von { $of }
room-rose = { $places } höher
room-game = Spiel { $game }
room-choose = Wählt!
room-ready-count = { $ready } von { $of } bereit
room-late = Noch offen: { LIST($names) }
room-naming = Die Tasten nennen gerade Karten: Niemand kann damit wählen.
room-called-off-dealer = Der Geber hat abgebrochen. Wählt neu!
room-called-off-mismatch = Abgebrochen: Eine Wahl passt nicht zu ihrem Siegel ({ $name }). Wählt neu!
room-called-off-sleep = Abgebrochen: Der Computer schlief oder seine Uhr wurde verstellt. Zählt noch einmal!
room-called-off-restart = Der Schiedsrichter wurde neu gestartet. Zählt noch einmal!
room-halted = Der Geber hat das Zählen angehalten.
room-halted-by = { $name } hat das Zählen angehalten.
room-turn-together = Bei „Hoch!“ drehen alle ihre Karten zugleich um.
room-turn-together-some = Bei „Hoch!“ drehen { LIST($names) } ihre Karten zugleich um.
room-face-down = { $cards ->
    [one] verdeckt
   *[other] { $cards } Karten verdeckt
  }
room-pile = { $cards } im Stapel
room-time-left = noch { $time }
room-time-up = Die Zeit ist um. Spielt noch zu Ende, was begonnen hat.
room-last-minute = Noch eine Minute.
room-hall-clock-end = Saal
room-hall-clock-start = Nächste Runde in
room-hall-clock-time = Zeit!
room-hall-clock-halted = angehalten
room-minutes = { $minutes }{"\u00A0"}min
room-seconds = { $seconds }{"\u00A0"}s
room-up = Hoch!
room-fingerprint = Fingerabdruck
room-typing = Würfel auf den Tisch! Der Geber tippt sie ein.
room-unjudged = Der Schiedsrichter konnte diese Runde nicht werten. Nichts ist verloren; gleich könnt ihr neu wählen.
room-waiting-for = Wir warten auf
room-dealer-decides = Der Geber entscheidet für
room-stalled-no-answer = Es kommt keine Antwort.
room-stalled-no-seal = Nicht rechtzeitig gewählt.
room-stalled-seal-lost = Die Wahl ging verloren.
room-stalled-gone = Die Verbindung ist weg.
room-open = { counts-cards } ungezählt
room-points-open = Es fehlen noch Punkte
room-count-piles = Zählt die Stapel!
room-leads-so-far = Bisher vorn
room-winner = Gewonnen hat
room-winners = Es gewinnen
room-shared-win = Geteilter Sieg
room-nobody-won = Niemand gewinnt
room-series = Gesamt
room-night = Der Abend
room-series-lead = Der Abend bisher: { LIST($names) } { $points }
room-corrected-undo = Zurückgenommen
room-corrected-redo = Wiederhergestellt
room-corrected-override = Berichtigt
room-steps = { $steps } Schritte
room-not-saved-failing = Seit { $since } wird nichts gespeichert
room-not-saved-unrecorded = Ohne Protokoll seit { $since }

## Ein Spiel ist aus, das Tischtuch des Abends und das Andenken.

room-not-certain = Noch nicht sicher
room-acts-race = So lief das Rennen
room-acts-figures = Das Spiel in Zahlen
room-counted-at-end = Nicht genannte Karten zählen erst am Schluss.
room-ended-by-ended-early = Vorzeitig beendet: Die meisten { $unit } gewinnen
room-ended-by-time-up = Die Zeit ist um: Die meisten { $unit } gewinnen
room-ended-by-last-one-in = Wer als Letzter dabei ist, gewinnt
room-ended-by-all-out = Alle zugleich raus: Die meisten { $unit } gewinnen
room-ended-by-run-off = Im Stechen entschieden
room-ended-by-as-agreed = Zu Ende wie vereinbart, nach { $round }: Die meisten { $unit } gewinnen
room-ended-for-nobody = Vorzeitig beendet: Am Tisch hat noch niemand { $unit }
room-provisional = Vorläufige Punkte: Nicht jede Karte ist genannt
room-cloth = Blüten: { $flowers }
room-cloth-number = Tuch { $number }
room-earlier-flowers = und { $flowers } auf früheren Tüchern
room-print = Andenken drucken
room-keepsake = Das Tischtuch des Abends
room-head = Ende des Protokolls: { $fingerprint }
room-players = Am Tisch
room-points = Punkte
room-games-won = Gewonnene Spiele
room-flowers = Blüten
room-games = { counts-games }
room-not-yet-won = Noch nicht zu Ende
