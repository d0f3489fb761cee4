# Stich: Alle decken eine Karte auf; Krieg entscheidet den Gleichstand. Stapel: die Karten eines Spielers; wartende gehören noch niemandem.

war-name = Krieg
war-minutes = 15 bis 60 Minuten
war-line = Alle decken eine Karte auf, die höchste nimmt alle. Gleichstand ist Krieg.
war-leaving = Der laufende Stich zählt nicht: Nehmt seine Karten zurück. Der Stapel wartet in der Mitte auf den Sieger des nächsten Stichs.
war-deck = Standarddeck mit 52 Karten
war-house-cards = Karten
    .entered = Beim Aufdecken getippt
    .dealt = Der Bildschirm gibt
    .untracked = Nur der Sieger getippt
war-house-variation = Variante
    .classic = Klassisch
    .three-card = Drei Karten
    .suicide = Mit Wahl (Suicide War)
war-house-minutes = Spielzeit in Minuten, 0: ohne Uhr
war-house-battles = Zahl der Stiche, 0: ohne Grenze
war-refused-card-cannot-be-there = { $where ->
    [expected] Diese Karte kann dort nicht liegen: nach allem, was getippt wurde, liegt dort { THE($expected, case: "nominative") }. Tipp sie noch einmal, dann zählt sie trotzdem.
    [stack] Diese Karte kann dort nicht liegen: { $name } hat sie. Tipp sie noch einmal, dann zählt sie trotzdem.
    [battle] Diese Karte kann dort nicht liegen: sie liegt schon vor { $name }. Tipp sie noch einmal, dann zählt sie trotzdem.
    [middle] Diese Karte kann dort nicht liegen: sie wartet in der Mitte. Tipp sie noch einmal, dann zählt sie trotzdem.
   *[all] Diese Karte kann dort nicht liegen: alle vier sind anderswo. Tipp sie noch einmal, dann zählt sie trotzdem.
  }
war-refused-five-of-a-rank = Alle vier von diesem Rang liegen schon da. War eine falsch getippt, geh bis zu ihr zurück (U); sonst tipp diese neu.
war-refused-cards-are-chosen = In dieser Variante wählen die Spieler ihre Karten, deshalb kann der Bildschirm nicht geben. Stell die Karten anders ein.
war-refused-the-screen-deals = In diesem Spiel gibt der Bildschirm, seine Zahl stimmt also. U nimmt einen Stich zurück.
war-refused-battle-under-way = Ein Stich läuft. Spielt ihn erst zu Ende: Berichtigt wird zwischen zwei Stichen.
war-refused-cards-not-held = So viele Karten sind nicht da: höchstens { $held } lassen sich abziehen.
war-refused-cards-not-taken = Es gibt nur 52 Karten, { $left } sind frei. Zieh zuerst dort ab, wo weniger liegen als auf dem Bildschirm.
war-unit = Karten
war-worth = Ass hoch, Zwei niedrig; Farben zählen nicht
war-asks-deal = Der nächste Stich
war-asks-flip = { $ends ->
    [yes] Läuft noch ein Stich? Karte von { $name }?
   *[no] Karte von { $name }?
  }
war-asks-battle = { $ends ->
    [yes] Wer nimmt den letzten Stich?
   *[no] Wer nimmt die Karten?
  }
war-asks-tied = { $ends ->
    [yes] Krieg! Wer noch?
   *[no] Krieg! Wer kämpft?
  }
war-asks-war = { $kind ->
    [card] Krieg! Karte von { $name }?
   *[option] Krieg! Wer nimmt alles?
  }
war-options-war = Krieg!
war-options-done = Sonst niemand
war-options-none = Kein Stich
war-options-flip = Aufdecken
war-whys-deal = Der Bildschirm gibt und deckt von allen eine Karte auf: Die höchste nimmt alle.
war-whys-flip = Alle decken eine Karte auf, die höchste nimmt alle. Farben zählen nicht.
war-whys-battle = Alle decken eine Karte auf. Gib nur ein, wer die höchste hat, oder Krieg bei Gleichstand.
war-goals-battle = Ein Stich
    .rule = Die höchste Karte nimmt alle aufgedeckten Karten. Das Ass ist am höchsten, die Zwei am niedrigsten; die Farbe zählt nicht.
