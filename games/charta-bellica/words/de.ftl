# Im Bellum gibt es Stiche, jeder für sich; zwischen Bündnissen Schlachten. Hofkarten: Priester, Dame, Monarch, Hauptstadt; die 1
# ist der Narr, die 2 das Pferd.

charta-bellica-name = Charta Bellica
charta-bellica-minutes = 10 bis 15 Minuten
charta-bellica-age = ab 8
charta-bellica-line = Vier Nationen im Krieg, mit Narren und Pferden: jeder für sich oder in zwei Bündnissen.
charta-bellica-leaving = Die Karten bleiben im Spiel und zählen: Der Verbündete spielt sie; im Bellum werden sie blind aufgedeckt.
charta-bellica-deck = Charta Bellica: vier Nationen mit 1 bis 10, Priester, Dame, Monarch und Hauptstadt. Oder ein Standarddeck mit 52 Karten und vier Joker als Einsen
charta-bellica-house-line = Variante
    .bellum = Bellum: jeder für sich
    .simple = Einfach: zwei Bündnisse zu zweit
    .combined = Kombiniert: Bündnisse, Kartenpaare zählen mehr
charta-bellica-house-horse = Welche Zahl ist das Pferd (Bellum)
charta-bellica-refused-players-of-the-line = Zwei Bündnisse brauchen { $needed } Spieler, hier sind { $given }. Wähle Bellum oder setz { $needed } an den Tisch.
charta-bellica-refused-card-cannot-be-there = { $card }: Das kann nicht sein, { $where ->
    [won] sie liegt bei den Karten, die { $name } genommen hat
    [hand] { $name } hat sie auf der Hand, nicht im Stapel
    [pile] sie liegt noch im Stapel von { $name }, nicht auf der Hand
   *[table] sie liegt schon auf dem Tisch, vor { $name }
  }. Gib dieselbe Karte noch einmal an, dann zählt sie trotzdem.
charta-bellica-refused-other-nation = { $card }: Die kann { $name } nicht haben. Gib die Nation der Karte an, die da liegt.
charta-bellica-worth = Narr 1, Priester 11, Dame 12, Monarch 13, Hauptstadt 14
charta-bellica-asks-lot = { $name }: welche Hauptstadt?
charta-bellica-asks-ally = { $name }: Wer ist dein Verbündeter?
charta-bellica-asks-pile-card = { $name } (Anführer): welche Karte?
charta-bellica-asks-hand-card = { $name } (Verbündeter): welche Karte?
charta-bellica-asks-blind = Aus der Hand von { $name }: welche Karte?
charta-bellica-asks-drawn = Aus der Hand von { $name }: welche Karte?
charta-bellica-asks-dropped = { $name } wirft ab: welche Karte?
charta-bellica-asks-horse = { $name }: Setzt du ein Pferd ein?
charta-bellica-asks-turned = { $counted ->
    [yes] Alle: eine Karte verdeckt
   *[no] { $name }: welche Karte?
  }
charta-bellica-options-H = { charta-bellica-card-nations-H }
charta-bellica-options-G = { charta-bellica-card-nations-G }
charta-bellica-options-T = { charta-bellica-card-nations-T }
charta-bellica-options-P = { charta-bellica-card-nations-P }
charta-bellica-options-draw = Der Bildschirm zieht
charta-bellica-options-attack = Pferd einsetzen
charta-bellica-options-pass = Kein Pferd
charta-bellica-whys-lot = Die Hauptstadt sagt, mit den vierzehn Karten welcher Nation du spielst.
charta-bellica-whys-ally = Verbündete nehmen zusammen und gewinnen zusammen.
charta-bellica-whys-pile-card = Die Karten von Anführer und Verbündetem kämpfen zusammen gegen die beiden anderen.
charta-bellica-whys-turned = Die höchste Karte nimmt alle. Die 1 ist der Narr: Er schlägt Damen und Monarchen.
charta-bellica-goals-higher-sum = Die höhere Summe
    .rule = Das Bündnis, dessen zwei Karten zusammen mehr zählen, nimmt alle vier.
charta-bellica-goals-equal-battle = Gleich stark
    .rule = Die Verbündeten legen ihre Karten beiseite und ziehen stattdessen blind eine aus der Hand des anderen.
    .ruling = ist es wieder gleich, ziehen sie noch einmal; ist eine Hand leer, behält jedes Bündnis die eigenen Karten.
