import { describe, expect, it } from 'vitest';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { hallSay } from './hall-desk.svelte.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import type { Section } from './hall-desk.svelte.ts';
import { nextThing } from './next-thing.ts';

const say = hallSay('en');

interface Doing {
  readonly section?: Section;
  readonly pasted?: string;
  readonly rounds?: number;
}

function next(hall: FakeHall, { section = 'people', pasted = '', rounds }: Doing = {}) {
  const made = fakeOrganiser(hall);
  const view = rounds === undefined ? made : { ...made, settings: { ...made.settings, rounds } };
  return nextIn(view, { section, pasted });
}

function nextIn(view: OrganiserView, { section = 'people', pasted = '' }: Doing) {
  const { settings } = view;
  return nextThing({ view, say, section, settings, draft: undefined, unsaved: settings.rulebook === '', pasted });
}

describe('the next right thing', () => {
  it('is people first, then the seating', () => {
    expect(next({ round: 0, people: 0 })).toEqual({ label: say('hall-next-add-people'), to: 'people', names: true });
    expect(next({ round: 0, people: 1 })).toMatchObject({ label: say('hall-next-add-people') });
    expect(next({ round: 0 })).toEqual({ label: say('hall-next-seat', { round: 1 }), command: { type: 'seat' }, to: 'seating' });
    expect(next({ round: 0, checkIn: true }).label).toBe('Seat round\u00a01: 4 of 12 are here');
    expect(next({ phase: 'ended', checkIn: true }).label).toBe('Seat round\u00a02: 4 of 12 are here');
  });

  it('leads to more seats before somebody is left without one', () => {
    const { settings, ...view } = fakeOrganiser({ round: 0, people: 14 });
    const few = { ...settings, tables: 3, seats: 4 };
    const at = (section: Section) => nextIn({ ...view, settings: few }, { section });
    expect(at('people')).toEqual({ label: say('hall-next-more-seats'), to: 'game' });
    expect(at('game')).toMatchObject({ command: { type: 'seat' } });
  });

  it('adds what has been typed, where it is typed', () => {
    const text = 'Anna\nBéla';
    expect(next({ round: 0, people: 0 }, { pasted: text })).toMatchObject({ command: { type: 'addPeople', text } });
    expect(next({}, { pasted: text, section: 'tables' })).not.toMatchObject({ command: { type: 'addPeople' } });
  });

  it('agrees on the game before anybody is seated, with one key where the game is shown', () => {
    const { settings, ...view } = fakeOrganiser({ round: 0 });
    const blank = { ...settings, rulebook: '' };
    const at = (section: Section) =>
      nextThing({ view: { ...view, settings: blank }, say, section, settings, draft: undefined, unsaved: true, pasted: '' });
    expect(at('people')).toEqual({ label: say('hall-next-settings'), to: 'game' });
    expect(at('game')).toEqual({ label: say('hall-game-keep'), command: { type: 'settings', settings }, to: 'game' });
  });

  it('tells nobody where to sit before the organiser has looked', () => {
    expect(next({ phase: 'draft' })).toEqual({ label: say('hall-next-look', { round: 1 }), to: 'seating' });
    expect(next({ phase: 'draft' }, { section: 'seating' })).toMatchObject({ command: { type: 'startRound' }, to: 'tables' });
  });

  it('waits for the tables, and ends the round once all have finished', () => {
    expect(next({ finished: 'some' })).toEqual({ label: say('hall-next-watch', { over: 2, of: 3 }), to: 'tables' });
    expect(next({ finished: 'some' }, { section: 'tables' })).toEqual({ label: say('hall-next-waiting', { tables: 1 }) });
    expect(next({ finished: 'all' })).toMatchObject({ command: { type: 'endRound' }, to: 'standings' });
  });

  it('counts a corrected result as finished', () => {
    const view = fakeOrganiser({ finished: 'some' });
    const results = view.results.map((one) => (one.state === 'playing' ? { ...one, state: 'corrected' as const } : one));
    const thing = nextIn({ ...view, results }, { section: 'tables' });
    expect(thing.command).toEqual({ type: 'endRound' });
  });

  it('seats the next round, and prints the standings after the last', () => {
    const second = { label: say('hall-next-seat', { round: 2 }), command: { type: 'seat' } };
    expect(next({ phase: 'ended' }, { rounds: 2 })).toMatchObject(second);
    expect(next({ phase: 'ended' }, { rounds: 1 })).toEqual({ label: say('board-end'), to: 'standings' });
    expect(next({ phase: 'ended' }, { rounds: 1, section: 'standings' })).toEqual({
      label: say('hall-next-print'),
      print: 'standings',
    });
  });
});
