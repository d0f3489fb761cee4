import { makeHostMessage } from '../codec/codec.ts';
import type { Face, PadState } from '../codec/message.ts';
import { Chip, type Cause, type Parts } from './chip.ts';
import { ButtonActuator } from './button-actuator.ts';
import { CYCLES_PER_MS } from './peripherals.ts';
import { RetainedMemory, NO_STATUS, type PadStatus } from './retained-memory.ts';

/** Until a pad has booted, and until it has stored its id: both wait for the EEPROM, 3.6 ms a byte. */
const BOOTED = 250 * CYCLES_PER_MS;
const STORED = 150 * CYCLES_PER_MS;

/** A pad made of a chip, with a player who knows what was pressed. What happens to it shows after the next `ran`. */
export class ChipPad {
  readonly chip: Chip;
  readonly actuator: ButtonActuator;
  /** Bytes for the host, since it ran last. */
  onSent: (bytes: Uint8Array) => void = () => undefined;
  /** It stands otherwise than it did when it ran last. */
  onMoved: (status: PadStatus) => void = () => undefined;
  readonly #retained: RetainedMemory;
  /** What the player pressed for each seal of this attempt. */
  readonly #pressed = new Map<number, Face>();
  #status = NO_STATUS;
  #sent: number[] = [];

  /** Given its id as every pad is, over the line, and without power since then. */
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

  /** As it would be after a reset now; idle without power. */
  get state(): PadState {
    return this.status.state;
  }

  get status(): PadStatus {
    return this.chip.on ? this.#retained.status(this.chip.sram) : NO_STATUS;
  }

  /** All that outlives a reset, as it is in its RAM now. */
  get kept(): Uint8Array {
    return this.#retained.copies(this.chip.sram);
  }

  /** What its player pressed for the seal that stands. */
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

  /** To be called whenever the chip has run, every few milliseconds of it. */
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
    // A seal is younger than the press that made it by less than that press lasts.
    if (now.seal !== before.seal && now.state === 'sealed' && !this.#pressed.has(now.seal) && last !== undefined)
      this.#pressed.set(now.seal, last);
    this.onMoved(now);
  }
}
