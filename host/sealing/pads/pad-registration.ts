import { NO_ID, PROTOCOL_VERSION, type Hello } from '../../../firmware-protocol/codec/message.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { PadView } from '../../contract/view.ts';
import { LineStatistics } from './line-statistics.ts';
import type { Pad } from './pad.ts';
import type { SerialConnection } from './serial-connection.ts';

/** A pad and the connections with its id: the first one plays, and any other is refused, since one of them must be false. */
export class PadRegistration {
  readonly pad: Pad;
  #owner: SerialConnection | undefined;
  readonly #others = new Set<SerialConnection>();
  readonly #statistics: LineStatistics;
  #firmware: string | undefined;

  constructor(pad: Pad) {
    this.pad = pad;
    this.#statistics = new LineStatistics(() => !pad.armed);
  }

  get view(): Omit<PadView, 'seat'> {
    const trouble = this.pad.trouble ?? (this.#others.size > 0 ? 'same id twice' : undefined);
    const link = this.#owner === undefined ? 'lost' : 'live';
    return { id: this.pad.id, link, ...(trouble === undefined ? {} : { trouble }) };
  }

  /** Undefined before the pad has been heard. */
  get details(): PadDetails | undefined {
    if (this.#firmware === undefined) return undefined;
    const port = this.#owner?.path;
    return { ...(port !== undefined && { port }), firmware: this.#firmware, line: this.#statistics.view };
  }

  /** No connection has this id any more, and its pad has nothing left to do. */
  get unused(): boolean {
    return this.#owner === undefined && this.#others.size === 0 && !this.pad.armed;
  }

  get owner(): SerialConnection | undefined {
    return this.#owner;
  }

  greeted(connection: SerialConnection, hello: Hello): void {
    if (this.#owner !== undefined && this.#owner !== connection) {
      this.#others.add(connection);
      return connection.refuse('same id');
    }
    this.#owner = connection;
    this.#firmware = hello.firmware;
    connection.countWith(this.#statistics);
    this.pad.trouble = troubleOf(hello);
    if (this.pad.trouble === undefined && connection.link !== undefined) this.pad.greeted(connection.link, hello);
    else this.pad.lost();
  }

  /** The pad on this connection is gone or has another id. Returns true if it had this one. */
  left(connection: SerialConnection): boolean {
    const waited = this.#others.delete(connection);
    if (this.#owner !== connection) return waited;
    this.#owner = undefined;
    this.pad.lost();
    const [next] = this.#others;
    if (next === undefined) return true;
    this.#others.delete(next);
    next.greet();
    return true;
  }
}

function troubleOf({ version, id }: Hello): PadView['trouble'] {
  if (version !== PROTOCOL_VERSION) return 'protocol version';
  return id === NO_ID ? 'store corrupt' : undefined;
}
