import { describe, expect, it } from 'vitest';
import { handMoves } from '../rules/hands.ts';
import { presentationOf } from '../rules/judgement.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { sayHands } from '../words/hands.ts';
import { sayStep } from '../words/said.ts';
import { LONG_NAMES, playedBy, SHORT_NAMES } from './testing/states.ts';

const GAMES = [2, 3, 5, 10].map((seats) => ({ names: SHORT_NAMES.slice(0, seats), seed: seats }));

describe.each(LANGUAGES)('the display in %s', (language) => {
  it('gives every outcome of whole games a reason and its clause', () => {
    for (const game of GAMES)
      for (const { opening } of playedBy(game))
        for (const step of opening === undefined ? [] : presentationOf(opening.judgement)) {
          const said = opening && sayStep(opening, step, language);
          expect(said?.why).toMatch(/\p{L}.*[.!]$/u);
          expect(said?.why).not.toContain('undefined');
          expect(said?.clause).toMatch(/^HW-\d+$/);
        }
  });

  it('HW-10: says how many blockers the centre card needs, and nothing of the kind for a side card', () => {
    for (const game of GAMES)
      for (const { opening } of playedBy(game))
        for (const step of opening === undefined ? [] : presentationOf(opening.judgement)) {
          if (opening === undefined || step.what !== 'place') continue;
          const needed = step.place === 'centre' ? opening.judgement.centre.needed : undefined;
          expect(sayStep(opening, step, language).tally?.needed).toBe(needed);
        }
  });

  it('names all players who take a card, the dealer last', () => {
    for (const game of [...GAMES, { names: LONG_NAMES.slice(0, 6), seed: 1 }])
      for (const state of playedBy(game)) {
        const { takes, discards, lays, swap } = handMoves(state);
        const said = sayHands(state, language);
        if (state.opening === undefined) {
          expect(said).toEqual([]); // The screen deals these games.
          continue;
        }
        const { players } = state.opening;
        for (const [i, { seat }] of takes.entries()) expect(said[i]?.startsWith(`${players[seat]?.name}: `)).toBe(true);
        const isDealerBusy = discards.length + lays.length > 0 || swap !== undefined;
        expect(said).toHaveLength(takes.length + Number(isDealerBusy));
      }
  });
});

const FIRST_DEAL =
  'Dealer: gather all cards, shuffle and lay 5, one in the centre and one between every two neighbours; then swap the largest card into the centre.';

it.each([
  ['taken', FIRST_DEAL],
  ['entered', FIRST_DEAL],
  ['dealt', undefined],
] as const)('gives instructions for the first deal of every game if people deal: cards %s', (cards, said) => {
  const first = playedBy({ names: SHORT_NAMES.slice(0, 4), seed: 4, house: { cards } }).next().value;
  expect(first && sayHands(first, 'en')[0]).toBe(said);
});

it('HW-2: distinguishes the side cards of two players by left and right', () => {
  const said = [...playedBy({ names: ['Anna', 'Béla'], seed: 2 })].flatMap((state) => sayHands(state, 'en'));
  expect(said.some((line) => line.includes('on your left'))).toBe(true);
  expect(said.some((line) => line.includes('on your right'))).toBe(true);
  expect(said.filter((line) => line.includes('between'))).toEqual([]);
});
