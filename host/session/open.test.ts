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

let nightsDir: string;
beforeEach(async () => {
  nightsDir = await mkdtemp(join(tmpdir(), 'nights-'));
});
afterEach(() => rm(nightsDir, { recursive: true }));

/** A host on a real folder, with scripted pads on ports in memory. */
async function host(clock: FakeClock, binding = new MemoryBinding()) {
  const pads = openPads({ binding, clock, known: EVERY_PORT });
  const referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: '0.0.0', clock });
  let seen: ConsoleView | undefined;
  referee.watch('console', (next) => (seen = next));
  const view = () => seen ?? expect.fail('no view');
  const course = () => view().table.game?.course;
  /** The disk is real and takes its time; the clock moves a little at each wait for it. */
  const until = async (what: string, done: () => boolean) => {
    for (let turns = 0; !done(); turns += 1) {
      if (turns > 20_000) throw new Error(`waited in vain for ${what}: ${JSON.stringify(course())}`);
      await clock.pass(10);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const ask = async (command: object) => expect(await referee.command(command)).toEqual({ ok: true });
  const step = (type: string, more: object = {}) => ask({ type, step: course()?.step, ...dieMeant(type, view()), ...more });
  return { referee, until, ask, step, course, view };
}

test('rounds with pads, keys, bots and dice on a real folder: the record verifies, seal by seal, and is continued', async () => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 20));
  const binding = new MemoryBinding();
  const devices = ['P1', 'P2'].map((id) => new ScriptedDevice(id, (ms, run) => clock.after(ms, run)));
  for (const [i, device] of devices.entries()) binding.plug(`/dev/pad${i}`, device);
  const { referee, until, ask, step, course, view } = await host(clock, binding);
  await until('pads', () => view().pads.filter(({ link }) => link === 'live').length === 2);
  await ask(beginCommand([pad('P1'), keys(0), pad('P2'), bot, die]));
  for (let round = 0; round < 3; round += 1) {
    await until('armed pads', () => devices.every((device) => device.pad.state === 'armed'));
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
  await expect(host(new FakeClock())).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  const seen = view();
  await referee.close();

  const verdict = verify(await readRecord(seen.recordFile));
  expect(verdict).toMatchObject({ ok: true, games: 1, rounds: 3, faults: [] });
  expect(verdict.proven).toBeGreaterThan(0);
  const again = await host(new FakeClock(clock.now()));
  expect(again.view().table.game).toMatchObject({ round: 3, state: seen.table.game?.state, course: { phase: 'choosing' } });
  await again.referee.close();
});
