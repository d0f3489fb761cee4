import type { Light } from '../../../firmware-protocol/scripted-pad/leds.ts';
import type { After } from '../../../firmware-protocol/scripted-pad/notices.ts';
import { ScriptedPad } from '../../../firmware-protocol/scripted-pad/pad.ts';
import type { Device } from './memory-binding.ts';

/** A scripted pad as a device of a `MemoryBinding`. Opening its port resets it, as DTR resets an Uno. */
export class ScriptedDevice implements Device {
  readonly pad: ScriptedPad;
  #send: (bytes: Uint8Array) => void = () => undefined;

  /** Without `nonce` every nonce is the next number. `lit` is told of the LEDs. */
  constructor(
    id: string | undefined,
    after: After,
    nonce: () => string = counted(),
    lit: (light: Light) => void = () => undefined,
  ) {
    this.pad = new ScriptedPad(id === undefined ? {} : { id }, {
      send: (bytes) => this.#send(bytes),
      after,
      nonce,
      lit,
    });
    this.pad.powerCycle();
  }

  opened(send: (bytes: Uint8Array) => void): void {
    this.#send = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}

function counted(): () => string {
  let nonces = 0;
  return () => (nonces += 1).toString(16).padStart(16, '0');
}
