import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HallKeys } from '../hall-keys.ts';
import { MOSQUITTO } from '../testing/brokers.ts';
import { FakeHallTable } from '../testing/fake-hall-table.ts';
import { GeneratedMosquitto } from '../testing/generated-mosquitto.ts';
import { playNight } from '../testing/night-lines.ts';
import { TestHall } from '../testing/open-test-hall.ts';
import { FILES } from './mosquitto.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

let home: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => void (home = await freshFolder()));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The program of HALL.md, where it finds the same packages as ours. */
async function programOfThePage(): Promise<string> {
  const page = await readFile(join(ROOT, 'docs/HALL.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  expect(code.split('\n').length).toBeLessThanOrEqual(40);
  const folder = join(ROOT, '.cache');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `another-board-${process.pid}.mjs`);
  await writeFile(path, code);
  closing.push(() => rm(path));
  return path;
}

describe.skipIf(MOSQUITTO === undefined)('the other board of the page', () => {
  test('shows the tables and the standings of a hall at Mosquitto, with the certificate of the hall', async () => {
    const [folder, files] = [join(home, 'hall'), join(home, 'files')];
    await mkdir(folder);
    const broker = await GeneratedMosquitto.write(await HallKeys.of(folder), files);
    await broker.process.start();
    closing.push(() => broker.process.kill());
    const hall = await TestHall.open(folder, { broker: broker.tls });
    closing.push(() => hall.hall.close());
    await soon(() => expect(hall.view.broker.link).toBe('live'));
    const settings = { name: 'Kávéház', rulebook: 'war', house: {}, counts: 'points', rounds: 3, tables: 2, seats: 2 } as const;
    await hall.obey({ type: 'settings', settings });

    const given = [await programOfThePage(), broker.tls, hall.keys.hall, hall.keys.viewer, join(files, FILES.certificate)];
    const board = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
    closing.push(async () => board.kill() && once(board, 'exit'));
    let said = '';
    board.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await soon(() => expect(said).toContain('Kávéház: round 0 of 3'));
    expect(said).toContain('Table 2 (never): nobody');

    await hall.obey({ type: 'addPeople', text: 'Anna\nBéla' });
    const table = await FakeHallTable.join(`${broker.plain}/${hall.keys.hall}`, hall.code(1));
    closing.push(() => table.close());
    await table.tell(playNight({ players: ['Cili', 'Dani'].map((name, i) => ({ id: `x${i}`, name })), answers: 2 }), 0);
    await soon(() => expect(said).toContain('1. Anna 0'));
    await soon(() => expect(said).toMatch(/Table 1 \(live\): (Cili|Dani)/));
  });
});
