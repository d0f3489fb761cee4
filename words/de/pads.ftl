pads-none = Noch hat kein Pad geantwortet. Eines einstecken und seinen Anschluss freigeben.
pads-of-seat = Von { $name }
pads-link-live = Antwortet
pads-link-lost = Weg: wieder einstecken, jeder Anschluss geht
pads-identify = Welches ist es?
pads-doing-round = Sein Platz wählt damit
pads-doing-practice = Wird gerade ausprobiert
pads-trouble-same-id-twice = Zwei Pads tragen diesen Namen; es spielt das zuerst verbundene. Gib dem anderen einen neuen.
pads-trouble-protocol-version = Dieses Pad nutzt ein anderes Protokoll und kann nicht spielen. Nimm ein anderes Pad, Tasten oder einen Würfel (F3).
pads-trouble-store-corrupt = Dieses Pad hat keinen Namen oder hat ihn vergessen und kann nicht spielen. Gib ihm einen.
pads-unnamed = Neues Pad
pads-second = Ein zweites mit diesem Namen
pads-firmware = Programm { $version }
pads-heard = zuletzt gehört { $time }
pads-ping = { $ms ->
    [0] antwortet sofort
   *[other] antwortet in { $ms } ms
  }
pads-line = { $good } gute Antworten, { $damaged ->
    [0] keine beschädigt
   *[other] { $damaged } beschädigt (Prüfsumme { $crc }, Form { $syntax }, unbekannt { $unknown }, zu lang { $overrun })
  }, { $retries }-mal nachgefragt, { $resets }-mal neu gestartet
pads-not-counted = Solange Plätze wählen, werden die Leitungen ihrer Pads nicht gezählt: Das verriete, wer es sich anders überlegt.
pads-booting = Ein Pad braucht nach dem Einstecken bis zu zwei Sekunden, bis es antwortet.
pads-rename = Umbenennen …
    .new = Benennen …
pads-rename-field = Neuer Name von Pad { $pad }
    .allowed = 1 bis 16 Zeichen: A–Z ohne Umlaute, Ziffern, - und _. Das Pad behält ihn für immer; schreibt ihn auf die Kiste.
    .new = Name des neuen Pads
pads-rename-store = Im Pad speichern
pads-rename-cancel = Abbrechen
pads-pairing = Verteilen: Jeder drückt einen Knopf
pads-pairing-ask = { $name }: Drück irgendeinen Knopf an deinem Pad
pads-pairing-hint = Welcher Knopf, ist egal; niemand sieht nach. Das gedrückte Pad blinkt.
pads-pairing-skip = Auslassen
pads-pairing-done = Fertig
pads-pairing-cancel = Nicht weiter verteilen
pads-pairing-taken-by = Pad { $pad } gehört schon { $name }. Drück ein anderes.
pads-pairing-over = Alle waren an der Reihe.
pads-pairing-without = kein Pad
pads-pairing-nobody = Alle Plätze wählen gerade mit ihrem Pad. Neu verteilen, wenn das Spiel vorbei ist, oder einzelne Plätze ändern (F3).
pads-preflight = Probe: alle Knöpfe
    .warning = Dieser Bildschirm zeigt dann allen, wer welchen Knopf drückt. Nichts davon zählt. Starte nur, solange niemand wählt.
    .start = Starten und die Knöpfe zeigen
pads-not-now = Jetzt nicht
pads-preflight-press = Alle: Drückt alle sechs Knöpfe in beliebiger Reihenfolge. Was geht, leuchtet hier auf.
pads-preflight-hold = Wenn ihr wollt, haltet jetzt zwei Knöpfe zusammen eine Sekunde lang: Das hält das Zählen an.
pads-preflight-halt = Halt
pads-preflight-finish = Beenden
pads-preflight-close = Weglegen
pads-preflight-in-round = Sein Platz wählt gerade damit: Es bleibt in Ruhe. Dem Platz erst einen Würfel geben (F3).
pads-preflight-lost = Antwortet nicht. Wieder einstecken, jeder Anschluss geht; dann ein anderes Kabel (docs/build-a-pad.md, „The console does not list the pad“).
pads-preflight-lied = Hat eine andere Seite gezeigt, als es versiegelt hatte. Spiel nicht damit: neu flashen (docs/build-a-pad.md, „Flash“).
pads-preflight-all-work = Alle sechs Knöpfe gehen.
pads-preflight-silent = Kein Knopf hat sich gemeldet. Vielleicht klemmt einer, oder Schwarz hängt nicht an GND (docs/build-a-pad.md, „A press does nothing“).
pads-preflight-missing = Nicht gemeldet: { LIST($buttons) }. Prüf den Knopf und seinen Draht (docs/build-a-pad.md, „A press does nothing“).
pads-preflight-remedy = Leuchtet der falsche Knopf auf? Zwei Drähte sind vertauscht (docs/build-a-pad.md, „A press gives the wrong face“).
pads-works = Pad { $pad }: { $faces } von 6 Knöpfen gehen
pads-practice = Übungspad
    .offer = Keine Hardware da? Mit einem Pad auf dem Bildschirm üben.
    .plug = Übungspad einstecken
    .unplug = Ausstecken
    .caution = Wer diesen Bildschirm sieht, sieht, was hier gedrückt wird: zum Üben, nicht zum Spielen.
    .halt = Zwei halten
