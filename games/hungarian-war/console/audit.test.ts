import { expect, it } from 'vitest';
import { completeHouse, type House } from '../rules/house.ts';
import { apply, lastState } from '../table/testing/states.ts';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';
import { sayAudit, trackedOf } from './audit.ts';

const say = sayIn('en', words);
const open = (by: number) => say('hungarian-war-audit-verdicts-open', { by, cards: 2 });
const cannot = say('hungarian-war-audit-verdicts-cannot', { least: 22, most: 46 });

it.each<[Pick<ReturnType<typeof trackedOf>, 'points' | 'open'>, number, string, Partial<House>?]>([
  [{ points: 31, open: 0 }, 31, say('hungarian-war-audit-verdicts-same')],
  [{ points: 31, open: 0 }, 28, say('hungarian-war-audit-verdicts-named-less', { points: 3 })],
  // As far as the values of cards without a name allow.
  [{ points: 20, open: 2 }, 22, open(2)],
  [{ points: 20, open: 2 }, 46, open(26)],
  [{ points: 20, open: 2 }, 47, cannot],
  [{ points: 20, open: 2 }, 47, open(27), { jokers: 1 }],
  [{ points: 20, open: 2 }, 21, cannot],
])('HW-21: a pile of %j by the screen is counted as %i: %s', (tracked, counted, verdict, house = {}) => {
  expect(sayAudit({ house: completeHouse(house) }, tracked, counted, 'en')).toBe(verdict);
});

it('HW-21: the screen starts from the cards, whatever was counted or given before', () => {
  const chance = { draw: () => '??' as const };
  const state = lastState({ names: ['Anna', 'Béla'], seed: 4 });
  const [anna = expect.fail('the seat is empty')] = state.seats;
  const before = trackedOf(state, anna.pile);
  const given = apply(state, { type: 'adjustPoints', player: anna.player.id, by: 5, reason: 'x' }, chance);
  const counted = apply(given, { type: 'countPile', player: anna.player.id, points: 999 }, chance);
  expect(before.cards).toBeGreaterThan(0);
  expect(trackedOf(counted, counted.seats[0]?.pile ?? anna.pile)).toEqual(before);
});
