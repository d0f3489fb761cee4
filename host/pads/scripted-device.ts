import type { After } from '../../firmware-protocol/scripted-pad/notices.ts';
import { ScriptedPad } from '../../firmware-protocol/scripted-pad/pad.ts';
import type { Device } from './memory-binding.ts';

/** A scripted pad as a device of a `MemoryBinding`. Opening its port resets it, as DTR resets an Uno. */
export class ScriptedDevice implements Device {
  readonly pad: ScriptedPad;
  #send: (bytes: Uint8Array) => void = () => undefined;
  #nonces = 0;

  constructor(id: string | undefined, after: After) {
    this.pad = new ScriptedPad(id === undefined ? {} : { id }, {
      send: (bytes) => this.#send(bytes),
      after,
      nonce: () => (this.#nonces += 1).toString(16).padStart(16, '0'),
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
