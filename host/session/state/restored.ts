import { FoldError } from '../../record/fold.ts';
import type { Line } from '../../record/line.ts';
import { RoundProofs } from '../../record/round-proofs.ts';
import { EMPTY_TABLE, foldTable } from './table-now.ts';

/** The table of a night that is being read: folded line by line, so that a long night need not be kept as lines. */
export class Restored {
  readonly proofs = new RoundProofs();
  now = EMPTY_TABLE;
  /** Of the last line; empty before the first. */
  hash = '';
  /** The highest attempt of the whole table in it. */
  attempt = 0;
  /** Why a line cannot follow the ones before; the lines after it are left out. */
  fault: FoldError | undefined;

  take(line: Line, bytes: Buffer): void {
    if (this.fault !== undefined) return;
    try {
      this.now = foldTable(this.now, line);
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      this.fault = error;
      return;
    }
    this.proofs.note(line, bytes);
    this.hash = line.hash;
    if (line.kind === 'commitments') this.attempt = Math.max(this.attempt, line.attempt);
  }
}
