import type { Clock } from '../clock/clock.ts';

/** ms until it is said again if the disk refused it or a count was running. */
const AGAIN_AFTER = 1000;

/** The clock of a game that ends by time: says so once, at that time or as soon after as it can be written. */
export class GameClock {
  readonly #clock: Clock;
  readonly #timeUp: () => Promise<boolean>;
  #endsAt: number | undefined;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, timeUp: () => Promise<boolean>) {
    this.#clock = clock;
    this.#timeUp = timeUp;
  }

  /** Follows the present end of the game, ms since 1970; undefined if no clock runs. */
  follow(endsAt: number | undefined): void {
    if (endsAt === this.#endsAt) return;
    this.#endsAt = endsAt;
    this.#cancel();
    if (endsAt !== undefined) this.#wait(Math.max(0, endsAt - this.#clock.now()));
  }

  end(): void {
    this.follow(undefined);
  }

  #wait(ms: number): void {
    const endsAt = this.#endsAt;
    this.#cancel = this.#clock.after(ms, () => {
      void this.#timeUp().then((said) => {
        if (!said && this.#endsAt === endsAt) this.#wait(AGAIN_AFTER);
      });
    });
  }
}
