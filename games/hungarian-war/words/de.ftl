# Eine Seite nimmt oder blockt die linke, mittlere oder rechte Karte; eine Seitenkarte liegt zwischen zwei Plätzen. Stapel: was
# jemand gewonnen hat; Nachziehstapel: was übrig ist; abgelegt: gehört niemandem. Raus: spielt gerade nicht; weg: nicht am Tisch.

hungarian-war-name = Ungarischer Krieg
hungarian-war-minutes = 5 bis 20 Minuten
hungarian-war-line = Alle wählen geheim: eine Karte nehmen oder blocken. Dann gehen alle Hände zugleich hoch.
hungarian-war-leaving = Stapel und Punkte bleiben im Stand. Die Karte links vom Platz wird abgelegt.
hungarian-war-deck = Standarddeck mit 52 Karten
hungarian-war-house-cards = Karten
    .taken = Genannt, wenn genommen
    .entered = Alle genannt beim Legen
    .dealt = Der Bildschirm gibt
    .untracked = Am Ende gezählt
hungarian-war-house-lastTable = Wenn der Nachziehstapel leer ist
    .leave = Das Spiel endet
    .play = Noch eine Runde bei vollem Tisch
hungarian-war-house-decks = Decks
hungarian-war-house-jokers = Joker
hungarian-war-house-rulesCards = Regelkarten
hungarian-war-house-jokerValue = Punkte eines Jokers
hungarian-war-house-rulesCardValue = Punkte einer Regelkarte
hungarian-war-refused-deck-size = Der Stapel kann nicht { $given } Karten haben; er hat höchstens { $most }.
hungarian-war-refused-faces-count = { $given } Würfel für { $seats } Plätze.
hungarian-war-refused-face-of-a-seat-not-in-the-game = { HAS($name) ->
    [yes] { $name } ist nicht im Spiel und hat nichts zu zeigen.
   *[no] Platz { SEAT($seat) } ist nicht im Spiel und hat nichts zu zeigen.
  }
hungarian-war-refused-no-such-face = Platz { SEAT($seat) }: Ein Würfel hat keine „{ $given }“.
hungarian-war-refused-nobody-in-the-game = Niemand wäre mehr im Spiel.
hungarian-war-refused-no-such-card = Diese Karte gibt es an diesem Tisch nicht.
hungarian-war-refused-no-such-place = Diese Stelle gibt es auf dem Tisch nicht.
hungarian-war-refused-cards-are-not-named-in-this-game = In diesem Spiel wird keine Karte genannt; am Ende werden die Stapel gezählt.
hungarian-war-refused-not-swappable = Diese beiden Karten können nicht tauschen.
hungarian-war-refused-fewer-points-than-cards = Das ist zu wenig: Die Karten dieses Stapels ergeben mindestens { $least }. Heißt eine falsch, berichtige erst sie.
hungarian-war-refused-deck-count = Der Stapel kann nicht { $given } Karten haben; höchstens { $most } sind übrig.
hungarian-war-refused-points = { $given } ist keine Punktzahl.
hungarian-war-refused-already-away = { $name } ist schon weg.
hungarian-war-refused-not-away = { $name } ist nicht weg.
hungarian-war-refused-standing-is-already-so = { $standing ->
    [out] { $name } ist schon raus.
   *[in] { $name } ist schon dabei.
  }
