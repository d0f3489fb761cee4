import { basename, extname, join } from 'node:path';
import PQueue from 'p-queue';
import type { ExportFormat, NightResult, NightView } from '../contract/night.ts';
import type { ConsoleView } from '../contract/view.ts';
import { exportedFile, SUFFIX } from '../export/night.ts';
import { nightReport } from '../export/night-report.ts';
import { FoldError } from '../record/fold.ts';
import type { NightFolder, NightList, NightRecord, NightSummary } from '../record/night-folder.ts';
import { orRefused, RecordRefused } from '../record/refused.ts';
import { verify } from '../record/verify/verify.ts';
import type { Language } from '../../words/language.ts';
import type { NightWriter } from './disk/night-writer.ts';
import { Restored } from './state/restored.ts';
import type { Table } from './table.ts';
import { verifiedReport } from './verified-report.ts';

const NO_NIGHTS: NightList = { nights: [], deleted: [] };

/** The nights in the folder, and which of them is open. A new one gets its file with its first game. */
export class Nights {
  readonly #folder: NightFolder;
  readonly #nightWriter: NightWriter;
  readonly #table: Table;
  #record: NightRecord | undefined;
  #known = NO_NIGHTS;
  #report: NightResult | undefined;
  /** One look at a time, so that no older one ends after a newer one. */
  readonly #looks = new PQueue({ concurrency: 1 });

  constructor(folder: NightFolder, nightWriter: NightWriter, table: Table) {
    this.#folder = folder;
    this.#nightWriter = nightWriter;
    this.#table = table;
  }

  /** The night's name on the screens: its own, or else its file's; empty until it has a file. */
  get name(): string {
    const { file } = this;
    return this.#table.now.night.name ?? basename(file, extname(file));
  }

  get file(): string {
    return this.#record?.file ?? '';
  }

  get view(): Pick<ConsoleView, 'nights' | 'deletedNights' | 'nightReport' | 'recordFile'> {
    return {
      nights: this.#known.nights.map((night) => this.#viewOf(night)),
      deletedNights: this.#known.deleted.map((night) => ({ ...night, current: false })),
      ...(this.#report && { nightReport: this.#report }),
      recordFile: this.#record === undefined ? '' : join(this.#folder.folder, this.#record.file),
    };
  }

  /** Goes on with the night that was open last, unless it is finished or damaged. */
  async resume(): Promise<void> {
    const last = await this.#folder.lastOpen();
    if (last !== undefined && last !== '') {
      await this.#load(last).catch((error: unknown) => {
        if (!(error instanceof RecordRefused)) throw error;
      });
    }
    if (this.#table.finished()) await this.#leave();
    else this.#table.takeUp({ why: 'restart' });
    // If there are many nights, listing them takes a while; the game need not wait for that.
    void this.#lookAgain().then(() => this.#table.changed());
  }

