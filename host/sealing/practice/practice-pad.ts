import { ScriptedPad } from '../../../firmware-protocol/scripted-pad/pad.ts';
import type { Clock } from '../../clock/clock.ts';
import type { PadFace, PracticePadView } from '../../contract/pads.ts';
import type { SerialBinding, BindingPort } from '../pads/port.ts';
import type { PadSource } from '../pads/source.ts';
import { MemoryPort } from '../pads/memory-port.ts';

const PORT = 'practice pad';
const ID = 'practice-pad';

/** A scripted pad on the dealer's screen. Only for practice, since others can see what is pressed on the screen. */
export class PracticePad {
  readonly #pad: ScriptedPad;
  /** The last one opened. */
  #port: MemoryPort | undefined;
  #plugged = false;
  #down: readonly PadFace[] = [];
  #lit: () => void = () => undefined;

  constructor({ clock, nonce }: { readonly clock: Pick<Clock, 'after'>; readonly nonce: () => string }) {
    const after = (ms: number, run: () => void) => clock.after(ms, run);
    const send = (bytes: Uint8Array) => this.#port?.deliver(bytes);
    this.#pad = new ScriptedPad({ id: ID }, { send, after, nonce, lit: () => this.#lit() });
  }

  get view(): PracticePadView {
    return { id: ID, plugged: this.#plugged, light: this.#pad.light };
  }

  /** `lit` is called when its LEDs change. */
  listen(lit: () => void): void {
    this.#lit = lit;
  }

  /** The hardware with the port of this pad added. */
  besides(hardware: SerialBinding): SerialBinding {
    return {
      list: () => hardware.list(),
      open: (options) => (options.path === PORT ? this.#open() : hardware.open(options)),
    };
  }

  plug(pads: Pick<PadSource, 'expect'>): void {
    if (this.#plugged) return;
    this.#plugged = true;
    this.#pad.powerCycle();
    pads.expect(PORT);
  }

  /** Pulls the cable, which wipes the seal. */
  unplug(pads: Pick<PadSource, 'leave'>): void {
    if (!this.#plugged) return;
    this.#plugged = false;
    pads.leave(PORT);
    this.#port?.unplugged();
    this.#pad.powerOff();
    this.#down = [];
  }

  hold(faces: readonly PadFace[]): void {
    const before = this.#down;
    this.#down = this.#plugged ? faces : [];
    for (const face of before) if (!faces.includes(face)) this.#pad.up(face);
    for (const face of faces) if (!before.includes(face)) this.#pad.down(face);
  }

  /** Opening resets the pad, as it resets most boards. */
  async #open(): Promise<BindingPort> {
    if (!this.#plugged) throw new Error(`Error: No such file or directory, cannot open ${PORT}`);
    this.#port = new MemoryPort((bytes) => this.#pad.receive(bytes));
    this.#pad.reset('external');
    return this.#port;
  }
}