charta-bellica-goals-number-sum = Zahlensumme
    .rule = Zwei Zahlen werden addiert. Eine 2 verdoppelt die andere.
    .ruling = die 2 selbst zählt mit.
charta-bellica-goals-mixed = Gemischt
    .rule = Zahl und Hofkarte werden addiert. Eine 2 verdoppelt die Hofkarte.
charta-bellica-goals-thirteen = Dreizehn
    .rule = Zwei Zahlen, die 13 ergeben, schlagen jede Summe.
charta-bellica-goals-pair = Paar
    .rule = Zwei gleiche Zahlen schlagen die Dreizehn und jede Summe.
charta-bellica-goals-elite-partners = Elitepartner
    .rule = Zwei verschiedene Hofkarten schlagen jedes Paar und zählen drei mehr.
charta-bellica-goals-elite-pair = Elitepaar
    .rule = Zwei gleiche Hofkarten schlagen Elitepartner; zwei Priester zählen 33.
charta-bellica-goals-jester-partner = Narrenpartner
    .rule = Ein Narr neben einer Hofkarte schlägt jedes Elitepaar.
charta-bellica-goals-jester-meets-others = Gegen einen Narrenpartner
    .rule = Den Narrenpartner schlagen ein Paar, die Dreizehn, eine höhere Summe und Elitepartner ohne seine Hofkarte.
charta-bellica-goals-highest-card = Die höchste Karte
    .rule = Alle decken zugleich eine Karte auf; die höchste nimmt den Stich.
charta-bellica-goals-equal-highest = Gleich hoch
    .rule = Spieler mit gleich hohen Karten ziehen blind voneinander; alle anderen werfen eine Karte ab. Eine gezogene Karte kämpft für den, aus dessen Hand sie kam.
    .ruling = ist es wieder gleich, ziehen sie noch einmal.
charta-bellica-goals-jester = Der Narr
    .rule = Ein Narr schlägt Damen und Monarchen.
    .ruling = das gilt, wenn eine von ihnen die höchste offene Karte ist.
charta-bellica-goals-horse = Das Pferd
    .rule = Ist deine Karte eins unter der höchsten, leg ein Pferd und zieh bei diesem Spieler: Ist die Karte schwächer, gehört der Stich dir.
    .ruling = das Pferd ist die 2, und eine gleiche Karte genügt auch.
charta-bellica-card-ranks-1 = Narr
charta-bellica-card-ranks-2 = 2
charta-bellica-card-ranks-3 = 3
charta-bellica-card-ranks-4 = 4
charta-bellica-card-ranks-5 = 5
charta-bellica-card-ranks-6 = 6
charta-bellica-card-ranks-7 = 7
charta-bellica-card-ranks-8 = 8
charta-bellica-card-ranks-9 = 9
charta-bellica-card-ranks-T = 10
charta-bellica-card-ranks-p = Priester
charta-bellica-card-ranks-q = Dame
charta-bellica-card-ranks-m = Monarch
charta-bellica-card-ranks-c = Hauptstadt
charta-bellica-card-nations-H = ungarisch
    .card = { $rank } der Ungarn
charta-bellica-card-nations-G = deutsch
    .card = { $rank } der Deutschen
charta-bellica-card-nations-T = türkisch
    .card = { $rank } der Türken
charta-bellica-card-nations-P = polnisch
    .card = { $rank } der Polen
charta-bellica-trick = Stich { $number }
charta-bellica-battle = Schlacht { $number }
charta-bellica-lines-bellum = Bellum
charta-bellica-lines-simple = Einfaches Spiel
charta-bellica-lines-combined = Kombiniertes Spiel
charta-bellica-kinds-elite-pair = Elitepaar
charta-bellica-kinds-elite-partners = Elitepartner
charta-bellica-kinds-pair = Paar
charta-bellica-kinds-thirteen = Dreizehn
charta-bellica-kinds-number-sum = Zahlensumme
charta-bellica-kinds-mixed = Gemischt
charta-bellica-kinds-jester-partner = Narrenpartner
charta-bellica-weighed = { $kind } { $total }
charta-bellica-takes = { $points } Punkte
charta-bellica-equal = gleich
charta-bellica-drawn = Gleich, also wurde gezogen.
charta-bellica-battle-higher-sum = Die höhere Summe gewinnt.
charta-bellica-battle-higher-kind = { CAPITAL($kind) }: stärker als { $other }.
charta-bellica-battle-higher-total = { $alike ->
    [yes] Gleiche Art: Die höhere Summe gewinnt.
   *[no] Zahlensumme und Gemischt sind eine Art: Die höhere Summe gewinnt.
  }
