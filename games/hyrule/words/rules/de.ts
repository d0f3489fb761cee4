import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_DE: RulesText = {
  title: 'Hyrule',
  lead: 'Ein Kartenspiel für zwei bis sieben: Karo sind Rubine, Kreuz Bomben, Pik Schwerter, und ein Herz ist mehr wert als Geld.',
  sections: {
    'Die Karten': {
      'HY-1': {
        rule: 'Zwei bis sieben spielen mit 52 Karten und zwei Jokern. Alle bekommen sieben und halten sie verdeckt. Sieben Züge sind ein Spiel.',
        ruling: 'Ein Tausch ist kein Zug.',
      },
      'HY-2': {
        rule: 'Wer die Karten eines Zuges gewinnt: Liegt ein Joker da, die beste Fünf (Herz, Pik, Kreuz, Karo), ohne Fünf der Joker. Sonst, wenn Herz und Karo beide da liegen, das höchste Herz. Sonst die erste Farbe von Karo, Kreuz, Pik, Herz, die da liegt, und von ihr die höchste Karte. Ein Ass ist 1, ein König 13.',
      },
      'HY-3': {
        ruling:
          'Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten warten, wer den nächsten Zug gewinnt; nach dem letzten gehören sie niemandem.',
      },
    },
    'Die Züge': {
      'HY-4': { rule: 'Alle zugleich: Jeder legt eine Karte verdeckt, auf drei decken alle auf, und wer gewinnt, nimmt alle.' },
      'HY-5': {
        rule: 'Nacheinander: Wer ausspielt, legt eine Karte offen, die anderen folgen gegen den Uhrzeigersinn. Oder er tauscht: eine Karte offen ablegen und eine vom Stapel ziehen.',
        ruling:
          'Nur wer ausspielt, tauscht, nicht gleich nach einem Tausch und nicht ohne Stapel. Nach einem Tausch spielt der Nächste gegen den Uhrzeigersinn aus.',
      },
      'HY-6': {
        rule: 'Wer die meisten Karten gewonnen hat, spielt aus; im ersten Zug, und wann immer alle gleich viele haben, wer am größten ist.',
        ruling: 'Von mehreren mit den meisten, wer zuletzt gewonnen hat. Nach einem Tausch gilt HY-5.',
      },
    },
    'Das Ende': {
      'HY-7': {
        rule: 'Nach sieben Zügen gewinnt, wer die meisten Karten hat; welche es sind, ist gleich. Ein Gleichstand kann ausgespielt werden oder so bleiben.',
        ruling:
          'Im Stechen spielen, die vorn gleichauf liegen. Alle 54 Karten werden neu gemischt, und nur was dort gewonnen wird, zählt.',
      },
    },
  },
  page: {
    lead: 'Sieben Züge, jedes Mal eine Karte. Wer einen Zug gewinnt, nimmt die Karten; die meisten gewinnen.',
    parts: {
      'Wer schlägt wen': [
        ['Karte', 'schlägt'],
        ['Karo (Rubine)', 'Kreuz, Pik'],
        ['Kreuz (Bomben)', 'Pik, Herz'],
        ['Pik (Schwerter)', 'Herz'],
        ['Herz', 'Karo'],
        ['Joker', 'alles außer Fünfen'],
      ],
      'Drei oder mehr Karten, in dieser Reihenfolge': [
        'Ein Joker liegt da: Eine Fünf schlägt ihn, Herz vor Pik, Kreuz, Karo. Keine Fünf: Der Joker gewinnt.',
        'Herz und Karo liegen beide da: Das höchste Herz gewinnt.',
        'Sonst kommt Karo zuerst, dann Kreuz, Pik, Herz.',
        'In einer Farbe gewinnt die höchste Karte: Ass 1, König 13.',
        'Zwei Joker und keine Fünf: Niemand gewinnt, die Karten warten.',
      ],
      'Alle zugleich': ['Jeder eine Karte verdeckt. Drei, zwei, eins: Alle decken auf.'],
      Nacheinander: [
        'Wer ausspielt, legt eine Karte oder tauscht eine mit dem Stapel. Die anderen folgen gegen den Uhrzeigersinn.',
        'Nach einem Tausch spielt der Nächste aus und muss legen.',
        'Wer die meisten Karten hat, spielt aus; solange alle gleich stehen, wer am größten ist.',
      ],
    },
  },
};