hungarian-war-refused-would-leave-nobody-in-the-game = Nur { $name } ist noch im Spiel und kann jetzt nicht gehen.
hungarian-war-refused-no-card-for-a-new-seat = Im Nachziehstapel ist keine Karte mehr für einen neuen Platz.
hungarian-war-refused-card-cannot-be-there = Diese Karte kann das nicht sein: { hungarian-war-whereabouts }. Drück dieselbe Taste noch einmal, um sie trotzdem zu nennen.
hungarian-war-naming-taken-by = { $name } nahm die Karte { $place }. Welcher Wert?
hungarian-war-naming-next-taken = Die nächste genommene Karte: welcher Wert?
hungarian-war-naming-discarded-from = Die Karte { $place } wurde abgelegt. Welcher Wert?
hungarian-war-naming-lies-at = Welche Karte liegt { $place }?
hungarian-war-naming-more = danach noch { $count }
hungarian-war-naming-earlier = Frühere Karten nennen: { $count }
hungarian-war-naming-rank-only = Farbe unbekannt
hungarian-war-counting-question = Stapel von { $name }: wie viele Punkte?
hungarian-war-counting-cards = { counts-cards }
hungarian-war-counting-values = A 1 · 2–10 · B 11 · D 12 · K 13
hungarian-war-counting-skip = Bleibt offen
hungarian-war-corrections-reasons-1 = Verzählt
hungarian-war-corrections-reasons-2 = Karte falsch genannt
hungarian-war-corrections-reasons-3 = Würfel falsch getippt
hungarian-war-corrections-reasons-4 = Eine Hand kam zu spät
hungarian-war-corrections-reasons-5 = Alle sind sich einig
hungarian-war-points-standing = Raus oder dabei
hungarian-war-points-put-out = { $name } ist raus
hungarian-war-points-take-in = { $name } ist dabei
hungarian-war-points-deck = Der Nachziehstapel
hungarian-war-points-deck-left = Karten übrig
hungarian-war-points-deck-empty = Leer gebliebene Stellen
hungarian-war-points-set-deck = Der Stapel hat { $left }
hungarian-war-audit-title = Die Stapel zählen
hungarian-war-audit-hint = Der echte Stapel zählt. Was niemand bezweifelt, muss niemand zählen.
hungarian-war-audit-screen = { counts-cards }, { counts-points }
hungarian-war-audit-counted = Gezählt: { $points }
hungarian-war-audit-points = Punkte im Stapel von { $name }
hungarian-war-audit-enter = Gezählt
hungarian-war-audit-verdicts-same = Wie auf dem Bildschirm
hungarian-war-audit-verdicts-open = { $by } für nicht genannte Karten ({ $cards })
hungarian-war-audit-verdicts-cannot = Kann nicht sein: Mit den nicht genannten Karten sind es { $least } bis { $most }
hungarian-war-lying-centre = in der Mitte
hungarian-war-lying-between = zwischen { $one } und { $other }
hungarian-war-lying-left = links von { $name }
hungarian-war-cards-table = Auf dem Tisch
hungarian-war-cards-pile-of = Stapel von { $name }
hungarian-war-cards-discard = Abgelegt
hungarian-war-cards-choose = Drück auf eine Karte, um sie zu nennen oder zu ändern.
hungarian-war-cards-swap = Diese Karte kam in die Mitte
hungarian-war-audit-given-more = und +{ $by } durch Berichtigung
hungarian-war-audit-verdicts-named-more = { counts-points } mehr als die genannten Karten: Eine ist falsch genannt, oder der Stapel hat sich verändert
hungarian-war-audit-given-less = und −{ $by } durch Berichtigung
hungarian-war-audit-verdicts-named-less = { counts-points } weniger als die genannten Karten: Eine ist falsch genannt, oder der Stapel hat sich verändert
hungarian-war-place-named-centre = die mittlere Karte
hungarian-war-place-named-between = die Karte zwischen { $one } und { $other }
hungarian-war-place-named-left = die linke Karte von { $name }
hungarian-war-place-discarded-centre = die mittlere Karte
hungarian-war-place-discarded-between = die Karte zwischen { $one } und { $other }
hungarian-war-place-discarded-left = die linke Karte von { $name }
hungarian-war-target-centre = die mittlere Karte
hungarian-war-target-left = die Karte links von dir
hungarian-war-target-right = die Karte rechts von dir
hungarian-war-target-between = die Karte zwischen dir und { $neighbour }
hungarian-war-target-shared = die Karte zwischen euch
hungarian-war-last-round = Letzte Runde
hungarian-war-may-be-last = Das kann die letzte Runde sein
hungarian-war-signs-order = Die Zahlen auf den Karten: in dieser Reihenfolge werden sie gelegt.
hungarian-war-signs-out = Roter Pfeil: raus, bis alle wieder dabei sind.
hungarian-war-needed = { $blockers } nötig
hungarian-war-side-nobody = Niemand wollte sie.
hungarian-war-side-lone-taker = Nur { $takers } wollte sie.
hungarian-war-side-two-takers = { $takers } wollten sie: Niemand bekommt sie.
hungarian-war-side-blocker-wins = { $takers } wollte sie, { $blockers } blockte und bekam sie.
hungarian-war-side-lone-blocker = { $blockers } blockte, aber niemand wollte sie.
hungarian-war-side-two-blockers = { $blockers } blockten beide.
hungarian-war-centre-card-everybody-blocks = Alle im Spiel haben geblockt: Die Karte wird abgelegt, niemand ist raus.
hungarian-war-centre-card-block-stands-takers-out = { $blocked } geblockt, { $needed } nötig: Der Block hält. Wer nehmen wollte, ist raus.
hungarian-war-centre-card-block-stands-blockers-out = { $blocked } geblockt, { $needed } nötig: Der Block hält, doch niemand will nehmen: Wer blockt, ist raus.
hungarian-war-centre-card-several-takers = { $takers } wollten sie: Niemand bekommt sie.
hungarian-war-centre-card-block-fails = { $blocked } geblockt, { $needed } nötig: Der Block hält nicht.
hungarian-war-rejoin-nobody-blocked = Niemand hat die Mitte geblockt: Wer raus war, ist wieder dabei.
hungarian-war-rejoin-everybody-blocked = Alle haben die Mitte geblockt: Wer raus war, ist wieder dabei.
hungarian-war-rejoin-block-attempted = Jemand hat die Mitte geblockt: Wer raus ist, bleibt raus.
hungarian-war-spoken-out = Raus: { LIST($names) }.
hungarian-war-spoken-many-out = { $players } sind raus.
hungarian-war-spoken-back = Wieder dabei: { LIST($names) }.
hungarian-war-spoken-many-back = { $players } sind wieder dabei.
hungarian-war-take = { $name }: nimm { $target }.
hungarian-war-dealer-discard = { $places } ablegen
hungarian-war-dealer-lay-table = alle Karten einsammeln, mischen und { $cards } legen, eine in die Mitte und je eine zwischen zwei Nachbarn
    .two = alle Karten einsammeln, mischen und 3 legen, eine in die Mitte und je eine links und rechts davon
