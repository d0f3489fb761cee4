/** Packets of one connection; the last number of a connection is that of its will. */
const BLOCK = 2 ** 16;
/** Connections of one start. */
const BLOCKS = 2 ** 16;

/**
 * Numbers that rise with every packet of a table: the start counts most, then the connection, then the packet. The will of a
 * connection has the highest number of it, so that it is no copy when it comes, and one when the next connection has begun.
 */
export class PacketNumbers {
  #block: number;
  #next = 0;

  /** @param starts how often this table has been started since it joined, this start included */
  constructor(starts: number) {
    this.#block = starts * BLOCKS;
  }

  /** A new connection begins. Returns its number, and that of its will. */
  begin(): { readonly session: number; readonly will: number } {
    this.#block += 1;
    this.#next = 0;
    return { session: this.#block * BLOCK, will: this.#block * BLOCK + BLOCK - 1 };
  }

  /** Undefined if this connection has no number left. */
  next(): number | undefined {
    this.#next += 1;
    return this.#next < BLOCK - 1 ? this.#block * BLOCK + this.#next : undefined;
  }

  /**
   * The hall has taken packets up to this number. If this table was restored from an old copy, its next connection begins above.
   * Returns whether it was.
   */
  jumpAbove(seen: number): boolean {
    const block = Math.floor(seen / BLOCK);
    if (block < this.#block || (block === this.#block && seen % BLOCK <= this.#next)) return false;
    this.#block = block;
    return true;
  }

  /** How many starts its numbers amount to; the next start counts from above it. */
  get starts(): number {
    return Math.floor(this.#block / BLOCKS);
  }
}
