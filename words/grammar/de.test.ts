import { expect, it } from 'vitest';
import { CARDS_DE } from '../cards/cards.ts';
import { withArticle } from './de.ts';

it.each([
  [CARDS_DE.ranks.A, 'das Ass', 'das Ass'],
  [CARDS_DE.ranks.T, 'die Zehn', 'die Zehn'],
  [CARDS_DE.ranks.J, 'der Bube', 'den Buben'],
  [CARDS_DE.ranks.Q, 'die Dame', 'die Dame'],
  [CARDS_DE.ranks.K, 'der König', 'den König'],
  [CARDS_DE.suited(CARDS_DE.ranks.J, CARDS_DE.suits.S), 'der Pik-Bube', 'den Pik-Buben'],
  [CARDS_DE.suited(CARDS_DE.ranks['2'], CARDS_DE.suits.D), 'die Karo-Zwei', 'die Karo-Zwei'],
  [CARDS_DE.joker, 'der Joker', 'den Joker'],
  [CARDS_DE.extraCard, 'die Regelkarte', 'die Regelkarte'],
])('%s: %s, %s', (card, nominative, accusative) => {
  expect([withArticle(card, 'nominative'), withArticle(card, 'accusative')]).toEqual([nominative, accusative]);
});