hungarian-war-dealer-lay = { $cards } legen
    .centre-first = { $cards } legen, Mitte zuerst
hungarian-war-highlights-blocks = geglückte Blocks
hungarian-war-highlights-timesOut = Mal rausgeflogen
hungarian-war-highlights-stolen = Punkte: { $card }, { $from } vor der Nase weggeschnappt
hungarian-war-highlights-drought = Runden in Folge ohne Karte
hungarian-war-highlights-streak = Runden in Folge mit Karte
hungarian-war-highlights-clashes = Mal wollten sie dieselbe Karte
hungarian-war-highlights-leadChanges = Mal wechselte die Führung
hungarian-war-highlights-comeback = Punkte zurück und doch gewonnen
hungarian-war-lesson-take = { $many ->
    [yes] nehmt { $target }
   *[no] nimm { $target }
  }
hungarian-war-lesson-block = { $many ->
    [yes] blockt { $target }
   *[no] blocke { $target }
  }
hungarian-war-lesson-leave = { $many ->
    [yes] lasst { $target } liegen
   *[no] lass { $target } liegen
  }
hungarian-war-lesson-not-block-centre = alles, nur nicht die Mitte blocken
hungarian-war-lesson-choose-freely = { $many ->
    [yes] wählt, was ihr wollt
   *[no] wähle, was du willst
  }
