import { CARDS_HU } from '../../../../words/hu/cards.ts';
import { asksOf } from '../asks.ts';

export const SAMURAI_ASKS_HU = asksOf({
  questions: {
    king: () => 'Ki nyerte az előző játékot?',
    'illegal suit': (name) => `${name}, a király: melyik szín tilos?`,
    hand: (name) => `${name}: K, D, B vagy Joker van a kézben?`,
    appeal: () => 'Fordul valaki a királyhoz?',
    'own appeal': (name) => `${name}: a királyhoz fordul a Joker miatt?`,
    response: (name) => `${name}, a király: meghallgatja?`,
    drawn: (name) => `${name}, a király: mit húzott?`,
    charging: (name) => `${name}: ad hozzá rohamot?`,
    army: (name) => (name === '' ? 'Minden sereg' : `${name}: a sereg`),
    charge: (name) => `${name}: a roham lapja`,
    replacement: (name) => `${name}: mi kerül a Joker helyére?`,
  },
  hands: {
    clean: 'tiszta',
    heads: 'K, D vagy B',
    joker: 'egy Joker',
    headsAndJoker: 'K, D vagy B, és egy Joker',
    jokers: 'két Joker',
    headsAndJokers: 'K, D vagy B, és két Joker',
  },
  suits: CARDS_HU.suits,
  yes: 'igen',
  no: 'nem',
  nobody: 'senki',
  noKing: 'senki: nincs király',
  turn: 'felfordít',
});
