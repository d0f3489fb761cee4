import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConsoleView } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { openPads } from '../sealing/pads/pads.ts';
import { EVERY_PORT } from '../sealing/pads/testing/fake-pad-table.ts';
import { MemoryBinding, ScriptedDevice } from '../sealing/pads/testing/fake-binding.ts';
import { readRecord } from '../record/reader.ts';
import { verify } from '../record/verify/verify.ts';
import { beginCommand, bot, die, dieMeant, keys, pad } from './testing/memory-table.ts';
import { openReferee } from './open.ts';
import type { RefereePort } from './port.ts';

let nightsDir: string;
beforeEach(async () => {
  nightsDir = await mkdtemp(join(tmpdir(), 'nights-'));
});
afterEach(() => rm(nightsDir, { recursive: true }));

/** A host on a real folder, with scripted pads on ports in memory. */
async function host(clock: FakeClock, binding: MemoryBinding) {
  const pads = openPads({ binding, clock, known: EVERY_PORT });
  const referee: RefereePort = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: '0.0.0', clock });
  let view: ConsoleView | undefined;
  referee.watch('console', (next) => {
    view = next;
  });
  const course = () => view?.table.game?.course;
  /** The disk is real and takes its time; the clock moves a little at each wait for it. */
  const until = async (what: string, done: () => boolean) => {
    for (let turns = 0; !done(); turns += 1) {
      if (turns > 20_000) throw new Error(`waited in vain for ${what}: ${JSON.stringify(course())}`);
      await clock.pass(10);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const ask = async (command: object) => {
    const answer = await referee.command(command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  };
  return { referee, until, ask, course, view: () => view };
}

test('rounds with pads, keys, bots and dice on a real folder: the record verifies, seal by seal, and is continued', async () => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 20));
  const binding = new MemoryBinding();
  const devices = ['P1', 'P2'].map((id) => new ScriptedDevice(id, (ms, run) => clock.after(ms, run)));
  for (const [i, device] of devices.entries()) binding.plug(`/dev/pad${i}`, device);
  const table = await host(clock, binding);
  await table.until('pads', () => table.view()?.pads.filter(({ link }) => link === 'live').length === 2);
  await table.ask(beginCommand([pad('P1'), keys(0), pad('P2'), bot, die]));
  await playRounds(table, devices, 3);
  const seen = table.view();
  await table.referee.close();

  const record = await readRecord(seen?.recordFile ?? '');
  expect(verify(record)).toMatchObject({ ok: true, games: 1, rounds: 3, faults: [] });
  expect(verify(record).proven).toBeGreaterThan(0);

  const again = await host(new FakeClock(clock.now()), new MemoryBinding());
  expect(again.view()?.table.game).toMatchObject({ round: 3, state: seen?.table.game?.state, course: { phase: 'choosing' } });
  await again.referee.close();
});

type Host = Awaited<ReturnType<typeof host>>;

async function playRounds({ referee, until, ask, course, view }: Host, devices: readonly ScriptedDevice[], rounds: number) {
  const step = (type: string, more: object = {}) =>
    ask({ type, step: course()?.step, ...dieMeant(type, view() ?? expect.fail('no view')), ...more });
  for (let round = 0; round < rounds; round += 1) {
    await until('armed pads', () => devices.every(({ pad }) => pad.state === 'armed'));
    for (const device of devices) device.pad.press(3);
    referee.press('KeyA');
    await until('all ready', () => {
      const now = course();
      return now?.phase === 'choosing' && now.ready === now.of;
    });
    await step('count');
    await until('the dice', () => course()?.phase === 'opening');
    await step('type', { digit: 0 });
    await until('the outcome', () => course()?.phase === 'shown');
    await step('skip');
  }
}

test('a folder that another host holds is refused, and the refusal names it', async () => {
  const first = await host(new FakeClock(), new MemoryBinding());
  await expect(host(new FakeClock(), new MemoryBinding())).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  await first.referee.close();
});

test('a table with real dice needs only the folder', async () => {
  const table = await host(new FakeClock(Date.UTC(2026, 10, 21, 20)), new MemoryBinding());
  expect(await table.referee.command(beginCommand([die, die]))).toEqual({ ok: true });
  expect(table.view()?.nights).toMatchObject([{ games: 1, current: true }]);
  await table.referee.close();
});
