import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Random } from '../../rulebook/random.ts';
import type { ConsoleView } from '../../host/contract/view.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { FakePads } from '../../host/session/testing/fake-pads.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';
import { FakeClock } from '../../host/clock/testing/fake-clock.ts';
import { PowerCutDisk } from './power-cut-disk.ts';

const A_MINUTE = 60_000;

/** A view, and the flushed part of its night when it left. */
export interface SeenView {
  readonly view: ConsoleView;
  readonly flushed: Buffer;
}

/** A running table whose folder lies on a disk that loses what was not flushed, over as many restarts as a test likes. */
export class PoweredTable {
  readonly #random: Random;
  readonly #folders: string[] = [];
  #now = Date.UTC(2026, 10, 21, 20);
  /** Every attempt number that was ever given out, in order. */
  readonly attempts: number[] = [];
  /** Every view of the running host, in order. */
  seen: SeenView[] = [];
  disk: PowerCutDisk;

  constructor(random: Random) {
    this.#random = random;
    this.disk = new PowerCutDisk(this.#newFolder());
  }

  /** Starts a host on the current folder. */
  async start(): Promise<MemoryTable<NightFolder>> {
    const { disk } = this;
    const folder = await openNightFolder(disk.folder, { app: '0.1.0', disk });
    const pads = new FakePads('P1', 'P2', 'P3', 'P4', 'P5');
    this.#now += A_MINUTE;
    const clock = new FakeClock(this.#now);
    const table = await MemoryTable.on(this.#countingAttempts(folder), pads, clock);
    const seen: SeenView[] = [];
    this.seen = seen;
    table.referee.watch('console', (view) => {
      this.#now = Math.max(this.#now, clock.now());
      seen.push({ view, flushed: disk.flushed(basename(view.recordFile)) ?? Buffer.alloc(0) });
    });
    return table;
  }

  /** SIGKILL: what was written stays written, flushed or not. */
  async kill(): Promise<void> {
    this.disk = this.disk.successor();
    // The process of the claim is this one, which lives on.
    const claims = readdirSync(this.disk.folder).filter((name) => name.endsWith('.lock'));
    for (const claim of claims) await this.disk.remove(join(this.disk.folder, claim));
  }

  /** The plug is pulled: only what was flushed is certain to exist when the power is back. */
  cutPower(): void {
    const left = this.disk.survivors(this.#random);
    this.disk.successor();
    const folder = this.#newFolder();
    for (const [name, content] of left) {
      writeFileSync(join(folder, name), name.endsWith('.lock') ? ofAnotherBoot(content) : content);
    }
    this.disk = new PowerCutDisk(folder);
  }

  remove(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true });
  }

  #newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'power-cut-'));
    this.#folders.push(folder);
    return folder;
  }

  #countingAttempts(folder: NightFolder): NightFolder {
    const { disk } = this;
    const next = async (above?: number) => {
      const attempt = await folder.attempts.next(above);
      // A host that was killed gives out nothing.
      if (this.disk === disk && attempt !== undefined) this.attempts.push(attempt);
      return attempt;
    };
    return { ...folder, attempts: { next } };
  }
}

/** A claim as the computer finds it that has been started again. */
function ofAnotherBoot(claim: Buffer): string {
  return claim.toString().replace(/"boot":"[^"]*"/, '"boot":"the one before"');
}
