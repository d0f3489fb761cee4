interface Turned {
  /** The keyboard that seats play by is turned to naming cards. */
  readonly naming: boolean;
  /** The console is given every key, to learn those of a keypad. */
  readonly learnsKeypad: boolean;
}

/** Which keys the console has that seats would seal by. Nobody can seal by keys meanwhile. */
export class ConsoleKeys implements Turned {
  readonly #turned: () => void;
  #now: Turned = { naming: false, learnsKeypad: false };

  /** `turned` is called once they have been turned. */
  constructor(turned: () => void) {
    this.#turned = turned;
  }

  get naming(): boolean {
    return this.#now.naming;
  }

  get learnsKeypad(): boolean {
    return this.#now.learnsKeypad;
  }

  turn(to: Partial<Turned>): void {
    const { naming, learnsKeypad } = { ...this.#now, ...to };
    if (naming === this.naming && learnsKeypad === this.learnsKeypad) return;
    this.#now = { naming, learnsKeypad };
    this.#turned();
  }

  /** A round or a count begins: the seats have their keys. */
  giveBack(): void {
    this.#now = { naming: false, learnsKeypad: false };
  }
}
