import type { EEPROMBackend } from 'avr8js';

/** Bytes of EEPROM in an ATmega328P. */
const SIZE = 1024;

/** The EEPROM of a chip: what is in it stays, whatever happens to power, but for the byte that was being written. */
export class Eeprom implements EEPROMBackend {
  /** As they come from the factory: erased. */
  readonly bytes = new Uint8Array(SIZE).fill(0xff);
  /** Writes of each byte: a cell bears 100,000 of them. */
  readonly writes = new Uint32Array(SIZE);
  #last = 0;

  readMemory(address: number): number {
    return this.bytes[address % SIZE] ?? 0;
  }

  eraseMemory(address: number): void {
    this.#last = address % SIZE;
    this.bytes[this.#last] = 0xff;
  }

  writeMemory(address: number, value: number): void {
    this.#last = address % SIZE;
    this.bytes[this.#last] = this.readMemory(address) & value;
    this.writes[this.#last] = (this.writes[this.#last] ?? 0) + 1;
  }

  /** Power went in the middle of the last write: what its byte holds now is anybody's guess, here `value`. */
  tear(value: number): void {
    this.bytes[this.#last] = value;
  }
}
