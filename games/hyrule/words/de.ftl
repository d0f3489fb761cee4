# Sieben Züge sind eine Hand; ein Stechen ist noch eine Hand unter Gleichen. Anfangen: die erste Karte eines Zugs legen; Nachziehstapel: der Rest.

hyrule-name = Hyrule
hyrule-minutes = 5 bis 15 Minuten
hyrule-line = Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz und Herz schlägt Karo: sieben Züge um die meisten Karten.
hyrule-leaving = Der laufende Zug zählt nicht: Nehmt seine Karten zurück. Die Hand kommt beiseite; gewonnene Karten bleiben im Stand, gewinnen aber nichts mehr.
hyrule-deck = Standarddeck mit 52 Karten und zwei Jokern
hyrule-house-turns = Züge
    .chance = Zufall: alle zugleich
    .strategy = Strategie: nacheinander
hyrule-house-cards = Karten
    .entered = Beim Legen getippt
    .dealt = Der Bildschirm gibt
hyrule-refused-laid-in-this-turn = { $name } hat diese Karte in diesem Zug schon gelegt. War sie dort falsch getippt, nimm es zurück; sonst tipp diese neu.
hyrule-refused-no-pile = Jetzt gibt es nichts zu berichtigen: Wer nicht im Stechen ist, hat keine Karten, und vor dem Geben hat niemand welche.
hyrule-refused-card-cannot-be-there = { $where ->
    [captured] Diese Karte kann das nicht sein: { $name } hat sie gewonnen. Tipp sie noch einmal, dann zählt sie trotzdem.
    [waiting] Diese Karte kann das nicht sein: sie wartet in der Mitte. Tipp sie noch einmal, dann zählt sie trotzdem.
   *[discarded] Diese Karte kann das nicht sein: { $name } hat sie abgelegt. Tipp sie noch einmal, dann zählt sie trotzdem.
  }
hyrule-unit = Karten
hyrule-worth = ♦ > ♣ > ♠ > ♥ > ♦ · König hoch, Ass niedrig · nur eine Fünf schlägt den Joker
hyrule-asks-tallest = Wer ist am größten?
hyrule-asks-tallest-in-run-off = Stechen: Wer von ihnen ist am größten?
hyrule-asks-run-off = Gleichstand. Stechen?
hyrule-asks-discard = { $name } tauscht: welche Karte?
hyrule-asks-lead = { $kind ->
    [card] { $name } spielt aus: welche Karte?
   *[option] { $name } spielt aus
  }
hyrule-asks-follow = { $kind ->
    [card] { $name } folgt: welche Karte?
   *[option] { $name } folgt
  }
hyrule-asks-turned = { $kind ->
    [card] { $counted ->
        [yes] Alle: eine Karte verdeckt
       *[no] { $name }: welche Karte?
      }
   *[option] Eine Karte für alle
  }
hyrule-options-swap = Tauschen
hyrule-options-no-swap = Doch nicht tauschen
hyrule-options-play-off = Stechen
hyrule-options-share = Sieg teilen
hyrule-options-lay = { $what ->
    [turned] Aufdecken
   *[other] Legen
  }
hyrule-whys-tallest = Solange alle gleich viele Karten haben, spielt der Größte aus.
hyrule-whys-lead = Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz, Herz schlägt Karo.
hyrule-whys-turned = Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz, Herz schlägt Karo.
hyrule-goals-first-suit = Die stärkere Farbe
    .rule = Karo schlägt Kreuz und Pik, Kreuz schlägt Pik und Herz, Pik schlägt Herz.
hyrule-goals-highest = In einer Farbe
    .rule = Die höchste Karte der stärksten Farbe gewinnt: Das Ass ist 1, der König 13.
hyrule-goals-heart-beats-diamond = Herz gegen Karo
    .rule = Liegen Herz und Karo beide da, gewinnt das höchste Herz, egal, was sonst da liegt.
hyrule-goals-joker = Ein Joker
    .rule = Ein Joker schlägt alles außer einer Fünf.
hyrule-goals-five-beats-joker = Die Fünf schlägt den Joker
    .rule = Gegen einen Joker gewinnt eine Fünf: Herz vor Pik, Kreuz, Karo. Ohne Joker ist sie eine gewöhnliche Karte.