pads-light-dark = Dunkel: nichts zu tun
pads-light-choose = Grün blinkt: Drück einen Knopf
pads-light-nudged = Beide blinken schnell: Alle warten auf dich
pads-light-ready = Grün leuchtet: bereit
pads-light-halted = Gelb leuchtet: Das Zählen ist angehalten
pads-light-identify = Beide blitzen: Dieses ist es
pads-light-nothing = Dunkel: Es wurde nichts daraus
pads-light-took = Grün blinkt zweimal: genommen
pads-light-blocked = Gelb blinkt zweimal: geblockt
pads-light-out = Gelb leuchtet: raus
pads-light-back = Beide leuchten: wieder dabei
pads-ports = Anschlüsse
pads-no-ports = Dieser Computer meldet keinen seriellen Anschluss.
pads-unlisted = Das System zählt seine seriellen Anschlüsse nicht auf ({ $code }). Mit --port PFAD für jedes Pad starten.
pads-new-ports = { $count ->
    [one] 1 neuer Anschluss sieht nach einem Pad aus: benutzen
   *[other] { $count } neue Anschlüsse sehen nach Pads aus: benutzen
  }
    .short = { $count ->
        [one] 1 neuer Anschluss
       *[other] { $count } neue Anschlüsse
      }
pads-port-means = Kein Anschluss wird geöffnet, bevor du ihn freigibst, denn beim Öffnen starten die meisten Platinen neu. Nichts wird gesendet, bevor ein Pad sich gemeldet hat.
pads-port-use = Benutzen
pads-port-unmarked = ohne Seriennummer, also wird beim nächsten Mal wieder gefragt
pads-port-new = Neu, nicht geöffnet.
pads-port-listening = Warten, ob sich ein Pad meldet …
pads-port-silent = Hier meldet sich nichts, was ein Pad sein könnte; es wird nichts gesendet. Ausstecken und wieder einstecken.
pads-port-pad = Pad { $pad }
pads-port-older = { $pad } mit altem Programm (Protokoll { $version }): neu flashen, siehe docs/build-a-pad.md, „Flash“.
pads-port-newer = { $pad } mit neuerem Programm (Protokoll { $version }) als dieser Schiedsrichter: den Schiedsrichter aktualisieren.
pads-port-foreign = Ein anderes Gerät; es wird in Ruhe gelassen. Wenn es ein Pad ist: ausstecken, wieder einstecken und freigeben.
pads-refused-EACCES = Keine Berechtigung. Im Terminal eingeben: sudo usermod -aG dialout $USER. Dann ab- und wieder anmelden. Mehr: docs/build-a-pad.md, „No permission“.
pads-refused-EBUSY = Ein anderes Programm benutzt ihn: ein serieller Monitor oder ModemManager. Schließ es; dann geht es von selbst weiter.
    .by = Das Programm „{ $program }“ benutzt ihn. Schließ es; dann geht es von selbst weiter.
pads-refused-ENOENT = Hier steckt nichts. Das Pad einstecken; es wird von selbst gefunden.
pads-refused-ENODEV = Das Gerät dahinter ist weg. Ausstecken und wieder einstecken.
pads-refused-ENOTTY = Das ist kein serieller Anschluss. Mit dem Pfad eines solchen starten.
pads-refused-EIO = Er meldet Fehler. Versuch ein anderes Kabel oder einen anderen Anschluss.
pads-refused-EMFILE = Das System lässt keine weiteren Dateien öffnen. Andere Programme schließen und neu starten.
pads-refused-ETIMEDOUT = Er öffnet sich nicht. Ausstecken und wieder einstecken.
pads-refused-same-id = Ein anderes Pad mit diesem Namen steckt und spielt. Eines der beiden umbenennen.
pads-refused-other = Er ließ sich nicht öffnen ({ $code }). Ausstecken und wieder einstecken.
pads-port-some = Ein Pad
