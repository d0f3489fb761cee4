import { makeHostMessage } from '../codec/host-message.ts';
import type { Face, PadState } from '../codec/message.ts';
import { Chip, type Cause, type Parts } from './chip.ts';
import { Fingers } from './fingers.ts';
import { CYCLES_A_MS } from './hz.ts';
import { Kept, NOTHING, type Standing } from './kept.ts';

/** Until a pad has booted, and until it has stored its id: both wait for the EEPROM, 3.6 ms a byte. */
const BOOTED = 250 * CYCLES_A_MS;
const STORED = 150 * CYCLES_A_MS;

/** A pad made of a chip, with a player who knows what was pressed. What happens to it shows after the next `ran`. */
export class ChipPad {
  readonly chip: Chip;
  readonly fingers: Fingers;
  /** Bytes for the host, since it ran last. */
  onSent: (bytes: Uint8Array) => void = () => undefined;
  /** It stands otherwise than it did when it ran last. */
  onMoved: (standing: Standing) => void = () => undefined;
  readonly #kept: Kept;
  /** What the player pressed for each seal of this attempt. */
  readonly #pressed = new Map<number, Face>();
  #standing = NOTHING;
  #sent: number[] = [];

  /** Given its id as every pad is, over the line, and without power since then. */
  constructor(id: string, parts: Parts) {
    this.chip = new Chip(parts);
    this.fingers = new Fingers(this.chip);
    this.chip.power();
    this.chip.run(BOOTED);
    this.#kept = new Kept(this.chip.sram);
    this.chip.receive(Buffer.from(`${makeHostMessage({ seq: 1, message: { type: 'setId', id } })}\n`));
    this.chip.run(STORED);
    this.chip.powerOff();
    this.chip.onSent = (byte) => void this.#sent.push(byte);
  }

  /** As it would be after a reset now; idle without power. */
  get state(): PadState {
    return this.standing.state;
  }

  get standing(): Standing {
    return this.chip.on ? this.#kept.standing(this.chip.sram) : NOTHING;
  }

  /** All that outlives a reset, as it is in its RAM now. */
  get kept(): Uint8Array {
    return this.#kept.copies(this.chip.sram);
  }

  /** What its player pressed for the seal that stands. */
  get holds(): Face | undefined {
    return this.#pressed.get(this.standing.seal);
  }

  receive(bytes: Uint8Array): void {
    this.chip.receive(bytes);
  }

  press(face: Face): void {
    this.fingers.press(face);
  }

  down(face: Face): void {
    this.fingers.down(face);
  }

  up(face: Face): void {
    this.fingers.up(face);
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
    const [before, now] = [this.#standing, this.standing];
    if (now === before) return;
    this.#standing = now;
    if (now.attempt !== before.attempt) this.#pressed.clear();
    const { last } = this.fingers;
    // A seal is younger than the press that made it by less than that press lasts.
    if (now.seal !== before.seal && now.state === 'sealed' && !this.#pressed.has(now.seal) && last !== undefined)
      this.#pressed.set(now.seal, last);
    this.onMoved(now);
  }
}
