import { makeHostMessage } from '../codec/codec.ts';
import type { Face, PadState, PadStatus } from '../codec/message.ts';
import { Chip, type Cause, type Parts } from './chip.ts';
import { ButtonActuator } from './button-actuator.ts';
import { CYCLES_PER_MS } from './peripherals.ts';
import { RetainedMemory, NO_STATUS } from './retained-memory.ts';

/** Cycles for booting and for storing the id; both wait for the EEPROM, 3.6 ms per byte. */
const BOOTED = 250 * CYCLES_PER_MS;
const STORED = 150 * CYCLES_PER_MS;

/** A pad on a simulated chip, with a player who remembers what they pressed. Effects show after the next `ran`. */
export class ChipPad {
  readonly chip: Chip;
  readonly actuator: ButtonActuator;
  /** Gets the bytes for the host since the last `ran`. */
  onSent: (bytes: Uint8Array) => void = () => undefined;
  /** Called by `ran` if the pad's status has changed. */
  onStatus: (status: PadStatus) => void = () => undefined;
  readonly #retained: RetainedMemory;
  /** The face pressed for each seal of this attempt. */
  readonly #pressed = new Map<number, Face>();
  #status = NO_STATUS;
  #sent: number[] = [];

  /** Gives the pad its id over the line, then switches it off. */
  constructor(id: string, parts: Parts) {
    this.chip = new Chip(parts);
    this.actuator = new ButtonActuator(this.chip);
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

  press(face: Face): void {
    this.actuator.press(face);
  }

  down(face: Face): void {
    this.actuator.down(face);
  }

  up(face: Face): void {
    this.actuator.up(face);
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

  /** Must be called whenever the chip has run, every few milliseconds. */
  ran(): void {
    this.#look();
    if (this.#sent.length === 0) return;
    const bytes = Uint8Array.from(this.#sent);
    this.#sent = [];
    this.onSent(bytes);
  }

  #look(): void {
    const [before, now] = [this.#status, this.status];
    if (now === before) return;
    this.#status = now;
    if (now.attempt !== before.attempt) this.#pressed.clear();
    const { last } = this.actuator;
    // The seal appears while its press still lasts, so the last press made it.
    if (now.seal !== before.seal && now.state === 'sealed' && !this.#pressed.has(now.seal) && last !== undefined)
      this.#pressed.set(now.seal, last);
    this.onStatus(now);
  }
}
