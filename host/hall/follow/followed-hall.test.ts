import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followHall } from '../open-hall.ts';
import type { Hall } from '../hall.ts';
import { listening } from '../../web/connections.ts';
import { freePort } from '../../web/testing/free-port.ts';
import { FakeHallTable } from '../testing/fake-hall-table.ts';
import { playNight } from '../testing/night-lines.ts';
import { TestHall } from '../testing/open-test-hall.ts';
import { TOURNAMENT_FILE } from '../tournament/record/tournament-record.ts';
import { USUAL_PORTS } from '../wire/address.ts';
import type { Following } from './followed-hall.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const SETTINGS = { name: 'Cup', rulebook: 'hungarian-war', house: { cards: 'dealt' }, counts: 'points' } as const;
const NAMES = 'Anna\nBéla\nCili\nDani';

let root: string;
let own: string;
let standby: string;
let at: TestHall;
let following: Pick<Hall, 'close'> | undefined;
let now: Following | undefined;
let table: FakeHallTable | undefined;

beforeEach(async () => {
  root = await freshFolder();
  [own, standby] = [join(root, 'hall'), join(root, 'stand-by')];
  await mkdir(own);
  at = await TestHall.open(own);
});
afterEach(async () => {
  await following?.close();
  following = undefined;
  await table?.close();
  table = undefined;
  await at.hall.close();
});

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const recordIn = (folder: string) => readFile(join(folder, TOURNAMENT_FILE), 'utf8');

async function follow(where: { readonly address?: string; readonly port?: number } = {}): Promise<void> {
  const key = join(root, 'key.json');
  await copyFile(join(own, 'hall.json'), key);
  const broker = new URL(at.address.replace(/\/[a-z0-9]+$/, ''));
  following = await followHall({ folder: standby, broker, key, ...where, changed: (is) => (now = is) });
}

/** Waits until the stand-by has the whole record of the hall. */
async function caughtUp(): Promise<void> {
  const record = await recordIn(at.folder);
  await soon(async () => expect(await recordIn(standby)).toBe(record));
  await soon(() => expect(now).toMatchObject({ link: 'live', isWhole: true, lines: record.split('\n').length - 1 }));
}

/** The hall is gone, and the stand-by opens in its place. */
async function takesOver(): Promise<void> {
  await at.hall.close();
  await soon(() => expect(now).toMatchObject({ link: 'lost' }));
  await following?.close();
  following = undefined;
  at = await TestHall.open(standby);
}

async function joined(): Promise<FakeHallTable> {
  await table?.close();
  return (table = await FakeHallTable.join(at.address, at.code(1)));
}

async function beginRound(): Promise<void> {
  await at.obey({ type: 'settings', settings: { ...SETTINGS, rounds: 2, tables: 1, seats: 4 } });
  await at.obey({ type: 'addPeople', text: NAMES });
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  await at.seen(({ round }) => round === 1);
}

