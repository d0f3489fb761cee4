### Jedes Ding hat einen Namen:
### Handy: spielt als Pad; Siegel: verschließt eine Wahl; zwei Wörter: unterscheiden ein Handy vom anderen; Code: lässt ein Handy an den Tisch;
### Tischanzeige: der Bildschirm für alle; Geber: leitet das Spiel.

phone-language = Sprache
phone-back = Zurück
phone-connecting = Verbinden …
phone-code-title = Gib den Code ein
phone-code-where = Er steht unter dem Bild auf der Tischanzeige: 26 Buchstaben und Ziffern. Leer- und Großschreibung sind egal.
phone-code-field = Code
phone-code-go = Weiter
phone-code-wrong = Das ist kein Code aus 26 Buchstaben und Ziffern. Vergleiche ihn mit der Tischanzeige.
phone-join-title = Setz dich an den Tisch
phone-join-field = Dein Name
phone-join-go = Mitspielen
phone-refused-name-taken = Diesen Namen gibt es am Tisch schon. Häng einen Buchstaben an, oder bitte den Geber, dein altes Handy zu entfernen.
phone-refused-full = Mehr Handys können nicht mitspielen. Der Geber kann eines entfernen.
phone-refused-crowded = Gerade melden sich zu viele Handys an. Versuch es noch einmal.
phone-refused-empty = Von diesem Namen sieht man nichts. Tipp Buchstaben.
phone-refused-too-long = Dieser Name ist zu lang. Kürze ihn auf 24 Zeichen.
phone-refused-garbled = In diesem Namen sind Buchstaben verloren gegangen. Tipp sie noch einmal.
phone-refused-looks-the-same = { $name } ist schon da und sieht gleich aus. Häng einen Buchstaben an.
phone-honest-sealed = Deine Wahl ist verschlüsselt: Vor dem Aufdecken erfährt sie niemand in diesem WLAN, kein Bildschirm und kein Geber.
phone-honest-page = Nur wer das WLAN selbst beherrscht, könnte dir eine andere Seite unterschieben; spiel in einem, dem du traust.
phone-lost-title = Keine Verbindung
phone-lost-wifi = Ist dieses Handy im selben WLAN wie der Laptop?
phone-lost-awake = Ist der Laptop wach?
phone-lost-open = Lass diese Seite offen: Sie verbindet sich von selbst wieder.
phone-lost-unsent = Noch nicht gesendet
phone-ended-cut-off = Der Schiedsrichter hat dieses Handy getrennt
    .todo = Es hat etwas gesendet, das der Schiedsrichter nicht versteht. Lade die Seite neu; hilft das nicht, sag es dem Geber.
phone-ended-unknown = Dieses Handy ist nicht mehr am Tisch
    .todo = Der Geber hat es entfernt, oder sein Abend ist vorbei. Scanne den Code auf der Tischanzeige noch einmal. Steht dort keiner, bitte den Geber, wieder Handys aufzunehmen.
phone-ended-replaced = Anderswo geöffnet
    .todo = Jetzt spielt eine andere Seite dieses Handys. Schließ diese, oder lade sie neu, um hier zu spielen.
phone-joined = Du bist dabei
    .todo = Schau auf die Tischanzeige und lass diese Seite offen.
    .words = Deine zwei Wörter. Der Schiedsrichter zeigt dieselben neben deinem Namen.
phone-tap = Tippt in der Reihenfolge, in der ihr sitzt
    .how = Im Uhrzeigersinn, vom linken Nachbarn des Gebers an. Tipp, sobald alle vor dir getippt haben.
    .button = Ich sitze als Nächstes
phone-placed = Du bist Nummer { $place }

phone-now-choose = Wähle geheim
phone-now-counting = Wähle jetzt!
phone-now-nudged = Alle warten auf dich
phone-now-sealed = Versiegelt
phone-now-halted = Das Zählen wurde angehalten
phone-now-wait = Warte auf den Geber
phone-now-closed = Die Wahl ist geschlossen
phone-now-opening = Alle decken auf
phone-now-shown = Schau auf die Tischanzeige
phone-now-over = Das Spiel ist aus
phone-now-rests = Du setzt aus
phone-now-identify = Dieses Handy ist gemeint

phone-elsewhere = Du wählst ohne dieses Handy. Willst du lieber mit ihm wählen? Sag es dem Geber.
phone-change = Ein anderer Knopf ändert sie.
phone-secret = Dieser Bildschirm zeigt nicht, was du drückst.
phone-hold = Halten und sehen
phone-stop = Halt!
phone-todo = Zu tun
phone-left-over = Noch aus der letzten Runde
phone-why = Warum
phone-fingerprint = Fingerabdruck { $code }
phone-rules = Regeln
    .loading = Die Regeln kommen gleich …
