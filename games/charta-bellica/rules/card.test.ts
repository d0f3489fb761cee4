import { expect, it } from 'vitest';
import { isCourt, NATIONS, parseCard, RANKS, rankOf, valueOf } from './card.ts';

const DECK = NATIONS.flatMap((nation) => RANKS.map((rank) => `${rank}${nation}` as const));

it('56 cards, four nations of 14, each with exactly one spelling', () => {
  expect(new Set(DECK).size).toBe(56);
  for (const card of DECK) expect(parseCard(card)).toBe(card);
  for (const text of ['', '0H', '1', '10H', 'AH', 'KH', 'MH', 'tH', '9C', '9S', '9h', 'X1', '??', '9?', ' 9H', '9H ', '9H\n'])
    expect(parseCard(text)).toBeUndefined();
});

it('numbers count themselves, priest 11, queen 12, monarch 13, capital 14; only those four are court cards', () => {
  const nation = DECK.slice(0, 14);
  expect(nation.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(nation.filter(isCourt).map(rankOf)).toEqual(['p', 'q', 'm', 'c']);
});
