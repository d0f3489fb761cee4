# Runde: was gegeben wird; Hand: was ein Spieler hält; Schlacht: was die Heere austragen. Kopf: ein genommener König, Bube oder
# eine genommene Dame. Sturm: eine Karte, die zum Heer kommt.

honor-of-the-samurai-name = Die Ehre der Samurai
honor-of-the-samurai-minutes = 15 bis 30 Minuten
honor-of-the-samurai-line = Dein Heer sind drei ungesehene Karten: Das stärkste nimmt alle Köpfe, und drei Schanden werfen dich raus.
honor-of-the-samurai-leaving = Heer und Hand kommen beiseite. Die Köpfe bleiben im Stand, gewinnen aber nichts mehr.
honor-of-the-samurai-deck = 52 französische Karten mit zwei Jokern
honor-of-the-samurai-house-cards = Karten
    .entered = Beim Aufdecken genannt
    .dealt = Der Bildschirm gibt
honor-of-the-samurai-house-out = Drei Schanden: raus für
    .hand = Die Runde
    .game = Das Spiel
honor-of-the-samurai-house-stake = Was ein Kopf wert ist
honor-of-the-samurai-house-kings = Könige: Der letzte Sieger verbietet eine Farbe
    .no = Nein
    .yes = Ja
honor-of-the-samurai-house-diplomacy = Diplomatie: den König wegen eines Jokers um Gnade bitten
    .no = Nein
    .yes = Ja
honor-of-the-samurai-house-charges = Sturm: Eine Handkarte darf zum Heer
    .no = Nein
    .yes = Ja
honor-of-the-samurai-house-disgracesAsHeads = Köpfe und Schanden: Eine Schande nimmt einen Kopf, −3 ist endgültig raus
    .no = Nein
    .yes = Ja
honor-of-the-samurai-refused-no-King-to-appeal-to = Diplomatie braucht einen König: Wählt auch die Könige, oder lasst die Diplomatie weg.
honor-of-the-samurai-unit = Köpfe
honor-of-the-samurai-worth = Heer: Ass 13, König 12, Dame und Bube 11, andere ihre Zahl; ein Joker verliert; 10 Köpfe gewinnen
honor-of-the-samurai-asks-king = Wer hat das letzte Spiel gewonnen?
honor-of-the-samurai-asks-illegal-suit = König { $name }: Welche Farbe ist verboten?
honor-of-the-samurai-asks-hand = { $name }: K, D, B oder Joker auf der Hand?
honor-of-the-samurai-asks-appeal = Bittet jemand den König um Gnade?
honor-of-the-samurai-asks-own-appeal = { $name }: wegen des Jokers um Gnade bitten?
honor-of-the-samurai-asks-response = König { $name }: Erhörst du die Bitte?
honor-of-the-samurai-asks-drawn = König { $name }: Welche Karte hast du gezogen?
honor-of-the-samurai-asks-charging = { $name }: Legst du einen Sturm dazu?
honor-of-the-samurai-asks-charge = { $name }: der Sturm
honor-of-the-samurai-asks-replacement = { $name }: Welche Karte ersetzt den Joker?
honor-of-the-samurai-asks-army = { $counted ->
    [yes] Alle Heere
   *[no] { HAS($at) ->
        [yes] { $name }: das Heer, Karte { $at } von { $of }
       *[no] { $name }: das Heer
      }
  }
honor-of-the-samurai-options-clean = nichts davon
honor-of-the-samurai-options-heads = K, D oder B
honor-of-the-samurai-options-joker = ein Joker
honor-of-the-samurai-options-headsAndJoker = K, D oder B und ein Joker
honor-of-the-samurai-options-jokers = zwei Joker
honor-of-the-samurai-options-headsAndJokers = K, D oder B und zwei Joker
honor-of-the-samurai-options-C = Kreuz
honor-of-the-samurai-options-D = Karo
honor-of-the-samurai-options-H = Herz
honor-of-the-samurai-options-S = Pik
honor-of-the-samurai-options-yes = ja
honor-of-the-samurai-options-no = nein
honor-of-the-samurai-options-nobody = { $what ->
    [king] niemand: kein König
   *[other] niemand
  }