war-goals-war = Krieg
    .rule = Bei Gleichstand: drei Karten verdeckt, eine vierte offen. Die höchste nimmt alles.
    .ruling = nur ein Gleichstand der höchsten Karten ist Krieg.
war-goals-war-within-a-war = Krieg im Krieg
    .rule = Bei erneutem Gleichstand gibt es wieder Krieg, bis eine Karte die höchste ist.
war-goals-short-stack = Ein kleiner Stapel
    .rule = Wer für den Krieg keine vier Karten hat, legt alle bis auf die letzte verdeckt und deckt die letzte auf.
war-goals-forfeit = Keine Karte für den Krieg
    .rule = Wer keine Karte mehr hat, scheidet aus dem Krieg aus. Hat nur noch ein Spieler Karten, nimmt er alles.
war-goals-waiting-cards = Wartende Karten
    .rule = Hat im Krieg niemand mehr eine Karte, gewinnt niemand.
    .ruling = die Karten bleiben in der Mitte für den, der den nächsten Stich gewinnt.
war-war = Krieg!
war-takes = { $cards ->
    [one] nimmt 1 Karte
   *[other] nimmt { $cards } Karten
  }
war-nobody = niemand gewinnt
war-why-highest = { HAS($card) ->
    [yes] { $war ->
        [yes] { CAPITAL(THE($card, case: "nominative")) } gewinnt den Krieg.
       *[no] { CAPITAL(THE($card, case: "nominative")) } schlägt alle anderen.
      }
   *[no] { $war ->
        [yes] Die höchste Karte gewinnt den Krieg.
       *[no] Die höchste Karte schlägt alle anderen.
      }
  }
war-why-tie = { HAS($card) ->
    [yes] Gleichstand der höchsten ({ $card }): drei verdeckt, die vierte aufdecken.
   *[no] Gleichstand der höchsten: drei verdeckt, die vierte aufdecken.
  }
war-why-tie-forfeits = { COUNT($names) ->
    [one] { LIST($names) } hat keine Karte mehr dafür.
   *[other] { LIST($names) } haben keine Karte mehr dafür.
  }
war-why-forfeit = { COUNT($forfeits) ->
    [one] Gleichstand, aber { LIST($forfeits) } hat keine Karte mehr für den Krieg: { $winner } nimmt alles.
   *[other] Gleichstand, aber { LIST($forfeits) } haben keine Karte mehr für den Krieg: { $winner } nimmt alles.
  }
war-why-waits = { $over ->
    [yes] Gleichstand zwischen { LIST($tied) }, und niemand kann mehr aufdecken: unentschieden.
   *[no] { LIST($tied) } liegen gleich, haben aber keine Karte mehr. Die Karten bleiben für den nächsten Stich.
  }
war-why-alone = Nur { $winner } hat noch Karten.
war-waited-too = { $waited ->
    [one] Die wartende Karte geht mit.
   *[other] Die { $waited } wartenden Karten gehen mit.
  }
war-spoken-war = Krieg: { LIST($names) }.
war-spoken-takes = { $cards ->
    [one] { $name } nimmt 1 Karte.
   *[other] { $name } nimmt { $cards } Karten.
  }
war-spoken-waits = { $cards ->
    [one] Niemand gewinnt. 1 Karte warten.
   *[other] Niemand gewinnt. { $cards } Karten warten.
  }
war-spoken-drawn = Keine Karten mehr: unentschieden.
war-battle = Stich { $number }
war-variations-three-card = drei Karten
war-variations-suicide = mit Wahl
war-ends-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
war-ends-battles-left = { $battles ->
    [one] noch 1 Stich
   *[other] noch { $battles } Stiche
  }
war-ends-total = bis zur letzten Karte
war-ends-called = Das ist der letzte Stich. Die meisten Karten gewinnen.
war-waiting = { $cards ->
    [one] 1 Karte wartet
   *[other] { $cards } Karten warten
  }
