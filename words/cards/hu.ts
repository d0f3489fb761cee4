import type { CardNames } from './cards.ts';

export const CARDS_HU: CardNames = {
  ranks: {
    A: 'ász',
    2: 'kettes',
    3: 'hármas',
    4: 'négyes',
    5: 'ötös',
    6: 'hatos',
    7: 'hetes',
    8: 'nyolcas',
    9: 'kilences',
    T: 'tízes',
    J: 'bubi',
    Q: 'dáma',
    K: 'király',
  },
  letters: { T: '10', A: 'Á', J: 'B', Q: 'D' },
  suits: { C: 'treff', D: 'káró', H: 'kőr', S: 'pikk' },
  suited: (rank, suit) => `${suit} ${rank}`,
  unknown: 'ismeretlen lap',
  joker: 'Joker',
  extraCard: 'Szabálykártya',
};
