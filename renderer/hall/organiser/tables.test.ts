import { afterEach, describe, expect, it } from 'vitest';
import type { GameDifference, MirrorTrouble, OrganiserView, TableSummary, ToldAside } from '../../../host/contract/hall.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import { click, found, mountOrganiser, press, settled, type } from '../testing/mounted-organiser.ts';
import { hallSay } from './hall-desk.svelte.ts';
import { parsePoints } from './rows.ts';

const say = hallSay('en');

let page: ReturnType<typeof mountOrganiser>;
afterEach(() => page.close());

/** The tables, with `more` known of the first. */
async function open(hall: FakeHall = {}, more: Partial<TableSummary> = {}) {
  const view = fakeOrganiser(hall);
  const tables = view.board.tables.map((one, at) => (at === 0 ? { ...one, ...more } : one));
  const shown: OrganiserView = { ...view, board: { ...view.board, tables } };
  page = mountOrganiser(shown);
  await press('Digit4');
  return shown;
}
async function openFirst(more: Partial<TableSummary> = {}, hall: FakeHall = {}) {
  const view = await open(hall, more);
  await click('[data-table="1"]');
  return view;
}
const numbers = () => [...document.querySelectorAll('[data-table]')].map((one) => Number(one.getAttribute('data-table')));
const said = (part: string) => [...document.querySelectorAll(`[data-part=${part}]`)].map(({ textContent }) => textContent.trim());
const NIGHT = '0123456789abcdef0123456789abcdef';

describe('the list of tables', () => {
  it('shows all, those that have not finished, or those that need a look', async () => {
    await open({ tables: 10, people: 40, troubled: true });
    expect(numbers()).toHaveLength(10);
    await click('button', 'Not finished');
    expect(numbers()).toEqual([2, 3, 4, 6, 8, 9, 10]);
    await click('button', 'Needs a look');
    expect(numbers()).toEqual([1, 2, 5, 6, 7, 10]);
  });

  it('opens one of many by its number', async () => {
    await open({ tables: 40, people: 160 });
    const field = found('input.number') as HTMLInputElement;
    field.value = '37';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(found('[data-open]').getAttribute('data-open')).toBe('37');
    expect(field.value).toBe('');
  });

  it('ends the round without the others only when asked twice', async () => {
    await open();
    await click('[data-part=end-early]');
    expect(page.sent).toEqual([]);
    expect(found('[data-part=end-early]').textContent).toContain(say('hall-tables-end-early-again', { tables: 1 }));
    await click('[data-part=end-early]');
    expect(page.sent).toEqual([{ type: 'endRound' }]);
  });

  it('says of one whose round has ended before it that it has not finished', async () => {
    const view = fakeOrganiser();
    page = mountOrganiser({ ...view, seatings: view.seatings.map((seating) => ({ ...seating, state: 'ended' })) });
    await press('Digit4');
    expect(found('[data-table="1"] .state').textContent).toContain(say('hall-tables-result-over'));
    expect(found('[data-table="2"] .state').textContent).toContain(say('hall-tables-result-stopped'));
    await click('button[data-table="2"]');
    expect(found('[data-open="2"] h3').textContent).toContain(say('hall-tables-result-stopped'));
    await press('Digit5');
    expect(found('section p', say('hall-standings-stopped', { round: 1, tables: [2] })).className).toBe('quiet');
    window.dispatchEvent(new Event('beforeprint'));
    expect(found('.rounds [data-table="2"] h3').textContent).toContain(say('hall-tables-result-stopped'));
    expect(found('.rounds [data-table="1"] h3').textContent).not.toContain(say('hall-tables-result-stopped'));
  });
});

