import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { inPlay } from '../../kit/testing/in-play.ts';
import { playedByBots, toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { WAR } from '../game.ts';
import { war } from '../rules/rulebook.ts';
import { WAR_SEAT } from '../words/seat.ts';

const { given } = inPlay(war);

/** The longest sentence of the table display that a phone repeats. */
const LONGEST = 120;

describe('given a battle that Béla has won', () => {
  const state = given(3, '4? K? 9?');

  it('tells the winner where the cards go, and everybody whose they are and why', () => {
    const told = toldToSeats(WAR, state).filter(({ language }) => language === 'en');
    expect(told.map(({ why }) => why[0])).toEqual(['Béla: takes 3 cards.', 'You take the cards.', 'Béla: takes 3 cards.']);
    expect(told.map(({ todo }) => todo[0] === 'Put the cards under your stack, your own first, then clockwise.')).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('asks the player whose card is next, and tells the others whose it is', () => {
    const next = toldToSeats(WAR, state).map(({ todo }) => todo.at(-1));
    expect(next.slice(0, 6)).toEqual([
      'Show the card that you have flipped.',
      'Mutasd meg a lapot, amelyet felfordítottál.',
      'Zeig die Karte, die du aufgedeckt hast.',
      'Anna’s card?',
      'Anna lapja?',
      'Karte von Anna?',
    ]);
  });
});

describe('over random games', () => {
  const heard = { en: new Set<string>(), hu: new Set<string>(), de: new Set<string>() };

  it('says something to every seat, in sentences that fit a phone', () => {
    const houses = fc.constantFrom(
      ...[{ cards: 'entered' }, { cards: 'dealt' }, { cards: 'untracked' }, { variation: 'suicide' }],
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), houses, fc.infiniteStream(fc.nat()), (players, house, chances) => {
        const random = (below: number) => (chances.next().value ?? 0) % below;
        for (const state of playedByBots(WAR, players, house, random))
          for (const { language, rests = '–', todo, why } of toldToSeats(WAR, state))
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
    const own = Object.values(WAR_SEAT[language].asks);
    expect(own.filter((sentence) => !heard[language].has(sentence))).toEqual([]);
  });

  it('says nothing in another language', () => {
    const spoken = (language: (typeof LANGUAGES)[number]) => [...heard[language]].filter((said) => /^\p{L}{2,}.* /u.test(said));
    const all = LANGUAGES.flatMap(spoken);
    expect(all.filter((said, at) => all.indexOf(said) !== at)).toEqual([]);
  });
});

it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
  const { game, rules = [] } = WAR.schema.rules?.(language) ?? {};
  expect(game).toBeTruthy();
  expect(rules.length).toBeGreaterThan(8);
  expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
});
