import { expect, it } from 'vitest';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';
import { sayNotes } from './notes.ts';
import { playedBy, SHORT_NAMES } from './testing/states.ts';

it('explains what stands for a player who is out once in an evening: after the first time, in the first game', () => {
  const states = [3, 5, 8].flatMap((seats) => [...playedBy({ names: SHORT_NAMES.slice(0, seats), seed: 4 })]);
  const out = sayIn('en', words)('hungarian-war-signs-out');
  const explained = states.filter((state) => sayNotes({ game: 1, state }, 'en').includes(out));
  const went = states.filter(({ opening }) => (opening?.judgement.eliminated.length ?? 0) > 0);
  const firsts = went.filter(({ round, seats }) => !went.some((one) => one.seats.length === seats.length && one.round < round));
  expect([explained, firsts.length < went.length]).toEqual([firsts, true]);
  expect(states.filter((state) => sayNotes({ game: 2, state }, 'en').includes(out))).toEqual([]);
});
