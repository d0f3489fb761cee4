import type { ChipPad } from './chip-pad.ts';

/** A chip pad at a port: opening it pulses DTR, which resets the board. */
export class ChipDevice {
  readonly pad: ChipPad;

  constructor(pad: ChipPad) {
    this.pad = pad;
    pad.powerCycle();
  }

  /** `send` carries bytes to the host. */
  opened(send: (bytes: Uint8Array) => void): void {
    this.pad.onSent = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}
