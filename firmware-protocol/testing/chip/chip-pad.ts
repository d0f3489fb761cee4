import { makeHostMessage } from '../../codec/codec.ts';
import type { Face, PadState, PadStatus } from '../../codec/message.ts';
import type { After } from '../../scripted-pad/notices.ts';
import { Chip, type Cause, type Parts } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';
import { RetainedMemory, NO_STATUS } from './retained-memory.ts';

/** Cycles for booting and for storing the id; both wait for the EEPROM, 3.6 ms per byte. */
const BOOTED = 250 * CYCLES_PER_MS;
const STORED = 150 * CYCLES_PER_MS;
/** Cycles of a press, and of the pause after it: longer than the pad's debouncing. */
const HELD = 40 * CYCLES_PER_MS;

/** How a contact closes or opens: the cycles between its changes, an even number of them. */
type Bounce = readonly number[];
const CLEAN: Bounce = [];

/** A pad on a simulated chip, with a player who remembers what they pressed. Effects show after the next `run`. */
export class ChipPad {
  readonly chip: Chip;
  /** Gets the bytes for the host since the last `run`. */
  onSent: (bytes: Uint8Array) => void = () => undefined;
  /** Called by `run` if the pad's status has changed. */
  onStatus: (status: PadStatus) => void = () => undefined;
  readonly #retained: RetainedMemory;
  readonly #held = new Set<Face>();
  /** The last button that went down while all were up. */
  #last: Face | undefined;
  /** The cycle until which a press and its pause last. */
  #busy = 0;
  /** The face pressed for each seal of this attempt. */
  readonly #pressed = new Map<number, Face>();
  #status = NO_STATUS;
  #sent: number[] = [];

  /** Gives the pad its id over the line, then switches it off. */
  constructor(id: string, parts: Parts) {
    this.chip = new Chip(parts);
    this.chip.power();
    this.chip.run(BOOTED);
    this.#retained = new RetainedMemory(this.chip.sram);
    this.chip.receive(Buffer.from(`${makeHostMessage({ seq: 1, message: { type: 'setId', id } })}\n`));
    this.chip.run(STORED);
    this.chip.powerOff();
    this.chip.onSent = (byte) => void this.#sent.push(byte);
  }

  /** The state that a reset would find; idle without power. */
  get state(): PadState {
    return this.status.state;
  }

  get status(): PadStatus {
    return this.chip.on ? this.#retained.status(this.chip.sram) : NO_STATUS;
  }

  /** The bytes in RAM that survive a reset. */
  get kept(): Uint8Array {
    return this.#retained.copies(this.chip.sram);
  }

  /** The face pressed for the current seal. */
  get holds(): Face | undefined {
    return this.#pressed.get(this.status.seal);
  }

  receive(bytes: Uint8Array): void {
    this.chip.receive(bytes);
  }

  /** Presses and releases a button; ignored until an earlier press and its pause are over. */
  press(face: Face, bounce = CLEAN): void {
    const { cycles } = this.chip;
    if (cycles < this.#busy || this.#held.size > 0) return;
    this.#busy = cycles + 2 * HELD;
    this.down(face, bounce);
    this.chip.at(cycles + HELD, () => this.up(face, bounce));
  }

  down(face: Face, bounce = CLEAN): void {
    if (this.#held.size === 0) this.#last = face;
    this.#held.add(face);
    this.#move(face, true, bounce);
  }

  up(face: Face, bounce = CLEAN): void {
    this.#held.delete(face);
    this.#move(face, false, bounce);
  }

  powerCycle(): void {
    this.chip.power();
  }

  powerOff(): void {
    this.chip.powerOff();
  }

  reset(cause: Exclude<Cause, 'power'>): void {
    this.chip.reset(cause);
  }

  /** Must be called every few milliseconds. */
  run(ms: number): void {
    this.chip.run(ms * CYCLES_PER_MS);
    this.#look();
    if (this.#sent.length === 0) return;
    const bytes = Uint8Array.from(this.#sent);
    this.#sent = [];
    this.onSent(bytes);
  }

  /** Runs along with a clock from now on, in steps of so many ms. */
  runWith(after: After, step: number): void {
    after(step, () => {
      this.runWith(after, step);
      this.run(step);
    });
  }

  #move(face: Face, down: boolean, bounce: Bounce): void {
    const move = (closes: boolean) => (closes ? this.chip.press(face) : this.chip.release(face));
    move(down);
    let at = this.chip.cycles;
    for (const [i, cycles] of bounce.entries()) {
      at += cycles;
      this.chip.at(at, () => move(i % 2 === 0 ? !down : down));
    }
  }

  #look(): void {
    const [before, now, last] = [this.#status, this.status, this.#last];
    if (now === before) return;
    this.#status = now;
    if (now.attempt !== before.attempt) this.#pressed.clear();
    // The seal appears while its press still lasts, so the last press made it.
    if (now.seal !== before.seal && now.state === 'sealed' && !this.#pressed.has(now.seal) && last !== undefined)
      this.#pressed.set(now.seal, last);
    this.onStatus(now);
  }
}