hungarian-war-deck-left = { $left } im Stapel
hungarian-war-steps-CardsLaid = das Auslegen der Karten
hungarian-war-steps-CardsSwapped = der Tausch
hungarian-war-steps-FacesOpened = das Aufdecken
hungarian-war-steps-CardNamed = das Nennen einer Karte
hungarian-war-steps-DeckCounted = das Zählen des Nachziehstapels
hungarian-war-steps-PileCounted = das Zählen eines Stapels
hungarian-war-steps-StandingSet = die Änderung, wer raus ist
hungarian-war-steps-PlayerWentAway = die Pause
hungarian-war-steps-PlayerCameBack = die Rückkehr
hungarian-war-steps-CircleTurned = das Umdrehen des Kreises
hungarian-war-spoken-takes-known = { $name } nimmt { THE($card, case: "accusative") }.
hungarian-war-spoken-takes-next-to = { $name } nimmt die Karte neben { $neighbour }.
hungarian-war-spoken-takes-centre = { $name } nimmt die mittlere Karte.
hungarian-war-spoken-takes-somewhere = { $name } nimmt eine Karte.
hungarian-war-spoken-blocks-known = { $name } blockt und nimmt { THE($card, case: "accusative") }.
hungarian-war-spoken-blocks-next-to = { $name } blockt und nimmt die Karte neben { $neighbour }.
hungarian-war-spoken-blocks-centre = { $name } blockt und nimmt die mittlere Karte.
hungarian-war-spoken-blocks-somewhere = { $name } blockt und nimmt eine Karte.
hungarian-war-spoken-discarded-known = { CAPITAL(THE($card, case: "nominative")) } wird abgelegt.
hungarian-war-spoken-discarded-next-to = Die Karte neben { $neighbour } wird abgelegt.
hungarian-war-spoken-discarded-centre = Die mittlere Karte wird abgelegt.
hungarian-war-spoken-discarded-somewhere = Eine Karte wird abgelegt.
hungarian-war-dealer-swap = die größte Karte in die Mitte tauschen
    .known = { $card } in die Mitte tauschen
hungarian-war-dealer-all = Geber: { $steps }.
hungarian-war-dealer-then = { $first }; dann { $second }
hungarian-war-misplaced = { $card }: { hungarian-war-whereabouts }
hungarian-war-whereabouts = { $where ->
    [all] alle { $count } dieses Rangs sind schon bekannt: { $table } auf dem Tisch{ $discard ->
        [0] { "" }
       *[other] , { $discard } abgelegt
      }{ HAS($name) ->
        [yes] , bei { $name }
       *[no] { "" }
      }
    [table] sie liegt auf dem Tisch
    [pile] { $name } hat sie
    [discard] sie wurde abgelegt
   *[deck] im Stapel ist keine solche mehr
  }
hungarian-war-goals-lone-taker = Einer will eine Seitenkarte
    .rule = Einer nimmt: Er bekommt sie.
hungarian-war-goals-two-takers = Beide wollen sie
    .rule = Beide nehmen: Sie wird abgelegt.
hungarian-war-goals-blocker-wins = Einer will, einer blockt
    .rule = Einer nimmt, einer blockt: Der Blocker bekommt sie.
hungarian-war-goals-lone-blocker = Ein Block umsonst
    .rule = Einer blockt, niemand nimmt: Sie bleibt.
hungarian-war-goals-two-blockers = Beide blocken
    .rule = Beide blocken: Sie wird abgelegt.
hungarian-war-goals-centre-taker = Einer will die Mitte
    .rule = Will nur ein Spieler die mittlere Karte, bekommt er sie, wenn kein Block hält.
hungarian-war-goals-centre-takers = Mehrere wollen die Mitte
    .rule = Wollen mehrere die mittlere Karte und hält kein Block, wird sie abgelegt.
hungarian-war-goals-block-fails = Zu wenige blocken
    .rule = Ein Block der Mitte braucht etwa ein Drittel derer, die im Spiel sind. Weniger zählen nicht.
hungarian-war-goals-takers-out = Der Block hält
    .rule = Blocken genug die Mitte, sind alle raus, die sie nehmen wollten.
    .ruling = Die Karte bleibt liegen.
hungarian-war-goals-rejoin = Wer raus ist, kommt zurück
    .rule = Versucht niemand, die Mitte zu blocken, oder blocken alle, ist wieder dabei, wer raus war, meist nach 1 bis 3 Runden.
    .ruling = Auch ein Block, der nicht hält, lässt sie draußen.
hungarian-war-goals-blockers-out = Ein Block gegen niemanden
    .rule = Blocken genug die Mitte und niemand wollte sie, sind die Blocker raus.
    .ruling = Die Karte bleibt liegen.
hungarian-war-goals-everybody-blocks = Alle blocken
    .rule = Alle im Spiel blocken: Sie wird abgelegt.
    .ruling = Niemand ist raus.
