import { effectBetween, roundBetween } from '../../../rulebook/effect.ts';
import type { Effect } from '../../../rulebook/rulebook.ts';
import type { GameEvent, NightState } from '../../../rulebook/series.ts';
import type { Timeline } from '../../../rulebook/timeline.ts';

/** As many as a console of 1280 by 720 has room for. */
const ROUNDS = 8;

type Night = Timeline<GameEvent, NightState>;

/** Kept, because every press of a pad makes a view, and few views come after a new step. */
const known = new WeakMap<Night, readonly Effect[]>();

/** What the latest rounds of the present game changed, with what was corrected in them, latest first. */
export function latestRounds(timeline: Night): readonly Effect[] {
  const rounds = known.get(timeline) ?? roundsOf(timeline);
  known.set(timeline, rounds);
  return rounds;
}

function roundsOf({ done }: Night): readonly Effect[] {
  const rounds = new Map<number, { readonly from: NightState | undefined; readonly to: NightState }>();
  for (let link = done; link !== undefined; link = link.rest) {
    const { before, after } = link.head;
    const round = roundBetween(before, after);
    const later = rounds.get(round);
    if (round === 0 || (later === undefined && rounds.size === ROUNDS)) break;
    rounds.set(round, { from: before, to: later?.to ?? after });
  }
  return [...rounds].map(([round, { from, to }]) => ({ ...effectBetween(from, to), round }));
}
