import { parsePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import { FRAME_START } from '../../../firmware-protocol/codec/frame.ts';
import type { PadErrorCode, PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { Clock } from '../../../host/clock/clock.ts';

/** What the checks need of a serial port. */
export interface Wire {
  send(text: string): void;
  close(): Promise<void>;
}

export interface WireListener {
  bytes(bytes: Uint8Array): void;
  lost(): void;
}

/** Opens the port, also again after it was closed or lost. Rejects with the system's error. */
export type OpenWire = (listener: WireListener) => Promise<Wire>;

/** A line that the pad has sent, without its newline, as characters of Latin-1; `at` is when it ended, host time in ms. */
export type Heard = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'message'; readonly seq: number; readonly message: PadMessage }
  /** It begins as a frame, and the codec refuses it. */
  | { readonly kind: 'refused'; readonly code: PadErrorCode }
  /** Text outside a frame. */
  | { readonly kind: 'stray' }
);
export type HeardMessage = Extract<Heard, { readonly kind: 'message' }>;

/** A message of the pad, and the line and moment in which it came. */
export type Said<Type extends PadMessage['type']> = HeardMessage & {
  readonly message: Extract<PadMessage, { readonly type: Type }>;
};

/** How long to watch that a command is not answered, ms. */
export const QUIET_MS = 250;
const UNASKED: readonly PadMessage['type'][] = ['sealed', 'halt', 'beacon'];

/** Whether a line answers something: a notice or a beacon does not, nor does the hello at boot. */
export function isAnswer(heard: Heard): heard is HeardMessage {
  if (heard.kind !== 'message' || UNASKED.includes(heard.message.type)) return false;
  return heard.seq !== 0 || heard.message.type === 'error';
}

export const isOf =
  <Type extends PadMessage['type']>(type: Type) =>
  (heard: Heard): heard is Said<Type> =>
    heard.kind === 'message' && heard.message.type === type;

export const isBoot = (heard: Heard): heard is Said<'hello'> => isOf('hello')(heard) && heard.seq === 0;

export const isMessage = (heard: Heard): heard is HeardMessage => heard.kind === 'message';

/** The port has gone without anybody being asked to pull the cable. */
export class PortLost extends Error {
  override readonly name = 'PortLost';
}

/** A pad that never ends its line is not remembered for longer than this, in characters. */
const LONGEST = 1024;
/** A wait for the pad that ends later than this, ms, says that this computer was busy: what the pad has sent may not be read yet. */
const BUSY_MS = 20;
/** On a computer that is always busy, the pad's time is over after so many waits. */
const MOST_WAITS = 10;

/** The line to the pad that is checked: what it has said since the first opening, and ways to wait for more. */
export class PadLine {
  readonly #open: OpenWire;
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #stop: AbortSignal;
  readonly #heard: Heard[] = [];
  /** Each looks whether what it waits for has happened. */
  readonly #looking = new Set<() => void>();
  readonly #onHeard: (heard: Heard) => void;
  #wire: Wire | undefined;
  #begun = '';

  /** `stop` rejects everything that waits; `onHeard` gets each line before anything that waits for it. */
  constructor(open: OpenWire, clock: Pick<Clock, 'now' | 'after'>, stop: AbortSignal, onHeard: (heard: Heard) => void) {
    this.#open = open;
    this.#clock = clock;
    this.#stop = stop;
    this.#onHeard = onHeard;
    stop.addEventListener('abort', () => this.#look());
  }

  get isOpen(): boolean {
    return this.#wire !== undefined;
  }

  /** How many lines have been heard: everything after it is new. */
  get mark(): number {
    return this.#heard.length;
  }

  /** Text that no newline has ended yet. */
  get begun(): string {
    return this.#begun;
  }

  since(mark: number): readonly Heard[] {
    return this.#heard.slice(mark);
  }

  async open(): Promise<void> {
    this.#begun = '';
    this.#wire = await this.#open({ bytes: (bytes) => this.#receive(bytes), lost: () => this.#lost() });
  }

  async close(): Promise<void> {
    const wire = this.#wire;
    this.#wire = undefined;
    await wire?.close();
  }

  send(text: string): void {
    this.#stop.throwIfAborted();
    if (this.#wire === undefined) throw new PortLost('the port has gone');
    this.#wire.send(text);
  }

  /** Resolves with the first matching line after `mark`, heard already or within so many ms; undefined if none came. */
  until<Found extends Heard>(matches: (heard: Heard) => heard is Found, ms: number, mark?: number): Promise<Found | undefined>;
  until(matches: (heard: Heard) => boolean, ms: number, mark?: number): Promise<Heard | undefined>;
  async until(matches: (heard: Heard) => boolean, ms: number, mark = this.mark): Promise<Heard | undefined> {
    for (let waits = 1; ; waits += 1) {
      const due = this.#clock.now() + ms;
      await this.#wait(ms, () => !this.isOpen || this.since(mark).some(matches));
      const heard = this.since(mark).find(matches);
      if (heard !== undefined) return heard;
      if (!this.isOpen) throw new PortLost('the port has gone');
      if (this.#clock.now() - due <= BUSY_MS || waits === MOST_WAITS) return undefined;
    }
  }

  /** Waits although the port may be gone. Rejects once the checks are stopped. */
  pass(ms: number): Promise<void> {
    return this.#wait(ms, () => false);
  }

  async #wait(ms: number, holds: () => boolean): Promise<void> {
    this.#stop.throwIfAborted();
    if (holds()) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        this.#looking.delete(look);
        resolve();
      };
      const look = () => {
        if (this.#stop.aborted || holds()) end();
      };
      const cancel = this.#clock.after(ms, end);
      this.#looking.add(look);
    });
    this.#stop.throwIfAborted();
  }

  #receive(bytes: Uint8Array): void {
    // Whoever hears a line may answer it, which nobody may do any more.
    if (this.#stop.aborted) return;
    this.#begun += Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const lines = this.#begun.split('\n');
    this.#begun = (lines.pop() ?? '').slice(-LONGEST);
    for (const line of lines) this.#hear(line);
  }

  #hear(line: string): void {
    const start = line.lastIndexOf(FRAME_START);
    const stray = start < 0 ? line : line.slice(0, start);
    if (stray.replaceAll('\r', '') !== '') this.#add({ at: this.#clock.now(), text: stray, kind: 'stray' });
    if (start >= 0) this.#add(heardFrame(line.slice(start), this.#clock.now()));
  }

  #add(heard: Heard): void {
    this.#heard.push(heard);
    this.#onHeard(heard);
    this.#look();
  }

  #lost(): void {
    this.#wire = undefined;
    this.#look();
  }

  #look(): void {
    for (const look of [...this.#looking]) look();
  }
}

function heardFrame(text: string, at: number): Heard {
  const parsed = parsePadMessage(text);
  if (!parsed.ok) return { at, text, kind: 'refused', code: parsed.code };
  return { at, text, kind: 'message', ...parsed.value };
}
