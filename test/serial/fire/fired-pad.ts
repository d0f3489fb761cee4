import { FRAME_START } from '../../../firmware-protocol/codec/frame.ts';
import type { Face, PadState } from '../../../firmware-protocol/codec/message.ts';
import { Cable } from './cable.ts';
import type { MakeDevice, PadDevice } from './device.ts';
import type { Socket, World } from './world.ts';

/** Makes every pad draw other nonces. */
let nonces = 0;

/** A pad in a player’s hand, on its cable. It knows what was pressed, whatever becomes of that on the way. */
export class FiredPad {
  readonly id: string;
  readonly device: PadDevice;
  readonly cable: Cable;
  socket: Socket | undefined;
  /** What the player pressed last and the pad still holds. */
  choice: Face | undefined;
  /** The same at the moment the pad was closed; later troubles do not change it. */
  closed: Face | undefined;
  /** How often the host has wiped a choice that the player has made in this round. */
  wiped = 0;
  #madeNow = false;
  #line = '';
  readonly #onClosed: (pad: FiredPad) => void;
  #on = true;
  #state: PadState = 'idle';
  #send: (bytes: Uint8Array) => void = () => undefined;

  constructor(id: string, world: World, make: MakeDevice, onClosed: (pad: FiredPad) => void) {
    this.id = id;
    this.#onClosed = onClosed;
    this.cable = new Cable({
      toPad: (bytes) => this.#watched(() => this.device.receive(bytes)),
      toHost: (bytes) => this.#send(bytes),
      after: world.after,
    });
    this.device = make(id, {
      send: (bytes) => {
        this.#note(Buffer.from(bytes).toString('latin1'));
        this.cable.up(bytes);
      },
      after: world.after,
      nonce: () => (nonces += 1).toString(16).padStart(16, '0'),
      holds: (face) => {
        this.choice = face;
        if (face !== undefined) this.#madeNow = true;
      },
      moved: () => this.#look(),
    });
    this.device.powerCycle();
  }

  get plugged(): boolean {
    return this.socket !== undefined;
  }

  beginRound(): void {
    this.wiped = 0;
    this.#madeNow = false;
  }

  press(face: Face): void {
    this.#watched(() => this.device.press(face));
  }

  reset(): void {
    this.#watched(() => this.device.reset('external'));
  }

  powerOff(): void {
    this.#on = false;
    this.choice = undefined;
    this.device.powerOff();
    this.#state = this.device.state;
  }

  powerCycle(): void {
    this.#on = true;
    this.choice = undefined;
    this.device.powerCycle();
    this.#state = this.device.state;
  }

  /** Sends what no pad should send. */
  sendRaw(bytes: Uint8Array): void {
    this.#send(bytes);
  }

  async plug(socket: Socket, power: 'kept' | 'cycled'): Promise<void> {
    this.socket = socket;
    if (power === 'cycled' || !this.#on) this.powerCycle();
    await socket.plug({
      opened: (send) => {
        this.#send = send;
        this.reset();
      },
      receive: (bytes) => this.cable.down(bytes),
    });
  }

  async unplug(): Promise<void> {
    const { socket } = this;
    this.socket = undefined;
    this.#send = () => undefined;
    this.cable.cut();
    await socket?.unplug();
  }

  /** A pad whose cable is out closes by itself; what counts is which pad has told the host that it is closed. */
  #note(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    if (this.plugged && lines.some((line) => line.startsWith(`${FRAME_START}c,`))) this.#onClosed(this);
  }

  #watched(act: () => void): void {
    act();
    this.#look();
  }

  #look(): void {
    const [before, state] = [this.#state, this.device.state];
    if (state === before) return;
    this.#state = state;
    if (this.#madeNow && before === 'sealed' && (state === 'armed' || state === 'idle')) this.wiped += 1;
    if (state === 'armed' || state === 'idle') this.choice = undefined;
    if (state === 'closed') this.closed = this.choice;
  }
}
