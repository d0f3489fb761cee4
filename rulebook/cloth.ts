import type { Capture } from './rulebook.ts';

/** So many flowers fill a tablecloth; then the night goes on with the next one. */
export const CLOTH_FLOWERS = 356;

/** One flower: whose, in which seat's thread, and what its card brings; undefined while that is open. */
export interface Stitch extends Omit<Capture, 'card'> {
  readonly points: number | undefined;
}

/**
 * The tablecloth of a night: a flower for every card taken, in the order of taking. Only captures stitch: points that the
 * dealer gives, takes or counts move no card and no flower. Never more than `CLOTH_FLOWERS` are kept.
 */
export interface Cloth {
  /** Which cloth of the night, from 1. */
  readonly number: number;
  /** Flowers on the full cloths before it. */
  readonly before: number;
  /** Of the games before the present one. */
  readonly stitched: readonly Stitch[];
  /** Of the present game: their points are still being named. */
  readonly taken: readonly Capture[];
}

/** What a taken card brings in the present game; undefined while that is open. */
type PointsOfCard = (card: number) => number | undefined;

export const NEW_CLOTH: Cloth = { number: 1, before: 0, stitched: [], taken: [] };

/** The cloth with a flower more for each of these. The one that finds it full begins the next cloth. */
export function stitch(cloth: Cloth, captures: readonly Capture[]): Cloth {
  if (captures.length === 0) return cloth;
  const { number, before, stitched, taken } = cloth;
  const room = CLOTH_FLOWERS - stitched.length - taken.length;
  if (captures.length <= room) return { number, before, stitched, taken: taken.concat(captures) };
  const empty = { number: number + 1, before: before + CLOTH_FLOWERS, stitched: [], taken: [] };
  return stitch(empty, captures.slice(room));
}

/** The cloth when the present game is left for the next one: its points are open to no correction any more. */
export function tieOff(cloth: Cloth, points: PointsOfCard): Cloth {
  return cloth.taken.length === 0 ? cloth : { ...cloth, stitched: stitchesOn(cloth, points), taken: [] };
}

/** Every flower on the cloth, the first one stitched first. */
export function stitchesOn({ stitched, taken }: Cloth, points: PointsOfCard): readonly Stitch[] {
  return [...stitched, ...taken.map(({ player, seat, card }) => ({ player, seat, points: points(card) }))];
}
