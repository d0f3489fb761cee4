import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuestView } from '../../../host/contract/guest.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import { NOT_LIVE } from '../../live/wire.ts';
import myTable from '../../../words/generated/my-table.js';
import { sayIn } from '../../../words/say.ts';
import { fakeGuest } from '../testing/fake-hall.ts';
import { found, settled } from '../testing/mounted-organiser.ts';
import GuestPage from './GuestPage.svelte';
import { seatOf } from './seat.ts';

const say = sayIn('en', myTable);

/** Nine at three tables, and two more who sit out. */
const PLACES = [
  { table: 1, people: ['p1', 'p2', 'p3'] },
  { table: 7, people: ['p4', 'p5', 'p6'] },
  { table: 8, people: ['p7', 'p8'] },
];
const SEATING = { round: 2, state: 'started', tables: PLACES, repeated: 0, unseated: ['p9', 'p10'] } as const;
const ENDED = { ...SEATING, state: 'ended' } as const;
function view(more: Partial<GuestView> = {}): GuestView {
  const given = fakeGuest({ round: 2, rounds: 4, people: 11 });
  return { ...given, seating: SEATING, ...more };
}

it('the neighbour on the left is the next clockwise, and at a table of two sits opposite', () => {
  const beside = (left: string, right: string) => [
    { where: 'left', name: left },
    { where: 'right', name: right },
  ];
  expect(seatOf(view(), 'p4')).toEqual({ table: 7, seat: 0, neighbours: beside('Edit', 'Feri') });
  expect(seatOf(view(), 'p6')).toEqual({ table: 7, seat: 2, neighbours: beside('Dani', 'Edit') });
  expect(seatOf(view(), 'p7')).toMatchObject({ neighbours: [{ where: 'opposite', name: 'Huba' }] });
  expect(seatOf(view(), 'p9')).toBe('out');
  expect(seatOf(view({ seating: ENDED }), 'p4')).toBeUndefined();
});

describe('the page of a guest', () => {
  let close: () => void;
  let show: (given: GuestView) => void;
  const sent: unknown[] = [];
  const answers: boolean[] = [];
  const text = () => document.body.textContent.replace(/\s+/g, ' ');

  function open(): void {
    const { live, say: tell } = fakeLive<GuestView>({
      command(command) {
        sent.push(command);
        return Promise.resolve((answers.shift() ?? true) ? { ok: true } : NOT_LIVE);
      },
    });
    const page = mount(GuestPage, { target: document.body, props: { live, say } });
    flushSync();
    show = (given) => {
      tell({ type: 'view', view: given });
      flushSync();
    };
    close = () => void unmount(page);
    show(view());
  }
  beforeEach(() => {
    localStorage.clear();
    open();
  });
  afterEach(() => close());

  const names = () => [...document.querySelectorAll('[data-person]')].map((one) => one.textContent);
  function type(sought: string): void {
    const field = found('input') as HTMLInputElement;
    field.value = sought;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }
  function choose(person: string): void {
    found(`[data-person=${person}]`).click();
    flushSync();
  }

  it('finds a name as it is typed, with the table of each', () => {
    expect(names()).toHaveLength(11);
    type('E');
    expect(names()).toEqual(['BélaTable 1', 'EditTable 7', 'FeriTable 7', 'Jenő']);
    type('bel');
    expect(names()).toEqual(['BélaTable 1']);
    type('Xaver');
    expect(text()).toContain('Nobody has that name.');
  });

  it('says where one sits, between whom, and how one stands', () => {
    const { standings } = view();
    show(view({ standings: standings.map((one) => (one.person === 'p4' ? { ...one, place: 5, total: 132 } : one)) }));
    choose('p4');
    expect(text()).toContain('Round 2 of 4');
    for (const said of ['Dani', 'Table 7', 'Seat 1', 'Left of you Edit', 'Right of you Feri', 'Place 5 with 132'])
      expect(text().replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
  });

  it('says how one is placed among equal totals, and that the lot decides about the final', () => {
    const standings = view().standings.map((one, at) => ({ ...one, place: at + 1, total: at < 2 ? 30 : 20 - at }));
    const [first, second, third] = standings;
    show(view({ standings, lot: 2 }));
    for (const [one, tied, drawn] of [
      [first, true, false],
      [second, true, true],
      [third, false, false],
    ] as const) {
      choose(one?.person ?? '');
      expect(text().includes('more wins first')).toBe(tied);
      expect(text().includes('the lot decides')).toBe(drawn);
      found('main > button').click();
      flushSync();
    }
  });

  it('knows who one is when it is opened again, in the next round, and by another name', () => {
    choose('p4');
    close();
    open();
    expect(text()).toContain('Edit');
    expect(names()).toEqual([]);
    const renamed = view().standings.map((one) => (one.person === 'p4' ? { ...one, name: 'Dániel' } : one));
    const tables = [{ table: 3, people: ['p4', 'p1'] }];
    show(view({ standings: renamed, seating: { round: 3, state: 'started', tables, repeated: 0, unseated: [] } }));
    expect(text()).toMatch(/Dániel\s*Table\s*3/);
    close();
    open();
    show(view({ standings: renamed }));
    expect(names()).toEqual([]);
  });

  it('asks again if somebody else is meant, or nobody of that name is there', () => {
    choose('p4');
    found('main > button').click();
    flushSync();
    expect(names()).toHaveLength(11);
    choose('p1');
    show(view({ standings: view().standings.filter(({ person }) => person !== 'p1') }));
    expect(names()).toHaveLength(10);
  });

  it('lets one say that one is here where the organiser asks for it, says whether that arrived, and nothing else', async () => {
    const as = (awaited: boolean, version: number) => {
      const { standings } = view();
      return view({ version, standings: standings.map((one) => ({ ...one, ...(awaited && { awaited: true as const }) })) });
    };
    choose('p4');
    expect(document.querySelector('.arrive')).toBeNull();
    show(as(true, 2));
    expect(text()).toContain(say('my-table-awaited'));
    answers.push(false, true);
    found('.arrive').click();
    await settled();
    expect(text()).toContain(say('my-table-not-taken'));
    found('.arrive').click();
    await settled();
    expect(sent).toEqual(Array(2).fill({ type: 'checkIn', person: 'p4' }));
    expect(text()).toContain(say('my-table-checked-in'));
    show(as(false, 3));
    expect(text()).toContain(say('my-table-checked-in'));
    show(as(true, 4));
    expect(text()).not.toContain(say('my-table-checked-in'));
    found('.arrive', say('my-table-i-am-here'));
  });

  it('says that one sits out, has gone, or waits for the next round', () => {
    choose('p9');
    expect(text()).toContain('You sit out this round.');
    show(view({ standings: view().standings.map((one) => ({ ...one, here: false })) }));
    expect(text()).toContain('down as gone');
    show(view({ seating: ENDED }));
    expect(text()).toContain('when the next round begins');
  });
});
