import type { Clock } from '../../clock/clock.ts';

/** ms between two looks, and until time is called again if the disk refused it or a count was running. */
const LOOK_EVERY = 1_000;
/** If two looks lie further apart, ms, the computer slept in between. */
const SLEPT = 5_000;

/** A game that is played by the clock: its number, and ms of it that had been played by its last line. */
export interface TimedGame {
  readonly number: number;
  readonly limit: number;
  readonly played: number;
}

/**
 * Counts the time of a game as it passes at the table. The system's clock may be set meanwhile, and time in which the
 * computer sleeps or the referee is closed does not count, because nobody can play then.
 */
export class GameClock {
  readonly #clock: Clock;
  readonly #timeUp: () => Promise<boolean>;
  readonly #slept: () => void;
  #game: TimedGame | undefined;
  #runs = false;
  #played = 0;
  #seen = 0;
  #cancel: () => void = () => undefined;

  /** `timeUp` is called when the time is over, and again until it gives true; `slept` if time passed that does not count. */
  constructor(clock: Clock, timeUp: () => Promise<boolean>, slept: () => void) {
    this.#clock = clock;
    this.#timeUp = timeUp;
    this.#slept = slept;
  }

  /** The game on the table, undefined for none by the clock; its clock stands while `runs` is false. */
  follow(game: TimedGame | undefined, runs = false): void {
    this.#look();
    if (game?.number !== this.#game?.number) {
      this.#played = game?.played ?? 0;
      this.#runs = false;
    }
    this.#game = game;
    if (runs === this.#runs) return;
    this.#runs = runs;
    this.#seen = this.#clock.now();
    this.#cancel();
    if (runs) this.#wait(0);
  }

  /** ms played of the game that is followed. */
  get played(): number | undefined {
    this.#look();
    return this.#game && this.#played;
  }

  /** When the game ends, host time in ms since 1970; the moment moves with every jump of that time. */
  get endsAt(): number | undefined {
    const { played } = this;
    const left = this.#game && Math.max(0, this.#game.limit - (played ?? 0));
    return left === undefined ? undefined : this.#clock.now() + left;
  }

  jumped(by: number): void {
    this.#seen += by;
  }

  /** Counts the time since the last look; gives whether it was slept through. */
  #look(): boolean {
    if (!this.#runs) return false;
    const passed = this.#clock.now() - this.#seen;
    this.#seen += passed;
    if (passed <= SLEPT) this.#played += passed;
    return passed > SLEPT;
  }

  async #lookAgain(): Promise<void> {
    const game = this.#game;
    if (this.#look()) this.#slept();
    if (game !== undefined && this.#played >= game.limit && (await this.#timeUp())) return;
    if (this.#runs && this.#game?.number === game?.number) this.#wait(LOOK_EVERY);
  }

  #wait(again: number): void {
    const left = Math.max(0, (this.#game?.limit ?? 0) - this.#played);
    this.#cancel();
    this.#cancel = this.#clock.after(left === 0 ? again : Math.min(left, LOOK_EVERY), () => void this.#lookAgain());
  }
}