hyrule-goals-two-jokers = Zwei Joker
    .rule = Kein Joker schlägt den anderen.
    .ruling = niemand gewinnt, und die Karten bleiben für den nächsten Sieger.
hyrule-goals-waiting-won = Wartende Karten
    .rule = Wer den nächsten Zug gewinnt, nimmt auch die wartenden Karten.
hyrule-goals-swap = Ein Tausch
    .rule = Wer ausspielt, darf stattdessen eine Karte ablegen und eine ziehen, außer gleich nach einem Tausch. Dann spielt der Nächste aus.
hyrule-goals-most-leads = Wer führt, spielt aus
    .rule = Wer die meisten Karten hat, spielt aus. Solange alle gleich viele haben, der Größte.
    .ruling = von mehreren mit den meisten, wer zuletzt gewonnen hat.
hyrule-takes = { $cards ->
    [one] nimmt 1 Karte
   *[other] nimmt { $cards } Karten
  }
hyrule-nobody = niemand gewinnt
hyrule-why-five-beats-joker = { $several ->
    [yes] Nur eine Fünf schlägt den Joker, und die beste ist { THE($card, case: "nominative") }.
   *[no] Nur eine Fünf schlägt den Joker: { THE($card, case: "nominative") }.
  }
hyrule-why-joker = Es liegt keine Fünf da, also gewinnt der Joker.
hyrule-why-two-jokers = { $last ->
    [yes] Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten gehören niemandem.
   *[no] Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten bleiben für den nächsten Sieger.
  }
hyrule-why-heart-beats-diamond = { $several ->
    [yes] Herz und Karo liegen beide da: Das höchste Herz gewinnt, { THE($card, case: "nominative") }.
   *[no] Herz und Karo liegen beide da: Das Herz gewinnt, { THE($card, case: "nominative") }.
  }
hyrule-why-one-suit = Alles { $suit }: Die höchste Karte gewinnt, { THE($card, case: "nominative") }.
hyrule-why-first-suit = { $several ->
    [yes] { $suit } schlägt { LIST($suits) }. Am höchsten ist { THE($card, case: "nominative") }.
   *[no] { $suit } schlägt { LIST($suits) }.
  }
hyrule-spoken-takes = { $cards ->
    [one] { $name } nimmt 1 Karte.
   *[other] { $name } nimmt { $cards } Karten.
  }
hyrule-spoken-waits = { $cards ->
    [one] Zwei Joker: Niemand gewinnt. 1 Karte warten.
   *[other] Zwei Joker: Niemand gewinnt. { $cards } Karten warten.
  }
hyrule-spoken-nobodys = Zwei Joker: Niemand gewinnt.
hyrule-turn = { $runOff ->
    [0] Zug { $number }
    [one] Zug { $number } des Stechens
   *[other] Zug { $number } des { $runOff }. Stechens
  }
hyrule-turns-left = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
  }
hyrule-stock = Stapel { $cards }
hyrule-waiting = { $cards ->
    [one] 1 Karte bleiben für den nächsten Sieger.
   *[other] { $cards } Karten bleiben für den nächsten Sieger.
  }
hyrule-leads = spielt aus
hyrule-hands-deal = { $to ->
    [all] Geber: alle 54 Karten mischen und allen sieben geben.
   *[them] Geber: alle 54 Karten mischen und ihnen je sieben geben.
  }
hyrule-hands-draw-deck = Der Rest ist der Stapel.
hyrule-hands-run-off = Stechen: { $names }.
hyrule-hands-before = Karten vor dem Stechen: { $counts }.
hyrule-hands-take = { $cards ->
    [one] { $name }: nimm die 1 Karte.
   *[other] { $name }: nimm die { $cards } Karten.
  }