hungarian-war-seat-take = Nimm { $target }.
hungarian-war-seat-rests-out = Du bist raus, bis niemand die mittlere Karte blockt oder alle es tun.
hungarian-war-seat-rests-away = Du bist abwesend. Sag dem Geber, wenn du zurück bist.
hungarian-war-seat-side-take-lone-taker = Du nimmst { $target }: Nur du wolltest sie.
hungarian-war-seat-side-take-two-takers = Du und { $other } wolltet { $target }: Niemand bekommt sie.
hungarian-war-seat-side-take-blocker-wins = Du wolltest { $target }, aber { $other } blockte und bekam sie.
hungarian-war-seat-side-block-blocker-wins = Du blockst { $other } und nimmst { $target }.
hungarian-war-seat-side-block-lone-blocker = Du hast { $target } geblockt, aber niemand wollte sie.
hungarian-war-seat-side-block-two-blockers = Du und { $other } habt { $target } geblockt: Sie wird abgelegt.
hungarian-war-seat-centre-take-block-stands-takers-out = Du bist raus, denn der Block der Mitte hält: { $blocked } geblockt, { $needed } nötig.
hungarian-war-seat-centre-take-lone-taker = Du nimmst die mittlere Karte: Nur du wolltest sie, und kein Block hält.
hungarian-war-seat-centre-take-several-takers = { $takers } wollten die mittlere Karte, auch du: Niemand bekommt sie.
hungarian-war-seat-centre-block-everybody-blocks = Alle haben die mittlere Karte geblockt, auch du: Sie wird abgelegt, niemand ist raus.
hungarian-war-seat-centre-block-block-stands-takers-out = Dein Block hält: { $blocked } geblockt, { $needed } nötig. Wer die Mitte wollte, ist raus.
hungarian-war-seat-centre-block-block-stands-blockers-out = Du bist raus: Du hast die mittlere Karte geblockt, aber niemand wollte sie.
hungarian-war-seat-centre-block-fails = Dein Block der Mitte hält nicht: { $blocked } geblockt, { $needed } nötig.
hungarian-war-seat-no-die = Du hast in dieser Runde nichts gewählt.
hungarian-war-seat-rejoin-nobody-blocked = Du bist wieder dabei: Niemand hat die mittlere Karte geblockt.
hungarian-war-seat-rejoin-everybody-blocked = Du bist wieder dabei: Alle haben die mittlere Karte geblockt.
hungarian-war-seat-rejoin-block-attempted = Du bleibst raus: Jemand hat die mittlere Karte geblockt.
hungarian-war-rules-lead = Hol die meisten Punkte: Nimm Karten, oder block die anderen. Alle wählen geheim mit einem Würfel, und alle zeigen zugleich. Ein Partyspiel von Lauren Schlick.
hungarian-war-section-table = Der Tisch
hungarian-war-clause-hw-1 = Für zwei oder mehr Spieler, am besten drei bis fünf, in 5 bis 20 Minuten. Ihr braucht ein Standarddeck mit 52 Karten und je einen Würfel. Eine Karte liegt offen in der Mitte und je eine zwischen zwei Nachbarn, sodass alle eine Karte links und eine rechts haben. Für ein längeres Spiel kommen Decks, Joker oder Regelkarten dazu.
    .ruling = Bei diesem Schiedsrichter sitzen zwei bis zehn Spieler. Bei 20 Sekunden je Runde dauern seine simulierten Spiele zu zweit 16, zu fünft 10 und zu zehnt 6 Minuten.
hungarian-war-clause-hw-2 =
    .ruling = Mit Blick zur Mitte sitzt der nächste Spieler im Uhrzeigersinn links von dir. Auch zu zweit gibt es zwei Seitenkarten: Was für den einen links liegt, liegt für den anderen rechts.
hungarian-war-clause-hw-3 =
    .ruling = Gelegt und ersetzt wird zuerst die Mitte, dann im Uhrzeigersinn ab der linken Karte des ersten Platzes.
hungarian-war-clause-hw-4 = Ein Ass zählt 1, Zahlenkarten ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.
    .ruling = Ein Joker zählt 15 und eine Regelkarte 20, wenn nichts anderes vereinbart ist.
