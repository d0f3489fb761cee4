import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_DE: RulesText = {
  title: 'Die Ehre der Samurai',
  lead: 'Ein Kartenspiel von Obinna Onwuka: ein Heer, das niemand gesehen hat, eine Hand, die Schande bringen kann, und zehn Köpfe zum Sieg.',
  sections: {
    'Das Geben und die Hände': {
      'HS-1': {
        rule: '52 Karten und zwei Joker. Alle haben ein Heer aus drei verdeckten Karten, die aufeinanderliegen und die niemand gesehen hat, und drei Karten auf der Hand. Macht vorher aus, was ein Kopf wert ist.',
        ruling:
          'Für zwei bis acht Spieler. Was ein Kopf wert ist, tragt ihr vor dem Spiel ein; es steht beim Spielstand. Der Schiedsrichter verwaltet kein Geld. Gezogen wird der Reihe nach. Geht der Stapel aus, werden die Abwürfe dieser Runde eingemischt.',
      },
      'HS-2': {
        rule: 'König, Dame oder Bube auf der Hand kosten dich eine Schande: Wirf die Hand ab und zieh drei Karten, bis keine mehr dabei ist. Ziehst du einen Joker, bekommen alle anderen eine Schande. Mit drei Schanden bist du raus.',
        ruling:
          'Eine Hand mit beidem kostet und gibt. Jede neu gezogene Hand zählt wieder; jeder Joker zählt für sich und bleibt auf der Hand. Raus bist du für den Rest der Runde: Leg Heer und Hand weg. In der nächsten Runde bist du mit allen Köpfen und ohne Schanden wieder dabei. Hausregel: raus für den Rest des Spiels. Auch wer geht, legt Heer und Hand weg und behält seine Köpfe. Wer dazukommt oder zurückkommt, spielt ab der nächsten Runde mit.',
      },
      'HS-3': {
        rule: 'Danach darfst du Karten deines Heers durch Handkarten ersetzen, ohne die alten anzusehen. Ersetzte Karten kommen auf einen eigenen Stapel.',
      },
    },
    'Die Schlacht und das Ende': {
      'HS-4': {
        rule: 'Deckt alle Heere auf. Ass 13, König 12, Dame und Bube 11. Ein Heer mit Joker verliert sofort. Die höchste Summe nimmt alle Könige, Damen und Buben: Das sind die Köpfe. Haben mehrere die höchste Summe, siegt niemand.',
        ruling:
          'Die anderen Karten zählen ihre Zahl. Jede genommene Karte ist ein Kopf. Sind nur noch Heere mit Joker da, siegt niemand.',
      },
      'HS-5': {
        rule: 'Könige, Damen, Buben und Joker kommen zurück in den Stapel, die Hände werden abgeworfen; dann wird gemischt und eine neue Runde gespielt. Das Spiel geht, bis jemand zehn Köpfe hat.',
        ruling:
          'Für jede Runde werden alle Karten gemischt; Köpfe und Schanden bleiben. Erst zählen die Köpfe, dann die Schanden: Zehn Köpfe gewinnen auch, wenn du durch dieselbe Schlacht raus bist. Sind alle raus, gewinnt niemand die Runde. Gilt „raus für den Rest des Spiels“, gewinnt auch, wer als Letzter übrig ist; sind alle zugleich raus, gewinnen die meisten Köpfe, bei Gleichstand gemeinsam. Der Geber kann das Spiel auch früher beenden: Die begonnene Runde zählt nicht, die meisten Köpfe gewinnen, und hat noch niemand welche, gewinnt niemand.',
      },
    },
    'Varianten, auch zusammen': {
      'HS-6': {
        rule: 'Könige: Bei mehreren Spielen hintereinander ist der letzte Sieger König und verbietet eine Farbe. Wer eine Karte davon im Heer hat, auch der König, bekommt eine Schande.',
        ruling:
          'Eine je Schlacht, wie viele Karten es auch sind. Die Farbe wird einmal für das Spiel genannt. Im ersten Spiel des Abends gibt es keinen König, und auch sonst nur, wenn genau ein Sieger des letzten Spiels am Tisch sitzt.',
      },
      'HS-7': {
        rule: 'Köpfe und Schanden: Eine Schande nimmt dir einen Kopf, auch unter null. Bei minus drei bist du raus; mit neuen Köpfen machst du verlorene wett.',
        ruling:
          'Köpfe und Schanden einer Schlacht zählen zusammen, und der Stand bleibt von Runde zu Runde. Bei minus drei bist du raus für den Rest des Spiels, was auch sonst vereinbart ist. Wer als Letzter übrig ist, gewinnt; zehn Köpfe gewinnen vorher.',
      },
      'HS-8': {
        rule: 'Sturm: Bevor jemand sein Heer sieht, entscheidet jeder der Reihe nach, ob noch eine Handkarte verdeckt zum Heer kommt. Legst du eine dazu und verlierst trotzdem, bekommst du eine Schande.',
        ruling:
          'Ein Sturm gehört in allem zum Heer. Wer sich die höchste Summe teilt, hat nicht verloren; ein Heer mit Joker hat verloren.',
      },
      'HS-9': {
        rule: 'Diplomatie, mit Königen: Gibt ein Joker Schanden, darfst du den König um Gnade bitten. Erhört er dich, zieht er eine Karte; König, Dame oder Bube hebt den Joker auf. Auch wegen eines Jokers im Heer darfst du ihn bitten; gelingt es, darfst du ihn durch eine Handkarte ersetzen.',
        ruling:
          'Einmal je Joker. Der König kann nicht sich selbst bitten, und ist er raus, erhört er niemanden. Die gezogene Karte wird abgeworfen. Die neue Karte im Heer zählt, auch für die verbotene Farbe. Ohne Handkarte bleibt der Joker.',
      },
    },
  },
  page: {
    lead: 'Nimm als Erster zehn Köpfe: die Könige, Damen und Buben auf dem Tisch, die das stärkste Heer bekommt.',
    parts: {
      'Vor jeder Runde': [
        'Macht vor dem Spiel den Einsatz je Kopf aus.',
        { clause: 'HS-1', ruling: 'Zwei bis acht Spieler. Mischt für jede Runde alle 52 Karten und zwei Joker.' },
        'Alle bekommen drei verdeckte Karten aufeinander als Heer, das niemand ansieht, und drei auf die Hand.',
      ],
      'Deine Hand': [
        'K, D oder B dabei: Du bekommst eine Schande. Leg die Hand ab und zieh drei neue, bis nichts davon dabei ist.',
        'Ein Joker dabei: Alle anderen bekommen eine Schande.',
        { clause: 'HS-2', ruling: 'Es geht der Reihe nach. Jede Hand und jeder Joker zählt, auch beides zusammen.' },
        'Mit drei Schanden bist du raus.',
        { clause: 'HS-2', ruling: 'Nur für diese Runde: Leg deine Karten weg. Danach bist du ohne Schanden wieder dabei.' },
        'Dann darfst du Heerkarten ungesehen durch Handkarten ersetzen. Die alten kommen ungesehen auf einen Stapel für sich.',
      ],
      'Die Schlacht': [
        'Deckt die Heere auf und zählt. Ein Heer mit Joker verliert sofort.',
        'Die höchste Summe nimmt alle K, D und B aller Heere. Haben mehrere die höchste, nimmt niemand etwas.',
        { clause: 'HS-4', ruling: '2 bis 10 zählen ihre Zahl.' },
        { clause: 'HS-4', ruling: 'Jede genommene Karte ist ein Kopf. Sind nur Heere mit Joker übrig, siegt niemand.' },
      ],
      'So zählt eine Karte': [
        ['A', 'K', 'D, B'],
        ['13', '12', '11'],
      ],
      'Das Ende': [
        'Spielt Runde um Runde, bis jemand zehn Köpfe hat und gewinnt.',
        { clause: 'HS-5', ruling: 'Notiert Köpfe und Schanden: Sie bleiben. Sind alle raus, gewinnt niemand die Runde.' },
        { clause: 'HS-5', ruling: 'Köpfe zählen zuerst: Zehn gewinnen auch, wenn dich dieselbe Schlacht rauswirft.' },
      ],
      'Zum Dazunehmen': [
        'Könige: Der Sieger des letzten Spiels ist König und verbietet eine Farbe. Liegt sie in einem Heer, auch in seinem: eine Schande.',
        { clause: 'HS-6', ruling: 'Die Farbe gilt für das ganze Spiel. Eine Schande je Schlacht. Kein König im ersten Spiel.' },
        'Köpfe und Schanden: Eine Schande ist ein Kopf weniger; bei minus drei bist du raus.',
        { clause: 'HS-7', ruling: 'Der Stand bleibt von Runde zu Runde. Raus ist endgültig; wer übrig bleibt, gewinnt.' },
        'Sturm: Nach dem Ersetzen darf jeder reihum eine Handkarte verdeckt zum ungesehenen Heer legen. Verlierst du trotzdem: eine Schande.',
        { clause: 'HS-8', ruling: 'Gleichstand ist nicht verloren.' },
        'Diplomatie, mit König: Gibt dir ein Joker eine Schande oder liegt er in deinem aufgedeckten Heer, bitte den König um Gnade. Erhört er dich, zieht er eine Karte vom Deck. Bei K, D oder B gilt der Joker nicht; den im Heer darfst du aus der Hand ersetzen.',
        { clause: 'HS-9', ruling: 'Je Joker bittet einer, nie der König. Gilt er nicht, bekommt niemand eine Schande.' },
        {
          clause: 'HS-2',
          ruling:
            'Raus für das Spiel: Mit drei Schanden bist du endgültig raus; wer allein übrig bleibt, gewinnt auch ohne zehn Köpfe.',
        },
      ],
    },
  },
};
