import { AVRUSART, usart0Config, type CPU } from 'avr8js';
import { HZ } from './hz.ts';

const { UCSRA, UCSRB } = usart0Config;
const RECEIVED = 0x80;
/** Start bit, eight data bits, stop bit. */
const BITS = 10;

/** The serial port of the chip, with what avr8js 0.21 has otherwise than the data sheet put right. */
export class SerialLine {
  /** A byte has left, its stop bit included. */
  onSent: (byte: number) => void = () => undefined;
  readonly #cpu: CPU;
  readonly #usart: AVRUSART;

  constructor(cpu: CPU) {
    this.#cpu = cpu;
    this.#usart = new AVRUSART(cpu, usart0Config, HZ);
    // The flag stays until UDR0 is written, and goes on asking; avr8js clears it on entering the interrupt.
    this.#usart['UDRE'].constant = true;
    this.#keepReceivedByte();
    this.#usart.onByteTransmit = (byte) => {
      cpu.addClockEvent(() => this.onSent(byte), Math.round((HZ * BITS) / this.#usart.baudRate));
    };
  }

  /** A byte has arrived. It is lost where nobody listens, and drives out one that has not been fetched. */
  receive(byte: number): void {
    if (this.#usart.rxEnable) this.#usart.writeByte(byte, true);
  }

  /** Writing UCSR0B while listening drops the byte that waits, in avr8js alone. */
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
