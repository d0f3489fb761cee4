import { describe, expect, it } from 'vitest';
import { GOALS } from '../rules/lesson.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { HYRULE_CONSOLE } from './console/words.ts';
import { HYRULE_WORDS } from './words.ts';

describe.each(LANGUAGES)('Hyrule in %s', (language) => {
  const words = HYRULE_WORDS[language];
  const names = ['Anna', 'Béla'];

  it('words every question differently, with the name of the player asked', () => {
    const card = (what: string) => words.asks.ask({ kind: 'card', what, seat: 1, options: [], n: 0 }, names);
    const asked = ['turned', 'lead', 'follow', 'discard'].map(card);
    expect(new Set(asked).size).toBe(4);
    for (const question of asked) expect(question).toMatch(/Béla/);
    const choice = (what: string) => words.asks.ask({ kind: 'option', what, options: [], n: 0 }, names);
    expect(new Set(['tallest', 'tallest in run-off', 'run-off', 'turned'].map(choice)).size).toBe(4);
  });

  it('words every answer that is not a card, and names a seat', () => {
    const ask = { kind: 'option', what: 'lead', options: [], n: 0 } as const;
    const said = ['lay', 'swap', 'no swap', 'play off', 'share'].map((value) => words.asks.option({ value }, ask, names));
    expect(new Set(said).size).toBe(5);
    expect(words.asks.option({ value: '1', seat: 1 }, ask, names)).toBe('Béla');
  });

  it('gives every goal of the lesson its own heading and words, and marks rulings', () => {
    expect(new Set(GOALS.map((goal) => words.goals[goal].title)).size).toBe(GOALS.length);
    expect(new Set(GOALS.map((goal) => words.goals[goal].rule)).size).toBe(GOALS.length);
    for (const { title } of Object.values(words.goals)) expect(title.length, title).toBeLessThanOrEqual(32);
    expect(GOALS.filter((goal) => words.goals[goal].ruling !== undefined)).toEqual(['two jokers', 'most leads']);
  });

  it('says where a doubted card was seen, with different words for each place', () => {
    const { refusals } = HYRULE_CONSOLE[language];
    const said = ['captured', 'waiting', 'discarded'].map((where) => refusals['card cannot be there']({ where, name: 'Béla' }));
    expect(new Set(said).size).toBe(3);
  });
});

it('uses the Hungarian article that fits the sound of the number', () => {
  const { take } = HYRULE_WORDS.hu.hands;
  expect([take('Anna', 5), take('Anna', 6)]).toEqual(['Anna: vidd el mind az 5 lapot.', 'Anna: vidd el mind a 6 lapot.']);
});