honor-of-the-samurai-options-turn = aufdecken
honor-of-the-samurai-options-keep = Joker behalten
honor-of-the-samurai-whys-king = Der König verbietet eine Farbe.
honor-of-the-samurai-whys-illegal-suit = Eine Karte dieser Farbe bringt ihrem Heer eine Schande.
honor-of-the-samurai-whys-hand = K, D oder B: eine Schande und eine neue Hand. Joker: eine Schande für alle anderen. Die Karten bleiben verdeckt.
honor-of-the-samurai-whys-army = Je drei ungesehene Karten: Die höchste Summe gewinnt, ein Joker verliert.
honor-of-the-samurai-goals-highest-total = Das stärkste Heer
    .rule = Ass 13, König 12, Dame und Bube 11. Die höchste Summe nimmt alle Könige, Damen und Buben.
    .ruling = Die anderen Karten zählen ihre Zahl, und jede genommene Karte ist ein Kopf.
honor-of-the-samurai-goals-tie = Gleichstand
    .rule = Haben mehrere die höchste Summe, gewinnt niemand die Schlacht.
honor-of-the-samurai-goals-joker-in-army = Ein Joker im Heer
    .rule = Ein Heer mit Joker verliert sofort.
    .ruling = Sind nur solche Heere übrig, gewinnt niemand.
honor-of-the-samurai-goals-face-card-in-hand = König, Dame oder Bube auf der Hand
    .rule = Das kostet eine Schande: Wirf die Hand ab und zieh drei Karten, bis keine mehr dabei ist.
honor-of-the-samurai-goals-joker-in-hand = Ein Joker auf der Hand
    .rule = Ziehst du einen Joker, bekommen alle anderen eine Schande.
    .ruling = Jeder Joker zählt für sich und bleibt auf der Hand.
honor-of-the-samurai-goals-out = Drei Schanden
    .rule = Mit drei Schanden bist du raus.
    .ruling = für diese Runde, nach Hausregel für das Spiel.
honor-of-the-samurai-goals-illegal-suit = Die verbotene Farbe
    .rule = Eine Karte der Farbe, die der König verboten hat, kostet ihr Heer eine Schande.
    .ruling = eine je Schlacht, wie viele es auch sind.
honor-of-the-samurai-goals-lost-charge = Ein Sturm, der verliert
    .rule = Legst du eine Karte dazu und verlierst trotzdem, bekommst du eine Schande.
    .ruling = Wer sich die höchste Summe teilt, hat nicht verloren.
honor-of-the-samurai-goals-appeal = Den König um Gnade bitten
    .rule = Wegen eines Jokers darfst du den König um Gnade bitten. Zieht er dann König, Dame oder Bube, wirkt der Joker nicht.
honor-of-the-samurai-battle = Schlacht { $number }
honor-of-the-samurai-king = König
honor-of-the-samurai-next-deal = nächste Runde
honor-of-the-samurai-disgrace = Schanden
honor-of-the-samurai-disgraces = { $count ->
    [one] 1 Schande
   *[other] { $count } Schanden
  }
    .of = { $count } von { $of } Schanden
honor-of-the-samurai-illegal = { $suit } verboten
honor-of-the-samurai-last-battle = Die letzte Schlacht
honor-of-the-samurai-staked = Köpfe × { $stake }
honor-of-the-samurai-endings-last-one-in = als Letzter übrig
honor-of-the-samurai-endings-all-out = alle zugleich raus
honor-of-the-samurai-verdicts-loses = Joker: verloren
    .spoken = Joker, verloren: { LIST($names) }
honor-of-the-samurai-verdicts-takes = { $count ->
    [0] Sieg ohne Köpfe
    [one] Nimmt 1 Kopf
   *[other] Nimmt { $count } Köpfe
  }
    .spoken = { $count ->
        [0] { $name } siegt
        [one] { $name } nimmt 1 Kopf
       *[other] { $name } nimmt { $count } Köpfe
      }
honor-of-the-samurai-verdicts-tie = Gleichstand
honor-of-the-samurai-verdicts-nobody = Niemand siegt
honor-of-the-samurai-verdicts-disgrace = Eine Schande
    .spoken = Eine Schande: { LIST($names) }
    .shortly = Schanden
honor-of-the-samurai-verdicts-out = Raus
    .spoken = Raus: { LIST($names) }
    .shortly = { $players } sind raus
honor-of-the-samurai-why-joker = Ein Heer mit Joker verliert, was immer es sonst enthält. Seine K, D und B bekommt der Sieger.
honor-of-the-samurai-why-wins = { HAS($next) ->
    [yes] { $total } gegen { $next }: Die höchste Summe nimmt alle K, D und B auf dem Tisch.
   *[no] { $total }: Kein anderes Heer zählt. Alle K, D und B auf dem Tisch gehen an den Sieger.
  }
