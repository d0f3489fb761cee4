import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { embedded, type TestBroker } from '../testing/brokers.ts';
import { FakeHall } from '../testing/fake-hall.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { WrittenNight } from '../testing/written-night.ts';
import { TableHallLink } from './hall-link.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let folder: string;
let broker: TestBroker;
let hall: FakeHall;
let link: TableHallLink;
const links = new Set<string | undefined>();
const open = () => {
  link = new TableHallLink({ folder, clock: fastClock }, () => links.add(link.view.joined?.link));
};
const night = (name = 'one.jsonl') => new WrittenNight(folder, name);
const tell = ({ name, lines }: WrittenNight) => link.flushed(name, lines);

beforeEach(async () => {
  folder = await freshFolder();
  broker = await embedded();
  await broker.start();
  links.clear();
  hall = new FakeHall();
  await hall.open(broker.url);
  open();
});
afterEach(async () => {
  await link.close();
  await hall.close();
  await broker.kill();
});

async function joined(): Promise<void> {
  expect(link.join(`${broker.url}/${hall.hall}`, hall.code)).toBeUndefined();
  expect(link.view.joining).toBe(true);
  await soon(() => expect(link.view).toMatchObject({ joined: { link: 'live' } }));
}

it('joins with the code of its card, and is told which table it is', async () => {
  await joined();
  expect(link.view).toEqual({ joined: { name: 'Kávéház', table: 7, link: 'live', behind: 0 } });
  expect(links).not.toContain('lost');
  expect(links).toContain('connecting');
});

it('publishes two nights byte for byte, each batch of lines once, though every answer comes twice', async () => {
  // What is answered late on a busy machine would be sent again.
  await link.close();
  link = new TableHallLink({ folder, clock: systemClock }, () => undefined);
  hall.copies = 2;
  await joined();
  const nights = [night(), night('two.jsonl')];
  for (const [at, one] of nights.entries()) {
    tell(await one.begin(`1.0.${at}`));
    tell(await one.fill(60, 4_000));
  }
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  const mirrored = [...hall.mirrors.values()].map((lines) => lines.join(''));
  for (const [at, one] of nights.entries()) expect(mirrored[at] === (await one.text())).toBe(true);
  const batches = hall.lines.map((told) => `${told.night} ${told.from}`);
  expect(batches.length).toBeGreaterThan(6);
  expect(new Set(batches).size).toBe(batches.length);
  expect(hall.lines.every(({ text }) => Buffer.byteLength(text) <= 64 * 1024)).toBe(true);
});

it('publishes no line beyond those that are flushed, and no night that was begun before it joined', async () => {
  const old = await night('old.jsonl').begin();
  tell(await old.fill(3));
  await joined();
  tell(await old.fill(1));
  const one = await night().begin('1.0.1');
  tell(one);
  await one.fill(5);
  link.flushed(one.name, 3);
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  expect(hall.mirrors.size).toBe(1);
  expect(hall.mirror).toBe(
    (await one.text())
      .split(/(?<=\n)/)
      .slice(0, 3)
      .join(''),
  );
});

it('tells a night of which it was killed before it had kept its name', async () => {
  await joined();
  const kept = await readFile(join(folder, 'hall.json'));
  const one = await night().begin('1.0.0', fastClock.now());
  tell(one);
  await soon(async () => expect(await readFile(join(folder, 'hall.json'), 'utf8')).toContain(one.name));
  await link.close();
  await writeFile(join(folder, 'hall.json'), kept);
  open();
  tell(await one.fill(5));
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
  await soon(async () => expect(hall.mirror).toBe(await one.text()));
});

it('goes on from the confirmed line after the broker was killed, and after a restart of the table', async () => {
  await joined();
  const one = await night().begin();
  tell(one);
  tell(await one.fill(10));
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  await broker.kill();
  await soon(() => expect(link.view.joined?.link).toBe('lost'));
  tell(await one.fill(10));
  expect(link.view.joined?.behind).toBeGreaterThan(0);
  await link.close();
  await broker.start();
  open();
  tell(one);
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
  expect(hall.mirror === (await one.text())).toBe(true);
  expect(new Set(hall.here)).toEqual(new Set(['yes', 'no']));
});

it('sends a hall that does not answer a few messages, then one at a time, and goes on once it answers', async () => {
  await joined();
  hall.silent = true;
  const one = await night().begin();
  tell(one);
  tell(await one.fill(60, 16_000));
  await soon(() => expect(link.view.joined?.link).toBe('lost'));
  // Some of the first few may come late.
  await soon(() => expect(hall.lines.slice(-2).map(({ from }) => from)).toEqual([0, 0]));
  expect(hall.lines.length).toBeLessThanOrEqual(7);
  hall.silent = false;
  hall.have(one.id);
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
  expect(hall.mirror === (await one.text())).toBe(true);
});

