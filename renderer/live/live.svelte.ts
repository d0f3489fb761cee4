import { tableIn, type Answer, type DownMessage } from '../../host/contract/view.ts';
import { NOT_LIVE, type Wire } from './wire.ts';

/** A view without word for this long says that it is not live. Milliseconds. */
const STALE_AFTER = 2_000;
const LOOK_EVERY = 200;

/** This window's own time, in ms from any beginning; it never goes backwards. */
export interface WindowClock {
  now(): number;
  every(ms: number, then: () => void): () => void;
}

/**
 * The host as this window knows it: the newest view, the host's time, and whether both are still live.
 * Reactive; `View` is what the window's own feed carries.
 */
export class Live<View> {
  /** Undefined until the first view has come. */
  view: View | undefined = $state.raw();
  /** Host time of the last word, once there has been none for two seconds; undefined while live. */
  notLiveSince: number | undefined = $state();
  /** The host is there and does not let this browser in. */
  shutOut = $state(false);

  readonly #wire: Wire;
  readonly #clock: WindowClock;
  readonly #renew: () => void;
  #offset = 0;
  #lastWord: number | undefined;
  #build: string | undefined;

  /** `renew` loads the page anew: the host that is there now has another one. */
  constructor(wire: Wire, clock: WindowClock, renew: () => void) {
    this.#wire = wire;
    this.#clock = clock;
    this.#renew = renew;
  }

  /** Starts to listen. Returns the way to stop. */
  start(): () => void {
    const stopLooking = this.#clock.every(LOOK_EVERY, () => this.#look());
    const stopListening = this.#wire.open(
      (message) => this.#hear(message),
      () => (this.shutOut = true),
    );
    return () => {
      stopLooking();
      stopListening();
    };
  }

  /** The host's time now, ms since 1970, as far as the last word tells. */
  hostNow(): number {
    return this.#clock.now() + this.#offset;
  }

  /** Refused as `not live` where the view is not: a host that hangs would do it when nobody looks for it any more. */
  command(command: unknown): Promise<Answer> {
    return this.notLiveSince === undefined ? this.#wire.command(command) : Promise.resolve(NOT_LIVE);
  }

  press(code: string): void {
    if (this.notLiveSince === undefined) this.#wire.press(code);
  }

  #hear(message: DownMessage): void {
    const at = this.#clock.now();
    this.#lastWord = at;
    this.notLiveSince = undefined;
    this.shutOut = false;
    switch (message.type) {
      case 'host':
        if (this.#build !== undefined && this.#build !== message.build) this.#renew();
        this.#build = message.build;
        return;
      case 'view':
        this.#offset = tableIn(message.view).now - at;
        this.view = message.view as View;
        return;
      case 'alive':
        this.#offset = message.now - at;
        return;
      case 'answer':
        return;
      default:
        message satisfies never;
    }
  }

  #look(): void {
    if (this.#lastWord === undefined || this.#clock.now() - this.#lastWord <= STALE_AFTER) return;
    this.notLiveSince ??= this.#lastWord + this.#offset;
  }
}
