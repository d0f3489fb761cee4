/** Lines that are sent once more, and how many of them at most. */
interface Probe {
  readonly from: number;
  readonly most: number;
}

/**
 * Finds the first line that a mirror has otherwise, by sending it single lines: an equal line makes all before it equal, since
 * they are chained. Answers may be late or lost: only two lines in one message, of which the second differs, prove it.
 */
export class FirstDifference {
  /** So many lines are taken for equal. */
  #equal: number;
  /** This line differs, counted from 0. */
  #other: number;
  /** It is beyond our last one: the mirror has more. */
  #beyond: boolean;
  #proven = false;

  /** @param lines how many we have */
  constructor(other: number, lines: number, equal = 0) {
    this.#other = other;
    this.#beyond = other >= lines;
    this.#equal = Math.min(equal, other);
  }

  /** The first line that differs, once that is proven. */
  get line(): number | undefined {
    return this.#proven ? this.#other : undefined;
  }

  get next(): Probe {
    return this.#isFound ? { from: Math.max(0, this.#other - 1), most: 2 } : { from: this.#middle, most: 1 };
  }

  /** The mirror has the lines of the probe as we have them. */
  same(): void {
    if (!this.#isFound) this.#equal = this.#middle + 1;
    else if (this.#beyond) this.#proven = true;
    else this.#equal = 0;
  }

  /** The mirror has this line otherwise. */
  differs(at: number): void {
    this.#proven = at === 0 || (this.#isFound && at === this.#other);
    if (at < this.#equal) this.#equal = 0;
    this.#beyond = false;
    this.#other = at;
  }

  get #isFound(): boolean {
    return this.#equal === this.#other;
  }

  get #middle(): number {
    return Math.floor((this.#equal + this.#other) / 2);
  }
}
