import type { Face } from '../codec/message.ts';
import { Eeprom, HZ, type LitLeds } from './peripherals.ts';
import { WatchdogReset, Mcu, SRAM_BYTES } from './mcu.ts';

/** MCUSR, data sheet 11.9.1. */
const FLAG = { power: 1, external: 2, brownout: 4, watchdog: 8 } as const;
export type Cause = keyof typeof FLAG;

/** At 115,200 baud, 8N1. */
const CYCLES_PER_BYTE = (HZ * 10) / 115_200;

export interface Parts {
  /** As `flashOf` reads it from a file. */
  readonly flash: Uint8Array;
  readonly eeprom?: Eeprom;
  /** Gives random bytes: for RAM when power comes on, for a half-written byte of EEPROM when it goes off. */
  readonly random: (length: number) => Uint8Array;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/**
 * An ATmega328P on its board, executing a program instruction by instruction. It has no power until `power`, does everything
 * within `run`, and does the same for the same `random`. Times are in cycles since it was created, counted even without power.
 */
export class Chip {
  readonly eeprom: Eeprom;
  /** A byte has left for the host. */
  onSent: (byte: number, at: number) => void = () => undefined;
  onLit: (lit: LitLeds, at: number) => void = () => undefined;
  /** How often the watchdog has reset it. */
  watchdogResets = 0;
  readonly #flash: Uint16Array;
  readonly #random: (length: number) => Uint8Array;
  readonly #down = new Set<Face>();
  #due: readonly Due[] = [];
  #lineFree = 0;
  #mcu: Mcu | undefined;
  #resetAt = 0;
  #cycles = 0;

  constructor({ flash, eeprom = new Eeprom(), random }: Parts) {
    this.#flash = new Uint16Array(flash.slice().buffer);
    this.eeprom = eeprom;
    this.#random = random;
  }

  get on(): boolean {
    return this.#mcu !== undefined;
  }

  get cycles(): number {
    return this.#mcu === undefined ? this.#cycles : this.#resetAt + this.#mcu.cycles;
  }

  /** The RAM now; empty without power. */
  get sram(): Uint8Array {
    return this.#mcu?.sram ?? new Uint8Array();
  }

  get programCounter(): number {
    return this.#mcu?.programCounter ?? 0;
  }

  get stackPointer(): number {
    return this.#mcu?.stackPointer ?? 0;
  }

  /** Switches the power on, with random RAM. */
  power(): void {
    this.powerOff();
    this.#begin(this.#random(SRAM_BYTES), FLAG.power);
  }

  powerOff(): void {
    const { cycles } = this;
    if (this.#mcu?.isWriting) this.eeprom.tear(this.#random(1)[0] ?? 0);
    this.#mcu = undefined;
    this.#cycles = cycles;
    this.#show({ a: false, b: false });
  }

  /** Resets it with the power on: RAM is kept. */
  reset(cause: Exclude<Cause, 'power'>): void {
    if (this.#mcu === undefined) return;
    if (cause === 'brownout' && this.#mcu.isWriting) this.eeprom.tear(this.#random(1)[0] ?? 0);
    this.#cycles = this.cycles;
    this.#begin(this.#mcu.sram.slice(), this.#mcu.cause | FLAG[cause]);
  }

  /** Makes the program hang until a reset. */
  hang(): void {
    this.#mcu?.hang();
  }

  /** Closes the contact of a button. */
  press(face: Face): void {
    this.#down.add(face);
    this.#mcu?.panel.set(face, true);
  }

  release(face: Face): void {
    this.#down.delete(face);
    this.#mcu?.panel.set(face, false);
  }

  /** Sends bytes to the chip at 115,200 baud, whether it listens or not. */
  receive(bytes: Iterable<number>): void {
    for (const byte of bytes) {
      this.#lineFree = Math.max(this.#lineFree, this.cycles) + CYCLES_PER_BYTE;
      this.at(this.#lineFree, () => this.#mcu?.line.receive(byte));
    }
  }

  /** Schedules something at this time, between two instructions. */
  at(moment: number, run: () => void): void {
    const cycle = Math.ceil(moment);
    const later = this.#due.findIndex(({ at }) => at > cycle);
    this.#due = this.#due.toSpliced(later === -1 ? this.#due.length : later, 0, { at: cycle, run });
  }

  run(cycles: number): void {
    this.runTo(this.cycles + cycles);
  }

  /** Runs to the first end of an instruction at or after this time. */
  runTo(moment: number): void {
    const end = Math.ceil(moment);
    for (;;) {
      const [due] = this.#due;
      if (due === undefined || due.at > end) break;
      this.#execute(due.at);
      this.#due = this.#due.slice(1);
      due.run();
    }
    this.#execute(end);
  }

  #execute(end: number): void {
    while (this.cycles < end) {
      if (this.#mcu === undefined) {
        this.#cycles = end;
        return;
      }
      try {
        this.#mcu.runTo(end - this.#resetAt);
      } catch (error) {
        if (!(error instanceof WatchdogReset)) throw error;
        this.watchdogResets += 1;
        this.reset('watchdog');
      }
    }
  }

  #begin(sram: Uint8Array, cause: number): void {
    this.#resetAt = this.#cycles;
    const life = new Mcu({ flash: this.#flash, eeprom: this.eeprom, sram, cause, down: this.#down });
    this.#mcu = life;
    this.#show({ a: false, b: false });
    life.line.onSent = (byte) => this.onSent(byte, this.cycles);
    life.panel.onLit = (lit) => this.#show(lit);
  }

  #show(lit: LitLeds): void {
    this.onLit(lit, this.cycles);
  }
}