war-hands-deal = Geber: mischen und alle Karten verdeckt austeilen, die erste an { $first }.
war-hands-lay-classic = Alle: die oberste Karte aufdecken.
war-hands-lay-three-card = Alle: zwei Karten verdeckt, die dritte aufdecken.
war-hands-lay-suicide = Alle: eine Karte wählen und verdeckt hinlegen.
war-hands-war = { $chosen ->
    [yes] { LIST($names) }: „Krieg!“ rufen, drei Karten verdeckt wählen, dazu eine vierte offen.
   *[no] { LIST($names) }: „Krieg!“ rufen, drei verdeckt, die vierte aufdecken.
  }
war-hands-take = { $name }: die Karten unter den Stapel legen, zuerst die eigenen, dann im Uhrzeigersinn.
war-hands-wait = Die Karten bleiben in der Mitte für den nächsten Stich.
war-hands-out = { COUNT($names) ->
    [one] { LIST($names) } hat keine Karten mehr und scheidet aus.
   *[other] { LIST($names) } haben keine Karten mehr und scheiden aus.
  }
war-highlights-longestWar = Kriege in einem Stich
war-highlights-biggestTake = Karten in einem Stich
war-highlights-warsWon = Stiche mit Krieg gewonnen
war-highlights-streak = Stiche in Folge gewonnen
war-seat-tasks-take = Leg die Karten unter deinen Stapel, zuerst die eigenen, dann im Uhrzeigersinn.
war-seat-tasks-war = { $chosen ->
    [yes] Ruf „Krieg!“: Wähl drei Karten verdeckt, dazu eine vierte offen.
   *[no] Ruf „Krieg!“: drei verdeckt, die vierte aufdecken.
  }
war-seat-asks-flip = Zeig die Karte, die du aufgedeckt hast.
war-seat-asks-war = Krieg! Zeig die Karte, die du aufgedeckt hast.
war-seat-out = Du hast keine Karten mehr: Du bist raus.
war-rules-lead = Ein Kartenspiel für alle, die eine Sieben von einem König unterscheiden können. Zu entscheiden gibt es nichts, zu rufen viel.
war-section-battles = Stiche
war-clause-wr-1 =
    .rule = Alle 52 Karten werden einzeln verdeckt ausgeteilt; manche bekommen eine mehr. Niemand schaut in seinen Stapel. Die Zwei ist am niedrigsten, das Ass am höchsten; die Farbe zählt nicht.
    .ruling = Zwei bis sechs können mitspielen; geschrieben ist das Spiel für vier.
war-clause-wr-2 =
    .rule = In einem Stich decken alle, die Karten haben, ihre oberste auf. Die höchste nimmt alle Karten aus der Mitte; sie kommen unter den Stapel.
    .ruling = Die Reihenfolge: zuerst die wartenden Karten, dann die eigenen, dann im Uhrzeigersinn die der anderen, wie sie gelegt wurden. Die letzte liegt zuunterst. In anderer Reihenfolge enden viele Spiele nie.
war-section-war = Krieg
war-clause-wr-3 =
    .rule = Gleichstand ist Krieg: Die Beteiligten rufen „Krieg!“, legen je drei Karten verdeckt und decken eine vierte auf; die höchste nimmt alles, was auf dem Tisch liegt. Bei erneutem Gleichstand führen sie wieder Krieg.
    .ruling = Nur ein Gleichstand der höchsten Karten ist Krieg.
war-clause-wr-4 =
    .rule = Wer weniger als vier Karten hat, legt alle bis auf die letzte verdeckt und deckt die letzte auf. Wer keine hat, scheidet aus diesem Krieg aus; bleibt nur ein Spieler übrig, nimmt er alles.
    .ruling = Hat keiner von ihnen eine Karte, bleiben die Karten in der Mitte für den, der den nächsten Stich gewinnt. Hat nur noch ein Spieler Karten, deckt er allein auf und nimmt, was wartet. Kann niemand aufdecken, teilen sich die Spieler des letzten Krieges den Sieg.
war-section-end = Das Ende
war-clause-wr-5 =
    .rule = Vollständiger Sieg: Es wird gespielt, bis einer alle Karten hat. Oder die Spieler vereinbaren ein anderes Ende, etwa 15 oder 20 Minuten; dann gewinnen die meisten Karten.
    .ruling = Möglich sind 1 bis 180 Minuten oder eine Zahl von Stichen, oder der Geber beendet das Spiel. Ein laufender Stich wird zu Ende gespielt. Wartende Karten zählen für niemanden; wer gleich viele hat, teilt den Sieg.
