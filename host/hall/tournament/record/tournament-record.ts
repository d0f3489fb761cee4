import { join } from 'node:path';
import PQueue from 'p-queue';
import type { HallStep, TournamentCommand } from '../../../contract/hall.ts';
import { GENESIS, makeLine } from '../../../record/chain.ts';
import { systemDisk, thenClose, type Disk } from '../../../record/disk.ts';
import type { Lock } from '../../../record/lock.ts';
import { cutTail } from '../../../record/open.ts';
import { openPlaced } from '../../../record/placed-file.ts';
import { readChained, type ReadTo } from '../../../record/reader.ts';
import { RecordRefused } from '../../../record/refused.ts';
import { replaceFile } from '../../../record/replace-file.ts';
import { makeWriter, type Writer } from '../../../record/writer.ts';
import { refuse, type Refusal } from '../../../../rulebook/refusal.ts';
import { current, EMPTY_TIMELINE } from '../../../../rulebook/timeline.ts';
import { decide, type Deed } from '../decide.ts';
import { takeSeating } from '../decide-rounds.ts';
import { NEW_TOURNAMENT } from '../evolve.ts';
import type { Random } from '../../../../rulebook/random.ts';
import { seatRound } from '../seating/seat-round.ts';
import type { Seated, ToSeat } from '../seating/to-seat.ts';
import type { PlayedResult, Tournament } from '../tournament.ts';
import { foldLine, nextStep, stepOf, type TournamentTimeline } from './fold.ts';
import { makeHeader, TOURNAMENT, TOURNAMENT_FORMAT, type TournamentEntry } from './line.ts';

/** In the folder of the hall. */
export const TOURNAMENT_FILE = 'tournament.jsonl';

/** How far the file has come. */
interface TournamentSoFar extends Pick<ReadTo, 'count' | 'good' | 'hash'> {
  readonly timeline: TournamentTimeline;
}

interface TournamentOptions {
  /** The version of the app, for the header. */
  readonly app: string;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** As `seatRound`, which is called if it is left out. */
  readonly seatRound?: (asked: ToSeat) => Promise<Seated | undefined>;
  /** As `heldDisk` guards it. */
  readonly disk?: Disk;
  /** The claim on the folder of the hall. */
  readonly held: Lock['held'];
}

type Turned = Extract<TournamentCommand, { type: 'undo' | 'redo' }>;

/** What the organiser has done, each step flushed before anybody sees its effect. */
export class TournamentRecord {
  readonly #writer: Writer;
  readonly #options: TournamentOptions;
  readonly #queue = new PQueue({ concurrency: 1 });
  #soFar: Omit<TournamentSoFar, 'good'>;

  private constructor(writer: Writer, soFar: TournamentSoFar, options: TournamentOptions) {
    this.#writer = writer;
    this.#soFar = soFar;
    this.#options = options;
  }

  /** Rejects with `RecordRefused` if the file is damaged or newer, otherwise with the system's code. */
  static async open(folder: string, options: TournamentOptions): Promise<TournamentRecord> {
    const { disk = systemDisk, app, now, held } = options;
    const soFar = await readTournament(disk, folder, app, now());
    const file = await openPlaced(disk, join(folder, TOURNAMENT_FILE), held);
    return new TournamentRecord(
      makeWriter(file, soFar.good, () => performance.now()),
      soFar,
      options,
    );
  }

