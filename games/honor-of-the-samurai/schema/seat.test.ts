import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { inPlay } from '../../kit/testing/in-play.ts';
import { playedByBots, toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { HONOR_OF_THE_SAMURAI } from '../game.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { SAMURAI_SEAT } from '../words/seat.ts';

/** The longest sentence of the table display that a phone repeats. */
const LONGEST = 120;

it('HS-2: tells a player who declares a face card to draw anew, and asks again', () => {
  const { answered, begun } = inPlay(honorOfTheSamurai);
  const state = answered(begun(3), 'heads');
  const told = toldToSeats(HONOR_OF_THE_SAMURAI, state).filter(({ language }) => language === 'en');
  expect(told.map(({ todo }) => todo)).toEqual([
    ['Discard your hand and draw three cards.', 'Do you hold a K, Q, J or Joker?'],
    ['Anna: any K, Q, J or Joker in hand?'],
    ['Anna: any K, Q, J or Joker in hand?'],
  ]);
});

it.each(LANGUAGES)('HS-2: says in %s until when a player who is out does not play', (language) => {
  const { answered, begun } = inPlay(honorOfTheSamurai);
  const rests = (out: 'hand' | 'game') => {
    const state = answered(begun(3, { out }), 'joker', 'joker', 'heads');
    return toldToSeats(HONOR_OF_THE_SAMURAI, state)
      .filter((told) => told.language === language)
      .map((told) => told.rests);
  };
  expect(rests('hand')).toEqual([undefined, undefined, SAMURAI_SEAT[language].rests.hand]);
  expect(rests('game')).toEqual([undefined, undefined, SAMURAI_SEAT[language].rests.game]);
});

describe('over random games', () => {
  const heard = { en: new Set<string>(), hu: new Set<string>(), de: new Set<string>() };

  it('says something to every seat, in sentences that fit a phone', () => {
    const houses = fc.constantFrom(
      ...[{ cards: 'entered' }, { cards: 'dealt' }, { charges: 'yes' }, { kings: 'yes', diplomacy: 'yes', charges: 'yes' }],
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), houses, fc.infiniteStream(fc.nat()), (players, house, chances) => {
        const random = (below: number) => (chances.next().value ?? 0) % below;
        for (const state of playedByBots(HONOR_OF_THE_SAMURAI, players, house, random))
          for (const { language, rests = '–', todo, why } of toldToSeats(HONOR_OF_THE_SAMURAI, state))
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
    const own = Object.values(SAMURAI_SEAT[language].asks);
    expect(own.filter((sentence) => !heard[language].has(sentence))).toEqual([]);
  });

  it('says nothing in another language', () => {
    const spoken = (language: (typeof LANGUAGES)[number]) => [...heard[language]].filter((said) => /^\p{L}{2,}.* /u.test(said));
    const all = LANGUAGES.flatMap(spoken);
    expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([]);
  });
});

it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
  const { game, rules = [] } = HONOR_OF_THE_SAMURAI.schema.rules?.(language) ?? {};
  expect(game).toBeTruthy();
  expect(rules.length).toBeGreaterThan(8);
  expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
});