honor-of-the-samurai-why-tie = Mehrere haben die höchste Summe, { $total }: Niemand siegt, niemand nimmt Köpfe.
honor-of-the-samurai-why-only-jokers = Nur Heere mit Joker sind übrig: Niemand nimmt Köpfe.
honor-of-the-samurai-why-illegal = Eine verbotene Karte im Heer: Der König hat { $suit } verboten.
honor-of-the-samurai-why-out = { $by ->
    [heads] Drei Köpfe unter null
   *[disgraces] Drei Schanden
  }: { $until ->
    [game] raus für den Rest des Spiels.
   *[hand] raus. Die nächste Runde beginnt ohne Schanden.
  }
honor-of-the-samurai-why-charge = Ein Sturm kam dazu, und das Heer hat trotzdem verloren.
honor-of-the-samurai-all-out = Alle waren raus: Diese Runde hat niemand gewonnen.
honor-of-the-samurai-back = Wieder dabei, ohne Schanden: { LIST($names) }.
honor-of-the-samurai-hands-deal = Geber: alle Karten mischen, auch gewonnene Köpfe; jedem drei verdeckt aufeinander, drei auf die Hand.
honor-of-the-samurai-hands-redraw = { $name }: Wirf die Hand ab und zieh drei Karten.
honor-of-the-samurai-hands-replace = Ihr dürft Heerkarten ungesehen aus der Hand ersetzen. Die alten: auf einen eigenen Stapel.
honor-of-the-samurai-hands-charge = Legt einen Sturm verdeckt neben das Heer.
honor-of-the-samurai-hands-settle = So viel sind die Köpfe wert: { $worth }.
honor-of-the-samurai-hand = { $name }: { $what }.
    .redrawn = K, D oder B, eine Schande
    .jokers = { $jokers ->
        [one] Joker, eine Schande für alle anderen
       *[other] zwei Joker, 2 Schanden für alle anderen
      }
    .annulled = Joker, vom König aufgehoben
honor-of-the-samurai-highlights-battle = Köpfe in einer Schlacht
honor-of-the-samurai-highlights-total = in einem Heer, die höchste Summe
honor-of-the-samurai-highlights-streak = Schlachten in Folge gewonnen
honor-of-the-samurai-highlights-redrawn = Hände mit K, D oder B
honor-of-the-samurai-highlights-jokers = Heere durch einen Joker verloren
honor-of-the-samurai-highlights-given = Schanden für die anderen durch Joker
honor-of-the-samurai-seat-tasks-redraw = Wirf deine Hand ab und zieh drei Karten.
honor-of-the-samurai-seat-tasks-charge = Wenn du stürmst, leg die Karte verdeckt neben dein Heer.
honor-of-the-samurai-seat-asks-illegal-suit = Du bist König: Welche Farbe ist verboten?
honor-of-the-samurai-seat-asks-hand = Hast du K, D, B oder Joker auf der Hand?
honor-of-the-samurai-seat-asks-own-appeal = Bittest du den König wegen des Jokers um Gnade?
honor-of-the-samurai-seat-asks-response = Du bist König: Erhörst du die Bitte?
honor-of-the-samurai-seat-asks-drawn = Du bist König: Welche Karte hast du gezogen?
honor-of-the-samurai-seat-asks-charging = Legst du einen Sturm dazu?
honor-of-the-samurai-seat-asks-army = Zeig dein Heer.
honor-of-the-samurai-seat-asks-charge = Zeig deinen Sturm.
honor-of-the-samurai-seat-asks-replacement = Welche Karte ersetzt deinen Joker?
honor-of-the-samurai-seat-rests-hand = Du bist raus bis zur nächsten Runde, die du ohne Schanden beginnst.
honor-of-the-samurai-seat-rests-game = Du bist raus bis zum Ende des Spiels.
honor-of-the-samurai-seat-rests-next = Du spielst ab der nächsten Runde mit.
honor-of-the-samurai-rules-lead = Ein Kartenspiel von Obinna Onwuka: ein Heer, das niemand gesehen hat, eine Hand, die Schande bringen kann, und zehn Köpfe zum Sieg.
honor-of-the-samurai-section-deal = Das Geben und die Hände
honor-of-the-samurai-clause-hs-1 =
    .rule = 52 Karten und zwei Joker. Alle haben ein Heer aus drei verdeckten Karten, die aufeinanderliegen und die niemand gesehen hat, und drei Karten auf der Hand. Macht vorher aus, was ein Kopf wert ist.
    .ruling = Für zwei bis acht Spieler. Was ein Kopf wert ist, tragt ihr vor dem Spiel ein; es steht beim Spielstand. Der Schiedsrichter verwaltet kein Geld. Gezogen wird der Reihe nach. Geht der Stapel aus, werden die Abwürfe dieser Runde eingemischt.
