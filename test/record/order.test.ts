import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Entered } from '../../host/contract/live.ts';
import type { ConsoleView, DownMessage } from '../../host/contract/view.ts';
import { systemDisk, type Disk } from '../../host/record/disk.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { beginCommand, die } from '../../host/session/testing/memory-table.ts';
import { FakePads } from '../../host/session/testing/fake-pads.ts';
import { systemRandom } from '../../host/session/random.ts';
import { Referee } from '../../host/session/referee.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { enterConsole } from '../support/console-access.ts';

/** What left the host and what came back from the disk, in order. */
type Happened = 'flush begins' | 'flush ends' | DownMessage;

let folder: string;
let referee: Referee;
let shell: WebShell;
let socket: WebSocket;
let happened: Happened[];
/** Every flush waits for it. */
let gate: Promise<void>;
let lift: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-'));
  happened = [];
  gate = Promise.resolve();
  const nights = await openNightFolder(folder, { app: '0.1.0', disk: gated });
  referee = await Referee.open({
    folder: nights,
    pads: new FakePads(),
    shell: 'browser',
    clock: systemClock,
    random: systemRandom,
  });
  shell = await serveWeb({ site: tableSite(referee), pages: folder, port: 0, clock: systemClock });
  socket = enterConsole(shell.controlLink().url);
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as DownMessage | Entered;
    if (message.type !== 'entered') happened.push(message);
  });
  await until('the first view', () => views().length > 0);
});

afterEach(async () => {
  lift();
  socket.terminate();
  await shell.close();
  await referee.close();
  rmSync(folder, { recursive: true });
});

/** The real disk, whose flushes wait at the gate. */
const gated: Disk = {
  ...systemDisk,
  async open(path, flags) {
    const file = await systemDisk.open(path, flags);
    const flush = file.datasync.bind(file);
    file.datasync = async () => {
      happened.push('flush begins');
      await gate;
      await flush();
      happened.push('flush ends');
    };
    return file;
  },
};

function shut(): void {
  gate = new Promise((resolve) => (lift = resolve));
}

async function until(what: string, there: () => boolean): Promise<void> {
  for (let turns = 0; !there(); turns += 1) {
    if (turns > 30_000) throw new Error(`waited in vain for ${what}: ${JSON.stringify(happened.slice(-5))}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const views = () => happened.flatMap((one) => (typeof one === 'object' && one.type === 'view' ? [one.view as ConsoleView] : []));
const answerTo = (id: number) => happened.find((one) => typeof one === 'object' && one.type === 'answer' && one.id === id);
const send = (id: number, command: object) => socket.send(JSON.stringify({ type: 'command', id, command }));

/** Sends a command whose flush is held, and checks that nothing of it is sent before the flush has returned. */
async function heldBack(id: number, command: object, told: (view: ConsoleView) => boolean): Promise<void> {
  shut();
  const from = happened.length;
  send(id, command);
  await until('a flush', () => happened.indexOf('flush begins', from) >= 0);
  // Another message makes a round trip while the flush is held, so everything sent before it has arrived.
  const alive = happened.length;
  await until('a sign of life', () => happened.slice(alive).some((one) => typeof one === 'object' && one.type === 'alive'));
  expect(happened.slice(from)).not.toContain('flush ends');
  expect(answerTo(id)).toBeUndefined();
  expect(views().filter(told)).toEqual([]);
  lift();
  gate = Promise.resolve();
  await until('the answer', () => answerTo(id) !== undefined);
  await until('the view', () => views().some(told));
  const ended = happened.indexOf('flush ends', from);
  expect(
    happened.findIndex((one) => typeof one === 'object' && one.type === 'view' && told(one.view as ConsoleView)),
  ).toBeGreaterThan(ended);
}

test('no view and no answer of a command leaves before its flush has returned', async () => {
  await heldBack(1, beginCommand([die, die]), ({ table: { game } }) => game !== undefined);
  await heldBack(2, { type: 'dealer', seat: 1 }, ({ table: { game } }) => game?.dealer === 1);
  const points = { type: 'table', command: { type: 'adjustPoints', player: 'anna', by: 7, reason: 'seen' } };
  await heldBack(3, points, ({ table: { game } }) => game?.standings[0]?.points === 7);
  await heldBack(4, { type: 'undo', n: views().at(-1)?.undo?.n }, ({ redo }) => redo !== undefined);
});

test('no outcome leaves before the reveal it follows from has been flushed', async () => {
  send(1, beginCommand([die, die], { choices: { count: 2, missing: 'wait', start: 'dealer', pace: 'quick' } }));
  await until('the game', () => views().at(-1)?.table.game !== undefined);
  send(2, { type: 'count', step: views().at(-1)?.table.game?.course.step });
  await until('the opening', () => views().at(-1)?.table.game?.course.phase === 'opening');
  const step = views().at(-1)?.table.game?.course.step;
  const [first, second] =
    views()
      .flatMap(({ table: { game } }) => (game?.course.phase === 'opening' ? [game.course.toType] : []))
      .at(-1) ?? [];
  send(3, { type: 'type', step, seat: first, digit: 6 });
  shut();
  const from = happened.length;
  send(4, { type: 'type', step, seat: second, digit: 0 });
  await until('a flush', () => happened.indexOf('flush begins', from) >= 0);
  const alive = happened.length;
  await until('a sign of life', () => happened.slice(alive).some((one) => typeof one === 'object' && one.type === 'alive'));
  expect(views().filter(({ table: { game } }) => game?.round === 1)).toEqual([]);
  lift();
  await until('the outcome', () => views().some(({ table: { game } }) => game?.round === 1));
});
