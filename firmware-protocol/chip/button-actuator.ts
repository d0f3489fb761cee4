import type { Face } from '../codec/message.ts';
import type { Chip } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';

/** Cycles of a press and of the pause after it: both longer than the pad's debouncing. */
const HELD = 40 * CYCLES_PER_MS;
const RESTS = 40 * CYCLES_PER_MS;

/** How a contact closes or opens: the cycles between its changes, an even number of them. */
type Bounce = readonly number[];
const CLEAN: Bounce = [];

/** Presses the buttons of a chip. */
export class ButtonActuator {
  readonly #chip: Chip;
  readonly #down = new Set<Face>();
  #busy = 0;
  #last: Face | undefined;

  constructor(chip: Chip) {
    this.#chip = chip;
  }

  /** The last button that went down while all were up. */
  get last(): Face | undefined {
    return this.#last;
  }

  /** Presses and releases a button; ignored until an earlier press and its pause are over. */
  press(face: Face, bounce: Bounce = CLEAN): void {
    const { cycles } = this.#chip;
    if (cycles < this.#busy || this.#down.size > 0) return;
    this.#busy = cycles + HELD + RESTS;
    this.down(face, bounce);
    this.#chip.at(cycles + HELD, () => this.up(face, bounce));
  }

  down(face: Face, bounce: Bounce = CLEAN): void {
    if (this.#down.size === 0) this.#last = face;
    this.#down.add(face);
    this.#moved(face, true, bounce);
  }

  up(face: Face, bounce: Bounce = CLEAN): void {
    this.#down.delete(face);
    this.#moved(face, false, bounce);
  }

  #moved(face: Face, down: boolean, bounce: Bounce): void {
    const chip = this.#chip;
    let at = chip.cycles;
    let closed = down;
    const move = (closes: boolean) => (closes ? chip.press(face) : chip.release(face));
    move(closed);
    for (const cycles of bounce) {
      at += cycles;
      closed = !closed;
      const closes = closed;
      chip.at(at, () => move(closes));
    }
  }
}
