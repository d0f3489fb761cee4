import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostClock } from '../clock/clock.ts';
import { leftOf, type HallClock } from '../contract/hall-clock.ts';
import { TableHallLink } from './table/hall-link.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

const HOUR = 3_600_000;
/** The clock of the table's computer is set an hour wrong. */
const wrongClock = new HostClock({
  wall: () => Date.now() - HOUR,
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

let home: string;
let at: TestHall;
let link: TableHallLink;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });
const open = () => new TableHallLink({ folder: join(home, 'nights'), clock: wrongClock }, () => undefined);

beforeEach(async () => {
  home = await freshFolder();
  for (const name of ['hall', 'nights']) await mkdir(join(home, name));
  at = await TestHall.open(join(home, 'hall'));
  link = open();
  link.join(at.address, at.code(1));
  await soon(() => expect(link.view.joined?.link).toBe('live'));
});
afterEach(async () => {
  await link.close();
  await at.hall.close();
});

describe('the clock', () => {
  const left = (clock: HallClock | undefined) => clock && leftOf(clock, wrongClock.now());

  test('is counted by a table whose own clock is set wrong, stands still while halted, and goes when it is turned off', async () => {
    await at.obey({ type: 'startClock', minutes: 25 });
    await soon(() => expect(link.clock).toHaveProperty('endsAt'));
    expect(left(link.clock)).toBeGreaterThan(24 * 60_000);
    expect(left(link.clock)).toBeLessThanOrEqual(25 * 60_000);
    await at.obey({ type: 'turnClock', to: 'halt' });
    const { clock } = await at.seen((board) => board.clock !== undefined && 'left' in board.clock);
    await soon(() => expect(link.clock).toEqual(clock));
    await at.obey({ type: 'turnClock', to: 'off' });
    await soon(() => expect(link.clock).toBeUndefined());
    expect(await at.seen(({ clock }) => clock === undefined)).not.toHaveProperty('clock');
  });

  test('goes on in a hall that was opened again, and is told a table that connects later', async () => {
    await at.obey({ type: 'startClock', minutes: 25 });
    const { clock } = await at.seen(({ clock }) => clock !== undefined);
    await at.hall.close();
    await soon(() => expect(link.view.joined?.link).toBe('lost'));
    await link.close();
    at = await TestHall.open(join(home, 'hall'));
    expect(at.board.clock).toEqual(clock);
    await rm(join(home, 'nights', 'hall.json'));
    link = open();
    link.join(at.address, at.code(1));
    await soon(() => expect(left(link.clock)).toBeGreaterThan(24 * 60_000));
    expect(left(link.clock)).toBeLessThanOrEqual(25 * 60_000);
  });
});

describe('a message', () => {
  const unseen = async (is: (tables: readonly number[] | undefined) => boolean, n = 0) => {
    await vi.waitFor(() => expect(is(at.view.messages[n]?.unseen)).toBe(true), { timeout: 30_000, interval: 10 });
  };
  const shown = (text: string | undefined) => soon(() => expect(link.view.joined?.message?.text).toBe(text));
  const confirm = () => link.confirm(link.view.joined?.message?.n ?? 0);

  test('to one table or to all stands until the dealer has confirmed it, one after the other, the organiser sees who has, and an undo takes it back', async () => {
    await at.obey({ type: 'sendMessage', text: 'Anna to the desk, please', table: 1 });
    await at.obey({ type: 'sendMessage', text: 'Only for the others', table: 2 });
    await at.obey({ type: 'sendMessage', text: 'Soup is ready' });
    await shown('Anna to the desk, please');
    confirm();
    await shown('Soup is ready');
    await unseen((tables) => tables?.length === 0);
    expect(at.view.messages.map(({ unseen }) => unseen)).toEqual([[], [2], [1, 2]]);
    confirm();
    await shown(undefined);
    await unseen((tables) => tables?.join() === '2', 2);
    await at.obey({ type: 'sendMessage', text: 'Too early' });
    await shown('Too early');
    await at.obey({ type: 'undo', n: link.view.joined?.message?.n ?? 0 });
    await shown(undefined);
  });

  test('that was confirmed does not come back when hall and table are started again; one that was not, does', async () => {
    await at.obey({ type: 'sendMessage', text: 'Soup is ready' });
    await shown('Soup is ready');
    confirm();
    await at.obey({ type: 'sendMessage', text: 'Coffee, too' });
    await shown('Coffee, too');
    await link.close();
    await at.hall.close();
    at = await TestHall.open(join(home, 'hall'));
    link = open();
    await shown('Coffee, too');
    await unseen((tables) => tables?.join() === '2');
    confirm();
    await shown(undefined);
  });
});

test('a call stands until the dealer takes it back or the organiser has answered it, and the same dealer may call again', async () => {
  const calling = (is: boolean) => at.seen(({ tables }) => (tables[0]?.calls === true) === is);
  link.call(true);
  expect(link.view.joined?.calls).toBe(true);
  await calling(true);
  link.call(false);
  await calling(false);
  link.call(true);
  await calling(true);
  await at.obey({ type: 'answerCall', table: 1 });
  await calling(false);
  await soon(() => expect(link.view.joined).not.toHaveProperty('calls'));
  link.call(true);
  await calling(true);
});
