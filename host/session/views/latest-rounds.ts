import { effectBetween, roundBetween, unnamedBetween } from '../../../rulebook/effect.ts';
import type { Effect } from '../../../rulebook/rulebook.ts';
import type { GameEvent, NightState } from '../../../rulebook/series.ts';
import type { Step, Timeline } from '../../../rulebook/timeline.ts';

/** As many as a console of 1280 by 720 has room for. */
const ROUNDS = 8;

type NightStep = Step<GameEvent, NightState>;

/** Kept by their last step, because every press of a pad makes a view, and a new step changes only the round on top. */
const known = new WeakMap<NightStep, { readonly first: NightStep; readonly effect: Effect }>();
const roundKnown = new WeakMap<NightStep, number>();

/** What the latest rounds of the present game changed, with what was corrected in them, latest first. */
export function latestRounds({ done }: Timeline<GameEvent, NightState>): readonly Effect[] {
  const rounds = new Map<number, { readonly first: NightStep; readonly last: NightStep }>();
  for (let link = done; link !== undefined; link = link.rest) {
    const step = link.head;
    const round = roundOf(step);
    const later = rounds.get(round);
    if (round === 0 || (later === undefined && rounds.size === ROUNDS)) break;
    rounds.set(round, { first: step, last: later?.last ?? step });
  }
  return [...rounds].map(([round, { first, last }]) => effectOf(round, first, last));
}

function roundOf(step: NightStep): number {
  const round = roundKnown.get(step) ?? roundBetween(step.before, step.after);
  roundKnown.set(step, round);
  return round;
}

function effectOf(round: number, first: NightStep, last: NightStep): Effect {
  const kept = known.get(last);
  if (kept?.first === first) return kept.effect;
  const between = effectBetween(first.before, last.after);
  const effect = { ...between, round, changes: [...between.changes, ...unnamedBetween(first.before, last.after)] };
  known.set(last, { first, effect });
  return effect;
}
