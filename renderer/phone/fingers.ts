import type { PadFace } from '../../host/contract/pads.ts';
import type { Phone } from './phone.ts';

/** Which finger holds which button down, by the id of its pointer. */
export class Fingers {
  readonly #buttons: Pick<Phone, 'down' | 'up'>;
  readonly #held = new Map<number, PadFace>();

  constructor(buttons: Pick<Phone, 'down' | 'up'>) {
    this.#buttons = buttons;
  }

  press(pointer: number, face: PadFace): void {
    this.release(pointer);
    const isDown = [...this.#held.values()].includes(face);
    this.#held.set(pointer, face);
    if (!isDown) this.#buttons.down(face);
  }

  /** The finger has left the glass, or the browser has taken it for something else. */
  release(pointer: number): void {
    const face = this.#held.get(pointer);
    if (face === undefined) return;
    this.#held.delete(pointer);
    if (![...this.#held.values()].includes(face)) this.#buttons.up(face);
  }

  releaseAll(): void {
    for (const pointer of [...this.#held.keys()]) this.release(pointer);
  }
}
