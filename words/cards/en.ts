import type { CardNames } from './cards.ts';

export const CARDS_EN: CardNames = {
  ranks: {
    A: 'ace',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
  },
  letters: { T: '10' },
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  suited: (rank, suit) => `${rank} of ${suit}`,
  unknown: 'unknown card',
  joker: 'Joker',
  extraCard: 'Rules Card',
};