charta-bellica-battle-equal = Gleich, und eine Hand ist leer: Jedes Bündnis behält die eigenen Karten.
charta-bellica-battle-jester-over-elite-pair = Ein Narrenpartner schlägt jedes Elitepaar.
charta-bellica-battle-jester-over-partners-of-its-court-card = Ein Narrenpartner schlägt Elitepartner mit seiner eigenen Hofkarte.
charta-bellica-battle-jester-over-sum = Die Summe { $less } ist nicht höher als der Narrenpartner mit { $more }.
charta-bellica-battle-partners-without-its-court-card-over-jester = Elitepartner ohne die Hofkarte des Narren schlagen den Narrenpartner.
charta-bellica-battle-pair-over-jester = Ein Paar schlägt den Narrenpartner.
charta-bellica-battle-thirteen-over-jester = Dreizehn schlägt den Narrenpartner.
charta-bellica-battle-sum-over-jester = Die Summe { $more } ist höher als der Narrenpartner mit { $less }.
charta-bellica-trick-highest-card = Die höchste Karte: { $card }.
charta-bellica-trick-jester-over-court = Ein Narr schlägt Damen und Monarchen.
charta-bellica-trick-capital-over-jesters = Mehr als zwei Narren schlägt nur eine Hauptstadt: { $card }.
charta-bellica-trick-stronger-draw = Die stärkste gezogene Karte: { $card }.
charta-bellica-trick-horse-won = Ein Pferd griff an. Gezogen: { $card }, nicht stärker als { $against }.
charta-bellica-trick-horse-lost = Ein Pferd griff an. Gezogen: { $card }, stärker als { $against }.
charta-bellica-trick-hands-empty = Zwei Pferde trafen sich, und es gibt keine Karte mehr zu ziehen. Die höchste: { $card }.
charta-bellica-own-cards = Gleich, und es gibt keine Karte mehr zu ziehen: Alle behalten die eigenen.
charta-bellica-leader = Anführer
charta-bellica-ally = Verbündeter
charta-bellica-battles-left = { $battles ->
    [one] noch 1 Schlacht
   *[other] noch { $battles } Schlachten
  }
charta-bellica-in-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
  }
charta-bellica-last-battle = Das ist die letzte Schlacht.
charta-bellica-last-trick = Das ist der letzte Stich.
charta-bellica-hands-nations = Nationen: { LIST($nations) }.
    .one = { $name } – { $nation }
charta-bellica-hands-sort = Sortiert das Deck nach Wappen: je vierzehn Karten.
charta-bellica-hands-draw-lots = Legt die vier Hauptstädte verdeckt hin: Alle ziehen eine, das ist ihre Nation.
charta-bellica-hands-seven-and-seven = Alle: Mischt, legt sieben Karten verdeckt auf einen Stapel und nehmt sieben auf die Hand.
charta-bellica-hands-all-in-hand = Alle: Nehmt eure vierzehn Karten auf die Hand.
charta-bellica-hands-lead = { LIST($names) } führen: Deckt die oberste Karte eures Stapels auf.
charta-bellica-hands-aid = { LIST($names) }, die Verbündeten: Legt je eine Handkarte.
charta-bellica-hands-draw-from-each-other = Gleich. { LIST($names) }: Legt eure beiseite und zieht blind voneinander.
charta-bellica-hands-may-attack = { $name } liegt eins unter der höchsten Karte: Ein Pferd zieht blind aus deren Hand und gewinnt, wenn nichts Stärkeres kommt.
charta-bellica-hands-draw-from = { $name }: Zieh blind aus der Hand von { $from }.
charta-bellica-hands-draw-from-next = Gleich. { LIST($names) }: { COUNT($names) ->
    [2] Zieht blind voneinander.
   *[other] Zieht blind, jeder beim nächsten.
  }