honor-of-the-samurai-clause-hs-2 =
    .rule = König, Dame oder Bube auf der Hand kosten dich eine Schande: Wirf die Hand ab und zieh drei Karten, bis keine mehr dabei ist. Ziehst du einen Joker, bekommen alle anderen eine Schande. Mit drei Schanden bist du raus.
    .ruling = Eine Hand mit beidem kostet und gibt. Jede neu gezogene Hand zählt wieder; jeder Joker zählt für sich und bleibt auf der Hand. Raus bist du für den Rest der Runde: Leg Heer und Hand weg. In der nächsten Runde bist du mit allen Köpfen und ohne Schanden wieder dabei. Hausregel: raus für den Rest des Spiels. Auch wer geht, legt Heer und Hand weg und behält seine Köpfe. Wer dazukommt oder zurückkommt, spielt ab der nächsten Runde mit.
honor-of-the-samurai-clause-hs-3 =
    .rule = Danach darfst du Karten deines Heers durch Handkarten ersetzen, ohne die alten anzusehen. Ersetzte Karten kommen auf einen eigenen Stapel.
honor-of-the-samurai-section-battle = Die Schlacht und das Ende
honor-of-the-samurai-clause-hs-4 =
    .rule = Deckt alle Heere auf. Ass 13, König 12, Dame und Bube 11. Ein Heer mit Joker verliert sofort. Die höchste Summe nimmt alle Könige, Damen und Buben: Das sind die Köpfe. Haben mehrere die höchste Summe, siegt niemand.
    .ruling = Die anderen Karten zählen ihre Zahl. Jede genommene Karte ist ein Kopf. Sind nur noch Heere mit Joker da, siegt niemand.
honor-of-the-samurai-clause-hs-5 =
    .rule = Könige, Damen, Buben und Joker kommen zurück in den Stapel, die Hände werden abgeworfen; dann wird gemischt und eine neue Runde gespielt. Das Spiel geht, bis jemand zehn Köpfe hat.
    .ruling = Für jede Runde werden alle Karten gemischt; Köpfe und Schanden bleiben. Erst zählen die Köpfe, dann die Schanden: Zehn Köpfe gewinnen auch, wenn du durch dieselbe Schlacht raus bist. Sind alle raus, gewinnt niemand die Runde. Gilt „raus für den Rest des Spiels“, gewinnt auch, wer als Letzter übrig ist; sind alle zugleich raus, gewinnen die meisten Köpfe, bei Gleichstand gemeinsam. Der Geber kann das Spiel auch früher beenden: Die begonnene Runde zählt nicht, die meisten Köpfe gewinnen, und hat noch niemand welche, gewinnt niemand.
honor-of-the-samurai-section-variations = Varianten, auch zusammen
honor-of-the-samurai-clause-hs-6 =
    .rule = Könige: Bei mehreren Spielen hintereinander ist der letzte Sieger König und verbietet eine Farbe. Wer eine Karte davon im Heer hat, auch der König, bekommt eine Schande.
    .ruling = Eine je Schlacht, wie viele Karten es auch sind. Die Farbe wird einmal für das Spiel genannt. Im ersten Spiel des Abends gibt es keinen König, und auch sonst nur, wenn genau ein Sieger des letzten Spiels am Tisch sitzt.
honor-of-the-samurai-clause-hs-7 =
    .rule = Köpfe und Schanden: Eine Schande nimmt dir einen Kopf, auch unter null. Bei minus drei bist du raus; mit neuen Köpfen machst du verlorene wett.
    .ruling = Köpfe und Schanden einer Schlacht zählen zusammen, und der Stand bleibt von Runde zu Runde. Bei minus drei bist du raus für den Rest des Spiels, was auch sonst vereinbart ist. Wer als Letzter übrig ist, gewinnt; zehn Köpfe gewinnen vorher.
honor-of-the-samurai-clause-hs-8 =
    .rule = Sturm: Bevor jemand sein Heer sieht, entscheidet jeder der Reihe nach, ob noch eine Handkarte verdeckt zum Heer kommt. Legst du eine dazu und verlierst trotzdem, bekommst du eine Schande.
    .ruling = Ein Sturm gehört in allem zum Heer. Wer sich die höchste Summe teilt, hat nicht verloren; ein Heer mit Joker hat verloren.
