import { expect, it } from 'vitest';
import { frenchCardName } from '../cards.ts';
import { withArticle } from './de.ts';

it.each([
  ['A?', 'das Ass', 'das Ass'],
  ['T?', 'die Zehn', 'die Zehn'],
  ['J?', 'der Bube', 'den Buben'],
  ['Q?', 'die Dame', 'die Dame'],
  ['K?', 'der König', 'den König'],
  ['JS', 'der Pik-Bube', 'den Pik-Buben'],
  ['2D', 'die Karo-Zwei', 'die Karo-Zwei'],
  ['X1', 'der Joker', 'den Joker'],
  ['R1', 'die Regelkarte', 'die Regelkarte'],
])('%s: %s, %s', (code, nominative, accusative) => {
  const card = frenchCardName(code, 'de');
  expect([withArticle(card, 'nominative'), withArticle(card, 'accusative')]).toEqual([nominative, accusative]);
});
