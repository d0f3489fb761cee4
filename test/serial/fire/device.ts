import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { ScriptedPad, type Hardware } from '../../../firmware-protocol/scripted-pad/pad.ts';

/** Six buttons, power and a line: a scripted pad, or a chip that runs the firmware. */
export type PadDevice = Pick<ScriptedPad, 'state' | 'receive' | 'press' | 'down' | 'up' | 'powerCycle' | 'powerOff' | 'reset'>;

/** What a device is given, and whom it reports to. */
export interface Surroundings extends Hardware {
  /** The seal that stands now was made by a press of this face; none stands. */
  readonly holds: (face: Face | undefined) => void;
  /** Its state may have changed; called after `holds`, by devices that act later than they are asked to. */
  readonly moved: () => void;
}

export type MakeDevice = (id: string, surroundings: Surroundings) => PadDevice;

export const scriptedDevice: MakeDevice = (id, surroundings) => new PadThatTells({ id }, surroundings);

class PadThatTells extends ScriptedPad {
  readonly #holds: Surroundings['holds'];

  constructor(make: { readonly id: string }, surroundings: Surroundings) {
    super(make, surroundings);
    this.#holds = surroundings.holds;
  }

  override press(face: Face): void {
    super.press(face);
    if (this.state === 'sealed') this.#holds(face);
  }
}
