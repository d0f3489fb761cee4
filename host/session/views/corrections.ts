import type { Correction } from '../../contract/view.ts';
import { effectBetween } from '../../../rulebook/effect.ts';
import type { NightState } from '../../../rulebook/series.ts';
import { defined } from './table-view.ts';

/** ms for which a correction is on the table display. */
const CORRECTION_STANDS = 3000;

/** A step that corrects, with the night before and after it. */
interface Corrected {
  readonly kind: Correction['kind'];
  readonly what?: string | undefined;
  readonly before: NightState | undefined;
  readonly after: NightState | undefined;
  readonly reason?: string | undefined;
}

interface Announced {
  readonly corrected: Corrected;
  /** Redone steps minus undone steps. */
  readonly balance: number;
  /** Made once, because several views show it. */
  readonly correction: Correction;
}

/** What the room is shown of corrections, one after the other, in host time. Undos and redos in a row are shown as one. */
export class Corrections {
  #announced: readonly Announced[] = [];

  /** The corrections that are shown at `now` or later, in order. */
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

  /** After a jump of the host's clock, each correction is shown for as long as it would have been. */
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

/** Both as one, or only the later one if it reverses the others; undefined if each is shown by itself. */
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
  const { kind, what, before, after, reason } = corrected;
  const steps = Math.max(1, Math.abs(balance));
  return {
    corrected,
    balance,
    correction: { kind, steps, effect: effectBetween(before, after), ...defined({ what, reason }), from, until },
  };
}
