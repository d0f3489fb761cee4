import type { Judgement, Place } from './types.ts';

/** One outcome to be told by itself: a place somebody aimed at, or that players are back. */
export type Telling = { readonly what: 'place'; readonly place: Place } | { readonly what: 'rejoin' };

/** What of a round is told, in the order shown: sides ascending, the centre last, then who is back. */
export function tellingsOf({ sides, centre, rejoined }: Judgement): readonly Telling[] {
  const tellings: Telling[] = [];
  for (const [side, { reason }] of sides.entries()) if (reason !== 'nobody') tellings.push({ what: 'place', place: side });
  if (centre.takers.length + centre.blockers.length > 0) tellings.push({ what: 'place', place: 'centre' });
  if (rejoined.length > 0) tellings.push({ what: 'rejoin' });
  return tellings;
}
