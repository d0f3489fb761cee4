import { readFileSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { systemClock } from '../clock/clock.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import type { NightFolder } from '../record/night-folder.ts';
import { openNightFolder } from '../record/nights.ts';
import type { HallLink } from '../session/port.ts';
import { FakePads } from '../session/testing/fake-pads.ts';
import { beginCommand, keys, MemoryTable, pad } from '../session/testing/memory-table.ts';
import { MIRRORS } from './hall-tables.ts';
import { TableHallLink } from './table/hall-link.ts';
import { embedded } from './testing/brokers.ts';
import { FakeHall } from './testing/fake-hall.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const KEYS: Readonly<Record<Face, string>> = { 5: 'KeyQ', 6: 'KeyW', 4: 'KeyE', 2: 'KeyA', 1: 'KeyS', 3: 'KeyD' };

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => (folder = await freshFolder()));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Played {
  readonly table: MemoryTable<NightFolder>;
  readonly hall: HallLink;
}

/** A table that has joined a hall, with two pads and a cluster of keys, and time that stands still. */
async function tableIn(address: string, code: string): Promise<Played> {
  const nights = await mkdtemp(join(folder, 'nights-'));
  let hall: HallLink | undefined;
  const table = await MemoryTable.on(
    await openNightFolder(nights, { app: '0.1.0' }),
    new FakePads('P1', 'P2'),
    new FakeClock(),
    (changed) => (hall = new TableHallLink({ folder: nights, clock: systemClock }, changed)),
  );
  closing.push(() => table.referee.close());
  expect(hall?.join(address, code)).toBeUndefined();
  await soon(() => expect(hall?.view.joined).toMatchObject({ link: 'live' }));
  await table.do(beginCommand([pad('P1'), pad('P2'), keys(0)]));
  return { table, hall: hall as HallLink };
}

/** Up to the moment T, at which the commitments are written; no face has been asked for. */
async function untilCommitted({ table, hall }: Played, [one, two, three]: readonly [Face, Face, Face]): Promise<void> {
  await soon(() => expect(table.pads.attemptOf('P1')).toBeGreaterThan(0));
  table.pads.press('P1', one);
  table.pads.press('P2', two);
  table.referee.press(KEYS[three]);
  await soon(() => expect(table.course).toMatchObject({ ready: 3 }));
  await table.step('count');
  await table.clock.pass(3_000);
  await soon(() => expect(table.course).toMatchObject({ phase: 'opening', fingerprint: expect.any(String) as string }));
  await soon(() => expect(hall.view.joined?.behind).toBe(0));
}

async function untilShown({ table, hall }: Played): Promise<void> {
  await table.clock.pass(400);
  await soon(() => expect(table.course.phase).toBe('shown'));
  await soon(() => expect(hall.view.joined?.behind).toBe(0));
}

test('a hall has the seals of a round before any face is asked for, and the faces after', async () => {
  const hall = await TestHall.open(await mkdtemp(join(folder, 'hall-')));
  closing.push(() => hall.hall.close());
  const played = await tableIn(hall.address, hall.code(1));
  const mirrors = join(hall.folder, MIRRORS, '1');
  const kinds = async () => {
    const [file = ''] = await readdir(mirrors);
    const lines = readFileSync(join(mirrors, file), 'utf8').trimEnd().split('\n');
    return lines.map((line) => (JSON.parse(line) as { kind?: string }).kind);
  };
  const asked: string[] = [];
  played.table.pads.onReveal = (id) => asked.push(id);

  await untilCommitted(played, [6, 5, 3]);
  expect((await kinds()).at(-1)).toBe('commitments');
  expect(asked).toEqual([]);
  await untilShown(played);
  expect(asked).toEqual(['P1', 'P2']);
  expect((await kinds()).slice(-2)).toEqual(['commitments', 'step']);
});

/** What a table has told a hall of a round with these faces before they were asked for, and afterwards. */
async function told(faces: readonly [Face, Face, Face]) {
  // Both nights have the same id: another broker keeps nothing of the one before.
  const broker = await embedded();
  await broker.start();
  closing.push(() => broker.kill());
  const hall = new FakeHall();
  await hall.open(broker.url);
  closing.push(() => hall.close());
  const played = await tableIn(`${broker.url}/${hall.hall}`, hall.code);
  await untilCommitted(played, faces);
  const [before, lines] = [[...hall.bodies], hall.mirror];
  await untilShown(played);
  const others = before.filter((body) => !body.startsWith('{"from":'));
  return { before: before.join('\n'), others, lines, after: hall.mirror.slice(lines.length) };
}

/** Hashes and seals differ with every face, and tell nothing of it. */
const withoutHashes = (text: string) => text.replaceAll(/[0-9a-f]{32,}/g, (hash) => `(${hash.length})`);

test('nothing that a table tells a hall before the faces are asked for depends on a face', async () => {
  const [one, other] = [await told([6, 5, 3]), await told([1, 2, 4])];
  expect(one.lines).toContain('"kind":"commitments"');
  expect(withoutHashes(one.lines)).toBe(withoutHashes(other.lines));
  expect(new Set(one.others.map(withoutHashes))).toEqual(new Set(other.others.map(withoutHashes)));
  // The nonce of a pad in memory spells its face.
  for (const face of [6, 5]) {
    expect(one.before).not.toContain(String(face).repeat(8));
    expect(one.after).toContain(String(face).repeat(8));
  }
});
