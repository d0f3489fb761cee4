import { expect, it } from 'vitest';
import { parseCard, rankOf, suitOf, type Card } from './card.ts';
import { deckSize, mayLieBeside, unseen } from './deck.ts';

const ONE = { decks: 1, jokers: 0, extras: 0 };
const MANY = { decks: 2, jokers: 3, extras: 1 };

it.each([
  ['TD', 'T', 'D'],
  ['AS', 'A', 'S'],
  ['2C', '2', 'C'],
  ['K?', 'K', undefined],
  ['??', undefined, undefined],
  ['X1', undefined, undefined],
  ['X10', undefined, undefined],
  ['R99', undefined, undefined],
])('reads %s as a card of rank %s and suit %s', (text, rank, suit) => {
  const card = parseCard(text) ?? expect.fail('no card');
  expect([card, rankOf(card), suitOf(card)]).toEqual([text, rank, suit]);
});

it.each(['', 'D', '10D', 'TDD', 'td', '?D', 'X0', 'X', 'R100', 'K ', '1S', 'toString'])('does not read "%s"', (text) => {
  expect(parseCard(text)).toBeUndefined();
});

it('a deck holds every suited card once a deck, then numbered suitless ones, as many as it says', () => {
  expect(new Set(unseen(ONE, [])).size).toBe(52);
  expect(unseen(MANY, []).filter((card) => card === 'QH')).toHaveLength(2);
  expect(unseen(MANY, []).slice(-4)).toEqual(['X1', 'X2', 'X3', 'R1']);
  expect([ONE, MANY].map(deckSize)).toEqual([ONE, MANY].map((contents) => unseen(contents, []).length));
});

it.each<[Card, string, number, boolean]>([
  ['QH', 'QS', 1, true],
  ['QH', 'QH', 1, false],
  ['QH', 'QH', 2, true],
  ['QH', 'QH QH', 2, false],
  // By rank as often as the decks hold it.
  ['Q?', 'QH QS Q?', 1, true],
  ['Q?', 'QH QS Q? Q?', 1, false],
  ['QC', 'QH QS Q? Q?', 1, false],
  // Numbered ones once, and only up to the highest number.
  ['X3', 'X2', 2, true],
  ['X3', 'X3', 2, false],
  ['X4', '', 2, false],
  ['R2', '', 2, false],
  ['??', '?? ??', 1, true],
])('%s beside %s in %i decks: %s', (card, others, decks, may) => {
  expect(mayLieBeside(card, others.split(' ').filter(Boolean) as Card[], decks === 1 ? ONE : MANY)).toBe(may);
});

it('unseen are the cards of the deck without those known, exactly or by rank alone', () => {
  const left = unseen(MANY, ['QH', 'X2', '??']);
  expect(left).toHaveLength(deckSize(MANY) - 2);
  expect(left.filter((card) => card === 'QH' || card === 'X2')).toEqual(['QH']);
  const queens = (...known: readonly Card[]) => unseen(ONE, known).filter((card) => rankOf(card) === 'Q').length;
  expect([queens('Q?', 'QC', 'QD', 'QH'), queens('Q?')]).toEqual([0, 3]);
});
