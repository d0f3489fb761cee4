import { AVRIOPort, portBConfig, portCConfig, portDConfig, type CPU } from 'avr8js';
import type { Face } from '../codec/message.ts';

/** Pins of port D, D2 to D7, each to ground over the button of a face: the upper row from the left, then the lower. */
const PIN_OF: Readonly<Record<Face, number>> = { 5: 2, 6: 3, 4: 4, 2: 5, 1: 6, 3: 7 };
/** Pins of port B, D9 and D10. */
const [LED_A, LED_B] = [1, 2];

export interface Lit {
  readonly a: boolean;
  readonly b: boolean;
}

/** What is soldered to the chip: six buttons to ground, two LEDs. */
export class Panel {
  onLit: (lit: Lit) => void = () => undefined;
  readonly #cpu: CPU;
  readonly #buttons: AVRIOPort;
  #lit = 0;

  /** `down`: the buttons that are held from the beginning. */
  constructor(cpu: CPU, down: ReadonlySet<Face>) {
    this.#cpu = cpu;
    this.#buttons = new AVRIOPort(cpu, portDConfig);
    new AVRIOPort(cpu, portCConfig);
    const leds = new AVRIOPort(cpu, portBConfig);
    leds.addListener((level) => this.#show(level));
    // Pull-ups; avr8js has inputs low.
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
