import { expect, it } from 'vitest';
import words from '../../../words/generated/hyrule.js';
import { LANGUAGES } from '../../../words/language.ts';
import { taughtIn } from '../../../words/rulebook.ts';
import { sayIn } from '../../../words/say.ts';
import { GOALS } from '../rules/lesson.ts';

it.each(LANGUAGES)('gives every goal of the lesson its own heading and words in %s, and marks rulings', (language) => {
  const taught = GOALS.map((goal) => taughtIn(words, goal, language));
  expect(new Set(taught.map((one) => one?.title)).size).toBe(GOALS.length);
  expect(new Set(taught.map((one) => one?.rule)).size).toBe(GOALS.length);
  for (const one of taught) expect(one?.title.length, one?.title).toBeLessThanOrEqual(32);
  expect(GOALS.filter((_, at) => taught[at]?.ruling !== undefined)).toEqual(['two jokers', 'most leads']);
});

it('uses the Hungarian article that fits the sound of the number', () => {
  const take = (cards: number) => sayIn('hu', words)('hyrule-hands-take', { name: 'Anna', cards });
  expect([take(5), take(6)]).toEqual(['Anna: vidd el mind az 5 lapot.', 'Anna: vidd el mind a 6 lapot.']);
});