honor-of-the-samurai-clause-hs-9 =
    .rule = Diplomatie, mit Königen: Gibt ein Joker Schanden, darfst du den König um Gnade bitten. Erhört er dich, zieht er eine Karte; König, Dame oder Bube hebt den Joker auf. Auch wegen eines Jokers im Heer darfst du ihn bitten; gelingt es, darfst du ihn durch eine Handkarte ersetzen.
    .ruling = Einmal je Joker. Der König kann nicht sich selbst bitten, und ist er raus, erhört er niemanden. Die gezogene Karte wird abgeworfen. Die neue Karte im Heer zählt, auch für die verbotene Farbe. Ohne Handkarte bleibt der Joker.
honor-of-the-samurai-page-lead = Nimm als Erster zehn Köpfe: die Könige, Damen und Buben auf dem Tisch, die das stärkste Heer bekommt.
honor-of-the-samurai-page-before = Vor jeder Runde
    .line-1 = Macht vor dem Spiel den Einsatz je Kopf aus.
    .hs-1 = Zwei bis acht Spieler. Mischt für jede Runde alle 52 Karten und zwei Joker.
    .line-2 = Alle bekommen drei verdeckte Karten aufeinander als Heer, das niemand ansieht, und drei auf die Hand.
honor-of-the-samurai-page-hand = Deine Hand
    .line-1 = K, D oder B dabei: Du bekommst eine Schande. Wirf die Hand ab und zieh drei neue, bis nichts davon dabei ist.
    .line-2 = Ein Joker dabei: Alle anderen bekommen eine Schande.
    .hs-2 = Es geht der Reihe nach. Jede Hand und jeder Joker zählt, auch beides zusammen.
    .line-3 = Mit drei Schanden bist du raus.
    .hs-2-2 = Nur für diese Runde: Leg deine Karten weg. Danach bist du ohne Schanden wieder dabei.
    .line-4 = Dann darfst du Heerkarten ungesehen durch Handkarten ersetzen. Die alten kommen ungesehen auf einen Stapel für sich.
honor-of-the-samurai-page-battle = Die Schlacht
    .line-1 = Deckt die Heere auf und zählt. Ein Heer mit Joker verliert sofort.
    .line-2 = Die höchste Summe nimmt alle K, D und B aller Heere. Haben mehrere die höchste, nimmt niemand etwas.
    .hs-4 = 2 bis 10 zählen ihre Zahl.
    .hs-4-2 = Jede genommene Karte ist ein Kopf. Sind nur Heere mit Joker übrig, siegt niemand.
honor-of-the-samurai-page-counts = So zählt eine Karte
    .row-1 = A | K | D, B
    .row-2 = 13 | 12 | 11
honor-of-the-samurai-page-end = Das Ende
    .line-1 = Spielt Runde um Runde, bis jemand zehn Köpfe hat und gewinnt.
    .hs-5 = Notiert Köpfe und Schanden: Sie bleiben. Sind alle raus, gewinnt niemand die Runde.
    .hs-5-2 = Köpfe zählen zuerst: Zehn gewinnen auch, wenn dich dieselbe Schlacht rauswirft.
honor-of-the-samurai-page-if-played = Zum Dazunehmen
    .line-1 = Könige: Der Sieger des letzten Spiels ist König und verbietet eine Farbe. Liegt sie in einem Heer, auch in seinem: eine Schande.
    .hs-6 = Die Farbe gilt für das ganze Spiel. Eine Schande je Schlacht. Kein König im ersten Spiel.
    .line-2 = Köpfe und Schanden: Eine Schande ist ein Kopf weniger; bei minus drei bist du raus.
    .hs-7 = Der Stand bleibt von Runde zu Runde. Raus ist endgültig; wer übrig bleibt, gewinnt.
    .line-3 = Sturm: Nach dem Ersetzen darf jeder reihum eine Handkarte verdeckt zum ungesehenen Heer legen. Verlierst du trotzdem: eine Schande.
    .hs-8 = Gleichstand ist nicht verloren.
    .line-4 = Diplomatie, mit König: Gibt dir ein Joker eine Schande oder liegt er in deinem aufgedeckten Heer, bitte den König um Gnade. Erhört er dich, zieht er eine Karte vom Deck. Bei K, D oder B gilt der Joker nicht; den im Heer darfst du aus der Hand ersetzen.
    .hs-9 = Je Joker bittet einer, nie der König. Gilt er nicht, bekommt niemand eine Schande.
    .hs-2 = Raus für das Spiel: Mit drei Schanden bist du endgültig raus; wer allein übrig bleibt, gewinnt auch ohne zehn Köpfe.