charta-bellica-hands-drop = { LIST($names) }: { COUNT($names) ->
    [one] Wirf eine Karte ab.
   *[other] Werft je eine Karte ab.
  }
charta-bellica-hands-take = { LIST($names) }: { COUNT($names) ->
    [one] Nimm die Karten.
   *[other] Nehmt die Karten.
  }
charta-bellica-hands-take-own = Alle: Nehmt eure eigenen Karten.
charta-bellica-highlights-biggest = Punkte auf einen Schlag
charta-bellica-highlights-streak = Mal in Folge gewonnen
charta-bellica-highlights-jesters = Mal gewann ein Narr
charta-bellica-highlights-horses = Mal gewann ein Pferd
charta-bellica-highlights-leadChanges = Mal wechselte die Führung
charta-bellica-highlights-comeback = Punkte Rückstand und doch gewonnen
charta-bellica-seat-tasks-take = Nimm die Karten: Der Stich gehört dir.
charta-bellica-seat-tasks-take-together = Nimm die Karten, zusammen mit deinem Verbündeten.
charta-bellica-seat-tasks-draw-from-each-other = Gleich: Leg deine Karte beiseite und zieh blind vom anderen Verbündeten.
charta-bellica-seat-tasks-may-attack = Du liegst eins unter der höchsten Karte: Mit einem Pferd darfst du dort blind ziehen.
charta-bellica-seat-tasks-draw-from = Du greifst an: Zieh blind aus der Hand von { $from }.
charta-bellica-seat-tasks-draw-from-next = Du liegst gleichauf: Zieh blind beim Nächsten, der gleichauf liegt.
charta-bellica-seat-tasks-drop = Wirf eine Handkarte ab.
charta-bellica-seat-asks-lot = Welche Hauptstadt hast du gezogen?
charta-bellica-seat-asks-ally = Wer ist dein Verbündeter?
charta-bellica-seat-asks-pile-card = Du führst: Deck die oberste Karte deines Stapels auf.
charta-bellica-seat-asks-hand-card = Du bist verbündet: Leg eine Handkarte.
charta-bellica-seat-asks-blind = Welche Karte wurde aus deiner Hand gezogen?
charta-bellica-seat-asks-drawn = Welche Karte wurde aus deiner Hand gezogen?
charta-bellica-seat-asks-dropped = Welche Karte wirfst du ab?
charta-bellica-seat-asks-horse = Setzt du ein Pferd ein?
charta-bellica-seat-asks-turned = Zeig die Karte, die du gelegt hast.
charta-bellica-rules-lead = Krieg mit Spielkarten, von Márton Somogyi und József Csanádi: vier Nationen zu vierzehn Karten, drei Arten zu kämpfen. Ab 8 Jahren.
charta-bellica-section-two-alliances = Zwei Bündnisse
charta-bellica-clause-cb-1 =
    .rule = Vier spielen. Sortiert das Deck nach Wappen in vier Nationen zu vierzehn Karten: Zahlen I bis X, Priester 11, Dame 12, Monarch 13, Hauptstadt 14. Legt die vier Hauptstädte verdeckt hin; jeder zieht eine und bekommt diese Nation. Dann wählt einer unter den drei anderen einen Verbündeten und führt zuerst; die übrigen zwei sind der Feind. Alle mischen, legen sieben Karten verdeckt auf einen Stapel und nehmen sieben auf die Hand.
    .ruling = Der Geber gibt ein, wer welche Hauptstadt gezogen hat, oder der Bildschirm zieht. Den Verbündeten wählt, wer links vom Geber sitzt, und führt zuerst gegen den Feind, der links am nächsten sitzt. Verbündete müssen sich nicht gegenübersitzen.
charta-bellica-clause-cb-2 =
    .rule = Ein Spieler jedes Bündnisses, der Anführer, deckt die oberste Karte seines Stapels auf. Dann legen beide Verbündeten zugleich eine Handkarte dazu. Die höhere Summe nimmt alle vier Karten. Nach jeder der vierzehn Schlachten tauschen Anführer und Verbündeter die Rollen.
