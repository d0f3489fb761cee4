import type { PadMessage } from '../codec/message.ts';
import { makePadMessage } from '../codec/pad-message.ts';
import { delayOf, Line, type Fault } from './fault.ts';
import type { After } from './notices.ts';

/** The pad's end of the line, with whatever is wrong with it. */
export class Wire {
  faults: readonly Fault[] = [];

  readonly #send: (bytes: Uint8Array) => void;
  readonly #after: After;
  readonly #down = new Line('down');
  readonly #up = new Line('up');

  constructor(send: (bytes: Uint8Array) => void, after: After) {
    this.#send = send;
    this.#after = after;
  }

  /** What reaches the pad of these bytes. */
  arriving(bytes: Uint8Array): Uint8Array {
    return this.#down.carry(bytes, this.faults);
  }

  say(seq: number, message: PadMessage): void {
    const bytes = Buffer.from(`${makePadMessage({ seq, message })}\n`, 'ascii');
    const send = () => {
      const arriving = this.#up.carry(bytes, this.faults);
      if (arriving.length > 0) this.#send(arriving);
    };
    const delay = delayOf(this.faults);
    if (delay > 0) this.#after(delay, send);
    else send();
  }
}
