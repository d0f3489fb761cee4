import type { PadFace, PracticePadView } from '../../contract/pads.ts';
import type { Binding } from '../pads/port.ts';
import { MemoryBinding, ScriptedDevice } from '../pads/memory-binding.ts';
import type { PadSource } from '../pads/source.ts';

const PORT = 'practice pad';
const ID = 'practice-pad';

interface PracticePadParts {
  readonly clock: { after(ms: number, then: () => void): () => void };
  readonly nonce: () => string;
}

/**
 * A pad on the dealer's screen, for dealers without hardware: a scripted pad at a port in this process, used through the same
 * stream, parser and session as any other. It is only for practice, since others can see what is pressed on the screen.
 */
export class PracticePad {
  readonly #binding = new MemoryBinding();
  readonly #device: ScriptedDevice;
  #plugged = false;
  #down: readonly PadFace[] = [];
  #lit: () => void = () => undefined;

  constructor({ clock, nonce }: PracticePadParts) {
    this.#device = new ScriptedDevice(
      ID,
      (ms, run) => clock.after(ms, run),
      nonce,
      () => this.#lit(),
    );
    this.#device.pad.powerOff();
  }

  get view(): PracticePadView {
    return { id: ID, plugged: this.#plugged, light: this.#device.pad.light };
  }

  /** `lit` is called when its LEDs change. */
  listen(lit: () => void): void {
    this.#lit = lit;
  }

  /** The hardware with the port of this pad added. */
  besides(hardware: Binding): Binding {
    return {
      list: () => hardware.list(),
      open: (options) => (options.path === PORT ? this.#binding.open(options) : hardware.open(options)),
    };
  }

  plug(pads: Pick<PadSource, 'expect'>): void {
    if (this.#plugged) return;
    this.#plugged = true;
    this.#binding.plug(PORT, this.#device);
    this.#device.pad.powerCycle();
    pads.expect(PORT);
  }

  /** Pulls the cable, which wipes the seal. */
  unplug(pads: Pick<PadSource, 'leave'>): void {
    if (!this.#plugged) return;
    this.#plugged = false;
    pads.leave(PORT);
    this.#binding.unplug(PORT);
    this.#device.pad.powerOff();
    this.#down = [];
  }

  hold(faces: readonly PadFace[]): void {
    const { pad } = this.#device;
    const before = this.#down;
    this.#down = this.#plugged ? faces : [];
    for (const face of before) if (!faces.includes(face)) pad.up(face);
    for (const face of faces) if (!before.includes(face)) pad.down(face);
  }
}