charta-bellica-clause-cb-3 =
    .rule = Sind die Summen gleich, legen beide Verbündeten ihre Karte beiseite und ziehen stattdessen blind eine aus der Hand des anderen.
    .ruling = Ist es wieder gleich, ziehen sie noch einmal; ist eine Hand leer, behält jedes Bündnis, was es zuletzt gespielt hat. Beiseitegelegte Karten kommen nach der Schlacht auf die Hand dessen zurück, der sie gelegt hat.
charta-bellica-clause-cb-4 =
    .rule = Das Bündnis, dessen Karten zusammen mehr zählen, gewinnt. Am schnellsten geht es so: Beide Seiten legen gleich hohe Karten beiseite und zählen nur den Rest zusammen.
    .ruling = Bei gleichen Summen ist das Spiel unentschieden. Der Geber kann das Spiel auch früher beenden: Die begonnene Schlacht zählt nicht. Ein Spieler kann jederzeit gehen und zurückkommen; solange spielt der Verbündete beide Hände.
charta-bellica-section-combined-line = Das kombinierte Spiel
charta-bellica-clause-cb-5 =
    .rule = Die zwei Karten eines Bündnisses sind eins von diesen: Elitepaar (zwei gleiche Hofkarten; zwei Priester zählen 33); Elitepartner (zwei verschiedene Hofkarten, drei Punkte mehr); Paar (zwei gleiche Zahlen); Dreizehn (zwei Zahlen, die 13 ergeben); Zahlensumme (zwei andere Zahlen); Gemischt (eine Zahl mit einer Hofkarte); Narrenpartner (eine 1 mit einer Hofkarte). In Zahlensumme und Gemischt verdoppelt eine 2 die andere Karte.
    .ruling = Die 2 selbst zählt mit. Zwei Zweien sind ein Paar mit 4. Eine 2 mit einem Priester ist gemischt und zählt 24.
charta-bellica-clause-cb-6 =
    .rule = Ein Elitepaar schlägt Elitepartner, diese schlagen ein Paar, ein Paar schlägt die Dreizehn, und die Dreizehn schlägt Zahlensumme und Gemischt. Bei gleicher Art gewinnt die höhere Summe. Ein Narrenpartner schlägt jedes Elitepaar und Elitepartner mit seiner Hofkarte. Ihn schlagen andere Elitepartner, ein Paar, die Dreizehn und eine höhere Summe.
    .ruling = Zahlensumme und Gemischt gelten als eine Art. Der Narrenpartner schlägt sie, außer wenn ihre Summe höher ist als seine. Von zwei Narrenpartnern gewinnt der mit der höheren Hofkarte. Sind die Summen gleich, entscheidet CB-3.
charta-bellica-section-bellum = Bellum
charta-bellica-clause-cb-7 =
    .rule = Zwei bis vier spielen, jeder für sich, mit den vierzehn Karten einer Nation auf der Hand. Alle legen eine Karte verdeckt, dann wird zugleich aufgedeckt; die höchste nimmt den Stich. Spieler mit gleich hohen höchsten Karten ziehen blind eine Karte, jeder aus der Hand des nächsten von ihnen. Eine gezogene Karte kämpft, allein mit ihrem Wert, für den, aus dessen Hand sie kam; die stärkste nimmt den Stich. Währenddessen werfen alle anderen eine beliebige Karte in den Stich ab.
    .ruling = Der Bildschirm verteilt die Nationen in Sitzordnung. Ist es wieder gleich, ziehen die Gleichen noch einmal; sind ihre Hände leer, behält jeder seine eigenen Karten des Stichs.
charta-bellica-clause-cb-8 =
    .rule = Ein Narr schlägt Damen und Monarchen. Narren von mehr als zwei Spielern schlägt nur eine Hauptstadt. In einem Stich mit Narren greift kein Pferd an.
    .ruling = Ist eine Dame oder ein Monarch die höchste offene Karte, nimmt ein Narr den Stich; zwei Narren ziehen darum wie in CB-7. Mehr als zwei Narren in einem Stich schlägt eine Hauptstadt; liegt keine da, ziehen sie.
