import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_DE: RulesText = {
  title: 'Krieg',
  lead: 'Ein Kartenspiel für alle, die eine Sieben von einem König unterscheiden. Zu entscheiden gibt es nichts, zu rufen viel.',
  sections: {
    Stiche: {
      'WR-1': {
        rule: 'Alle 52 Karten werden einzeln verdeckt ausgeteilt; manche bekommen eine mehr. Niemand schaut in den Stapel. Die Zwei ist am niedrigsten, das Ass am höchsten; die Farbe zählt nicht.',
        ruling: 'Zwei bis sechs spielen mit. Aufgeschrieben ist das Spiel für vier.',
      },
      'WR-2': {
        rule: 'Ein Stich: Wer Karten hat, deckt die oberste auf. Die höchste nimmt alle Karten der Mitte unter den Stapel.',
        ruling:
          'Zuerst die wartenden Karten, dann die eigenen, dann im Uhrzeigersinn die der anderen, wie sie gelegt wurden. Die letzte liegt zuunterst. In anderer Ordnung enden viele Spiele nie.',
      },
    },
    Krieg: {
      'WR-3': {
        rule: 'Bei Gleichstand ist Krieg: Wer gleich liegt, legt drei Karten verdeckt und deckt eine vierte auf; die höchste nimmt alles. Wieder gleich: wieder Krieg zwischen diesen.',
        ruling: 'Nur ein Gleichstand der höchsten Karten ist Krieg.',
      },
      'WR-4': {
        rule: 'Mit weniger als vier Karten legt man alle bis auf die letzte verdeckt und deckt die letzte auf. Wer keine hat, scheidet aus diesem Krieg aus; bleibt nur jemand übrig, nimmt der alles.',
        ruling:
          'Hat niemand von ihnen eine Karte, warten die Karten in der Mitte auf den nächsten Stich. Wer allein noch Karten hat, deckt allein auf und nimmt die wartenden. Kann niemand aufdecken, teilen sich die Gleichen des letzten Krieges den Sieg.',
      },
    },
    'Das Ende': {
      'WR-5': {
        rule: 'Vollständiger Sieg: Jemand hat alle Karten. Oder es geht über 15 oder 20 Minuten: Dann gewinnen die meisten Karten.',
        ruling: 'Ein laufender Stich wird beendet, wartende Karten gehören niemandem, und wer gleich viele hat, teilt den Sieg.',
      },
      'WR-7': { ruling: 'Wer zu Beginn eines Stichs keine Karten hat, ist raus.' },
    },
    Varianten: {
      'WR-6': {
        rule: 'Drei Karten: Bei jedem Stich liegen zwei verdeckt, und die dritte wird aufgedeckt. Mit Wahl (Suicide War): Man hält die Karten auf der Hand und wählt, welche man spielt.',
        ruling:
          'Ein Krieg mit drei Karten bleibt ein Krieg wie sonst. Mit Wahl wählt man auch die Karten eines Krieges, und gewonnene kommen auf die Hand.',
      },
    },
  },
  page: {
    lead: 'Alle decken auf. Die höchste nimmt alles. Gleichstand ist Krieg.',
    parts: {
      'Von hoch nach niedrig': ['Ass, König, Dame, Bube, Zehn … Zwei. Die Farbe zählt nicht.'],
      'Ein Stich': [
        'Alle decken die oberste Karte auf.',
        'Die höchste nimmt alle unter den Stapel: zuerst die eigene, dann im Uhrzeigersinn.',
      ],
      Krieg: [
        'Die höchsten liegen gleich: drei verdeckt, die vierte aufdecken.',
        'Die höchste nimmt alles. Wieder gleich: wieder Krieg.',
        'Weniger als vier Karten: die letzte aufdecken.',
        'Keine Karte mehr: raus aus diesem Krieg. Hat sie niemand, warten die Karten auf den nächsten Stich.',
      ],
      'Das Ende': ['Keine Karten: raus.', 'Alle Karten, oder die meisten, wenn die Zeit um ist: gewonnen.'],
    },
  },
};
