import { CARDS_DE } from '../../../../words/de/cards.ts';
import { asksOf } from '../asks.ts';

export const SAMURAI_ASKS_DE = asksOf({
  questions: {
    king: () => 'Wer hat das letzte Spiel gewonnen?',
    'illegal suit': (name) => `König ${name}: Welche Farbe ist verboten?`,
    hand: (name) => `${name}: K, D, B oder Joker auf der Hand?`,
    appeal: () => 'Ruft jemand den König an?',
    'own appeal': (name) => `${name}: den König wegen des Jokers anrufen?`,
    response: (name) => `König ${name}: darauf eingehen?`,
    drawn: (name) => `König ${name}: Welche Karte ist gezogen?`,
    charging: (name) => `${name}: einen Sturm dazulegen?`,
    army: (name) => (name === '' ? 'Alle Heere' : `${name}: das Heer`),
    charge: (name) => `${name}: der Sturm`,
    replacement: (name) => `${name}: Was ersetzt den Joker?`,
  },
  hands: {
    clean: 'sauber',
    heads: 'K, D oder B',
    joker: 'ein Joker',
    headsAndJoker: 'K, D oder B und ein Joker',
    jokers: 'zwei Joker',
    headsAndJokers: 'K, D oder B und zwei Joker',
  },
  suits: CARDS_DE.suits,
  yes: 'ja',
  no: 'nein',
  nobody: 'niemand',
  noKing: 'niemand: kein König',
  turn: 'aufdecken',
});