  look(): Promise<void> {
    return this.#looks.add(async () => {
      this.#known = await orRefused(this.#folder.list());
    });
  }

  /** Begins a new night, without a file yet. */
  async fresh(): Promise<void> {
    await this.#leave();
    await this.#keepOpen();
    await this.#lookAgain();
  }

  /** Rejects with `RecordRefused`, and then the present night goes on. */
  async open(file: string): Promise<void> {
    await this.#load(file);
    await this.#keepOpen();
    this.#table.takeUp();
    await this.#lookAgain();
  }

  /** Opens the good part of a damaged night as a new night. */
  async salvage(file: string): Promise<void> {
    await this.open(await orRefused(this.#folder.salvage(file)));
  }

  /** Writes the name into the night's record. Rejects with `RecordRefused` or `RecordFailing`. */
  async call(file: string, name: string): Promise<void> {
    if (file === this.file) await this.#table.write(this.#table.validate({ kind: 'named', name }));
    else await this.#callClosed(file, name);
    await this.#lookAgain();
  }

  /** Into the folder of deleted nights. Rejects with `RecordRefused`. */
  async remove(file: string): Promise<void> {
    const path = await orRefused(this.#folder.remove(file));
    this.#report = { kind: 'deleted', file, path };
    await this.#lookAgain();
  }

  async restore(file: string): Promise<void> {
    this.#report = { kind: 'restored', file: await orRefused(this.#folder.restore(file)) };
    await this.#lookAgain();
  }

  /** Replays the file. Rejects with `RecordRefused` if it cannot be read. */
  async verify(file: string): Promise<void> {
    this.#report = verifiedReport(file, verify(await orRefused(this.#folder.read(file))));
  }

  async exportAs(file: string, format: ExportFormat, language: Language): Promise<void> {
    const report = nightReport(await orRefused(this.#folder.read(file)));
    const name = `${basename(file, extname(file))}${SUFFIX[format]}`;
    const path = await orRefused(this.#folder.exportAs(name, exportedFile(format, report, language)));
    const from = report.fault === undefined ? {} : { from: report.fault.line };
    this.#report = { kind: 'exported', file, path, rounds: report.rounds.length, ...from };
  }

  /** Makes the night's file if it has none yet. Rejects with `RecordFailing`. */
  async openRecord(): Promise<void> {
    if (this.#record !== undefined || this.#nightWriter.disk.status.kind === 'unrecorded') return;
    const night = await this.#nightWriter.disk.watch(this.#folder.create(this.#table.clock.now()));
    await this.#goOnIn(night);
    await this.#keepOpen();
    const begun = { file: night.file, startedAt: Date.parse(night.startedAt), games: 0 };
    this.#known = { ...this.#known, nights: [...this.#known.nights, begun] };
    // A look under way may have missed the file.
    void this.#lookAgain();
  }

  async close(): Promise<void> {
    await this.#looks.onIdle();
    await this.#folder.close();
  }

  /** The summary of the open night may be older than the table. */
  #viewOf({ name, ...night }: NightSummary): NightView {
    if (night.file !== this.file) return { ...night, ...(name !== undefined && { name }), current: false };
    const now = this.#table.now.night.name;
    return { ...night, ...(now !== undefined && { name: now }), current: true, games: this.#table.game?.number ?? 0 };
  }

  /** Ignores a folder that cannot be listed: what was done is done, and the dealer will see it when looking. */
  async #lookAgain(): Promise<void> {
    await this.look().catch(() => undefined);
  }

  async #leave(): Promise<void> {
    this.#table.restore(new Restored());
    await this.#goOnIn(undefined);
  }

  async #callClosed(file: string, name: string): Promise<void> {
    const night = await orRefused(this.#folder.open(file));
    try {
      const named = night.append({ kind: 'named', name }, this.#table.clock.now());
      const { line } = await this.#nightWriter.disk.watch(named);
      this.#nightWriter.flushed(file, line.n);
    } finally {
      await night.close().catch(() => undefined);
    }
  }

  /** Notes the open night for the next start. If the disk refuses, the next start goes by the nights' headers. */
  async #keepOpen(): Promise<void> {
    if (this.#nightWriter.disk.status.kind !== 'unrecorded')
      await this.#nightWriter.disk.watch(this.#folder.keepOpen(this.file)).catch(() => undefined);
  }

  async #load(file: string): Promise<void> {
    const restored = new Restored();
    const night = await orRefused(this.#folder.open(file, (line, bytes) => restored.take(line, bytes)));
    try {
      // A count may have begun while the file was read; it is not ended for another night.
      const { underWay, phase } = this.#table.round;
      if (underWay) throw new RecordRefused({ code: 'round under way', params: { phase } });
      this.#table.restore(restored);
    } catch (error) {
      await night.close();
      if (!(error instanceof FoldError)) throw error;
      throw new RecordRefused({ code: 'night damaged', params: { file, line: error.line, problem: error.problem } });
    }
    await this.#goOnIn(night);
  }

  async #goOnIn(night: NightRecord | undefined): Promise<void> {
    const left = this.#record;
    const givenUp = this.#nightWriter.disk.status.kind === 'unrecorded';
    this.#record = night;
    this.#nightWriter.use(night, night === undefined ? 0 : this.#table.now.last);
    // Everything in it has been flushed, so it does not matter if it cannot be closed; a silent disk may never close it.
    const closed = left?.close().catch(() => undefined);
    if (!givenUp) await closed;
  }
}
