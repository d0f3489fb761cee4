import { Timers, type Clock } from '../../clock/clock.ts';
import type { Have } from '../wire/messages.ts';
import type { TableTopic } from '../wire/topics.ts';
import type { ToldNight } from './told-night.ts';

/** Messages of lines that may be under way at a time. */
const WINDOW = 4;
/** How long a hall may take to confirm lines before they are sent again, ms: it grows up to the longest. */
const ANSWER_MS = { first: 3_000, longest: 30_000 } as const;
/** How long the broker may take to say how far the hall has each night, ms; without that they are sent from their beginning. */
const KNOWN_MS = 500;

interface PublisherParts {
  readonly clock: Clock;
  nights(): readonly ToldNight[];
  send(topic: Pick<TableTopic, 'kind' | 'night'>, message: string): void;
  /** The hall answers, or does not. */
  answers(live: boolean): void;
  changed(): void;
}

/**
 * Tells a hall the lines of the nights over one connection, night by night, some messages ahead of what the hall has confirmed.
 * One that confirms nothing is sent one message at a time.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #timers: Timers;
  #ended = false;
  /** Ends the present wait. */
  #wake: () => void = () => undefined;
  /** Something has come since the wait before last. */
  #due = false;
  /** What the hall has said of each night, by id, and has not been taken in yet: the last word counts. */
  readonly #heard = new Map<string, Have>();
  /** Since when an answer is awaited, on the table's clock. */
  #since: number;
  #patience: number = ANSWER_MS.first;
  #silent = false;
  #told: ToldNight | undefined;
  #open: ToldNight | undefined;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.clock);
    this.#since = parts.clock.now();
    for (const night of parts.nights()) night.forget();
  }

  /** Runs until `end`. Never rejects. */
  async run(): Promise<void> {
    for (const night of this.#parts.nights()) await night.upTo();
    await this.#learn();
    while (!this.#ended) await this.#act();
    await this.#open?.close();
  }

  /** There is something new to tell. */
  wake(): void {
    this.#due = true;
    this.#wake();
  }

  /** The hall has said how far it has a night. */
  heard(night: string, have: Have): void {
    this.#heard.set(night, have);
    this.wake();
  }

  end(): void {
    this.#ended = true;
    this.#timers.stop();
    this.#wake();
  }

  /** What the hall has of each night, as the broker keeps it. */
  async #learn(): Promise<void> {
    const begun = this.#parts.clock.now();
    for (let left = KNOWN_MS; left > 0 && !this.#ended; left = KNOWN_MS - this.#passed(begun)) {
      if (!this.#parts.nights().some(({ unknown }) => unknown)) break;
      await this.#wait(left);
      await this.#hearAll();
    }
    for (const night of this.#parts.nights()) night.assume();
  }

  async #act(): Promise<void> {
    await this.#hearAll();
    await this.#tellPresent();
    const night = this.#parts.nights().find(({ due }) => due);
    if (this.#ended) return;
    if (night === undefined) await this.#wait();
    else if (night.maySend(this.#silent ? 1 : WINDOW)) await this.#send(night);
    else await this.#awaitAnswer(night);
  }

  /** How many ms have passed; too many once the clock was set, either way: nothing is awaited for longer than it should be. */
  #passed(since: number): number {
    return Math.abs(this.#parts.clock.now() - since);
  }

  /** Which night is played now is kept by the broker. */
  async #tellPresent(): Promise<void> {
    const night = this.#parts.nights().at(-1);
    if (night !== this.#told) await this.#tell(night);
    this.#told = night;
  }

  async #tell(night: ToldNight | undefined): Promise<void> {
    const upTo = await night?.upTo();
    if (upTo !== undefined) this.#parts.send({ kind: 'night' }, JSON.stringify(upTo));
  }

  async #send(night: ToldNight): Promise<void> {
    if (this.#open !== night) await this.#open?.close();
    this.#open = night;
    if (!night.isUnderWay) this.#since = this.#parts.clock.now();
    const lines = await night.next();
    if (lines === undefined || night.id === undefined || this.#ended) return;
    this.#parts.send({ kind: 'lines', night: night.id }, JSON.stringify(lines));
  }

  async #awaitAnswer(night: ToldNight): Promise<void> {
    const left = this.#patience - this.#passed(this.#since);
    if (left > 0) return void (await this.#wait(left));
    // A hall whose disk is full has answered.
    this.#silent = night.refused === undefined;
    this.#patience = Math.min(2 * this.#patience, ANSWER_MS.longest);
    this.#since = this.#parts.clock.now();
    night.sendAgain();
    if (this.#silent) this.#parts.answers(false);
  }

  async #hearAll(): Promise<void> {
    for (const [id, have] of [...this.#heard]) {
      this.#heard.delete(id);
      const night = this.#parts.nights().find((one) => one.id === id);
      if (night === undefined) continue;
      if (this.#silent) night.sendAgain();
      const asks = await night.hear(have);
      if (this.#ended) return;
      if (asks) await this.#tell(night);
      this.#answered(have);
    }
  }

  #answered(have: Have): void {
    this.#silent = false;
    this.#since = this.#parts.clock.now();
    if (!('refused' in have)) this.#patience = ANSWER_MS.first;
    this.#parts.answers(true);
    this.#parts.changed();
  }

  /** Until something comes, or so many ms have passed. */
  async #wait(ms: number = ANSWER_MS.longest): Promise<void> {
    if (!this.#due && !this.#ended) {
      await new Promise<void>((resolve) => {
        const cancel = this.#timers.after(ms, resolve);
        this.#wake = () => {
          cancel();
          resolve();
        };
      });
    }
    this.#due = false;
  }
}