charta-bellica-clause-cb-9 =
    .rule = Ist deine Karte genau eins unter der höchsten, darfst du ein Pferd darauflegen und eine Karte aus der Hand des Spielers mit der höchsten ziehen. Ist die gezogene Karte stärker als deine, sind deine Karte und das Pferd an den Stich verloren, der geht wie zuvor; ist sie schwächer, gehört der Stich samt der gezogenen Karte dir. Alle anderen werfen eine Karte ab. Wird ein Pferd gezogen, liegen beide Pferde beiseite und kommen nach dem Stich auf die Hand zurück; ihr zieht voneinander eine andere Karte, und der Stich gehört dem, aus dessen Hand die stärkere kam. Kein Pferd darf angreifen, wenn mehrere eins darunter liegen, und keines im vorletzten Stich.
    .ruling = Das Pferd ist die 2, wenn ihr keine andere Zahl von 3 bis 10 vereinbart. Eine gezogene Karte zählt nur ihren Wert, ein Narr 1; auch eine gleiche gewinnt. Sind die Karten nach zwei Pferden wieder gleich, zieht ihr noch einmal; ist keine mehr da, nimmt die höchste den Stich. Kein Pferd, wenn die höchste Karte mehrmals liegt oder nach dem Legen in jeder Hand weniger als zwei Karten sind.
charta-bellica-clause-cb-10 =
    .rule = Sind die Hände leer, gewinnt, wessen Karten zusammen am meisten zählen.
    .ruling = Spieler mit gleicher Summe teilen sich den Sieg. Der Geber kann das Spiel auch früher beenden: Der begonnene Stich zählt nicht. Solange mindestens zwei bleiben, können Spieler gehen und zurückkommen; bis dahin werden ihre Karten blind aus der Hand gespielt, und sie können nicht gewinnen.
charta-bellica-section-french-cards = Französische Karten
charta-bellica-clause-cb-11 =
    .rule = Mit dem Deck lässt sich auch jedes französische Kartenspiel spielen: Die Wappen sind die Farben, die Einsen die Joker, die Priester die Asse; Dame, Monarch und Hauptstadt sind die Bildkarten.
    .ruling = Dort steht die Hauptstadt über dem Monarchen und der Monarch über der Dame. Umgekehrt ersetzen 52 französische Karten und vier Joker das Deck: Herz ist ungarisch, Pik deutsch, Kreuz türkisch, Karo polnisch. Ein Joker ist die 1, ein Bube der Priester, eine Dame die Dame, ein König der Monarch, ein Ass die Hauptstadt.
charta-bellica-page-lead = Gewinnt Karten: Am Ende siegt die höchste Summe der Kartenwerte. Bellum: 2 bis 4 Spieler, jeder für sich. Sonst 4 Spieler, zwei Bündnisse.
charta-bellica-page-figure = Vier Nationen, jede mit den Zahlen 1 bis 10, römisch geschrieben, und vier Hofkarten. Die 1 ist der Narr.
charta-bellica-page-cards = Die Karten
    .line-1 = Sortiert sie nach Wappen. Zahlen zählen ihren Wert, Priester 11, Damen 12, Monarchen 13, Hauptstädte 14.
    .cb-11 = Französisch: Joker = 1, Bube = Priester, Dame = Dame, König = Monarch, Ass = Hauptstadt.
    .cb-11-2 = Herz ist ungarisch, Pik deutsch, Kreuz türkisch, Karo polnisch; je ein Joker.
charta-bellica-page-bellum = Bellum
    .line-1 = Jeder nimmt eine Nation auf die Hand und legt eine Karte verdeckt. Zugleich wird aufgedeckt; die höchste nimmt den Stich.
    .line-2 = Mehrere höchste: Diese Spieler ziehen blind, jeder aus der Hand des nächsten von ihnen. Eine gezogene Karte kämpft für den, von dem sie kam; die stärkste nimmt den Stich. Alle anderen legen eine beliebige Karte dazu.
    .cb-7 = Wieder gleich: noch einmal ziehen. Sind ihre Hände leer, behält jeder das Eigene.
    .line-3 = Ein Narr schlägt Damen und Monarchen.
    .cb-8 = Er nimmt den Stich, wenn eine davon die höchste Karte ist; zwei Narren ziehen darum.
    .cb-8-2 = Mehr als zwei Narren schlägt nur eine Hauptstadt; liegt keine da, ziehen sie.
    .line-4 = Sind die Hände leer, gewinnt die höchste Summe.
    .cb-10 = Spieler mit gleicher Summe teilen sich den Sieg.
