import type { HungarianWarSeatWords } from './en.ts';

const failed: HungarianWarSeatWords['centre']['block']['lone taker'] = ({ blocked, needed }) =>
  `Dein Block der Mitte hält nicht: ${blocked} geblockt, ${needed} nötig.`;

export const HUNGARIAN_WAR_SEAT_DE: HungarianWarSeatWords = {
  take: (target) => `Nimm ${target}.`,
  rests: {
    out: 'Du bist raus, bis niemand die mittlere Karte blockt oder alle es tun.',
    away: 'Du bist abwesend. Sag dem Geber, wenn du zurück bist.',
  },
  side: {
    take: {
      'lone taker': ({ target }) => `Du nimmst ${target}: Nur du wolltest sie.`,
      'two takers': ({ target, other }) => `Du und ${other} wolltet ${target}: Niemand bekommt sie.`,
      'blocker wins': ({ target, other }) => `Du wolltest ${target}, aber ${other} blockte und bekommt sie.`,
    },
    block: {
      'blocker wins': ({ target, other }) => `Du blockst ${other} und nimmst ${target}.`,
      'lone blocker': ({ target }) => `Du hast ${target} geblockt, aber niemand wollte sie.`,
      'two blockers': ({ target, other }) => `Du und ${other} habt ${target} geblockt: Sie wird abgelegt.`,
    },
  },
  centre: {
    take: {
      'block stands, takers out': ({ blocked, needed }) =>
        `Du bist raus, denn der Block der Mitte hält: ${blocked} geblockt, ${needed} nötig.`,
      'lone taker': () => 'Du nimmst die mittlere Karte: Nur du wolltest sie, und kein Block hält.',
      'several takers': ({ takers }) => `${takers} wollten die mittlere Karte, auch du: Niemand bekommt sie.`,
    },
    block: {
      'everybody blocks': () => 'Alle haben die mittlere Karte geblockt, auch du: Sie wird abgelegt, niemand ist raus.',
      'block stands, takers out': ({ blocked, needed }) =>
        `Dein Block hält: ${blocked} geblockt, ${needed} nötig. Wer die Mitte wollte, ist raus.`,
      'block stands, blockers out': () => 'Du bist raus: Du hast die mittlere Karte geblockt, aber niemand wollte sie.',
      'lone taker': failed,
      'several takers': failed,
      'nobody takes': failed,
    },
  },
  noDie: 'Du hast in dieser Runde nichts gewählt.',
  rejoin: {
    'nobody blocked': 'Du bist wieder dabei: Niemand hat die mittlere Karte geblockt.',
    'everybody blocked': 'Du bist wieder dabei: Alle haben die mittlere Karte geblockt.',
    'block attempted': 'Du bleibst raus: Jemand hat die mittlere Karte geblockt.',
  },
};