hungarian-war-clause-hw-5 = Nach jedem Legen tauscht der Geber die größte Karte auf dem Tisch in die Mitte. Bei gleichen Karten kommt Karo zuerst, dann Pik, Kreuz und Herz.
    .ruling = Eine Karte ohne Farbe steht über Farbkarten ihres Wertes. Gehört die mittlere Karte zu den größten, wird nicht getauscht; von gleichen Seitenkarten wird die zuerst gelegte getauscht.
hungarian-war-section-round = Eine Runde
hungarian-war-clause-hw-6 = Wähle unter dem Tisch eine Seite deines Würfels: 1 blockt die Mitte, 2 links, 3 rechts; 4 nimmt rechts, 5 links, 6 die Mitte. Drück die gewählte Seite in die Handfläche und halte sie dort fest, während du die Hand auf den Tisch legst: So liegt sie oben. Gegenüberliegende Seiten zielen auf dieselbe Karte.
hungarian-war-clause-hw-7 = Nur Spieler, die im Spiel sind, wählen. Wenn alle Hände auf dem Tisch liegen, zählt der Geber von 3 herunter, und alle heben zugleich die Hand. Alle legen ihren Würfel an die Karte, auf die er zielt.
    .ruling = Ist jemand raus oder weg, bleiben die Seitenkarten dort liegen, und die Nachbarn dürfen auf sie zielen.
hungarian-war-clause-hw-8 =
    .ruling = Das Aufdecken gilt, sobald alle im Spiel eine Seite gezeigt haben oder nach Ansage des Gebers keinen Würfel haben. Ein Spieler ohne Würfel ist im Spiel, tut aber nichts; dann haben nicht alle geblockt.
hungarian-war-clause-hw-9 = Eine Seitenkarte: Nimmt sie nur einer, bekommt er sie. Nehmen sie beide, wird sie abgelegt. Nimmt einer und blockt der andere, bekommt sie der Blocker. Blockt einer und nimmt niemand, geschieht nichts. Blocken beide, wird sie abgelegt.
hungarian-war-clause-hw-10 = Um die mittlere Karte zu blocken, braucht es möglichst genau ein Drittel der Spieler im Spiel: bei 2 bis 4 einen, bei 5 bis 7 zwei, bei 8 bis 10 drei.
    .ruling = Nie weniger als einen.
hungarian-war-clause-hw-11 = Blocken alle im Spiel die mittlere Karte, wird sie abgelegt.
    .ruling = Niemand ist raus. Das geht der nächsten Regel vor.
hungarian-war-clause-hw-12 = Blocken genug Spieler die mittlere Karte, sind alle vorerst raus, die sie nehmen wollten. Wollte sie niemand nehmen, sind die Blocker raus.
    .ruling = Die Karte bleibt liegen.
hungarian-war-clause-hw-13 = Blocken zu wenige, zählt der Block nicht. Nimmt nur einer die mittlere Karte, bekommt er sie; nehmen sie mehrere, wird sie abgelegt.
    .ruling = Nimmt sie niemand, bleibt sie liegen.
hungarian-war-clause-hw-14 = Versucht niemand, die mittlere Karte zu blocken, oder blocken alle, sind alle wieder dabei, die raus waren. Meist setzt man nur ein bis drei Runden aus.
    .ruling = Auch ein Block, der nicht hält, war ein Versuch: Niemand kommt zurück.
hungarian-war-section-after = Nach der Runde und das Ende
hungarian-war-clause-hw-16 = Gewonnene Karten kommen auf den eigenen Stapel, abgelegte auf den Ablagestapel; die übrigen bleiben. Der Geber füllt die Lücken und tauscht die größte Karte in die Mitte.
hungarian-war-clause-hw-17 = Das Spiel endet, wenn der Nachziehstapel leer ist.
    .ruling = Das wird nach jedem Legen geprüft. Karten, die noch auf dem Tisch liegen, gehören niemandem. Ihr könnt vereinbaren, noch eine Runde zu spielen, wenn alle Stellen belegt sind. Der Geber kann das Spiel auch früher beenden; vor der ersten Runde gewinnt niemand.
hungarian-war-clause-hw-18 = Wer die meisten Punkte hat, gewinnt.
    .ruling = Bei gleich vielen Punkten teilt ihr euch den Sieg.