hyrule-hands-wait = Die Karten bleiben in der Mitte für den nächsten Sieger.
hyrule-hands-draw = { $name }: { $discarded } ablegen und eine Karte ziehen.
hyrule-hands-lead-tallest = { $name } spielt aus: am größten, denn alle haben gleich viele.
hyrule-hands-lead-most-captured = { $name } spielt aus: die meisten Karten.
hyrule-hands-lead-captured-last = { $name } spielt aus: gleichauf vorn, zuletzt gewonnen.
hyrule-hands-lead-after-swap = { $name } spielt aus: als Nächstes nach dem Tausch.
hyrule-hands-may-swap = Stattdessen ist ein Tausch möglich.
hyrule-hands-share = Vorn gleichauf: { $names }.
hyrule-highlights-jokersCaught = Joker mit einer Fünf gefangen
hyrule-highlights-haul = Karten in einem Zug
hyrule-highlights-aces = Züge mit einem Ass gewonnen, der niedrigsten Karte
hyrule-highlights-streak = Züge in Folge gewonnen
hyrule-highlights-hearts = Mal schlug ein Herz Karo
hyrule-highlights-leadChanges = Mal wechselte die Führung
hyrule-highlights-comeback = Karten zurück und doch gewonnen
hyrule-seat-tasks-take = { $cards ->
    [one] Nimm die Karte.
   *[other] Nimm die { $cards } Karten.
  }
hyrule-seat-tasks-draw = Leg ab: { $discarded }, und zieh eine Karte.
hyrule-seat-asks-discard = Du tauschst: Welche Karte legst du ab?
hyrule-seat-asks-lead = Du spielst aus: Deine Karte kommt zuerst.
hyrule-seat-asks-follow = Du bist dran: Welche Karte legst du?
hyrule-seat-asks-turned = Zeig die Karte, die du gelegt hast.
hyrule-seat-not-in-run-off = Du bist bei diesem Stechen nicht dabei: Du pausierst, bis es vorbei ist.
hyrule-rules-lead = Ein Kartenspiel für zwei bis sieben mit Rubinen, Bomben, Schwertern und Herzen.
hyrule-section-cards = Die Karten
hyrule-clause-hy-1 =
    .rule = Zwei bis sieben spielen mit einem Standarddeck von 52 Karten und zwei Jokern. Alle bekommen sieben Karten und halten sie geheim. Nach sieben Zügen ist das Spiel zu Ende.
    .ruling = Ein Tausch zählt nicht als Zug.
hyrule-clause-hy-2 =
    .rule = Eine Karte gewinnt alle Karten eines Zuges. Liegt ein Joker da, gewinnt die beste Fünf (Herz, dann Pik, Kreuz, Karo), ohne Fünf der Joker. Sonst, wenn Herz und Karo beide da liegen, das höchste Herz. Sonst die erste Farbe von Karo, Kreuz, Pik, Herz, die da liegt, und von ihr die höchste Karte: Das Ass ist 1, der König 13. Zum Merken: Rubine (Karo) bezahlen Bomben und Schwerter; Bomben (Kreuz) treffen Schwerter und Herzen aus der Ferne; Schwerter (Pik) verwunden Herzen; und kein Rubin kauft ein Herz. Der Joker heißt Tingle, und nur eine schöne Fünf lenkt ihn ab: das Master-Schwert (Pik 5), das Bombenbündel (Kreuz 5), der blaue Rubin (Karo 5) oder die Herz 5.
hyrule-clause-hy-3 =
    .ruling = Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten bleiben für den, der den nächsten Zug gewinnt; nach dem letzten gehören sie niemandem.
hyrule-section-turns = Die Züge
hyrule-clause-hy-4 =
    .rule = Zufallsregeln, für Ungeduldige: schneller und voller Überraschungen. Alle legen eine Karte verdeckt und decken sie auf drei zugleich auf. Wer gewinnt, nimmt alle.
hyrule-clause-hy-5 =
    .rule = Strategieregeln, für Geduldige: Es gibt mehr zu entscheiden. Wer ausspielt, legt eine Karte offen, die anderen folgen gegen den Uhrzeigersinn. Statt zu legen, darf man dabei tauschen: eine Karte offen ablegen und eine ziehen, um eine bessere zu bekommen oder damit der Nächste ausspielen muss.
    .ruling = Nur wer ausspielt, darf tauschen, aber nicht gleich nach einem Tausch und nicht bei leerem Stapel. Nach einem Tausch spielt der Nächste gegen den Uhrzeigersinn aus.
hyrule-clause-hy-6 =
    .rule = Nach den Strategieregeln spielt aus, wer die meisten Karten gewonnen hat; im ersten Zug und immer, wenn alle gleich viele haben, der Größte.
    .ruling = Haben mehrere die meisten, spielt von ihnen aus, wer zuletzt gewonnen hat. Nach einem Tausch gilt HY-5.
