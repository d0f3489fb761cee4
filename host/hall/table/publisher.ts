import { join } from 'node:path';
import PQueue from 'p-queue';
import { Timers, type Clock } from '../../clock/clock.ts';
import type { Have } from '../wire/messages.ts';
import type { TableTopic } from '../wire/topics.ts';
import { readHeader } from '../../record/reader.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { PublishedNight, type RefusedLines } from './published-night.ts';

/** Messages of lines that may wait to be confirmed at a time. */
const WINDOW = 4;
/** How long a hall may take to confirm lines before they are sent again, ms: it grows up to the longest. */
const ANSWER_MS = { first: 3_000, longest: 30_000 } as const;
/** How long the broker may take to say how far the hall has each night, ms; without that they are sent from their beginning. */
const KNOWN_MS = 500;

type Send = (topic: Pick<TableTopic, 'kind' | 'night'>, message: string) => void;

interface PublisherParts {
  /** Of the nights. */
  readonly folder: string;
  readonly clock: Clock;
  readonly file: Pick<HallFile, 'addNight'>;
  readonly kept: Pick<KeptHall, 'nights' | 'since'>;
  /** The hall answers, or does not. */
  answers(live: boolean): void;
  changed(): void;
}

/**
 * Publishes the nights that were begun since this table joined, night by night, some messages ahead of what the hall has confirmed.
 * A hall that confirms nothing is sent one message at a time.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  /** Oldest first. */
  readonly #nights: PublishedNight[];
  /** Files of nights that were begun before this table joined: they are not published. */
  readonly #others = new Set<string>();
  #timers: Timers;
  /** What is done one after the other, while there is a connection. */
  readonly #work = new PQueue({ concurrency: 1, autoStart: false });
  /** Undefined while there is no connection. */
  #send: Send | undefined;
  /** What the hall has said of each night last, by id, until it is taken in. */
  readonly #heard = new Map<string, Have>();
  /** Ends the wait for an answer. */
  #answered: (() => void) | undefined;
  #patience: number = ANSWER_MS.first;
  #silent = false;
  /** The night that was last said to be played now over this connection, which the broker keeps. */
  #present: PublishedNight | undefined;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#nights = parts.kept.nights.map((name) => new PublishedNight(parts.folder, name));
    this.#timers = new Timers(parts.clock);
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#nights.reduce((sum, { behind }) => sum + behind, 0);
  }

  /** Why the hall takes no more of a night, for the last one of which it does not. */
  get refused(): RefusedLines | undefined {
    return this.#nights.findLast(({ refused }) => refused !== undefined)?.refused;
  }

  /** As `HallLink.flushed`. */
  flushed(name: string, lines: number): void {
    const night = this.#nights.find((known) => known.name === name) ?? (lines === 1 ? this.#begin(name) : undefined);
    if (night === undefined) return void this.#takeUp(name, lines);
    night.flushed(lines);
    this.#wake();
  }

  /** A connection is being opened: whatever is known of the hall comes over that. */
  begin(): void {
    this.#timers = new Timers(this.#parts.clock);
    this.#heard.clear();
    [this.#patience, this.#silent] = [ANSWER_MS.first, false];
    this.#answered = undefined;
    this.#present = undefined;
    for (const night of this.#nights) night.forget();
    this.#wake();
  }

  /** It is open. */
  start(send: Send): void {
    this.#send = send;
    this.#work.start();
    this.#timers.after(KNOWN_MS, () => {
      for (const night of this.#nights) night.assume();
      this.#wake();
    });
  }

  /** The hall has said how far it has a night. */
  heard(night: string, have: Have): void {
    this.#heard.set(night, have);
    this.#wake();
  }

  end(): void {
    this.#send = undefined;
    this.#timers.stop();
    this.#work.pause();
  }

  /** An unknown night was begun before this table joined, or it was killed before it had kept the name. */
  async #takeUp(name: string, lines: number): Promise<void> {
    if (this.#others.has(name)) return;
    const { folder, kept } = this.#parts;
    const { header } = await readHeader(join(folder, name)).catch(() => ({ header: undefined }));
    if (header === undefined || Date.parse(header.startedAt) < kept.since) this.#others.add(name);
    // Another line may have been flushed meanwhile, and have begun it.
    else for (const so of [1, lines]) this.flushed(name, so);
  }

  #begin(name: string): PublishedNight {
    const night = new PublishedNight(this.#parts.folder, name);
    this.#nights.push(night);
    void this.#parts.file.addNight(name);
    return night;
  }

  /** There is something new to publish. */
  #wake(): void {
    if (this.#work.size === 0) void this.#work.add(() => this.#publish());
  }

  async #publish(): Promise<void> {
    // One of an earlier run is known once its file has been read.
    for (const night of this.#nights) if (night.id === undefined) await night.upTo();
    for (const [id, have] of [...this.#heard]) await this.#hear(id, have);
    const present = this.#nights.at(-1);
    if (present !== this.#present) await this.#say(present);
    this.#present = present;
    let night = this.#due;
    for (; night?.maySend(this.#silent ? 1 : WINDOW) === true; night = this.#due) await this.#sendLines(night);
    if (night !== undefined) this.#answered ??= this.#timers.after(this.#patience, () => this.#unanswered());
  }

  get #due(): PublishedNight | undefined {
    return this.#send && this.#nights.find(({ due }) => due);
  }

  async #sendLines(night: PublishedNight): Promise<void> {
    const lines = await night.next();
    if (lines !== undefined && night.id !== undefined) this.#send?.({ kind: 'lines', night: night.id }, JSON.stringify(lines));
  }

  /** Says how far the table has a night. */
  async #say(night: PublishedNight | undefined): Promise<void> {
    const upTo = await night?.upTo();
    if (upTo !== undefined) this.#send?.({ kind: 'night' }, JSON.stringify(upTo));
  }

  #unanswered(): void {
    const night = this.#due;
    this.#answered = undefined;
    if (night === undefined) return;
    // A hall whose disk is full has answered.
    this.#silent = night.refused === undefined;
    this.#patience = Math.min(2 * this.#patience, ANSWER_MS.longest);
    night.sendAgain();
    if (this.#silent) this.#parts.answers(false);
    this.#wake();
  }

  async #hear(id: string, have: Have): Promise<void> {
    this.#heard.delete(id);
    const night = this.#nights.find((one) => one.id === id);
    if (night === undefined) return;
    if (this.#silent) night.sendAgain();
    if (await night.hear(have)) await this.#say(night);
    if (this.#send === undefined) return;
    this.#silent = false;
    this.#answered?.();
    this.#answered = undefined;
    if (!('refused' in have)) this.#patience = ANSWER_MS.first;
    this.#parts.answers(true);
    this.#parts.changed();
  }
}
