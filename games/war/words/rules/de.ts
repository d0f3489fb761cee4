import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_DE: RulesText = {
  title: 'Krieg',
  lead: 'Ein Kartenspiel für alle, die eine Sieben von einem König unterscheiden. Zu entscheiden gibt es nichts, zu rufen viel.',
  sections: [
    {
      title: 'Stiche',
      clauses: [
        {
          clause: 'WR-1',
          rule: 'Alle 52 Karten werden einzeln verdeckt ausgeteilt; manche bekommen eine mehr. Niemand schaut in den Stapel. Die Zwei ist am niedrigsten, das Ass am höchsten; die Farbe zählt nicht.',
          ruling: 'Zwei bis sechs spielen mit. Aufgeschrieben ist das Spiel für vier.',
        },
        {
          clause: 'WR-2',
          rule: 'Ein Stich: Wer Karten hat, deckt die oberste auf. Die höchste nimmt alle Karten der Mitte unter den Stapel.',
          ruling:
            'Zuerst die wartenden Karten, dann die eigenen, dann im Uhrzeigersinn die der anderen, wie sie gelegt wurden. Die letzte liegt zuunterst. In anderer Ordnung enden viele Spiele nie.',
        },
      ],
    },
    {
      title: 'Krieg',
      clauses: [
        {
          clause: 'WR-3',
          rule: 'Bei Gleichstand ist Krieg: Wer gleich liegt, legt drei Karten verdeckt und deckt eine vierte auf; die höchste nimmt alles. Wieder gleich: wieder Krieg zwischen diesen.',
          ruling: 'Nur ein Gleichstand der höchsten Karten ist Krieg.',
        },
        {
          clause: 'WR-4',
          rule: 'Mit weniger als vier Karten legt man alle bis auf die letzte verdeckt und deckt die letzte auf. Wer keine hat, scheidet aus diesem Krieg aus; bleibt nur jemand übrig, nimmt der alles.',
          ruling:
            'Hat niemand von ihnen eine Karte, warten die Karten in der Mitte auf den nächsten Stich. Wer allein noch Karten hat, deckt allein auf und nimmt die wartenden. Kann niemand aufdecken, teilen sich die Gleichen des letzten Krieges den Sieg.',
        },
      ],
    },
    {
      title: 'Das Ende',
      clauses: [
        {
          clause: 'WR-5',
          rule: 'Vollständiger Sieg: Jemand hat alle Karten. Oder es geht über 15 oder 20 Minuten: Dann gewinnen die meisten Karten.',
          ruling:
            'Ein laufender Stich wird beendet, wartende Karten gehören niemandem, und wer gleich viele hat, teilt den Sieg.',
        },
        { clause: 'WR-7', ruling: 'Wer zu Beginn eines Stichs keine Karten hat, ist raus.' },
      ],
    },
    {
      title: 'Varianten',
      clauses: [
        {
          clause: 'WR-6',
          rule: 'Drei Karten: Bei jedem Stich liegen zwei verdeckt, und die dritte wird aufgedeckt. Mit Wahl (Suicide War): Man hält die Karten auf der Hand und wählt, welche man spielt.',
          ruling:
            'Ein Krieg mit drei Karten bleibt ein Krieg wie sonst. Mit Wahl wählt man auch die Karten eines Krieges, und gewonnene kommen auf die Hand.',
        },
      ],
    },
  ],
  page: {
    lead: 'Alle decken auf. Die höchste nimmt alles. Gleichstand ist Krieg.',
    parts: [
      { title: 'Von hoch nach niedrig', lines: ['Ass, König, Dame, Bube, Zehn … Zwei. Die Farbe zählt nicht.'] },
      {
        title: 'Ein Stich',
        lines: [
          'Alle decken die oberste Karte auf.',
          'Die höchste nimmt alle unter den Stapel: zuerst die eigene, dann im Uhrzeigersinn.',
        ],
      },
      {
        title: 'Krieg',
        lines: [
          'Die höchsten liegen gleich: drei verdeckt, die vierte aufdecken.',
          'Die höchste nimmt alles. Wieder gleich: wieder Krieg.',
          'Weniger als vier Karten: die letzte aufdecken.',
          'Keine Karte mehr: raus aus diesem Krieg. Hat sie niemand, warten die Karten auf den nächsten Stich.',
        ],
      },
      { title: 'Das Ende', lines: ['Keine Karten: raus.', 'Alle Karten, oder die meisten, wenn die Zeit um ist: gewonnen.'] },
    ],
  },
};
