holder-answers = Der Schiedsrichter läuft schon im Browser unter { $url } (Prozess { $pid }, Abende in { $folder }).
holder-in-windows = Der Schiedsrichter läuft schon in eigenen Fenstern (Prozess { $pid }, Abende in { $folder }).
holder-silent = Ein Schiedsrichter hat die Abende in { $folder } offen (Prozess { $pid }) und antwortet nicht. Beende diesen Prozess, dann starte neu.
holder-unsure = Ein Schiedsrichter hat die Abende in { $folder } offen{ HAS($host) ->
    [yes] , auf dem Computer { $host }
   *[no] {""}
  } (Prozess { $pid }, seit { $since }). Ob er noch läuft, ist nicht zu erkennen.
holder-gone = Bis eben hatte ein anderer Schiedsrichter die Abende in { $folder } offen. Neu starten.
holder-taking-over = Nach der Übernahme schreibt der andere nichts mehr, falls er noch läuft.
holder-take-over = Übernehmen
holder-leave = So lassen
holder-press-key = { $key } übernimmt, jede andere Taste lässt alles, wie es ist.
holder-start-with = Zum Übernehmen mit { $option } starten.