describe('a table that needs a look', () => {
  const TROUBLES: readonly MirrorTrouble[] = [
    { kind: 'differs', night: NIGHT, line: 412 },
    { kind: 'damaged', night: NIGHT, line: 17 },
    { kind: 'unreadable', night: NIGHT, line: 3 },
    { kind: 'disk', code: 'ENOSPC' },
  ];

  it.each(TROUBLES)('says what is wrong and what to do: $kind', async (trouble) => {
    await openFirst({ trouble });
    expect(said('trouble')).toEqual([expect.stringContaining(trouble.kind === 'disk' ? trouble.code : String(trouble.line))]);
  });

  it('is followed where its record differs, when asked twice', async () => {
    await openFirst({ trouble: { kind: 'differs', night: NIGHT, line: 412 } });
    await click('[data-open] > .button');
    expect(page.sent).toEqual([]);
    await click('[data-open] > .button');
    expect(page.sent).toEqual([{ type: 'followTable', table: 1, night: NIGHT }]);
  });

  const game = { rulebook: 'hungarian-war', round: 9, over: true, players: [{ name: 'Anna', points: 3, open: 1 }], at: 0 };
  it.each([
    [{ strangers: true }, say('hall-tables-strangers')],
    [{ link: 'lost' }, say('hall-tables-lost')],
    [{ link: 'never' }, say('hall-tables-never')],
    [{ result: 'playing', game }, say('hall-tables-unnamed-why')],
  ] as const)('says what keeps it: %o', async (more, advice) => {
    await openFirst(more);
    expect(said('advice')).toEqual([advice]);
  });
});

describe('what a table tells and does not count by itself', () => {
  const told = (view: OrganiserView) => view.results[0]?.rows.map(({ person }, at) => ({ person, points: at * 2 })) ?? [];
  /** The first table tells this besides its result. */
  async function openTold(more: Partial<ToldAside>, hall: FakeHall = {}) {
    const view = fakeOrganiser(hall);
    const aside: ToldAside = { state: 'over', rows: told(view), differs: [], ...more };
    const results = view.results.map((result, at) => (at === 0 ? { ...result, aside } : result));
    const tables = view.board.tables.map((one, at) => (at === 0 ? { ...one, aside: true as const } : one));
    const shown: OrganiserView = { ...view, results, board: { ...view.board, tables } };
    page = mountOrganiser(shown);
    await press('Digit4');
    await click('[data-table="1"]');
    return shown;
  }

  it('is marked, and said with both figures; accepted it is a correction, and it can be left', async () => {
    const view = await openTold({}, { phase: 'ended' });
    expect(found('[data-table="1"]').textContent).toContain(say('hall-tables-aside'));
    const [text = ''] = said('aside');
    expect(text).toContain(say('hall-aside-late'));
    for (const { points } of view.results[0]?.rows ?? [])
      expect(text).toContain(String(points).replace('-', '−').replace('.5', '½'));
    await click('button', say('hall-aside-accept'));
    await click('button', say('hall-aside-leave'));
    const what = { round: 1, table: 1, rows: told(view) };
    expect(page.sent).toEqual([
      { type: 'correct', ...what, reason: say('hall-aside-accepted') },
      { type: 'leave', ...what },
    ]);
  });

  const DIFFERS: readonly GameDifference[] = [
    { what: 'house', rule: 'decks', given: 2, agreed: 1 },
    { what: 'rulebook', given: 'war', agreed: 'hungarian-war' },
    { what: 'missing', name: 'Anna' },
    { what: 'other', name: 'דנה' },
  ];
  it.each([
    ['Decks: 2 instead of 1', 0],
    ['Game: War instead of Hungarian War', 1],
    ['Anna', 2],
    ['\u2068דנה\u2069', 3],
  ])('says by name what differs: %s', async (text, at) => {
    await openTold({ differs: DIFFERS.slice(at, at + 1) });
    expect(found('[data-part=aside] li').textContent).toContain(text);
    const reason = found('[data-part=aside] li').textContent.replaceAll(/[\u2068\u2069]/g, '');
    await click('button', say('hall-aside-accept'));
    expect(page.sent).toMatchObject([{ type: 'correct', reason }]);
  });

  it('is only said while the game goes on', async () => {
    await openTold({ state: 'playing', differs: DIFFERS.slice(0, 1) });
    expect(document.querySelector('[data-part=aside] .button')).toBeNull();
  });
});

