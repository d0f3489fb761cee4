import { CARDS_EN } from '../../../../words/en/cards.ts';
import { asksOf } from '../asks.ts';

export const SAMURAI_ASKS_EN = asksOf({
  questions: {
    king: () => 'Who won the last game?',
    'illegal suit': (name) => `King ${name}: which suit is illegal?`,
    hand: (name) => `${name}: K, Q, J or Joker in the hand?`,
    appeal: () => 'Does anybody appeal to the King?',
    'own appeal': (name) => `${name}: appeal for the Joker?`,
    response: (name) => `King ${name}: respond?`,
    drawn: (name) => `King ${name}: which card is drawn?`,
    charging: (name) => `${name}: add a charge?`,
    army: (name) => (name === '' ? 'All armies' : `${name}: the army`),
    charge: (name) => `${name}: the charge`,
    replacement: (name) => `${name}: what replaces the Joker?`,
  },
  hands: {
    clean: 'clean',
    heads: 'K, Q or J',
    joker: 'a Joker',
    headsAndJoker: 'K, Q or J, and a Joker',
    jokers: 'two Jokers',
    headsAndJokers: 'K, Q or J, and two Jokers',
  },
  suits: CARDS_EN.suits,
  yes: 'yes',
  no: 'no',
  nobody: 'nobody',
  noKing: 'nobody: no King',
  turn: 'turn up',
});
