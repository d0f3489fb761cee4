import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Course } from '../../host/contract/view.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';

type Table = MemoryTable<NightFolder>;

/** ms for the disk; a limit that ends a hang and measures nothing. */
export const PATIENCE = 60_000;

/** Nights on the real disk, and hosts that come and go on them. */
export class RealNights {
  readonly folder = mkdtempSync(join(tmpdir(), 'real-nights-'));
  #table: Table | undefined;

  /** The host, started anew. */
  async start(): Promise<Table> {
    await this.stop();
    this.#table = await MemoryTable.on(await openNightFolder(this.folder, { app: '0.0.0' }));
    return this.#table;
  }

  async stop(): Promise<void> {
    await this.#table?.referee.close();
    this.#table = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}

/** The disk takes its own time, and the fingerprint of the seals stands for its time after that: until the table is in this phase. */
export async function inPhase(table: Table, phase: Course['phase']): Promise<void> {
  await untilOn(table, () => {
    if (table.course.phase !== phase) throw new Error(`not ${phase} but ${table.course.phase}`);
  });
}

/** Waits until this no longer throws; host time goes on meanwhile. */
async function untilOn(table: Table, holds: () => void): Promise<void> {
  await vi.waitFor(async () => {
    try {
      holds();
    } catch (error) {
      await table.clock.pass(50);
      throw error;
    }
  }, PATIENCE);
}

/** Presses a seat's key as soon as the number of its attempt is on the disk, until so many are ready. */
export async function sealed(table: Table, key: string, ready: number): Promise<void> {
  await vi.waitFor(() => {
    table.referee.press(key);
    if (table.course.phase !== 'choosing' || table.course.ready < ready) throw new Error('not sealed yet');
  }, PATIENCE);
}

/** A round of real dice, presented to its end. */
export async function diceRound(table: Table, ...digits: readonly number[]): Promise<void> {
  await inPhase(table, 'choosing');
  await table.count();
  await inPhase(table, 'opening');
  const { round } = table.game;
  for (const digit of digits) await table.step('type', { digit });
  await untilOn(table, () => {
    if (table.game.round === round) throw new Error('not judged yet');
  });
  if (table.course.phase === 'shown') await table.step('skip');
}