  get state(): Tournament {
    return current(this.#soFar.timeline) ?? NEW_TOURNAMENT;
  }

  /** How far the record has come, flushed: lines with the header, and the hash of the last one. */
  get head() {
    const { count, hash } = this.#soFar;
    return { lines: count + 1, hash };
  }

  get undo(): HallStep | undefined {
    return stepOf(nextStep(this.#soFar.timeline, 'undo'));
  }

  get redo(): HallStep | undefined {
    return stepOf(nextStep(this.#soFar.timeline, 'redo'));
  }

  /**
   * Does what the organiser or a guest wants, one command after the other. Resolves after the flush, with the refusal if nothing was done:
   * also where the disk refuses. `played` is asked what the tables have told when the command is decided.
   */
  command(command: Deed | Turned, played: () => readonly PlayedResult[]): Promise<Refusal | undefined> {
    return this.#queue.add(() => this.#do(command, played));
  }

  /** Resolves once everything is written. */
  async close(): Promise<void> {
    await this.#queue.onIdle();
    await this.#writer.close();
  }

  async #do(command: Deed | Turned, played: () => readonly PlayedResult[]): Promise<Refusal | undefined> {
    if (command.type === 'undo' || command.type === 'redo') return this.#turn(command);
    const { random, now, seatRound: seatBy = seatRound } = this.#options;
    const toDo = decide(this.state, command, played(), random, now());
    const decided = 'toSeat' in toDo ? takeSeating(toDo, await seatBy(toDo.toSeat)) : toDo;
    if (!decided.ok) return decided.refusal;
    return decided.events.length === 0 ? undefined : this.#append({ kind: 'step', events: decided.events });
  }

  /** Refused unless that step is the next one, so that what the organiser read is what happens. */
  async #turn({ type, n }: Turned): Promise<Refusal | undefined> {
    const next = type === 'undo' ? this.undo : this.redo;
    if (next === undefined) return refuse(type === 'undo' ? 'nothing to undo' : 'nothing to redo').refusal;
    if (next.n !== n) return refuse('another step is next', { n, next: next.n }).refusal;
    return this.#append({ kind: type, step: n });
  }

  async #append(entry: TournamentEntry): Promise<Refusal | undefined> {
    const { count, hash, timeline } = this.#soFar;
    const { text, line } = makeLine(entry, count + 1, this.#options.now(), hash);
    const folded = foldLine(timeline, line);
    if (folded === undefined) throw new RangeError(`line ${count + 1} cannot follow`);
    try {
      await this.#writer.append(`${text}\n`);
    } catch (error) {
      return refuse('hall disk refuses', { code: (error as NodeJS.ErrnoException).code ?? 'EIO' }).refusal;
    }
    this.#soFar = { count: count + 1, hash: line.hash, timeline: folded };
    return undefined;
  }
}

/**
 * Reads the file of a tournament, or begins it; `at` in ms since 1970. A torn last line is kept beside it and cut off; any
 * other damage is named by its line and leaves the file untouched. What an older version has begun is refused. Rejects with
 * `RecordRefused` or the system's code.
 */
async function readTournament(disk: Disk, folder: string, app: string, at: number): Promise<TournamentSoFar> {
  if ((await disk.identity(join(folder, TOURNAMENT_FILE))) === undefined) return begin(disk, folder, app, at);
  const file = TOURNAMENT_FILE;
  let timeline: TournamentTimeline = EMPTY_TIMELINE;
  /** The first line that is whole and cannot follow the ones before. */
  let astray: { readonly line: number; readonly problem: string } | undefined;
  const read = await readChained(join(folder, file), TOURNAMENT, (line) => {
    const next = foldLine(timeline, line);
    if (next === undefined) astray ??= { line: line.n + 1, problem: 'content' };
    else timeline = next;
  });
  const { end } = read;
  if (end.end === 'newer') {
    throw new RecordRefused({ code: 'night too new', params: { file } });
  }
  if ((read.header?.format ?? TOURNAMENT_FORMAT) < TOURNAMENT_FORMAT) {
    throw new RecordRefused({ code: 'hall too old', params: { file } });
  }
  const damage = astray ?? (end.end === 'damaged' ? end : undefined);
  if (damage !== undefined) {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: damage.line, problem: damage.problem } });
  }
  if (end.end === 'torn') await cutTail(disk, folder, file, read.good);
  await flushRead(disk, folder);
  return { count: read.count, good: read.good, hash: read.hash, timeline };
}

async function begin(disk: Disk, folder: string, app: string, at: number): Promise<TournamentSoFar> {
  const { text, line } = makeLine(makeHeader(app, at), 0, at, GENESIS);
  const bytes = Buffer.from(`${text}\n`);
  await replaceFile(disk, folder, TOURNAMENT_FILE, bytes);
  return { count: 0, good: bytes.length, hash: line.hash, timeline: EMPTY_TIMELINE };
}

/** A hall that was killed may have left lines that are not flushed yet. */
async function flushRead(disk: Disk, folder: string): Promise<void> {
  await thenClose(await disk.open(join(folder, TOURNAMENT_FILE), 'r+'), (file) => file.datasync());
  await disk.syncFolder(folder);
}