describe('a stand-by', () => {
  test('tells the hall where it will be, which the organiser sees and the tables are told', async () => {
    const port = await freePort();
    await follow({ address: '127.0.0.1', port });
    const address = `mqtts://127.0.0.1:${port}/${at.keys.hall}`;
    await soon(() => expect(at.view.standby).toBe(address));
    await at.obey({ type: 'settings', settings: { ...SETTINGS, rounds: 2, tables: 1, seats: 4 } });
    await joined();
    expect(await table?.nextOffer()).toMatchObject({ standby: address });
  });

  test('tells another port, and keeps it, if somebody has the usual one', async () => {
    const other = createServer();
    await listening(other, { port: USUAL_PORTS.tls }).catch(() => undefined);
    await follow({ address: '127.0.0.1' });
    await soon(() => expect(at.view.standby).toBeDefined());
    const { port } = JSON.parse(await readFile(join(standby, 'hall.json'), 'utf8')) as { readonly port: number };
    expect(at.view.standby).toBe(`mqtts://127.0.0.1:${port}/${at.keys.hall}`);
    expect(port).not.toBe(USUAL_PORTS.tls);
    other.close();
  });

  test('takes over in the middle of a round: the same people, codes and places, and what the tables had told is there', async () => {
    await follow();
    await caughtUp();
    await beginRound();
    await joined();
    const offer = (await table?.nextOffer())?.offer;
    const night = playNight({ players: offer?.players ?? [], answers: 200, house: { cards: 'dealt' } });
    const half = Math.floor(night.texts.length / 2);
    await table?.tell(night, 0, half);
    await caughtUp();
    const mirrored = join(standby, 'mirrors', '1', `${night.id}.jsonl`);
    await soon(async () => expect(await readFile(mirrored, 'utf8')).toBe(night.texts.slice(0, half).join('')));
    const before = at.view;
    await takesOver();
    expect(at.view.people).toEqual(before.people);
    expect(at.board.seating).toEqual(before.board.seating);
    expect(at.keys.hall).toBe(before.addresses[0]?.address.slice(-4));
    const again = await joined();
    expect(await again.nextHave(night.id)).toEqual({ lines: half, hash: night.hashAfter(half) });
    expect(await again.nextOffer()).toMatchObject({ hall: 'Cup', offer });
    await again.tell(night, half);
    expect(await readFile(at.mirror(1, night), 'utf8')).toBe(night.text);
    await at.seen(({ tables }) => tables[0]?.result === 'playing' || tables[0]?.result === 'over');
  });

  test('that came late is sent what was before, and tables send a hall in its place what it lacks', async () => {
    await beginRound();
    const night = playNight({
      players: [
        { id: 'x', name: 'Anna' },
        { id: 'y', name: 'Béla' },
      ],
      answers: 20,
    });
    await (await joined()).tell(night, 0, 5);
    await follow();
    await caughtUp();
    await table?.tell(night, 5, 9);
    await at.obey({ type: 'addPeople', text: 'Éva' });
    await caughtUp();
    await takesOver();
    const again = await joined();
    await again.tell(night, 0);
    expect(await readFile(at.mirror(1, night), 'utf8')).toBe(night.text);
  });

  test('follows on where it was, and keeps beside what the hall does not have', async () => {
    await follow();
    await caughtUp();
    await following?.close();
    await at.obey({ type: 'addPeople', text: 'Anna' });
    await follow();
    await caughtUp();
    await following?.close();
    const old = await recordIn(standby);
    await at.hall.close();
    await writeFile(join(own, TOURNAMENT_FILE), old.split('\n').slice(0, 1).join('\n') + '\n');
    at = await TestHall.open(own);
    await at.obey({ type: 'addPeople', text: 'Béla' });
    await follow();
    await caughtUp();
    expect(await readFile(join(standby, 'tournament.jsonl.was-1'), 'utf8')).toBe(old);
  });

  test.each([
    ['a file that is not there', async () => rm(join(root, 'key.json')), 'cannot be read (ENOENT)'],
    ['a file that is none', async () => writeFile(join(root, 'key.json'), '{"hall":"k7q2"}'), 'no hall.json of a hall'],
    [
      'the key of another hall',
      async () => {
        await mkdir(join(root, 'other'));
        const other = await TestHall.open(join(root, 'other'));
        await other.hall.close();
        await copyFile(join(root, 'other', 'hall.json'), join(root, 'key.json'));
      },
      'the folder of another hall',
    ],
  ])('refuses %s', async (_what, write, problem) => {
    await follow();
    await caughtUp();
    await following?.close();
    following = undefined;
    await write();
    const broker = new URL('mqtt://127.0.0.1:1');
    await expect(followHall({ folder: standby, broker, key: join(root, 'key.json'), changed() {} })).rejects.toThrow(problem);
    await follow();
    await caughtUp();
  });
});
