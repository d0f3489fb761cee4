import type { CardNames } from './cards.ts';

export const CARDS_DE: CardNames = {
  ranks: {
    A: 'Ass',
    2: 'Zwei',
    3: 'Drei',
    4: 'Vier',
    5: 'Fünf',
    6: 'Sechs',
    7: 'Sieben',
    8: 'Acht',
    9: 'Neun',
    T: 'Zehn',
    J: 'Bube',
    Q: 'Dame',
    K: 'König',
  },
  letters: { T: '10', J: 'B', Q: 'D' },
  suits: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' },
  suited: (rank, suit) => `${suit}-${rank}`,
  unknown: 'unbekannte Karte',
  joker: 'Joker',
  extraCard: 'Regelkarte',
};
