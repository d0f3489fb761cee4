import type { CPU } from 'avr8js';

const [TIFR0, TCCR0A, TCCR0B, TCNT0, OCR0A, TIMSK0] = [0x35, 0x44, 0x45, 0x46, 0x47, 0x6e];
const CTC = 2;
/** ATmega328P data sheet, table 15-9. */
const PRESCALERS = [0, 1, 8, 64, 256, 1024] as const;

const COMPARE_MATCH_A: Parameters<CPU['setInterruptFlag']>[0] = {
  address: 0x1c,
  flagRegister: TIFR0,
  flagMask: 2,
  enableRegister: TIMSK0,
  enableMask: 2,
};

/**
 * Timer 0 counting up to OCR0A and anew from 0, the only way our firmware has it. One event a match, where the timer of
 * avr8js has one a count; a test holds the two against each other.
 */
export class TickTimer {
  readonly #cpu: CPU;
  #prescaler = 0;
  /** The cycle at which it was 0. */
  #zero = 0;

  constructor(cpu: CPU) {
    this.#cpu = cpu;
    cpu.writeHooks[TCCR0B] = (value) => {
      cpu.data[TCCR0B] = value;
      this.#start();
      return true;
    };
    // Between a match and the next zero it counts from -1.
    cpu.readHooks[TCNT0] = () => (this.#count + this.#top + 1) % (this.#top + 1);
    cpu.writeHooks[TIFR0] = (value) => {
      cpu.clearInterruptByFlag(COMPARE_MATCH_A, value);
      return true;
    };
    cpu.writeHooks[TIMSK0] = (value) => cpu.updateInterruptEnable(COMPARE_MATCH_A, value);
    for (const register of [TCCR0A, OCR0A, TCNT0]) cpu.writeHooks[register] = () => this.#mustRest();
  }

  get #top(): number {
    return this.#cpu.data[OCR0A] ?? 0;
  }

  get #count(): number {
    return this.#prescaler === 0 ? 0 : Math.floor((this.#cpu.cycles - this.#zero) / this.#prescaler);
  }

  #start(): void {
    const { data } = this.#cpu;
    this.#mustRest();
    const prescaler = PRESCALERS[data[TCCR0B] ?? 0];
    if (data[TCCR0A] !== CTC || prescaler === undefined || prescaler < 8)
      throw new Error('timer 0 is simulated only where it is cleared on compare match, every 8 cycles or more');
    this.#prescaler = prescaler;
    // The prescaler's edge comes with the cycle after the write.
    this.#zero = this.#cpu.cycles + 1;
    this.#next();
  }

  #next(): void {
    const matchAt = this.#zero + this.#prescaler * this.#top;
    this.#cpu.addClockEvent(() => {
      this.#zero += this.#prescaler * (this.#top + 1);
      this.#cpu.setInterruptFlag(COMPARE_MATCH_A);
      this.#next();
    }, matchAt - this.#cpu.cycles);
  }

  #mustRest(): void {
    if (this.#prescaler !== 0) throw new Error('timer 0 is simulated only where nothing is set while it runs');
  }
}