charta-bellica-page-horse = Bellum: das Pferd
    .line-1 = Ist deine Karte genau eins unter der höchsten, darfst du ein Pferd darauflegen und beim Spieler mit der höchsten eine Karte ziehen. Alle anderen legen eine Karte dazu.
    .line-2 = Ist die gezogene schwächer als deine, gehört der Stich dir. Ist sie stärker, nimmt ihn der andere, samt Karte und Pferd.
    .line-3 = Wird ein Pferd gezogen, kommen beide Pferde nach dem Stich auf die Hand zurück. Ihr zieht voneinander eine andere Karte; der Stich gehört dem, von dem die stärkere kam.
    .cb-9 = Das Pferd ist die 2 oder eine vereinbarte Zahl. Auch bei einer gleichen gewinnst du.
    .cb-9-2 = Nach zwei Pferden: bei Gleichstand noch einmal ziehen; ohne Karten gewinnt die höchste.
    .cb-9-3 = Kein Pferd, wenn zwei die höchste haben oder ihr weniger als zwei Handkarten habt.
    .line-4 = Kein Pferd bei Narren im Stich oder wenn mehrere um eins darunter liegen.
charta-bellica-page-two-alliances = Zwei Bündnisse
    .line-1 = Legt die Hauptstädte verdeckt hin; jeder zieht eine Nation. Einer wählt einen Verbündeten und führt zuerst; die übrigen sind der Feind.
    .cb-1 = Es wählt, wer links vom Geber sitzt.
    .line-2 = Alle mischen, legen sieben Karten als verdeckten Stapel hin und nehmen sieben auf.
    .line-3 = Schlacht: Ein Spieler jedes Bündnisses führt und deckt die oberste Karte seines Stapels auf. Dann legen die anderen zwei zugleich eine Handkarte zu der des Verbündeten. Die höhere Summe nimmt alle vier. Danach führen die anderen. Einfach: beide Karten addieren. Kombiniert: siehe Arten.
    .line-4 = Gleiche Summen: Die Handkarten kommen beiseite; wer sie legte, zieht dafür blind eine aus der Hand des anderen.
    .cb-3 = Wieder gleich: noch einmal ziehen. Ist eine Hand leer, behält jedes Bündnis das Eigene.
    .cb-3-2 = Beiseitegelegtes kommt nach der Schlacht auf die Hand zurück.
    .line-5 = Nach 14 Schlachten gewinnt die höhere Summe. Schnell gezählt: Gleiche beider Seiten weg.
    .cb-4 = Gleiche Summen: unentschieden.
charta-bellica-page-kinds = Kombiniert: Arten, die stärkste zuerst
    .line-1 = Hofkarten: Priester, Dame, Monarch, Hauptstadt. Eine höhere Art schlägt jede niedrigere; bei gleicher Art gewinnt die höhere Summe.
    .cb-6 = Zahlensumme und Gemischt sind eine Art. Gleich: ziehen wie oben.
    .row-1 = Art | zwei Karten | zählt
    .row-2 = Elitepaar | gleiche Hofkarten | Summe; Priester 33
    .row-3 = Elitepartner | verschiedene Hofkarten | Summe + 3
    .row-4 = Paar | gleiche Zahlen | Summe
    .row-5 = Dreizehn | Zahlen, zusammen 13 | 13
    .row-6 = Zahlensumme | andere Zahlen | Summe *
    .row-7 = Gemischt | 2–10 mit Hofkarte | Summe *
    .cb-5 = * Mit einer 2: 2 + das Doppelte der anderen.
charta-bellica-page-jester-partner = Narrenpartner: eine 1 mit einer Hofkarte
    .line-1 = Er schlägt jedes Elitepaar und die Elitepartner, in denen seine Hofkarte vorkommt.
    .line-2 = Ihn schlagen andere Elitepartner, ein Paar, die Dreizehn und eine Zahlensumme oder Gemischt über 1 + seine Hofkarte.
    .cb-6 = Alle anderen Zahlensummen und Gemischt schlägt er. Von zweien: die höhere Hofkarte; gleich: ziehen.