war-clause-wr-7 =
    .ruling = Wer zu Beginn eines Stichs keine Karten hat, ist ausgeschieden. Geht ein Spieler, zählt der begonnene Stich nicht; sein Stapel wartet in der Mitte auf den nächsten Gewinner. Wer gegangen ist oder später kommt, spielt ab dem nächsten Spiel mit.
war-section-variations = Varianten
war-clause-wr-6 =
    .rule = Drei Karten: Bei jedem Stich legt man zwei verdeckt und deckt die dritte auf. Mit Wahl (Suicide War): Man hält die Karten auf der Hand und wählt, welche man spielt.
    .ruling = Mit drei Karten bleibt ein Krieg, wie er ist. Mit Wahl wählt man auch die Karten eines Krieges, und gewonnene Karten kommen auf die Hand.
war-page-lead = Alle decken eine Karte auf, die höchste nimmt alle. Gleichstand ist Krieg.
war-page-aim = Ziel und Geben
    .line-1 = Gewinne alle Karten. Zu entscheiden gibt es nichts, es zählt nur das Glück.
    .line-2 = Teilt ein Standarddeck mit 52 Karten einzeln verdeckt aus; manche bekommen eine mehr. Niemand schaut in seinen Stapel.
    .line-3 = Von hoch nach niedrig: Ass, König, Dame, Bube, 10 … 2. Die Farbe zählt nicht.
    .wr-1 = Zwei bis sechs können mitspielen; gedacht ist das Spiel für vier.
war-page-battle = Ein Stich
    .line-1 = Alle decken zugleich ihre oberste Karte auf. Die höchste nimmt alle; sie kommen verdeckt unter den Stapel.
    .wr-2 = Zuerst kommen die eigenen darunter, dann im Uhrzeigersinn die der anderen, jeweils wie gelegt.
    .wr-7 = Wer zu Beginn eines Stichs keine Karten hat, scheidet aus.
war-page-war = Krieg
    .line-1 = Gleichstand: Die Beteiligten rufen „Krieg!“, legen je drei Karten verdeckt hin und decken eine vierte auf. Die höchste nimmt alles. Bei erneutem Gleichstand gibt es wieder Krieg.
    .wr-3 = Nur ein Gleichstand der höchsten Karten ist Krieg.
war-page-few = Zu wenige Karten für den Krieg
    .line-1 = Weniger als vier Karten: alle bis auf die letzte verdeckt legen, die letzte aufdecken.
    .line-2 = Keine Karte mehr: Du scheidest aus diesem Krieg aus. Wer allein übrig bleibt, nimmt alles.
    .wr-4 = Hat im Krieg niemand eine Karte, bleiben alle Karten für den, der den nächsten Stich gewinnt.
    .wr-4-2 = Hat nur noch ein Spieler Karten, deckt er allein auf und nimmt sie.
    .wr-4-3 = Kann niemand aufdecken, teilen sich die Spieler des letzten Krieges den Sieg.
war-page-end = Das Ende
    .line-1 = Wer alle Karten hat, gewinnt.
    .line-2 = Oder vereinbart vorher eine Zeit, etwa 15 bis 20 Minuten: Dann gewinnt, wer die meisten Karten hat.
    .wr-5 = Oder nach einer festen Stichzahl, oder der Geber beendet es: Auch dann gewinnen die meisten Karten.
    .wr-5-2 = Spielt den Stich immer zu Ende. Karten in der Mitte zählen nicht; bei Gleichstand teilt ihr den Sieg.
war-page-variations = Varianten
    .line-1 = Drei Karten: Bei jedem Stich zwei verdeckt legen und die dritte aufdecken.
    .line-2 = Mit Wahl (Suicide War): Halte deine Karten auf der Hand und wähle, welche du spielst.
    .wr-6 = Bei „Drei Karten“ bleibt der Krieg, wie er ist.
    .wr-6-2 = Bei „Mit Wahl“ wählst du auch die Karten im Krieg; gewonnene kommen auf die Hand.
