import type { PadMessage } from '../codec/message.ts';

/** Runs something later; returns the way to call it off. */
export type After = (ms: number, run: () => void) => () => void;

const REPEAT_MS = 250;
/** Repeats without a word from the host, 2 s in all, until the pad waits to be spoken to. */
const MOST_UNHEARD = 8;
const BOOT = 0;

interface Notice {
  readonly kind: 'hello' | 'sealed' | 'halt';
  readonly event: number;
  readonly message: () => PadMessage;
}

/**
 * What the pad says unasked: one notice at a time, repeated until it is acknowledged. A newer seal replaces an older
 * one, a halt replaces both, so at most three wait. PROTOCOL.md, "Unasked".
 */
export class Notices {
  readonly #send: (message: PadMessage) => void;
  readonly #after: After;
  #waiting: readonly Notice[] = [];
  #lastEvent = 0;
  #unheard = 0;
  #calledOff: () => void = () => undefined;

  constructor(send: (message: PadMessage) => void, after: After) {
    this.#send = send;
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

  acknowledged(event: number): void {
    const [first, ...rest] = this.#waiting;
    if (first?.event !== event) return;
    this.#waiting = rest;
    this.#say();
  }

  /** The host is known to be there. */
  heard(): void {
    const paused = this.#unheard === MOST_UNHEARD;
    this.#unheard = 0;
    if (paused) this.#say();
  }

  silence(): void {
    this.#calledOff();
    this.#waiting = [];
  }

  greeted(): void {
    this.acknowledged(BOOT);
  }

  #numbered(kind: Notice['kind'], message: (event: number) => PadMessage): Notice {
    const event = (this.#lastEvent % 255) + 1;
    this.#lastEvent = event;
    return { kind, event, message: () => message(event) };
  }

  #post(notice: Notice, replaces: readonly Notice['kind'][]): void {
    const first = this.#waiting[0];
    this.#waiting = [...this.#waiting.filter(({ kind }) => !replaces.includes(kind)), notice];
    if (this.#waiting[0] !== first) this.#say();
  }

  #say(): void {
    this.#calledOff();
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#send(first.message());
    this.#calledOff = this.#after(REPEAT_MS, () => {
      if (this.#unheard === MOST_UNHEARD) return;
      this.#unheard += 1;
      this.#say();
    });
  }
}
