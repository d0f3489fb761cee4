import { basename, extname, join } from 'node:path';
import PQueue from 'p-queue';
import type { ExportFormat, NightReport, NightView } from '../contract/night.ts';
import { exportNight, SUFFIX } from '../export/night.ts';
import { nightReport } from '../export/night-report.ts';
import { FoldError } from '../record/fold.ts';
import type { Line, NightRecord } from '../record/line.ts';
import type { NightFolder, NightList } from '../record/night-folder.ts';
import { orRefused, RecordRefused } from '../record/refused.ts';
import { verify } from '../record/verify/verify.ts';
import type { Language } from '../../words/language.ts';
import type { NightWriter } from './disk/night-writer.ts';
import type { Table } from './table.ts';
import { verifiedReport } from './verified-report.ts';

const NO_NIGHTS: NightList = { nights: [], deleted: [] };

/** Which night is open, of all that the folder holds. A new one gets its file with its first game. */
export class Nights {
  readonly #folder: NightFolder;
  readonly #nightWriter: NightWriter;
  readonly #table: Table;
  #record: NightRecord | undefined;
  #known = NO_NIGHTS;
  #report: NightReport | undefined;
  /** One look at a time: an older one must not tell after a newer one. */
  readonly #looks = new PQueue({ concurrency: 1 });

  constructor(folder: NightFolder, nightWriter: NightWriter, table: Table) {
    this.#folder = folder;
    this.#nightWriter = nightWriter;
    this.#table = table;
  }

  /** What the screens call the night: its own name, else its file's; empty until it has a file. */
  get name(): string {
    const { file } = this;
    return this.#table.now.night.name ?? basename(file, extname(file));
  }

  get file(): string {
    return this.#record?.file ?? '';
  }

  get path(): string {
    return this.#record === undefined ? '' : join(this.#folder.folder, this.#record.file);
  }

  get views(): readonly NightView[] {
    return this.#known.nights.map((night) => {
      if (night.file !== this.file) return { ...night, current: false };
      const { name: _, ...known } = night;
      const now = this.#table.now.night.name;
      return { ...known, ...(now !== undefined && { name: now }), current: true, games: this.#table.game?.number ?? 0 };
    });
  }

  get deletedViews(): readonly NightView[] {
    return this.#known.deleted.map((night) => ({ ...night, current: false }));
  }

  get report(): NightReport | undefined {
    return this.#report;
  }

  /** Takes up the night that was open last if something is left to do in it; a damaged or finished one is left where it is. */
  async resume(): Promise<void> {
    const last = await this.#folder.lastOpen();
    if (last !== undefined && last !== '') {
      await this.#load(last).catch((error: unknown) => {
        if (!(error instanceof RecordRefused)) throw error;
      });
    }
    if (this.#table.finished()) await this.#leave();
    else this.#table.takeUp();
    // A host with a long shelf plays at once and lists it meanwhile.
    void this.#lookAgain().then(() => this.#table.changed());
  }

  look(): Promise<void> {
    return this.#looks.add(async () => {
      this.#known = await orRefused(this.#folder.list());
    });
  }

  /** A night without a file yet. */
  async fresh(): Promise<void> {
    await this.#leave();
    await this.#keepOpen();
    await this.#lookAgain();
  }

  /** Rejects with `RecordRefused`, and then the night before goes on. */
  async open(file: string): Promise<void> {
    await this.#load(file);
    await this.#keepOpen();
    this.#table.takeUp();
    await this.#lookAgain();
  }

  /** The good part of a damaged night, as a night of its own. */
  async salvage(file: string): Promise<void> {
    const salvaged = await orRefused(this.#folder.salvage(file));
    await this.open(salvaged);
  }

  /** Chained into the record itself: a name is as safe as the night. Rejects with `RecordRefused` or `RecordFailing`. */
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

  /** Replays all that is on the disk. Rejects with `RecordRefused` where the file cannot be read. */
  async verify(file: string): Promise<void> {
    this.#report = verifiedReport(file, verify(await orRefused(this.#folder.read(file))));
  }

  async exportAs(file: string, format: ExportFormat, language: Language): Promise<void> {
    const report = nightReport(await orRefused(this.#folder.read(file)));
    const content = `${BEFORE[format]}${exportNight(format, report, language)}\n`;
    const name = `${basename(file, extname(file))}${SUFFIX[format]}`;
    const path = await orRefused(this.#folder.exportAs(name, content));
    const from = report.fault === undefined ? {} : { from: report.fault.line };
    this.#report = { kind: 'exported', file, path, rounds: report.rounds.length, ...from };
  }

  /** The file of a night that has none yet. Rejects with `RecordFailing`. */
  async openRecord(): Promise<void> {
    if (this.#record !== undefined || this.#nightWriter.diskStatus.kind === 'unrecorded') return;
    const night = await this.#nightWriter.try(this.#folder.create(this.#table.clock.now()));
    await this.#goOnIn(night);
    await this.#keepOpen();
    const begun = { file: night.file, startedAt: Date.parse(night.startedAt), games: 0 };
    this.#known = { ...this.#known, nights: [...this.#known.nights, begun] };
    // A look that is under way may have come too early to see it.
    void this.#lookAgain();
  }

  async close(): Promise<void> {
    await this.#looks.onIdle();
    await this.#folder.close();
  }

  /** After something that has been done: a folder that cannot be listed now changes nothing of it, and is said when the dealer looks. */
  async #lookAgain(): Promise<void> {
    await this.look().catch(() => undefined);
  }

  async #leave(): Promise<void> {
    this.#table.restore([]);
    await this.#goOnIn(undefined);
  }

  async #callClosed(file: string, name: string): Promise<void> {
    const { night } = await orRefused(this.#folder.open(file));
    try {
      await this.#nightWriter.try(night.append({ kind: 'named', name }, this.#table.clock.now()));
    } finally {
      await night.close().catch(() => undefined);
    }
  }

  /** For the next start. Where the disk refuses it, that goes by the nights' headers. */
  async #keepOpen(): Promise<void> {
    if (this.#nightWriter.diskStatus.kind !== 'unrecorded')
      await this.#nightWriter.try(this.#folder.keepOpen(this.file)).catch(() => undefined);
  }

  async #load(file: string): Promise<void> {
    const { night } = await orRefused(this.#folder.open(file));
    try {
      this.#restore(night.read);
    } catch (error) {
      await night.close();
      if (!(error instanceof FoldError)) throw error;
      throw new RecordRefused({ code: 'night damaged', params: { file, line: error.line, problem: error.problem } });
    }
    await this.#goOnIn(night);
  }

  /** The night was read meanwhile, and a count does not wait for that: once it has begun it is not ended for another night. */
  #restore(lines: readonly Line[]): void {
    const { underWay, phase } = this.#table.round;
    if (underWay) throw new RecordRefused({ code: 'round under way', params: { phase } });
    this.#table.restore(lines);
  }

  async #goOnIn(night: NightRecord | undefined): Promise<void> {
    const left = this.#record;
    const givenUp = this.#nightWriter.diskStatus.kind === 'unrecorded';
    this.#record = night;
    this.#nightWriter.use(night, night === undefined ? 0 : this.#table.now.last);
    // All of it has been flushed: a disk that cannot even close it takes nothing away.
    const closed = left?.close().catch(() => undefined);
    // One that says nothing any more may never close it.
    if (!givenUp) await closed;
  }
}

/** A spreadsheet takes a CSV file for UTF-8 only where it begins with this mark. */
const BEFORE: Readonly<Record<ExportFormat, string>> = { csv: '\uFEFF', json: '', text: '' };
