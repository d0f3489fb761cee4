nights-title = Abende
nights-begin = Neuen Abend beginnen
nights-open = Öffnen
nights-game-under-way = Ein Spiel läuft. Sein Abend bleibt in dieser Liste: Öffne ihn wieder, und das Spiel geht dort weiter, wo es war.
nights-open-now = Jetzt offen
nights-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
nights-more = Mehr
nights-none = Noch ist kein Abend gespeichert.
nights-trouble-damaged = beschädigt in Zeile { $line }
    .remedy = Was vor dieser Zeile steht, ist gut. Du kannst es als eigenen Abend öffnen; diese Datei bleibt, wie sie ist.
    .headless = Die erste Zeile ist verloren, darum ist auf nichts darin Verlass. Die Datei bleibt, wie sie ist.
nights-trouble-newer = von einer neueren Version
    .remedy = Zum Öffnen den Schiedsrichter aktualisieren. Die Datei bleibt, wie sie ist.
nights-trouble-foreign = kein Abend dieses Schiedsrichters
    .remedy = Ein anderes Programm hat sie hierher gelegt. Der Schiedsrichter lässt sie in Ruhe.
nights-trouble-too-large = größer als jeder Abend
    .remedy = So groß wird kein Abend, deshalb liest der Schiedsrichter sie nicht. Die Datei bleibt, wie sie ist.
nights-trouble-unreadable = nicht lesbar ({ $code })
    .remedy = Das System lässt sie nicht lesen. Prüf die Rechte der Datei oder die Platte.
nights-salvage = Den guten Teil öffnen
nights-name = Name
    .hint = Etwa „Tinas Geburtstag“. Wenn leer, ist das Datum der Name.
    .give = So heißt er
nights-verify = Prüfen
nights-export-csv = Als Tabelle sichern (CSV)
nights-export-json = Als Daten sichern (JSON)
nights-export-text = Als Text sichern
nights-remove = Löschen …
    .question = „{ $night }“ löschen? Der Abend kommt in den Ordner der gelöschten und lässt sich von dort zurückholen.
    .yes = Ja, löschen
    .no = Behalten
nights-cannot-remove-open = Dieser Abend ist offen. Zum Löschen erst einen anderen beginnen oder öffnen.
nights-deleted = Gelöschte Abende
    .where = Der Schiedsrichter löscht nichts endgültig. Soll ein Abend für immer weg, lösch ihn von Hand aus dem Ordner.
nights-restore = Zurückholen
nights-sound = In Ordnung und in sich stimmig: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }; { $provenByPads } Siegel von Pads und { $provenByHost } vom Schiedsrichter selbst stimmen.
nights-head = Sein Ende ist { $fingerprint }. Auch ein ganz neu geschriebenes Protokoll ist in Ordnung: Das verrät nur ein Ende oder Fingerabdruck, den jemand vorher notiert hat.
nights-unproven = Nicht versiegelt: { $typed ->
    [one] 1 echter Würfel
   *[other] { $typed } echte Würfel
  }, { $byHand } vom Geber eingegeben.
nights-unsound = NICHT IN ORDNUNG: { $faults } Fehler.
nights-fault-file = Zeile { $line }: Von hier an ist die Datei beschädigt.
nights-fault-fold = Zeile { $line }: Das kann nicht auf das Vorherige folgen.
nights-fault-invariant = Zeile { $line }: So kann der Tisch danach nicht aussehen.
nights-fault-shown = Zeile { $line }: Gezeigt wurde etwas anderes, als diese Würfel ergeben.
nights-fault-proof = Zeile { $line }: Siegel und Würfel gehören nicht zusammen.
nights-of-seat = Platz { $seat }.
nights-more-faults = Und { $faults } weitere Fehler.
nights-exported = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  } geschrieben nach { $path }
    .before = Das Protokoll ist ab Zeile { $line } beschädigt: Gesichert wurde nur, was davor steht.
nights-removed = „{ $night }“ liegt jetzt in { $path }. Du kannst ihn unten zurückholen.
nights-restored = „{ $night }“ ist wieder da.
