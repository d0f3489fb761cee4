import { beforeEach, describe, expect, it } from 'vitest';
import type { JoiningView } from '../../host/contract/phones.ts';
import type { Course, TableView } from '../../host/contract/view.ts';
import { firstState, gameView, lastState, SHORT_NAMES, tableView } from '../../games/hungarian-war/table/testing/states.ts';
import joining from '../../words/generated/joining.js';
import { sayIn } from '../../words/say.ts';
import { part } from '../ui/testing/drawn.ts';
import { mountTable } from './testing/mounted-table.ts';

const URL = 'http://192.168.1.20:4711/#7k3m9qxa2bcd5efg8hjk4mnpqr';
const names = SHORT_NAMES.slice(0, 4);
const OPEN: JoiningView = {
  joining: 'open',
  url: URL,
  phones: names.map((name) => ({ name, words: `${name} word`, link: 'live' })),
};
const SEATING: JoiningView = {
  joining: 'seating',
  phones: OPEN.phones.map((phone, at) => (at < 2 ? { ...phone, place: 1 - at } : phone)),
};
const state = firstState({ names, seed: 7 }, ({ round }) => round > 1);
const CHOOSING: Course = { phase: 'choosing', step: 3, ready: 3, of: 4, late: [], naming: false };

let at: ReturnType<typeof mountTable>;
beforeEach(() => {
  at = mountTable();
});

function show(joining: JoiningView | undefined, more: Partial<TableView> = {}): void {
  at.show({ ...tableView(undefined), ...(joining && { joining }), ...more });
}
const listed = () => [...document.querySelectorAll('.joining li')].map((row) => row.querySelector('bdi')?.title);
const codes = () => [...document.querySelectorAll('svg[role=img]')].map((code) => code.getAttribute('aria-label') ?? '');

describe('the table display while phones join', () => {
  it('shows the code, what may be typed instead, and who has joined, with their words', () => {
    show(OPEN);
    expect(codes()).toEqual([sayIn('en', joining)('joining-code', { url: URL })]);
    expect(part('address')?.textContent).toBe('192.168.1.20:4711');
    expect(part('code')?.textContent).toBe('7k3m 9qxa 2bcd 5efg 8hjk 4mnp qr');
    expect(listed()).toEqual(names);
    for (const name of names) expect(document.body.textContent).toContain(`${name} word`);
  });

  it('says what to do in no network', () => {
    show({ joining: 'open', phones: [] });
    expect(codes()).toEqual([]);
    expect(document.body.textContent).toContain(sayIn('en', joining)('joining-no-network'));
  });

  it('fills the places in the order of the taps, and shows no code', () => {
    show(SEATING);
    expect(document.querySelector('h1')?.textContent).toBe(sayIn('en', joining)('joining-tap'));
    expect(listed()).toEqual([names[1], names[0], names[2], names[3]]);
    expect(document.querySelectorAll('.joining .seated')).toHaveLength(2);
    expect(part('here')?.textContent).toBe(sayIn('en', joining)('joining-tapped', { tapped: 2, of: 4 }));
    expect(codes()).toEqual([]);
    const phones = SEATING.phones.map((phone) => (phone.name === names[3] ? { ...phone, link: 'lost' as const } : phone));
    show({ ...SEATING, phones, phoneless: [{ name: 'Feri' }, { name: 'Gizi', after: 1 }] });
    expect(listed()).toEqual([names[1], 'Gizi', names[0], names[2], names[3], 'Feri']);
    expect(part('here')?.textContent).toBe(sayIn('en', joining)('joining-tapped', { tapped: 3, of: 5 }));
  });

  it('keeps everybody in sight when they all sit and the dealer goes on', () => {
    show({ ...SEATING, joining: 'closed' });
    expect(listed()).toEqual([names[1], names[0], names[2], names[3]]);
    expect(document.querySelector('h1')?.textContent).toBe('The dealer is setting up');
  });

  it('stands where the end of a game stood', () => {
    const over = gameView(lastState({ names, seed: 7 }), { phase: 'over', step: 9 });
    show(OPEN, { game: over });
    expect(part('joining')).not.toBeNull();
    show(undefined, { game: over });
    expect(part('joining')).toBeNull();
  });

  it('leaves a game its map and its standings, and shows no code while outcomes or a count are on', () => {
    show(OPEN, { game: gameView(state, CHOOSING) });
    expect(part('joining')).toBeNull();
    expect([part('map'), part('standings'), part('join-block')]).not.toContain(null);
    show(OPEN, { game: gameView(state, { phase: 'counting', step: 4, startedAt: 0, endsAt: 1 }) });
    expect(part('join-block')).toBeNull();
  });
});
