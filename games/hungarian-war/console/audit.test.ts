import { describe, expect, it } from 'vitest';
import { apply, lastState } from '../table/testing/states.ts';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';
import { sayAudit, trackedOf } from './audit.ts';

const NO_CHANCE = { draw: () => '??' as const };
const house = {
  decks: 1,
  jokers: 0,
  rulesCards: 0,
  jokerValue: 15,
  rulesCardValue: 20,
  lastTable: 'leave',
  cards: 'taken',
} as const;

describe('HW-21: a pile counted against the screen', () => {
  const say = sayIn('en', words);
  const open = (by: number) => say('hungarian-war-audit-verdicts-open', { by, cards: 2 });
  const cannot = say('hungarian-war-audit-verdicts-cannot', { least: 22, most: 46 });

  it('matches the screen, or differs from the sum of its named cards', () => {
    const tracked = { points: 31, open: 0 };
    expect(sayAudit({ house }, tracked, 31, 'en')).toBe(say('hungarian-war-audit-verdicts-same'));
    expect(sayAudit({ house }, tracked, 28, 'en')).toBe(say('hungarian-war-audit-verdicts-named-less', { points: 3 }));
  });

  it('gives the difference to the cards without a name, as far as their possible values allow', () => {
    const tracked = { points: 20, open: 2 };
    expect(sayAudit({ house }, tracked, 22, 'en')).toBe(open(2));
    expect(sayAudit({ house }, tracked, 46, 'en')).toBe(open(26));
    expect(sayAudit({ house }, tracked, 47, 'en')).toBe(cannot);
    expect(sayAudit({ house: { ...house, jokers: 1 } }, tracked, 47, 'en')).toBe(open(27));
    expect(sayAudit({ house }, tracked, 21, 'en')).toBe(cannot);
  });

  it('starts from the cards, whatever was counted or given before', () => {
    const state = lastState({ names: ['Anna', 'Béla'], seed: 4 });
    const [anna] = state.seats;
    if (anna === undefined) throw new Error('the seat is empty');
    const before = trackedOf(state, anna.pile);
    const given = apply(state, { type: 'adjustPoints', player: anna.player.id, by: 5, reason: 'x' }, NO_CHANCE);
    const counted = apply(given, { type: 'countPile', player: anna.player.id, points: 999 }, NO_CHANCE);
    expect(before.cards).toBeGreaterThan(0);
    expect(trackedOf(counted, counted.seats[0]?.pile ?? anna.pile)).toEqual(before);
  });
});
