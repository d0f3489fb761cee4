import { setTimeout as pause } from 'node:timers/promises';
import { percent, type Measured } from '../measure.ts';
import type { UsedByAll } from '../used.ts';
import { DesktopTable } from './desktop-table.ts';

const WINDOWS_BYTES = 350_000_000;
const ROUNDS = 500;
/** The first games fill what is kept for reuse. */
const SETTLED = 100;
/** What may be more after the last round than after the settled ones, and still count as flat. */
const FLAT = 1.1;

const IDLE_SHARE = 0.02;
const IDLE_MS = 20_000;
/** Motion that was under way ends first. */
const WARM_MS = 10_000;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

export async function remembering(): Promise<Measured> {
  const table = await DesktopTable.open();
  try {
    await table.showsSetup();
    await table.begin('ready');
    await table.play(SETTLED);
    const settled = table.used();
    await table.play(ROUNDS - SETTLED);
    const last = table.used();
    const growth = last.windows / settled.windows;
    return {
      figure: megabytes(last.windows),
      detail: `${megabytes(settled.windows)} after ${SETTLED}; the whole program ${megabytes(last.memory)}`,
      ratio: Math.max(last.windows / WINDOWS_BYTES, growth / FLAT),
    };
  } finally {
    await table.close();
  }
}

export async function idlingDesktop(): Promise<Measured> {
  const table = await DesktopTable.open();
  try {
    await table.showsSetup();
    const setup = await idle(() => table.used());
    await table.begin('dealer');
    await table.showsBoth('choosing');
    const choosing = await idle(() => table.used());
    return {
      figure: percent(choosing),
      detail: `of ${IDLE_MS / 1000} s in which everybody chooses; ${percent(setup)} before a game`,
      ratio: Math.max(choosing, setup) / IDLE_SHARE,
    };
  } finally {
    await table.close();
  }
}

/** The share of a core that is used while nothing happens. */
async function idle(used: () => UsedByAll): Promise<number> {
  await pause(WARM_MS);
  const [began, before] = [performance.now(), used()];
  await pause(IDLE_MS);
  return (used().cpu - before.cpu) / ((performance.now() - began) / 1000);
}
