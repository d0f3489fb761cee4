import type { PadMessage } from '../codec/message.ts';

/** Runs something later; returns the way to call it off. */
export type After = (ms: number, run: () => void) => () => void;

const PERIOD_MS = 250;
/** Periods without a word from the host, 2 s in all, after which the pad rests. */
const MOST_UNHEARD = 8;
const BOOT = 0;

type Kind = 'hello' | 'sealed' | 'halt';

interface Notice {
  readonly kind: Kind;
  readonly event: number;
  readonly message: () => PadMessage;
}

export interface NoticesListener {
  send(message: PadMessage): void;
  /** What a resting pad says. */
  beacon(): PadMessage;
  /** The host has heard of the seal that was last told. */
  sealHeard(): void;
  /** The host has not heard of the seal: a period has passed, or nobody will tell it any more. */
  sealUnheard(): void;
}

/**
 * What the pad says unasked: one notice at a time, repeated until it is acknowledged. A newer seal replaces an older
 * one, a halt replaces both, so at most three wait. A pad that has heard nothing for 2 s says nothing but its beacon.
 * PROTOCOL.md, "Unasked".
 */
export class Notices {
  readonly #listener: NoticesListener;
  readonly #after: After;
  #waiting: readonly Notice[] = [];
  #lastEvent = 0;
  #unheard = 0;
  #cancel: () => void = () => undefined;

  constructor(listener: NoticesListener, after: After) {
    this.#listener = listener;
    this.#after = after;
  }

  /** After every boot; what waited before it is gone, and events count from 1 again. */
  boot(hello: () => PadMessage): void {
    this.silence();
    this.#lastEvent = 0;
    this.#unheard = 0;
    this.#post({ kind: 'hello', event: BOOT, message: hello }, []);
  }

  sealed(message: (event: number) => PadMessage): void {
    this.#post(this.#numbered('sealed', message), ['sealed']);
  }

  halt(message: (event: number) => PadMessage): void {
    this.#post(this.#numbered('halt', message), ['sealed', 'halt']);
  }

  /** These have nothing left to tell of; the next one is said when the period ends. */
  drop(...kinds: readonly Kind[]): void {
    if (kinds.includes('sealed') && this.#waits('sealed')) this.#listener.sealUnheard();
    this.#waiting = this.#waiting.filter(({ kind }) => !kinds.includes(kind));
  }

  acknowledged(event: number): void {
    const [first, ...rest] = this.#waiting;
    if (first?.event !== event) return;
    this.#waiting = rest;
    if (first.kind === 'sealed') this.#listener.sealHeard();
    if (rest.length > 0) this.#say();
  }

  /** The host is known to be there. */
  heard(): void {
    const rested = this.#unheard === MOST_UNHEARD;
    this.#unheard = 0;
    if (rested && this.#waiting.length > 0) this.#say();
  }

  silence(): void {
    this.#cancel();
    this.#waiting = [];
  }

  greeted(): void {
    this.acknowledged(BOOT);
  }

  #waits(sought: Kind): boolean {
    return this.#waiting.some(({ kind }) => kind === sought);
  }

  #numbered(kind: Kind, message: (event: number) => PadMessage): Notice {
    const event = (this.#lastEvent % 255) + 1;
    this.#lastEvent = event;
    return { kind, event, message: () => message(event) };
  }

  #post(notice: Notice, replaces: readonly Kind[]): void {
    const first = this.#waiting[0];
    this.#waiting = [...this.#waiting.filter(({ kind }) => !replaces.includes(kind)), notice];
    if (this.#waiting[0] !== first) this.#say();
  }

  #say(): void {
    this.#watch();
    const [first] = this.#waiting;
    if (this.#unheard === MOST_UNHEARD) this.#listener.send(this.#listener.beacon());
    else if (first !== undefined) this.#listener.send(first.message());
  }

  /** The period begins. */
  #watch(): void {
    this.#cancel();
    this.#cancel = this.#after(PERIOD_MS, () => {
      this.#unheard = Math.min(this.#unheard + 1, MOST_UNHEARD);
      if (this.#waits('sealed')) this.#listener.sealUnheard();
      this.#say();
    });
  }
}
