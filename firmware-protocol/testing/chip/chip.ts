import type { Face } from '../../codec/message.ts';
import { Mcu, SRAM_BYTES, WatchdogReset } from './mcu.ts';
import { Eeprom, HZ, type LitLeds } from './peripherals.ts';

/** MCUSR, data sheet 11.9.1. */
const FLAG = { power: 1, external: 2, brownout: 4, watchdog: 8 } as const;
export type Cause = keyof typeof FLAG;

/** At 115,200 baud, 8N1. */
const CYCLES_PER_BYTE = (HZ * 10) / 115_200;

export interface Parts {
  /** As `flashOf` reads it from a file. */
  readonly flash: Uint8Array;
  /** Gives random bytes: for RAM when power comes on, for a half-written byte of EEPROM when it goes off. */
  readonly random: (length: number) => Uint8Array;
}

/**
 * An ATmega328P on its board, executing a program instruction by instruction. It has no power until `power`, does everything
 * within `run`, and does the same for the same `random`. Times are in cycles since it was created, counted even without power.
 */
export class Chip {
  readonly eeprom = new Eeprom();
  /** A byte has left for the host. */
  onSent: (byte: number, at: number) => void = () => undefined;
  onLit: (lit: LitLeds, at: number) => void = () => undefined;
  /** How often the watchdog has reset it. */
  watchdogResets = 0;
  readonly #flash: Uint16Array;
  readonly #random: (length: number) => Uint8Array;
  readonly #down = new Set<Face>();
  readonly #due: { readonly at: number; readonly run: () => void }[] = [];
  #lineFree = 0;
  #mcu: Mcu | undefined;
  /** The cycle of the last reset; without power, now. */
  #began = 0;

  constructor({ flash, random }: Parts) {
    this.#flash = new Uint16Array(flash.slice().buffer);
    this.#random = random;
  }

  get on(): boolean {
    return this.#mcu !== undefined;
  }

  get cycles(): number {
    return this.#began + (this.#mcu?.cpu.cycles ?? 0);
  }

  /** The RAM now; empty without power. */
  get sram(): Uint8Array {
    return this.#mcu?.sram ?? new Uint8Array();
  }

  /** In bytes, as in a listing of the program. */
  get programCounter(): number {
    return 2 * (this.#mcu?.cpu.pc ?? 0);
  }

  /** Switches the power on, with random RAM. */
  power(): void {
    this.powerOff();
    this.#begin(this.#random(SRAM_BYTES), FLAG.power);
  }

  powerOff(): void {
    this.#tearEeprom();
    this.#began = this.cycles;
    this.#mcu = undefined;
    this.#show({ a: false, b: false });
  }

  /** Resets it with the power on: RAM is kept. */
  reset(cause: Exclude<Cause, 'power'>): void {
    if (this.#mcu === undefined) return;
    if (cause === 'brownout') this.#tearEeprom();
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

  /** Schedules something at this cycle, between two instructions. */
  at(cycle: number, run: () => void): void {
    this.#due.push({ at: Math.ceil(cycle), run });
    this.#due.sort((a, b) => a.at - b.at);
  }

  /** Runs to the first end of an instruction at least so many cycles from now. */
  run(cycles: number): void {
    const end = Math.ceil(this.cycles + cycles);
    for (let [due] = this.#due; due !== undefined && due.at <= end; [due] = this.#due) {
      this.#due.shift();
      this.#execute(due.at);
      due.run();
    }
    this.#execute(end);
  }

  #execute(end: number): void {
    while (this.cycles < end) {
      if (this.#mcu === undefined) {
        this.#began = end;
        return;
      }
      try {
        this.#mcu.runTo(end - this.#began);
      } catch (error) {
        if (!(error instanceof WatchdogReset)) throw error;
        this.watchdogResets += 1;
        this.reset('watchdog');
      }
    }
  }

  #begin(sram: Uint8Array, cause: number): void {
    this.#began = this.cycles;
    const mcu = new Mcu({ flash: this.#flash, eeprom: this.eeprom, sram, cause, down: this.#down });
    this.#mcu = mcu;
    this.#show({ a: false, b: false });
    mcu.line.onSent = (byte) => this.onSent(byte, this.cycles);
    mcu.panel.onLit = (lit) => this.#show(lit);
  }

  /** The voltage fails: a byte that is being written holds anything. */
  #tearEeprom(): void {
    if (this.#mcu?.isWriting) this.eeprom.tear(this.#random(1)[0] ?? 0);
  }

  #show(lit: LitLeds): void {
    this.onLit(lit, this.cycles);
  }
}
