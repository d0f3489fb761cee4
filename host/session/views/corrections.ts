import type { Correction } from '../../contract/view.ts';
import { effectBetween } from '../../../rulebook/effect.ts';
import type { NightState } from '../../../rulebook/series.ts';

/** ms that a correction stands on the table display. */
const CORRECTION_STANDS = 3000;

/** One step that corrects: the night before and after it. */
export interface Corrected {
  readonly kind: Correction['kind'];
  readonly before: NightState | undefined;
  readonly after: NightState | undefined;
  readonly reason?: string;
}

interface Announced {
  readonly corrected: Corrected;
  /** Steps on balance: undone steps count down, redone ones up. */
  readonly balance: number;
  /** Made once, because every view until then shows it again. */
  readonly correction: Correction;
}

/**
 * What the room is told about corrections: one after the other, each for as long as it takes to read, all in host time, so
 * that a window that opens late shows only what stands now. Undos and redos in a row are told as one.
 */
export class Corrections {
  #announced: readonly Announced[] = [];

  /** The corrections that stand at `now` or wait their turn, in order. */
  at(now: number): readonly Correction[] {
    return this.#standing(now).map(({ correction }) => correction);
  }

  add(corrected: Corrected, now: number): void {
    const standing = this.#standing(now);
    const last = standing.at(-1);
    const next = last && merged(last, corrected, now);
    if (last !== undefined && next !== undefined) {
      this.#announced = [...standing.slice(0, -1), next];
      return;
    }
    const from = last?.correction.until ?? now;
    this.#announced = [...standing, announced(corrected, historySteps(corrected.kind), from, from + CORRECTION_STANDS)];
  }

  /** After a jump of the host's clock each correction stands as long as it would have. */
  jumped(by: number): void {
    this.#announced = this.#announced.map((each) => {
      const { from, until } = each.correction;
      return { ...each, correction: { ...each.correction, from: from + by, until: until + by } };
    });
  }

  clear(): void {
    this.#announced = [];
  }

  #standing(now: number): readonly Announced[] {
    return this.#announced.filter(({ correction }) => correction.until > now);
  }
}

/** Both as one, or only the later where it takes the others back; undefined where each is told by itself. */
function merged({ corrected: last, balance, correction }: Announced, next: Corrected, now: number): Announced | undefined {
  const sum = balance + historySteps(next.kind);
  const bothTurn = historySteps(last.kind) !== 0 && historySteps(next.kind) !== 0;
  if (!bothTurn && (last.kind !== next.kind || last.reason !== next.reason)) return undefined;
  const { from } = correction;
  const until = from > now ? correction.until : now + CORRECTION_STANDS;
  if (bothTurn && sum === 0) return announced(next, historySteps(next.kind), from, until);
  const kind = bothTurn ? (sum < 0 ? 'undo' : 'redo') : last.kind;
  return announced({ ...last, kind, after: next.after }, sum, from, until);
}

function historySteps(kind: Correction['kind']): number {
  return kind === 'undo' ? -1 : kind === 'redo' ? 1 : 0;
}

function announced(corrected: Corrected, balance: number, from: number, until: number): Announced {
  const { kind, before, after, reason } = corrected;
  const steps = Math.max(1, Math.abs(balance));
  const effect = effectBetween(before, after);
  return { corrected, balance, correction: { kind, steps, effect, ...(reason !== undefined && { reason }), from, until } };
}
