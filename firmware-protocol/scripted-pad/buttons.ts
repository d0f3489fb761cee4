import type { Face } from '../codec/message.ts';
import type { After } from './notices.ts';

const HALT_MS = 700;

interface ButtonsListener {
  /** A button went down while all were up. Returns the number of the seal it made; 0 for none. */
  press(face: Face): number;
  /** Two buttons have been down together for 0.7 s; `seal` is the one that the first press made. */
  halt(seal: number): void;
  /** All buttons are up again. */
  released(): void;
}

/** Six buttons: the first one down is a press; two held together are a halt. PROTOCOL.md, "Buttons". */
export class Buttons {
  readonly #listener: ButtonsListener;
  readonly #after: After;
  readonly #down = new Set<Face>();
  #seal = 0;
  #cancel: () => void = () => undefined;

  constructor(listener: ButtonsListener, after: After) {
    this.#listener = listener;
    this.#after = after;
  }

  down(face: Face): void {
    if (this.#down.has(face)) return;
    this.#down.add(face);
    if (this.#down.size === 1) this.#seal = this.#listener.press(face);
    if (this.#down.size === 2) this.#cancel = this.#after(HALT_MS, () => this.#listener.halt(this.#seal));
  }

  up(face: Face): void {
    if (!this.#down.delete(face)) return;
    if (this.#down.size < 2) this.#cancel();
    if (this.#down.size === 0) this.#listener.released();
  }

  /** The pad lost power or was reset: held buttons are ignored. */
  forget(): void {
    this.#cancel();
    this.#down.clear();
  }
}
