import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { playedByBots, toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { HYRULE } from '../game.ts';
import { answered, begun } from '../rules/testing/played.ts';
import { HYRULE_SEAT } from '../words/seat.ts';

/** The longest sentence of the table display that a phone repeats. */
const LONGEST = 120;

it('HY-4: asks the player of the next card, and tells the winner of a turn what to take', () => {
  const state = answered(begun(3), '2C', 'KC', '3C');
  const told = toldToSeats(HYRULE, state).filter(({ language }) => language === 'de');
  expect(told.map(({ todo }) => todo[0])).toEqual([
    'Alle: eine Karte verdeckt.',
    'Nimm die 3 Karten.',
    'Alle: eine Karte verdeckt.',
  ]);
  expect(told.map(({ why }) => why[0])).toEqual(['Béla: nimmt 3 Karten.', 'Du nimmst die Karten.', 'Béla: nimmt 3 Karten.']);
});

describe('over random games', () => {
  const heard = { en: new Set<string>(), hu: new Set<string>(), de: new Set<string>() };

  it('says something to every seat, in sentences that fit a phone', () => {
    const houses = fc.constantFrom(
      ...[{ cards: 'entered', turns: 'strategy' }, { cards: 'entered', turns: 'chance' }, { cards: 'dealt' }],
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), houses, fc.infiniteStream(fc.nat()), (players, house, chances) => {
        const random = (below: number) => (chances.next().value ?? 0) % below;
        for (const state of playedByBots(HYRULE, players, house, random))
          for (const { language, rests = '–', todo, why } of toldToSeats(HYRULE, state))
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
    const own = Object.values(HYRULE_SEAT[language].asks);
    expect(own.filter((sentence) => !heard[language].has(sentence))).toEqual([]);
  });

  it('says nothing in another language', () => {
    const spoken = (language: (typeof LANGUAGES)[number]) => [...heard[language]].filter((said) => /^\p{L}{2,}.* /u.test(said));
    const all = LANGUAGES.flatMap(spoken);
    expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([]);
  });
});

it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
  const { game, rules = [] } = HYRULE.schema.rules?.(language) ?? {};
  expect(game).toBeTruthy();
  expect(rules.length).toBeGreaterThan(8);
  expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
});
