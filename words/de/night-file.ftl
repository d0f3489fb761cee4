night-file-reading = Die Datei wird gelesen und geprüft …
night-file-is-open = Dieser Abend wird gerade gespielt. Hier steht, was auf den Bildschirmen war, als die Datei gelesen wurde.
night-file-again = Noch einmal lesen
night-file-games = Spiele
night-file-no-round = An diesem Abend wurde keine Runde gespielt.
night-file-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
night-file-winner = { COUNT($names) ->
    [0] nicht zu Ende gespielt
   *[other] Gewonnen: { LIST($names) }
  }
night-file-verdict = Prüfung
night-file-late = Zeile { $line }: Platz { $seat } hat { $ms } ms nach dem Zählen geantwortet. Die Wahl galt, weil auf sie gewartet wurde.
night-file-exports = Export
    .what = Ein Export ist eine neue Datei an einem Ort deiner Wahl. Diese Datei wird nur gelesen und nie verändert.
night-file-is-night = { $path } ist ein Abend. Ein Export ersetzt keinen Abend; wähle einen anderen Namen.
night-file-seats-at-keys = Solange Plätze mit Tasten spielen, öffnet sich kein Dialog, denn er würde zeigen, was sie drücken. Exportiere, wenn das Spiel zu Ende ist.
night-file-not-saved = Dorthin ließ sich nichts exportieren ({ $code }). Wähle einen anderen Ort.
night-file-foreign = Diese Datei ist kein Abend dieses Schiedsrichters. Sie wurde nicht verändert.
night-file-headless = Die erste Zeile dieser Datei ist beschädigt, darum ist auf nichts darin Verlass. Die Datei wurde nicht verändert.
night-file-newer = Eine neuere Version des Schiedsrichters hat diesen Abend geschrieben. Mit einem neueren Schiedsrichter lässt er sich lesen. Die Datei wurde nicht verändert.
night-file-unreadable = Das System lässt den Schiedsrichter diese Datei nicht lesen ({ $code }). Prüfe ihre Zugriffsrechte oder den Datenträger.
night-file-gone = Diese Datei gibt es nicht mehr. Wurde sie verschoben, oder ist ihr Datenträger nicht angeschlossen?
night-file-too-large = Diese Datei hat mehr als { $most } MB. So groß wird kein Abend, darum wurde sie nicht gelesen.
night-file-gave-up = Das Lesen dieser Datei brauchte zu viel Zeit oder Speicher und wurde abgebrochen. Die Datei wurde nicht verändert, und der laufende Schiedsrichter ist nicht betroffen.
night-file-close = Schließen
