import { Timers, type Clock } from '../../clock/clock.ts';
import type { FromTable, ToTable } from '../wire/messages.ts';
import { NO_NIGHT } from '../wire/messages.ts';
import type { ToldNight } from './told-night.ts';

/** How long a hall may take to answer, ms. */
const ANSWER_MS = 3_000;
/** Between two questions to a hall that does not answer, ms: it grows up to the longest. */
const PAUSE_MS = { first: 1_000, longest: 10_000 } as const;
/** How often a hall that has everything is asked whether it is still there, ms. */
const ALIVE_MS = 30_000;

type About = Exclude<ToTable, { readonly type: 'offer' }>;

interface PublisherParts {
  readonly clock: Clock;
  readonly session: number;
  /** The highest number of a packet that came from the hall. */
  seen(): number;
  nights(): readonly ToldNight[];
  /** False if the last packet has not been taken yet. */
  send(message: FromTable): boolean;
  /** The hall answers, or does not. */
  answers(live: boolean): void;
  changed(): void;
  readonly app: string;
}

/**
 * Tells a hall the lines of the nights over one connection: one batch at a time, read from the file from the line that the hall
 * has confirmed. A hall that does not answer is sent nothing but `hello`.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #timers: Timers;
  #pause: number = PAUSE_MS.first;
  #ended = false;
  /** Ends the present wait. */
  #wake: () => void = () => undefined;
  /** Something has come since the wait before last. */
  #due = false;
  #heard: About | undefined;
  /** The night that the hall was last asked about. */
  #asked = '';

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.clock);
    this.#forgetAll();
  }

  /** Runs until `end`. Never rejects. */
  async run(): Promise<void> {
    while (!this.#ended) {
      const night = this.#nextNight();
      if (await this.#asks(night)) await this.#tellAll(night);
      else await this.#waitLonger();
      await night?.close();
    }
  }

  /** There is something new to tell. */
  wake(): void {
    this.#due = true;
    this.#wake();
  }

  /** The hall has said how far it has a night. */
  heard(answer: About): void {
    // A hall that speaks of no night unasked has just started, perhaps from an old copy.
    if (answer.night === NO_NIGHT && this.#asked !== NO_NIGHT) this.#forgetAll();
    this.#heard = answer;
    this.wake();
  }

  end(): void {
    this.#ended = true;
    this.#timers.stop();
    this.#wake();
  }

  /** The oldest night that the hall may lack lines of; or else the newest. */
  #nextNight(): ToldNight | undefined {
    const nights = this.#parts.nights();
    return nights.find(({ due }) => due) ?? nights.findLast(({ differsFrom }) => differsFrom === undefined) ?? nights.at(-1);
  }

  /** Says hello, and waits for the answer. */
  async #asks(night: ToldNight | undefined): Promise<boolean> {
    const { session, app, seen } = this.#parts;
    const at = (await night?.upTo()) ?? { night: NO_NIGHT, lines: 0, hash: '' };
    return this.#told({ type: 'hello', session, app, seen: seen(), at }, night, at.night);
  }

  /** Sends lines until the hall has all of them, then waits for more. */
  async #tellAll(night: ToldNight | undefined): Promise<void> {
    while (!this.#ended) {
      const other = this.#nextNight();
      if (other !== night) return;
      if (night?.due !== true) {
        if (!(await this.#wait(ALIVE_MS))) return;
        await this.#applyUnasked();
        continue;
      }
      const lines = await night.nextLines();
      if (lines === undefined || !(await this.#told(lines, night, lines.night))) return;
    }
  }

  /** Sends a message, and waits for what the hall says of this night. */
  async #told(message: FromTable, night: ToldNight | undefined, id: string): Promise<boolean> {
    this.#heard = undefined;
    this.#asked = id;
    if (!this.#parts.send(message)) return this.#answers(false);
    const until = this.#parts.clock.now() + ANSWER_MS;
    for (let left = ANSWER_MS; left > 0 && !this.#ended; left = until - this.#parts.clock.now()) {
      await this.#wait(left);
      const answer = this.#take();
      // An answer to what was sent before is no progress: to send it all again would double everything that follows.
      if (answer?.night !== id || (message.type === 'lines' && answer.type === 'have' && answer.lines === message.from)) continue;
      await this.#apply(answer, night);
      return this.#answers(!(answer.type === 'refused' && answer.why === 'disk'));
    }
    return this.#answers(false);
  }

  /** What the hall says unasked counts as well: its organiser may have told it to follow this table. */
  async #applyUnasked(): Promise<void> {
    const answer = this.#take();
    const night = this.#parts.nights().find(({ id }) => id === answer?.night);
    if (answer !== undefined && night !== undefined) await this.#apply(answer, night);
  }

  async #apply(answer: About, night: ToldNight | undefined): Promise<void> {
    if (answer.type === 'refused' && answer.why !== 'disk') night?.refuse(answer.from, answer.why);
    if (answer.type === 'have') {
      // It has lost lines, so it may have lost other nights.
      if (night !== undefined && answer.lines < night.confirmed) this.#forgetAll();
      await night?.confirm(answer.lines, answer.hash);
    }
    this.#parts.changed();
  }

  #forgetAll(): void {
    for (const night of this.#parts.nights()) night.forget();
  }

  #take(): About | undefined {
    const answer = this.#heard;
    this.#heard = undefined;
    return answer;
  }

  #answers(live: boolean): boolean {
    if (live) this.#pause = PAUSE_MS.first;
    if (!this.#ended) this.#parts.answers(live);
    return live;
  }

  async #waitLonger(): Promise<void> {
    const until = this.#parts.clock.now() + this.#pause;
    this.#pause = Math.min(2 * this.#pause, PAUSE_MS.longest);
    for (let left = until - this.#parts.clock.now(); left > 0 && !this.#ended; left = until - this.#parts.clock.now()) {
      await this.#wait(left);
      // A hall that speaks is asked at once.
      if (this.#heard !== undefined) return this.#applyUnasked();
    }
  }

  /** Until something comes; false if nothing did for so many ms. */
  async #wait(ms: number): Promise<boolean> {
    if (!this.#due && !this.#ended) {
      await new Promise<void>((resolve) => {
        const cancel = this.#timers.after(ms, resolve);
        this.#wake = () => {
          cancel();
          resolve();
        };
      });
    }
    const came = this.#due;
    this.#due = false;
    return came;
  }
}
