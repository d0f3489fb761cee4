import { PROTOCOL_VERSION, type PadMessage } from '../codec/message.ts';

/** Runs something later; returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

const PERIOD_MS = 250;
/** The pad rests after so many periods without hearing the host, 2 s. */
const MOST_UNHEARD = 8;
/** The number under which the hello at boot is acknowledged. */
export const BOOT = 0;

type Kind = 'hello' | 'sealed' | 'halt';

const REPLACES: Readonly<Record<Kind, readonly Kind[]>> = { hello: [], sealed: ['sealed'], halt: ['sealed', 'halt'] };

interface Notice {
  readonly kind: Kind;
  readonly event: number;
  readonly message: () => PadMessage;
}

interface NoticesListener {
  send(message: PadMessage): void;
  /** The host has acknowledged the seal; false: a period has passed without that, or the notice was dropped. */
  sealAcknowledged(acknowledged: boolean): void;
}

/**
 * What the pad sends unasked: one notice at a time, repeated until it is acknowledged. A newer seal replaces an older one and
 * a halt replaces both, so at most three wait. A pad that has heard nothing for 2 s sends only its beacon.
 * PROTOCOL.md, "Unasked".
 */
export class Notices {
  readonly #listener: NoticesListener;
  readonly #after: After;
  #waiting: readonly Notice[] = [];
  #lastEvent = 0;
  #unheard = 0;
  #cancel: () => void = () => undefined;

  constructor(listener: NoticesListener, after: After) {
    this.#listener = listener;
    this.#after = after;
  }

  /** Call after every boot: drops all notices and numbers events from 1 again. */
  boot(hello: () => PadMessage): void {
    this.silence();
    this.#lastEvent = 0;
    this.#unheard = 0;
    this.#add({ kind: 'hello', event: BOOT, message: hello });
  }

  post(kind: 'sealed' | 'halt', message: (event: number) => PadMessage): void {
    const event = (this.#lastEvent % 255) + 1;
    this.#lastEvent = event;
    this.#add({ kind, event, message: () => message(event) });
  }

  /** Drops notices that have become obsolete; the next one is sent when the period ends. */
  drop(...kinds: readonly Kind[]): void {
    if (kinds.includes('sealed') && this.#waits('sealed')) this.#listener.sealAcknowledged(false);
    this.#waiting = this.#waiting.filter(({ kind }) => !kinds.includes(kind));
  }

  acknowledged(event: number): void {
    const [first, ...rest] = this.#waiting;
    if (first?.event !== event) return;
    this.#waiting = rest;
    if (first.kind === 'sealed') this.#listener.sealAcknowledged(true);
    if (rest.length > 0) this.#send();
  }

  /** The host has sent a valid frame. */
  heard(): void {
    const wasResting = this.#unheard === MOST_UNHEARD;
    this.#unheard = 0;
    if (wasResting && this.#waiting.length > 0) this.#send();
  }

  silence(): void {
    this.#cancel();
    this.#waiting = [];
  }

  #waits(sought: Kind): boolean {
    return this.#waiting.some(({ kind }) => kind === sought);
  }

  #add(notice: Notice): void {
    const first = this.#waiting[0];
    this.#waiting = [...this.#waiting.filter(({ kind }) => !REPLACES[notice.kind].includes(kind)), notice];
    if (this.#waiting[0] !== first) this.#send();
  }

  #send(): void {
    this.#startPeriod();
    const [first] = this.#waiting;
    if (this.#unheard === MOST_UNHEARD) this.#listener.send({ type: 'beacon', version: PROTOCOL_VERSION });
    else if (first !== undefined) this.#listener.send(first.message());
  }

  #startPeriod(): void {
    this.#cancel();
    this.#cancel = this.#after(PERIOD_MS, () => {
      this.#unheard = Math.min(this.#unheard + 1, MOST_UNHEARD);
      if (this.#waits('sealed')) this.#listener.sealAcknowledged(false);
      this.#send();
    });
  }
}
