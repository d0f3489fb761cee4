import type { Fought, Play } from './play.ts';

/** What of a battle is told by itself, in this order. */
export type Telling = 'jokers' | 'battle' | 'illegal suit' | 'lost charges' | 'out';

/** HS-5: heads first, then disgraces, then who is out. */
export function tellingsOf({ outcome, out }: Fought): readonly Telling[] {
  return [
    ...(outcome.jokers.length > 0 ? (['jokers'] as const) : []),
    'battle',
    ...(outcome.illegal.length > 0 ? (['illegal suit'] as const) : []),
    ...(outcome.lostCharges.length > 0 ? (['lost charges'] as const) : []),
    ...(out.length > 0 ? (['out'] as const) : []),
  ];
}

/** Outcomes of the last battle; none before the first. */
export function tellings({ last }: Play): number {
  return last === undefined ? 0 : tellingsOf(last).length;
}
