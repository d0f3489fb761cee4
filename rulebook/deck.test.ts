import { describe, expect, it } from 'vitest';
import { parseCard, rankOf, suitOf } from './card.ts';
import { deckSize, mayLieBeside, unseen } from './deck.ts';

const ONE = { decks: 1, jokers: 0, extras: 0 };
const MANY = { decks: 2, jokers: 3, extras: 1 };

describe('cards', () => {
  it.each(['TD', 'AS', '2C', 'K?', '??', 'X1', 'X10', 'R99'])('reads %s', (text) => {
    expect(parseCard(text)).toBe(text);
  });

  it.each(['', 'D', '10D', 'TDD', 'td', '?D', 'X0', 'X', 'R100', 'K ', '1S', 'toString'])('does not read "%s"', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });

  it('give rank and suit as far as they are known', () => {
    expect([rankOf('TD'), suitOf('TD')]).toEqual(['T', 'D']);
    expect([rankOf('K?'), suitOf('K?')]).toEqual(['K', undefined]);
    expect([rankOf('X2'), suitOf('X2'), rankOf('??')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the whole deck', () => {
  it('holds every suited card once a deck, and numbered suitless ones', () => {
    expect(new Set(unseen(ONE, [])).size).toBe(52);
    expect(unseen(MANY, []).filter((card) => card === 'QH')).toHaveLength(2);
    expect(unseen(MANY, []).slice(-4)).toEqual(['X1', 'X2', 'X3', 'R1']);
  });

  it.each([ONE, MANY])('has as many cards as it says', (contents) => {
    expect(deckSize(contents)).toBe(unseen(contents, []).length);
    expect(unseen(contents, []).every((card) => parseCard(card) === card)).toBe(true);
  });
});

describe('cards beside each other', () => {
  it('occur as often as the decks hold them', () => {
    expect(mayLieBeside('QH', ['QS'], ONE)).toBe(true);
    expect(mayLieBeside('QH', ['QH'], ONE)).toBe(false);
    expect(mayLieBeside('QH', ['QH'], MANY)).toBe(true);
    expect(mayLieBeside('QH', ['QH', 'QH'], MANY)).toBe(false);
  });

  it('occur by rank as often as the decks hold it', () => {
    expect(mayLieBeside('Q?', ['QH', 'QS', 'Q?'], ONE)).toBe(true);
    expect(mayLieBeside('Q?', ['QH', 'QS', 'Q?', 'Q?'], ONE)).toBe(false);
    expect(mayLieBeside('QC', ['QH', 'QS', 'Q?', 'Q?'], ONE)).toBe(false);
  });

  it('occur once if they are numbered, and only up to the highest number', () => {
    expect(mayLieBeside('X3', ['X2'], MANY)).toBe(true);
    expect(mayLieBeside('X3', ['X3'], MANY)).toBe(false);
    expect([mayLieBeside('X4', [], MANY), mayLieBeside('R2', [], MANY)]).toEqual([false, false]);
  });

  it('occur any number of times while unknown', () => {
    expect(mayLieBeside('??', ['??', '??'], ONE)).toBe(true);
  });
});

describe('unseen cards', () => {
  it('are the whole deck without those known', () => {
    const left = unseen(MANY, ['QH', 'X2', '??']);
    expect(left).toHaveLength(deckSize(MANY) - 2);
    expect(left.filter((card) => card === 'QH')).toHaveLength(1);
    expect(left).not.toContain('X2');
  });

  it('lose one of its rank for a card known only by rank, after those known exactly', () => {
    const left = unseen(ONE, ['Q?', 'QC', 'QD', 'QH']);
    expect(left.filter((card) => rankOf(card) === 'Q')).toEqual([]);
    expect(unseen(ONE, ['Q?']).filter((card) => rankOf(card) === 'Q')).toHaveLength(3);
  });
});
