import type { MirrorTrouble } from '../../contract/hall.ts';

/** Why the mirror of a night is not what the table has, as far as that is known. Lines count from 0 here. */
export class NightTrouble {
  readonly #night: string;
  readonly #changed: () => void;
  #now: MirrorTrouble | undefined;

  constructor(night: string, changed: () => void) {
    this.#night = night;
    this.#changed = changed;
  }

  get now(): MirrorTrouble | undefined {
    return this.#now;
  }

  /** So many lines are what the table has. @param flushed whether the disk has taken some of them just now */
  agree(lines: number, flushed: boolean): void {
    const stays = this.#now?.kind === 'disk' ? !flushed : this.#now !== undefined && this.#now.line > lines;
    if (!stays) this.#become(undefined);
  }

  /** The line `at` is not that of the table; those before may differ as well. */
  differs(at: number): void {
    const isKnown = this.#now?.kind === 'differs' && this.#now.line <= at;
    if (!isKnown) this.#become({ kind: 'differs', night: this.#night, line: at + 1 });
  }

  /** The table's line `at` does not follow from the one before. */
  damaged(at: number): void {
    this.#become({ kind: 'damaged', night: this.#night, line: at + 1 });
  }

  disk(error: unknown): void {
    this.#become({ kind: 'disk', code: (error as NodeJS.ErrnoException).code ?? 'EIO' });
  }

  none(): void {
    this.#become(undefined);
  }

  #become(trouble: MirrorTrouble | undefined): void {
    if (JSON.stringify(trouble) === JSON.stringify(this.#now)) return;
    this.#now = trouble;
    this.#changed();
  }
}
