import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { expect, test } from 'vitest';
import { FakeClock } from '../host/clock/testing/fake-clock.ts';
import { comeBack } from './come-back.ts';

function window() {
  const clock = new FakeClock();
  const contents = Object.assign(new EventEmitter(), { destroyed: false, isDestroyed: () => contents.destroyed });
  let loads = 0;
  comeBack(contents as unknown as WebContents, clock, () => (loads += 1));
  const crash = (reason = 'crashed') => contents.emit('render-process-gone', {}, { reason });
  return { clock, contents, crash, loads: () => loads };
}

test('a crashed window is reloaded at once', async () => {
  const { clock, crash, loads } = window();
  crash();
  await clock.pass(200);
  expect(loads()).toBe(1);
});

test('a window that crashes on loading is reloaded less and less often', async () => {
  const { clock, contents, crash, loads } = window();
  let last = 0;
  contents.on('render-process-gone', () => (last = clock.now()));
  crash();
  for (let ms = 0; ms < 600_000; ms += 100) {
    const before = loads();
    await clock.pass(100);
    if (loads() > before) crash('oom');
  }
  expect(loads()).toBeLessThan(310);
  expect(clock.now() - last).toBeLessThanOrEqual(2_100);
});

test('a window that has run for a while is reloaded at once again', async () => {
  const { clock, crash, loads } = window();
  for (const pause of [200, 500, 1_000]) {
    crash();
    await clock.pass(pause);
  }
  expect(loads()).toBe(3);
  await clock.pass(5_000);
  crash();
  await clock.pass(200);
  expect(loads()).toBe(4);
});

test('a closed window stays closed', async () => {
  const { clock, contents, crash, loads } = window();
  crash();
  contents.destroyed = true;
  await clock.pass(60_000);
  expect(loads()).toBe(0);
});

test('a window whose page exited cleanly is not reloaded', async () => {
  const { clock, crash, loads } = window();
  crash('clean-exit');
  await clock.pass(60_000);
  expect(loads()).toBe(0);
});