describe('an open table', () => {
  it('is absent or back, enlarged on the board, and gets a new code when asked twice', async () => {
    await openFirst();
    await click('button', say('hall-tables-mark-absent'));
    await click('button', say('hall-tables-enlarge'));
    await click('button', say('hall-tables-renew'));
    await click('button', say('hall-tables-renew-again'));
    expect(page.sent).toEqual([
      { type: 'tablePresence', table: 1, here: false },
      { type: 'show', shows: { what: 'table', table: 1 } },
      { type: 'renewCode', table: 1 },
    ]);
    page.close();
    await openFirst({ absent: true });
    await click('button', say('hall-tables-mark-back'));
    expect(page.sent).toEqual([{ type: 'tablePresence', table: 1, here: true }]);
  });
});

describe('a correction', () => {
  const points = () => [...document.querySelectorAll<HTMLInputElement>('form input.number')];
  function fill(at: number, text: string): void {
    const one = points()[at];
    if (one === undefined) throw new Error('nobody sits there');
    one.value = text;
    one.dispatchEvent(new Event('input', { bubbles: true }));
  }

  it('begins with the result as it is, and is sent with its reason', async () => {
    const view = await openFirst();
    await click('[data-part=correct]');
    const result = view.results.find(({ table }) => table === 1);
    expect(points().map(({ value }) => value)).toEqual(result?.rows.map((row) => String(row.points)));
    expect(document.activeElement).toBe(points()[0]);
    fill(0, '12½');
    fill(1, '−3');
    type('[name=reason]', 'Counted again');
    await click('form [type=submit]');
    const rows = (result?.rows ?? []).map(({ person, points: before }, at) => ({ person, points: [12.5, -3][at] ?? before }));
    expect(page.sent).toEqual([{ type: 'correct', round: 1, table: 1, rows, reason: 'Counted again' }]);
    expect(document.querySelector('form:not([data-part])')).toBeNull();
  });

  it('is not sent without a reason, or with points that are no number: what is missing has the focus', async () => {
    await openFirst();
    await click('[data-part=correct]');
    await click('form [type=submit]');
    expect(found('form .alarm').textContent).toBe(say('hall-correct-need-reason'));
    expect(document.activeElement?.getAttribute('name')).toBe('reason');
    fill(2, 'many');
    await click('form [type=submit]');
    expect(document.activeElement).toBe(points()[2]);
    expect(found('form .alarm').textContent).toMatch(/as a number/);
    expect(page.sent).toEqual([]);
  });

  it('is what Ctrl+Enter and the big button send while it is typed, not the next thing of the evening', async () => {
    await openFirst({}, { finished: 'all' });
    for (const send of [() => press('Enter', { ctrlKey: true }), () => click('[data-thing]')]) {
      await click('[data-part=correct]');
      type('[name=reason]', 'Counted again');
      expect(found('[data-thing]').textContent).toContain(say('hall-tables-correct'));
      // The field keeps the focus, and the button what it says.
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      expect(found('[data-thing]').dispatchEvent(down)).toBe(false);
      await send();
      await settled();
      expect(found('[data-thing]').textContent).toContain(say('hall-next-end', { round: 1 }));
    }
    expect(page.sent).toMatchObject([{ type: 'correct' }, { type: 'correct' }]);
  });

  it('is refused in the form, which stays as it is', async () => {
    await openFirst();
    await click('[data-part=correct]');
    type('[name=reason]', 'Counted again');
    page.refuse('not at table', { name: 'Anna', round: 1, table: 1 });
    await click('form [type=submit]');
    expect(found('[data-refused=correct]').textContent).toContain('Anna');
    expect((found('[name=reason]') as HTMLInputElement).value).toBe('Counted again');
  });

  it('is possible where no result has come: everybody who was seated is asked for', async () => {
    await openFirst({}, { finished: 'none' });
    await click('[data-part=correct]');
    expect(points().map(({ value }) => value)).toEqual(['', '', '', '']);
  });
});

it.each([
  ['12', 12],
  ['12½', 12.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['½', 0.5],
  ['−3', -3],
  ['-3½', -3.5],
  [' 7 ', 7],
  ['', undefined],
  ['seven', undefined],
  ['1e9', undefined],
  ['1,000,5', undefined],
])('reads “%s” as points', (text, points) => {
  expect(parsePoints(text)).toBe(points);
});
