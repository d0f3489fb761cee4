import { sharedIn, type PageView } from '../../host/contract/live.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';
import { NOT_LIVE, type LiveWire } from './wire.ts';

/** A view is not live if the host was silent for this long, ms. */
const STALE_AFTER = 2_000;
/** Each look of each window is part of what an idle table uses. */
const LOOK_EVERY = 500;

/**
 * What this window knows of the host: the newest view, the host's time, and whether both are still live. Reactive;
 * `View` is the kind of view that this window is sent.
 */
export class Live<View> {
  view: View | undefined = $state.raw();
  /** Host time of the last message, once the connection has ended or been silent for two seconds; undefined while live. */
  notLiveSince: number | undefined = $state();
  shutOut = $state(false);

  readonly #wire: LiveWire;
  readonly #renew: () => void;
  #offset = 0;
  #lastWord: number | undefined;
  /** When this window stopped being live. The host's time stands still from then on, so that nothing is counted to its end. */
  #stopped: number | undefined;
  #build: string | undefined;

  /** `renew` reloads the page when the host has another build of it. */
  constructor(wire: LiveWire, renew: () => void) {
    this.#wire = wire;
    this.#renew = renew;
  }

  start(): () => void {
    const looking = setInterval(() => this.#look(), LOOK_EVERY);
    const stopListening = this.#wire.open(
      (message) => this.#hear(message),
      (why) => (why === 'lost' ? this.#stop() : (this.shutOut = true)),
    );
    return () => {
      clearInterval(looking);
      stopListening();
    };
  }

  /** The host's time now, ms since 1970, going by its last message. */
  hostNow(): number {
    return (this.#stopped ?? performance.now()) + this.#offset;
  }

  /** Refused as `not live` if the view is not live: a hanging host would carry it out when nobody expects it any more. */
  command(command: unknown): Promise<Answer> {
    this.#look();
    return this.notLiveSince === undefined ? this.#wire.command(command) : Promise.resolve(NOT_LIVE);
  }

  press(code: string): void {
    this.#look();
    if (this.notLiveSince === undefined) this.#wire.press(code);
  }

  #hear(message: DownMessage<PageView>): void {
    const at = performance.now();
    this.#lastWord = at;
    this.notLiveSince = this.#stopped = undefined;
    this.shutOut = false;
    switch (message.type) {
      case 'host':
        if (this.#build !== undefined && this.#build !== message.build) this.#renew();
        this.#build = message.build;
        return;
      case 'view':
        this.#offset = sharedIn(message.view).now - at;
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
    if (this.#lastWord !== undefined && performance.now() - this.#lastWord > STALE_AFTER) this.#stop();
  }

  #stop(): void {
    if (this.#lastWord === undefined || this.#stopped !== undefined) return;
    this.#stopped = performance.now();
    this.notLiveSince = this.#lastWord + this.#offset;
  }
}
