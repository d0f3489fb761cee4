import { AVRIOPort, AVRUSART, EEPROMMemoryBackend, portBConfig, portCConfig, portDConfig, usart0Config, type CPU } from 'avr8js';
import type { Face } from '../../codec/message.ts';

/** The frequency of the crystal on an Uno or Nano. */
export const HZ = 16_000_000;

export const CYCLES_PER_MS = HZ / 1000;

/** The EEPROM of an ATmega328P: it keeps its content without power, except for a byte that was being written. */
export class Eeprom extends EEPROMMemoryBackend {
  /** The number of writes of each byte; a cell endures 100,000. */
  readonly writes = new Uint32Array(1024);
  #last = 0;

  constructor() {
    super(1024);
  }

  override eraseMemory(address: number): void {
    this.#last = address;
    super.eraseMemory(address);
  }

  override writeMemory(address: number, value: number): void {
    this.#last = address;
    this.writes[address] = (this.writes[address] ?? 0) + 1;
    super.writeMemory(address, value);
  }

  /** Power failed during the last write: its byte now holds anything, here `value`. */
  tear(value: number): void {
    this.memory[this.#last] = value;
  }
}

/** The pins of port D (D2 to D7) with the buttons to ground, by face: the upper row from the left, then the lower one. */
const PIN_OF: Readonly<Record<Face, number>> = { 5: 2, 6: 3, 4: 4, 2: 5, 1: 6, 3: 7 };
/** The pins of port B: D9 and D10. */
const [LED_A, LED_B] = [1, 2];

export interface LitLeds {
  readonly a: boolean;
  readonly b: boolean;
}

/** The buttons and LEDs on the chip's pins. */
export class Panel {
  onLit: (lit: LitLeds) => void = () => undefined;
  readonly #cpu: CPU;
  readonly #buttons: AVRIOPort;
  #lit = 0;

  /** `down`: the buttons that are already held. */
  constructor(cpu: CPU, down: ReadonlySet<Face>) {
    this.#cpu = cpu;
    this.#buttons = new AVRIOPort(cpu, portDConfig);
    new AVRIOPort(cpu, portCConfig);
    const leds = new AVRIOPort(cpu, portBConfig);
    leds.addListener((level) => this.#show(level));
    // Pull-ups: in avr8js, inputs are low by default.
    for (let pin = 0; pin < 8; pin += 1) this.#buttons.setPin(pin, true);
    for (const face of down) this.set(face, true);
  }

  set(face: Face, down: boolean): void {
    this.#buttons.setPin(PIN_OF[face], !down);
  }

  #show(level: number): void {
    const lit = level & (this.#cpu.data[portBConfig.DDR] ?? 0) & ((1 << LED_A) | (1 << LED_B));
    if (lit === this.#lit) return;
    this.#lit = lit;
    this.onLit({ a: (lit & (1 << LED_A)) !== 0, b: (lit & (1 << LED_B)) !== 0 });
  }
}

const { UCSRA, UCSRB } = usart0Config;
const RECEIVED = 0x80;
/** Start bit, eight data bits, stop bit. */
const BITS = 10;

/** The serial port of the chip, with the deviations of avr8js 0.21 from the data sheet corrected. */
export class SerialLine {
  /** A byte has been sent, including its stop bit. */
  onSent: (byte: number) => void = () => undefined;
  readonly #cpu: CPU;
  readonly #usart: AVRUSART;

  constructor(cpu: CPU) {
    this.#cpu = cpu;
    this.#usart = new AVRUSART(cpu, usart0Config, HZ);
    // The flag stays set until UDR0 is written; avr8js clears it on entering the interrupt.
    this.#usart['UDRE'].constant = true;
    this.#keepReceivedByte();
    this.#usart.onByteTransmit = (byte) => {
      cpu.addClockEvent(() => this.onSent(byte), Math.round((HZ * BITS) / this.#usart.baudRate));
    };
  }

  /** A byte has arrived. It is lost if the receiver is off, and replaces one that was not read. */
  receive(byte: number): void {
    if (this.#usart.rxEnable) this.#usart.writeByte(byte, true);
  }

  /** In avr8js, unlike the chip, writing UCSR0B with the receiver on drops a waiting byte. */
  #keepReceivedByte(): void {
    const cpu = this.#cpu;
    const write = cpu.writeHooks[UCSRB];
    cpu.writeHooks[UCSRB] = (value, ...rest) => {
      const waits = (cpu.data[UCSRA] ?? 0) & RECEIVED;
      const written = write?.(value, ...rest);
      if (waits !== 0) cpu.setInterruptFlag(this.#usart['RXC']);
      return written;
    };
  }
}