hyrule-section-end = Das Ende
hyrule-clause-hy-7 =
    .rule = Nach sieben Zügen gewinnt, wer die meisten Karten hat; ihre Werte zählen nicht. Bei Gleichstand kann man ein Stechen spielen oder es dabei lassen.
    .ruling = Im Stechen spielen die, die vorn gleichauf liegen. Alle 54 Karten werden neu gemischt, und nur was im Stechen gewonnen wird, zählt. Der Geber kann das Spiel auch früher beenden: Der begonnene Zug zählt nicht, die meisten Karten gewinnen, und hat noch niemand welche, gewinnt niemand. Geht ein Spieler, beginnt der Zug von vorn; er kann nicht mehr gewinnen und spielt erst im nächsten Spiel wieder mit.
hyrule-page-lead = Sieben Züge: Alle legen eine Karte, und einer nimmt sie alle. Wer am Ende die meisten hat, gewinnt.
hyrule-page-aim = Ziel und Geben
    .line-1 = Gewinne in sieben Zügen die meisten Karten.
    .line-2 = Zwei bis sieben spielen. Mischt ein Standarddeck mit 52 Karten und zwei Jokern. Alle bekommen sieben Karten und halten sie geheim. Der Rest ist der Stapel.
    .line-3 = Wählt Zufallsregeln (schnell, voller Überraschungen, für Ungeduldige) oder Strategieregeln (für Geduldige).
hyrule-page-chance = Zufallsregeln: alle zugleich
    .line-1 = Alle legen eine Karte verdeckt hin und drehen sie bei drei um. Wer gewinnt, nimmt alle.
hyrule-page-strategy = Strategieregeln: nacheinander
    .line-1 = Wer ausspielt, legt eine Karte offen. Die anderen legen gegen den Uhrzeigersinn eine dazu. Wer gewinnt, nimmt alle.
    .line-2 = Wer die meisten Karten gewonnen hat, spielt aus; im ersten Zug und bei Gleichstand aller der größte Spieler.
    .line-3 = Wer ausspielt, darf stattdessen tauschen: eine Karte offen ablegen, eine ziehen.
    .hy-6 = Haben mehrere, aber nicht alle die meisten, spielt aus, wer von ihnen zuletzt gewonnen hat.
    .hy-5 = Kein Tausch gleich nach einem Tausch oder ohne Stapel.
    .hy-5-2 = Nach einem Tausch spielt der Nächste gegen den Uhrzeigersinn aus.
    .hy-1 = Ein Tausch zählt nicht als Zug.
hyrule-page-beats = Was schlägt was
    .line-1 = Rubine kaufen Waffen; Bomben treffen von fern; Schwerter verwunden Herzen; kein Rubin kauft ein Herz.
    .row-1 = Karte | schlägt
    .row-2 = Karo: Rubine | Kreuz, Pik
    .row-3 = Kreuz: Bomben | Pik, Herz
    .row-4 = Pik: Schwerter | Herz
    .row-5 = Herz | Karo
    .row-6 = Joker: Tingle | alle außer Fünfen
hyrule-page-wins = Wer gewinnt, der Reihe nach
    .line-1 = Mit Joker: die beste Fünf; die beste zuerst: Herz, Pik (Master-Schwert), Kreuz (Bombenbündel), Karo (blauer Rubin). Keine Fünf: der Joker. Ohne Joker sind Fünfen gewöhnliche Karten.
    .hy-3 = Zwei Joker, keine Fünf: Niemand gewinnt. Die Karten bleiben für den nächsten Sieger.
    .hy-3-2 = Nach dem letzten Zug gehören sie niemandem.
    .line-2 = Mit Herz und Karo: das höchste Herz.
    .line-3 = Sonst das höchste Karo; ohne Karo das höchste Kreuz, dann Pik, dann Herz. Ass 1, Bube 11, Dame 12, König 13.
hyrule-page-end = Das Ende
    .line-1 = Nach sieben Zügen gewinnen die meisten Karten; Werte zählen nicht. Bei Gleichstand teilt ihr den Sieg oder stecht.
    .hy-7 = Zum Stechen mischen die Besten alle 54 Karten neu; nur was sie dort gewinnen, zählt.
