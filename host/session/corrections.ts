import type { Correction } from '../contract/view.ts';
import { effectBetween } from '../../rulebook/effect.ts';
import type { NightState } from '../../rulebook/series.ts';

/** ms that a correction stands on the table display. */
const CORRECTION_STANDS = 3000;

/** One step that corrects: the night before and after it. */
export interface Corrected {
  readonly kind: Correction['kind'];
  readonly before: NightState | undefined;
  readonly after: NightState | undefined;
  readonly reason?: string;
}

interface Shown extends Corrected {
  /** How far the time line has been turned on the whole: undone steps count down, redone ones up. */
  readonly turned: number;
  readonly from: number;
  readonly until: number;
}

/**
 * What the room is told of corrections: one after the other, each for as long as it takes to read, all in host time, so
 * that a window that comes late shows only what stands now. Steps turned one after another are told as one.
 */
export class Corrections {
  #shown: readonly Shown[] = [];

  /** Those that stand at `now` or wait for it, in order. */
  at(now: number): readonly Correction[] {
    return this.#standing(now).map(correctionOf);
  }

  add(corrected: Corrected, now: number): void {
    const standing = this.#standing(now);
    const last = standing.at(-1);
    const next = last && merged(last, corrected, now);
    if (last !== undefined && next !== undefined) {
      this.#shown = [...standing.slice(0, -1), next];
      return;
    }
    const from = last?.until ?? now;
    this.#shown = [...standing, { ...corrected, turned: turnOf(corrected.kind), from, until: from + CORRECTION_STANDS }];
  }

  /** Host time has jumped: they stand as long as they would have. */
  jumped(by: number): void {
    this.#shown = this.#shown.map((shown) => ({ ...shown, from: shown.from + by, until: shown.until + by }));
  }

  clear(): void {
    this.#shown = [];
  }

  #standing(now: number): readonly Shown[] {
    return this.#shown.filter(({ until }) => until > now);
  }
}

/** Both told as one, or the later by itself where it takes the others back; undefined where each is told for itself. */
function merged(last: Shown, next: Corrected, now: number): Shown | undefined {
  const turned = last.turned + turnOf(next.kind);
  const turns = turnOf(last.kind) !== 0 && turnOf(next.kind) !== 0;
  if (!turns && (last.kind !== next.kind || last.reason !== next.reason)) return undefined;
  const { from } = last;
  const until = from > now ? last.until : now + CORRECTION_STANDS;
  if (turns && turned === 0) return { ...next, turned: turnOf(next.kind), from, until };
  const kind = turns ? (turned < 0 ? 'undo' : 'redo') : last.kind;
  return { ...last, kind, turned, after: next.after, until };
}

function turnOf(kind: Correction['kind']): number {
  return kind === 'undo' ? -1 : kind === 'redo' ? 1 : 0;
}

function correctionOf({ kind, before, after, reason, turned, from, until }: Shown): Correction {
  const steps = Math.max(1, Math.abs(turned));
  return { kind, steps, effect: effectBetween(before, after), ...(reason !== undefined && { reason }), from, until };
}