it('sends lines again that are not answered, though the clock of its computer is set back meanwhile', async () => {
  let wrong = 0;
  await link.close();
  const after = (ms: number, then: () => void) => fastClock.after(ms, then);
  const clock = { now: () => fastClock.now() + wrong, after, jumps: () => () => undefined, look: () => undefined };
  link = new TableHallLink({ folder, clock }, () => undefined);
  await joined();
  hall.silent = true;
  const one = await night().begin();
  tell(one);
  await soon(() => expect(hall.lines).toHaveLength(1));
  wrong = -86_400_000;
  hall.silent = false;
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
  expect(hall.mirror === (await one.text())).toBe(true);
});

it('sends a hall with another line only that one, stops, and goes on once its organiser follows the table', async () => {
  await joined();
  const one = await night().begin();
  tell(one);
  tell(await one.fill(5));
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  const other = await new WrittenNight(folder, 'other').begin();
  await other.fill(2);
  await other.write({ kind: 'named', name: 'another' });
  hall.mirrors.set(one.id, (await other.text()).split(/(?<=\n)/));
  const sent = hall.lines.length;
  hall.have(one.id);
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', refused: { line: 4, why: 'differs' } }));
  tell(await one.fill(1));
  await soon(() => expect(hall.lines.slice(sent).map(({ from, text }) => [from, text.split('\n').length])).toEqual([[3, 2]]));
  hall.mirrors.set(one.id, []);
  hall.have(one.id);
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  expect(link.view.joined?.refused).toBeUndefined();
  expect(hall.mirror === (await one.text())).toBe(true);
});

it('says how far it is to a hall that has more, or that asks what it knows', async () => {
  await joined();
  const one = await night().begin();
  tell(one);
  tell(await one.fill(5));
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  const told = hall.nights.length;
  hall.have(one.id);
  await soon(() => expect(hall.nights.slice(told)).toMatchObject([{ night: one.id, lines: 6 }]));
  hall.say(one.id, { lines: 9, hash: 'a'.repeat(64) });
  await soon(() => expect(hall.nights.slice(told)).toHaveLength(2));
  expect(link.view.joined).toMatchObject({ refused: { line: 7, why: 'differs' } });
});

it('sends lines again that the disk of the hall refused', async () => {
  await joined();
  hall.silent = true;
  const one = await night().begin();
  tell(one);
  await soon(() => expect(hall.lines).toHaveLength(1));
  hall.say(one.id, { refused: true, from: 0, why: 'disk' });
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', refused: { line: 1, why: 'disk' } }));
  hall.silent = false;
  await soon(() => expect(link.view.joined).toEqual({ name: 'Kávéház', table: 7, link: 'live', behind: 0 }));
});

it('takes offers, takes them back, and hears that the tournament is over', async () => {
  await joined();
  const offer = { round: 2, rulebook: 'war', house: {}, players: [{ id: 'p1.r2', name: 'Anna' }] };
  hall.copies = 2;
  hall.offer(offer);
  await soon(() => expect(link.view.joined?.offer).toEqual(offer));
  hall.offer(null);
  await soon(() => expect(link.view.joined?.offer).toBeUndefined());
  expect(link.view.joined).not.toHaveProperty('over');
  hall.offer(null, { over: true });
  await soon(() => expect(link.view.joined?.over).toBe(true));
});

it('joins once, however often it is told to', async () => {
  const again = setInterval(() => link.join(`${broker.url}/${hall.hall}`, hall.code), 1);
  await soon(() => expect(link.view).toMatchObject({ joined: { link: 'live' } }));
  await soon(() => expect(link.view.joining).toBeUndefined());
  clearInterval(again);
  // Once to join, which may be over before it is said, and once to stay.
  await soon(() => expect(hall.here).toContain('yes'));
  expect(hall.here.filter((said) => said === 'yes').length).toBeLessThanOrEqual(2);
});

it('stays in the hall, with its nights, if it is told to join before its private file has been read', async () => {
  await joined();
  const one = await night().begin();
  tell(one);
  tell(await one.fill(5));
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  await link.close();
  open();
  expect(link.join(`${broker.url}/${hall.hall}`, hall.code)).toBeUndefined();
  await soon(() => expect(link.view).toMatchObject({ joined: { link: 'live', behind: 0 } }));
  await soon(() => expect(link.view.joining).toBeUndefined());
  tell(await one.fill(5));
  await soon(async () => expect(hall.mirror === (await one.text())).toBe(true));
  // The broker has kept how far the hall was.
  expect(hall.lines.map(({ from }) => from)).toEqual([...new Set(hall.lines.map(({ from }) => from))]);
});

it('leaves, tells nothing more, and comes back with the same code', async () => {
  await joined();
  await link.leave();
  expect(link.view).toEqual({});
  const one = await night().begin();
  tell(one);
  await soon(() => expect(hall.here.at(-1)).toBe('no'));
  await joined();
  expect(hall.mirrors.size).toBe(0);
});
