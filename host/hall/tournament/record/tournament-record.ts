import { join } from 'node:path';
import PQueue from 'p-queue';
import type { HallStep, TournamentCommand } from '../../../contract/hall.ts';
import { makeLine } from '../../../record/chain.ts';
import { systemDisk, type Disk } from '../../../record/disk.ts';
import type { Lock } from '../../../record/lock.ts';
import { openPlaced } from '../../../record/placed-file.ts';
import { makeWriter, type Writer } from '../../../record/writer.ts';
import { refuse, type Refusal } from '../../../../rulebook/refusal.ts';
import { current } from '../../../../rulebook/timeline.ts';
import { decide, type Deed } from '../decide.ts';
import { takeSeating } from '../decide-rounds.ts';
import { NEW_TOURNAMENT } from '../evolve.ts';
import type { Random } from '../seating/lot.ts';
import { seatRound } from '../seating/seat-round.ts';
import type { Seated, ToSeat } from '../seating/to-seat.ts';
import type { PlayedResult, Tournament } from '../tournament.ts';
import { readTournament, TOURNAMENT_FILE, type TournamentSoFar } from './file.ts';
import { foldLine, nextStep } from './fold.ts';
import type { TournamentEntry } from './line.ts';
import { stepOf } from './steps.ts';

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

/** How far the record has come, flushed: lines with the header, bytes, and the hash of the last line. */
export interface TournamentHead {
  readonly lines: number;
  readonly bytes: number;
  readonly hash: string;
}

type Turned = Extract<TournamentCommand, { type: 'undo' | 'redo' }>;

/** What the organiser has done, each step flushed before anybody sees its effect. */
export class TournamentRecord {
  readonly #writer: Writer;
  readonly #options: TournamentOptions;
  readonly #queue = new PQueue({ concurrency: 1 });
  #soFar: TournamentSoFar;

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

  get head(): TournamentHead {
    const { count, good, hash } = this.#soFar;
    return { lines: count + 1, bytes: good, hash };
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
    const { count, hash, good, timeline } = this.#soFar;
    const { text, line } = makeLine(entry, count + 1, this.#options.now(), hash);
    const folded = foldLine(timeline, line);
    if (folded === undefined) throw new RangeError(`line ${count + 1} cannot follow`);
    try {
      await this.#writer.append(`${text}\n`);
    } catch (error) {
      return refuse('hall disk refuses', { code: (error as NodeJS.ErrnoException).code ?? 'EIO' }).refusal;
    }
    this.#soFar = { count: count + 1, hash: line.hash, good: good + Buffer.byteLength(text) + 1, timeline: folded };
    return undefined;
  }
}