hungarian-war-clause-hw-19 = Ihr könnt mehrere Spiele spielen und die Punkte zusammenzählen.
hungarian-war-section-players = Spieler und nicht genannte Karten
hungarian-war-clause-hw-21 =
    .ruling = Keine Karte muss dem Schiedsrichter genannt werden: Man nennt sie, wenn sie gelegt wird, wenn sie genommen wird, oder gar nicht. Nicht genannte Karten werden am Ende in den Stapeln gezählt.
hungarian-war-clause-hw-22 =
    .ruling = Zwischen zwei Runden kann ein Spieler weggehen und zurückkommen, sich zwischen zwei andere setzen oder ganz aufhören. Wer weg ist, zählt nicht mit, behält seinen Stapel und kann keine Karten gewinnen. Wer ganz aufgehört hat, kann sich wieder setzen und bekommt seinen alten Stapel zurück.
hungarian-war-page-lead = Hol die meisten Punkte: Nimm Karten oder block die anderen.
hungarian-war-page-figure = Hier sitzt du
hungarian-war-page-setup = Vorbereitung
    .line-1 = Ein Standarddeck mit 52 Karten, ein Würfel pro Spieler; am besten 3 bis 5 Spieler.
    .line-1-phone = Ein Standarddeck mit 52 Karten, ein Handy oder ein Würfel pro Spieler; am besten 3 bis 5 Spieler.
    .line-2 = Leg eine Karte offen in die Mitte und je eine zwischen zwei Nachbarn: Alle haben eine linke und eine rechte Karte. Der Rest ist der Nachziehstapel.
    .line-3 = Tausch die höchste Karte in die Mitte. Bei Gleichstand zuerst Karo, dann Pik, Kreuz, Herz.
    .hw-2 = Zu zweit: je eine Karte links und rechts der Mitte.
hungarian-war-page-round = Eine Runde
    .line-1 = Wähle unter dem Tisch eine Seite deines Würfels. Drück sie in die Handfläche, halt den Würfel fest und leg die Hand auf den Tisch: So liegt sie oben.
    .line-1-phone = Wähle auf deinem Handy mit einem von sechs Knöpfen: Nimm oder block die linke, die mittlere oder die rechte Karte. Danach sagt das Handy nur „Versiegelt“. Bis das Zählen endet, ändert ein anderer Knopf deine Wahl.
    .line-2 = Der Geber zählt 3-2-1. Alle Hände gehen zugleich hoch; leg deinen Würfel an die Karte, auf die er zielt.
    .line-2-phone = Der Geber startet das Zählen: 3-2-1. Dann zeigt die Tischanzeige, was alle gewählt haben.
    .line-3 = Gewonnene Karten kommen auf deinen Stapel. Der Geber füllt auf und tauscht die höchste in die Mitte.
hungarian-war-page-side = Eine Seitenkarte liegt zwischen zweien
    .hw-7 = Ist ein Spieler raus, dürfen die Nachbarn seine Seitenkarten nehmen.
hungarian-war-page-centre = Die mittlere Karte gehört allen
    .line-1 = Genug Blocker (siehe unten): Wer nimmt, ist raus und setzt aus. Nimmt niemand, sind die Blocker raus.
    .line-2 = Zu wenige blocken: Nimmt nur einer, bekommt er sie; nehmen mehrere: abgelegt.
    .hw-11 = Wenn alle blocken, ist niemand raus.
    .hw-12 = Wird sie weder gewonnen noch abgelegt, bleibt sie.
    .row-1 = nicht raus
    .row-2 = Blocker nötig
hungarian-war-page-end = Das Ende
    .line-1 = Ist der Nachziehstapel leer, ist das Spiel aus. Zähl deinen Stapel: Die meisten Punkte gewinnen.
    .line-2 = Ass 1 · Zahlenkarten ihre Zahl · Bube 11 · Dame 12 · König 13
    .hw-17 = Es endet sofort; Karten auf dem Tisch gehören niemandem. Gleich viele Punkte: geteilter Sieg.
hungarian-war-page-longer = Für ein längeres Spiel
    .line-1 = Nehmt Decks, Joker oder Regelkarten dazu; oder spielt mehrmals und zählt die Punkte zusammen.
    .hw-4 = Ein Joker zählt 15, eine Regelkarte 20.
