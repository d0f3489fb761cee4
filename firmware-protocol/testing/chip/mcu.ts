import {
  AVRClock,
  AVREEPROM,
  avrInstruction,
  AVRTimer,
  AVRWatchdog,
  clockConfig,
  CPU,
  eepromConfig,
  timer0Config,
  watchdogConfig,
} from 'avr8js';
import type { Face } from '../../codec/message.ts';
import { type Eeprom, HZ, Panel, SerialLine } from './peripherals.ts';

const SRAM_AT = 0x100;
export const SRAM_BYTES = 2048;
const [SLEEP, SEI, RETI, JUMP_TO_ITSELF] = [0x9588, 0x9478, 0x9518, 0xcfff];
/** avr-libc's loop that waits for the EEPROM: `sbic EECR, EEPE` and `rjmp .-4`. */
const [SKIP_IF_WRITTEN, JUMP_BACK] = [0x99f9, 0xcffe];
const { MCUSR, WDTCSR } = watchdogConfig;
const WATCHDOG_FLAG = 8;
const [CHANGE_ENABLE, ENABLE] = [0x10, 0x08];
const WRITING = 2;
const [SREG, INTERRUPTS] = [0x5f, 0x80];

/** The watchdog has reset the chip. */
export class WatchdogReset extends Error {
  override readonly name = 'WatchdogReset';
}

interface ResetState {
  /** Words of the program, from address 0. */
  readonly flash: Uint16Array;
  readonly eeprom: Eeprom;
  /** The content of RAM. */
  readonly sram: Uint8Array;
  /** MCUSR: the causes of the reset. */
  readonly cause: number;
  readonly down: ReadonlySet<Face>;
}

/** The processor and peripherals of avr8js from one reset to the next, since avr8js does not simulate resets. */
export class Mcu {
  readonly cpu: CPU;
  readonly line: SerialLine;
  readonly panel: Panel;
  #asleep = false;

  constructor({ flash, eeprom, sram, cause, down }: ResetState) {
    const cpu = new CPU(flash.slice(), SRAM_BYTES);
    this.cpu = cpu;
    cpu.data.set(sram, SRAM_AT);
    new AVRTimer(cpu, timer0Config);
    this.line = new SerialLine(cpu);
    this.panel = new Panel(cpu, down);
    new AVREEPROM(cpu, eeprom, eepromConfig);
    new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, HZ, clockConfig));
    cpu.data[MCUSR] = cause;
    // After a watchdog reset the watchdog stays enabled with its shortest time: data sheet, 11.9.2.
    if (cause & WATCHDOG_FLAG) for (const value of [CHANGE_ENABLE | ENABLE, ENABLE]) cpu.writeData(WDTCSR, value);
    cpu.reset = () => {
      throw new WatchdogReset();
    };
  }

  get sram(): Uint8Array {
    return this.cpu.data.subarray(SRAM_AT);
  }

  get cause(): number {
    return this.cpu.data[MCUSR] ?? 0;
  }

  /** A byte of the EEPROM is being written. */
  get isWriting(): boolean {
    return ((this.cpu.data[eepromConfig.EECR] ?? 0) & WRITING) !== 0;
  }

  /** From now on it only jumps to the same instruction, with interrupts disabled. */
  hang(): void {
    const { cpu } = this;
    this.#asleep = false;
    cpu.progMem[cpu.pc] = JUMP_TO_ITSELF;
    cpu.data[SREG] = (cpu.data[SREG] ?? 0) & ~INTERRUPTS;
  }

  /** Runs to the first end of an instruction at or after this cycle. Throws `WatchdogReset`. */
  runTo(end: number): void {
    const { cpu } = this;
    while (cpu.cycles < end) {
      const opcode = cpu.progMem[cpu.pc];
      if (this.#asleep || opcode === SLEEP) {
        this.#sleep(end);
        continue;
      }
      if (opcode === SKIP_IF_WRITTEN && cpu.progMem[cpu.pc + 1] === JUMP_BACK && this.isWriting) this.#await(end);
      avrInstruction(cpu);
      // Interrupts wait until the next instruction has been executed (data sheet, 7.7), which avr8js ignores.
      if (opcode !== SEI && opcode !== RETI) cpu.tick();
    }
  }

  /** Skips the passes of a three-cycle waiting loop up to the next event. */
  #await(end: number): void {
    this.cpu.cycles += 3 * Math.max(0, Math.floor((this.#nextEvent(end) - this.cpu.cycles - 1) / 3));
  }

  /** Skips to the next event of a peripheral, and on to further ones until one is an interrupt. */
  #sleep(end: number): void {
    const { cpu } = this;
    if (!this.#asleep) {
      cpu.pc += 1;
      cpu.cycles += 1;
    }
    const { pc } = cpu;
    cpu.tick();
    while (cpu.pc === pc && cpu.cycles < end) {
      cpu.cycles = Math.max(cpu.cycles, this.#nextEvent(end));
      cpu.tick();
    }
    this.#asleep = cpu.pc === pc;
  }

  /** The cycle of the next event of a peripheral, at most `end`. */
  #nextEvent(end: number): number {
    return Math.min(end, this.cpu['nextClockEvent']?.cycles ?? end);
  }
}
