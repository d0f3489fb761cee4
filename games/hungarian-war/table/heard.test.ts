import { describe, expect, it } from 'vitest';
import { handMoves } from '../rules/hands.ts';
import { presentationOf } from '../rules/judgement.ts';
import words from '../../../words/generated/hungarian-war.js';
import { LANGUAGES } from '../../../words/language.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { sayIn } from '../../../words/say.ts';
import { sayHands } from '../words/hands.ts';
import { sayStep } from '../words/said.ts';
import { hearStep } from './heard.ts';
import { sayNotes } from './notes.ts';
import { LONG_NAMES, playedBy, SHORT_NAMES, type Play } from './testing/states.ts';

/** Known cards, unnamed cards, and names of the greatest length. */
const GAMES: readonly Play[] = [
  ...[2, 3, 5, 10].map((seats) => ({ names: SHORT_NAMES.slice(0, seats), seed: seats })),
  { names: SHORT_NAMES.slice(0, 5), seed: 4, house: { cards: 'taken' }, deck: 30 },
  { names: LONG_NAMES.slice(0, 10), seed: 2 },
  { names: LONG_NAMES.slice(0, 4), seed: 5, house: { cards: 'taken' }, deck: 30 },
];
const STATES = GAMES.flatMap((play) => [...playedBy(play)]);
const ALL = STATES.flatMap((state) => {
  const { opening } = state;
  return opening === undefined ? [] : presentationOf(opening.judgement).map((step, at) => ({ state, opening, step, at }));
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every outcome has a reason and its clause, and only the centre card the blockers it needs (HW-10)', () => {
    for (const { opening, step } of ALL) {
      const { why, clause, tally } = sayStep(opening, step, language);
      expect(why).toMatch(/\p{L}.*[.!]$/u);
      expect(why).not.toContain('undefined');
      expect(clause).toMatch(/^HW-\d+$/);
      const isCentre = step.what === 'place' && step.place === 'centre';
      expect(tally?.needed).toBe(isCentre ? opening.judgement.centre.needed : undefined);
    }
  });

  it('every outcome is announced with its reason, and what changes is spoken within four seconds, with a sound', () => {
    const fallen = new Set<string>();
    for (const { state, at, opening, step } of ALL) {
      const { said, announced, stamps } = hearStep(state, at, language);
      expect(announced).toMatch(/\p{L}.*[.!] \p{L}?.*[.!]$/u);
      expect(announced).not.toMatch(/undefined|\?\?/);
      const { centre, sides, eliminated } = opening.judgement;
      const outcome = step.what === 'rejoin' ? undefined : step.place === 'centre' ? centre : sides[step.place];
      const changes = outcome?.outcome !== 'stays' || (step.what === 'place' && step.place === 'centre' && eliminated.length > 0);
      expect(said !== '', said).toBe(changes);
      expect(said.length, said).toBeLessThanOrEqual(SPOKEN_LONGEST);
      for (const stamp of stamps) fallen.add(stamp);
    }
    expect([...fallen].sort()).toEqual(['back', 'blocks', 'discarded', 'out', 'takes']);
  });

  it('all players who take a card are named, the dealer last', () => {
    for (const state of STATES) {
      const { takes, discards, lays, swap } = handMoves(state);
      const said = sayHands(state, language);
      if (state.opening === undefined) continue;
      const { players } = state.opening;
      for (const [i, { seat }] of takes.entries()) expect(said[i]?.startsWith(`${players[seat]?.name}: `)).toBe(true);
      const isDealerBusy = discards.length + lays.length > 0 || swap !== undefined;
      expect(said).toHaveLength(takes.length + Number(isDealerBusy));
    }
  });
});

it('an outcome that does not exist has nothing to say', () => {
  expect(ALL[0] && hearStep(ALL[0].state, 99, 'en')).toEqual({ stamps: [], said: '', announced: '' });
});

const FIRST_DEAL =
  'Dealer: gather all cards, shuffle and lay 5, one in the centre and one between every two neighbours; then swap the largest card into the centre.';

it.each([
  ['taken', FIRST_DEAL],
  ['entered', FIRST_DEAL],
  ['dealt', undefined],
] as const)('the first deal has instructions where people deal: cards %s', (cards, said) => {
  const first = playedBy({ names: SHORT_NAMES.slice(0, 4), seed: 4, house: { cards } }).next().value;
  expect(first && sayHands(first, 'en')[0]).toBe(said);
});

it('HW-2: the side cards of two players are told apart by left and right', () => {
  const said = [...playedBy({ names: ['Anna', 'Béla'], seed: 2 })].flatMap((state) => sayHands(state, 'en')).join(' ');
  expect(['on your left', 'on your right', 'between'].map((words) => said.includes(words))).toEqual([true, true, false]);
});

it('what stands for a player who is out is explained once in an evening: after the first time, in the first game', () => {
  const states = [3, 5, 8].flatMap((seats) => [...playedBy({ names: SHORT_NAMES.slice(0, seats), seed: 4 })]);
  const out = sayIn('en', words)('hungarian-war-signs-out');
  const explained = (game: number) => states.filter((state) => sayNotes({ game, state }, 'en').includes(out));
  const went = states.filter(({ opening }) => (opening?.judgement.eliminated.length ?? 0) > 0);
  const firsts = went.filter(({ round, seats }) => !went.some((one) => one.seats.length === seats.length && one.round < round));
  expect([explained(1), firsts.length < went.length, explained(2)]).toEqual([firsts, true, []]);
});
