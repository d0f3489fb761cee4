import { join } from 'node:path';
import PQueue from 'p-queue';
import type { HallStep, TournamentCommand } from '../../../contract/hall.ts';
import type { ChainedFile } from '../../../record/chained-file.ts';
import { systemDisk, type Disk } from '../../../record/disk.ts';
import { firstLine, openChained } from '../../../record/open.ts';
import { replaceFile } from '../../../record/replace-file.ts';
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
import { makeHeader, tournamentGrammar, type TournamentEntry } from './line.ts';

/** In the folder of the hall. */
export const TOURNAMENT_FILE = 'tournament.jsonl';

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
}

type Turned = Extract<TournamentCommand, { type: 'undo' | 'redo' }>;

/** What the organiser has done, each step flushed before anybody sees its effect. */
export class TournamentRecord {
  readonly #chain: ChainedFile;
  readonly #options: TournamentOptions;
  readonly #queue = new PQueue({ concurrency: 1 });
  #timeline: TournamentTimeline;

  private constructor(chain: ChainedFile, timeline: TournamentTimeline, options: TournamentOptions) {
    this.#chain = chain;
    this.#timeline = timeline;
    this.#options = options;
  }

  /**
   * Opens the file of a tournament, or begins it. A torn last line is kept beside it and cut off; any other damage is named by its
   * line and leaves the file untouched. What an older version has begun is refused. Rejects with `RecordRefused`, otherwise with the
   * system's code.
   */
  static async open(folder: string, options: TournamentOptions): Promise<TournamentRecord> {
    const { disk = systemDisk, app, now } = options;
    if ((await disk.identity(join(folder, TOURNAMENT_FILE))) === undefined)
      await replaceFile(disk, folder, TOURNAMENT_FILE, firstLine(makeHeader(app, now()), now()));
    let timeline: TournamentTimeline = EMPTY_TIMELINE;
    const grammar = tournamentGrammar(TOURNAMENT_FILE, (line) => {
      const next = foldLine(timeline, line);
      timeline = next ?? timeline;
      return next !== undefined;
    });
    const { chain } = await openChained(disk, folder, TOURNAMENT_FILE, grammar);
    return new TournamentRecord(chain, timeline, options);
  }

  get state(): Tournament {
    return current(this.#timeline) ?? NEW_TOURNAMENT;
  }

  /** How far the record has come, flushed: lines with the header, and the hash of the last one. */
  get head() {
    const { lines, hash } = this.#chain.mark;
    return { lines, hash };
  }

  get undo(): HallStep | undefined {
    return stepOf(nextStep(this.#timeline, 'undo'));
  }

  get redo(): HallStep | undefined {
    return stepOf(nextStep(this.#timeline, 'redo'));
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
    await this.#chain.close();
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
    let timeline = this.#timeline;
    try {
      await this.#chain.add(entry, this.#options.now(), (line) => {
        const next = foldLine(timeline, line);
        if (next === undefined) throw new RangeError(`line ${line.n} cannot follow`);
        timeline = next;
      });
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return refuse('hall disk refuses', { code: (error as NodeJS.ErrnoException).code ?? 'EIO' }).refusal;
    }
    this.#timeline = timeline;
    return undefined;
  }
}
