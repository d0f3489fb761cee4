import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { playedByBots, toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { CHARTA_BELLICA } from '../game.ts';
import { allied } from '../rules/testing/played.ts';
import { CHARTA_BELLICA_SEAT } from '../words/seat.ts';

/** The longest sentence of the table display that a phone repeats. */
const LONGEST = 120;

it('CB-2: asks both leaders to turn at once', () => {
  const state = allied(4, 'simple', 2);
  const told = toldToSeats(CHARTA_BELLICA, state).filter(({ language }) => language === 'hu');
  const asked = told.map(({ todo }) => todo.at(-1) === 'Te vezetsz: fordítsd fel a paklid felső lapját.');
  expect(asked).toEqual([true, true, false, false]);
});

describe('over random games', () => {
  const heard = { en: new Set<string>(), hu: new Set<string>(), de: new Set<string>() };

  it('says something to every seat, in sentences that fit a phone', () => {
    const houses = fc.constantFrom(...[{ line: 'bellum' }, { line: 'simple' }, { line: 'combined' }]);
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 4 }), houses, fc.infiniteStream(fc.nat()), (players, house, chances) => {
        const random = (below: number) => (chances.next().value ?? 0) % below;
        for (const state of playedByBots(CHARTA_BELLICA, players, house, random))
          for (const { language, rests = '–', todo, why } of toldToSeats(CHARTA_BELLICA, state))
            for (const sentence of [rests, ...todo, ...why]) {
              expect(sentence.trim()).not.toBe('');
              expect(sentence).not.toMatch(/undefined|NaN|\[object/);
              expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
              heard[language].add(sentence);
            }
      }),
      { seed: 7, numRuns: 40 },
    );
  });

  it.each(LANGUAGES)('puts each question to the seat that is asked, in %s', (language) => {
    const own = Object.values(CHARTA_BELLICA_SEAT[language].asks);
    expect(own.filter((sentence) => !heard[language].has(sentence))).toEqual([]);
  });

  it('says nothing in another language', () => {
    const spoken = (language: (typeof LANGUAGES)[number]) => [...heard[language]].filter((said) => /^\p{L}{2,}.* /u.test(said));
    const all = LANGUAGES.flatMap(spoken);
    expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([]);
  });
});

it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
  const { game, rules = [] } = CHARTA_BELLICA.schema.rules?.(language) ?? {};
  expect(game).toBeTruthy();
  expect(rules.length).toBeGreaterThan(8);
  expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
});
