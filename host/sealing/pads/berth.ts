import { NO_ID, PROTOCOL_VERSION } from '../../../firmware-protocol/codec/message.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { PadView } from '../../contract/view.ts';
import type { Dock, Hello } from './dock.ts';
import { LineTally } from './line-tally.ts';
import type { Pad } from './pad.ts';

/**
 * A pad and the docks at which its id has said hello. The first to come holds the id and plays; a second is refused
 * for as long as the first is there, since one of the two is not who it says.
 */
export class Berth {
  readonly pad: Pad;
  #holder: Dock | undefined;
  readonly #others = new Set<Dock>();
  readonly #tally: LineTally;
  #firmware: string | undefined;

  constructor(pad: Pad) {
    this.pad = pad;
    this.#tally = new LineTally(() => !pad.armed);
  }

  get view(): Omit<PadView, 'seat'> {
    const trouble = this.pad.trouble ?? (this.#others.size > 0 ? 'same id twice' : undefined);
    const link = this.#holder === undefined ? 'lost' : 'live';
    return { id: this.pad.id, link, ...(trouble === undefined ? {} : { trouble }) };
  }

  /** Undefined before it has been heard. */
  get details(): PadDetails | undefined {
    if (this.#firmware === undefined) return undefined;
    const port = this.#holder?.path;
    return { ...(port !== undefined && { port }), firmware: this.#firmware, line: this.#tally.view };
  }

  /** Nobody is here, and nothing is left to do for who was: a pad that has another id now. */
  get deserted(): boolean {
    return this.#holder === undefined && this.#others.size === 0 && !this.pad.armed;
  }

  isHeldBy(dock: Dock): boolean {
    return this.#holder === dock;
  }

  greeted(dock: Dock, hello: Hello): void {
    if (this.#holder !== undefined && this.#holder !== dock) {
      this.#others.add(dock);
      return dock.refuse('same id');
    }
    this.#holder = dock;
    this.#firmware = hello.firmware;
    dock.countedBy(this.#tally);
    this.pad.trouble = troubleOf(hello);
    if (this.pad.trouble === undefined && dock.link !== undefined) this.pad.greeted(dock.link, hello);
    else this.pad.lost();
  }

  /** Shows which pad it is: of two with one id the one that plays, and one that cannot play as well. */
  identify(): void {
    this.#holder?.identify();
  }

  /** The dock's pad is gone, or another pad is there now. True where it was here. */
  left(dock: Dock): boolean {
    const waited = this.#others.delete(dock);
    if (this.#holder !== dock) return waited;
    this.#holder = undefined;
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
