import type PQueue from 'p-queue';
import type * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import type { TableSummary } from '../contract/hall.ts';
import type { HallKeys } from './hall-keys.ts';
import type { MirrorPlace } from './mirror/mirror-file.ts';
import type { MirrorIndex } from './mirror/mirror-index.ts';
import { TableMirrors } from './mirror/table-mirrors.ts';
import { ShownTable } from './shown-table.ts';
import { callSchema, HERE, linesSchema, nightSchema, readMessage, type Have } from './wire/messages.ts';
import type { TableTopic } from './wire/topics.ts';

/** Messages of one table that wait to be taken, which sends no more of them ahead of an answer. */
const MOST_WAITING = 8;

interface HallTableParts {
  readonly table: number;
  readonly keys: HallKeys;
  /** Of its mirrors. */
  readonly place: MirrorPlace;
  readonly index: MirrorIndex;
  readonly folds: PQueue;
  readonly clock: Pick<Clock, 'after'>;
  /** Tells the table how far the hall has a night. */
  tell(night: string, have: Have): void;
  /** What is shown of the table has changed. */
  changed(): void;
}

/** One table as the hall knows it: takes its lines, one message after the other, and tells it how far it has them. */
export class HallTable {
  readonly mirrors: TableMirrors;
  /** What everybody may know of its games. */
  readonly shown: ShownTable;
  readonly #parts: HallTableParts;
  #isHere = false;
  #said: v.InferOutput<typeof callSchema> = { call: null, seen: 0 };
  /** The last call that was answered. */
  answered = 0;

  constructor(parts: HallTableParts) {
    this.#parts = parts;
    const { place, table, index, folds } = parts;
    const changed = () => {
      this.shown.follow();
      parts.changed();
    };
    this.mirrors = new TableMirrors({ ...place, table, index, folds, changed });
    this.shown = new ShownTable(this.mirrors, parts.clock, parts.changed);
  }

  get link(): TableSummary['link'] {
    if (this.#isHere) return 'live';
    return this.#parts.keys.hasMet(this.#parts.table) ? 'lost' : 'never';
  }

  /** The dealer calls the organiser. */
  get calls(): boolean {
    return this.#said.call !== null && this.#said.call !== this.answered;
  }

  /** The last message that the dealer has confirmed. */
  get seen(): number {
    return this.#said.seen;
  }

  answer(): void {
    this.answered = this.#said.call ?? this.answered;
  }

  /** Takes a message of the table, unchecked. @param kept as in `BrokerListener`. Never throws. */
  heard({ kind, night }: TableTopic, message: Buffer, kept: boolean): void {
    if (kind === 'here') this.#hearHere(message.toString('latin1', 0, HERE.yes.length + 1));
    if (kind === 'call') this.#hearCall(message);
    if (kind === 'night' && !kept) this.#hearNight(message);
    // The hall was restored from an old copy, which lacks the night.
    if (kind === 'have' && night !== undefined && kept && !this.mirrors.has(night))
      this.#parts.tell(night, this.mirrors.have(night));
    if (kind !== 'lines' || night === undefined || this.mirrors.waiting >= MOST_WAITING) return;
    void this.#take(night, message).catch(() => undefined);
  }

  /** Tells the table how far the hall has each night. */
  tellAll(): void {
    for (const night of this.mirrors.nights) this.#parts.tell(night, this.mirrors.have(night));
  }

  /** Follows the table's record from now on, where the mirror has something else. False if there is no mirror of this night. */
  async follow(night: string): Promise<boolean> {
    const followed = await this.mirrors.follow(night);
    if (followed) this.#parts.tell(night, this.mirrors.have(night));
    return followed;
  }

  /** It cannot be reached. */
  lose(): void {
    if (!this.#isHere) return;
    this.#isHere = false;
    this.#parts.changed();
  }

  #hearHere(said: string): void {
    if (said === HERE.no) return this.lose();
    if (said !== HERE.yes || this.#isHere) return;
    this.#isHere = true;
    this.#parts.changed();
    // If the disk refuses it, the organiser is told.
    void this.#parts.keys.keepMet(this.#parts.table).then(() => this.#parts.changed());
  }

  #hearCall(message: Buffer): void {
    this.#said = readMessage(callSchema, message) ?? this.#said;
    this.#parts.changed();
  }

  /** A table that lacks lines of the mirror may have sent this before them: it is asked once. */
  #hearNight(message: Buffer): void {
    const at = readMessage(nightSchema, message);
    if (at === undefined) return;
    const { night, lines, hash } = at;
    if (this.mirrors.compare(night, lines, hash)) this.#parts.tell(night, this.mirrors.have(night));
  }

  async #take(night: string, message: Buffer): Promise<void> {
    const told = readMessage(linesSchema, message);
    const have = told && (await this.mirrors.take(night, told.from, told.text));
    if (have !== undefined) this.#parts.tell(night, have);
  }
}
