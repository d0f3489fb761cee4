import type { Face } from '../codec/message.ts';
import type { After } from './notices.ts';

const HALT_MS = 700;

export interface Pressed {
  /** A button went down while all were up. Returns the number of the seal it made, 0 for none. */
  press(face: Face): number;
  /** Two have been down together for 0.7 s; `seal` is what the first of them made. */
  halt(seal: number): void;
  /** All are up again. */
  released(): void;
}

/** Six buttons: the first one down is a press, two held together are a halt. PROTOCOL.md, "Buttons". */
export class Buttons {
  readonly #pressed: Pressed;
  readonly #after: After;
  #down: ReadonlySet<Face> = new Set();
  #seal = 0;
  #calledOff: () => void = () => undefined;

  constructor(pressed: Pressed, after: After) {
    this.#pressed = pressed;
    this.#after = after;
  }

  down(face: Face): void {
    if (this.#down.has(face)) return;
    this.#down = new Set([...this.#down, face]);
    if (this.#down.size === 1) this.#seal = this.#pressed.press(face);
    if (this.#down.size !== 2) return;
    this.#calledOff();
    this.#calledOff = this.#after(HALT_MS, () => this.#pressed.halt(this.#seal));
  }

  up(face: Face): void {
    if (!this.#down.has(face)) return;
    this.#down = new Set([...this.#down].filter((held) => held !== face));
    if (this.#down.size < 2) this.#calledOff();
    if (this.#down.size === 0) this.#pressed.released();
  }

  /** The pad went dark or started anew: what is held counts for nothing. */
  forget(): void {
    this.#calledOff();
    this.#down = new Set();
  }
}
