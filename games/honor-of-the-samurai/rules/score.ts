import { seatsWithMost, type Seat } from '../../../rulebook/seat.ts';
import type { House } from './house.ts';

/** What a player has of both; they fall only if the dealer corrects them, or when a player who was out comes back. */
export interface Score {
  readonly heads: number;
  readonly disgraces: number;
  /** Has left; or has just sat down, and plays from the next deal on. */
  readonly away?: 'gone' | 'next deal';
}

/** HS-2: so many disgraces, or heads below nothing (HS-7), put a player out. */
export const DISGRACED = 3;
/** HS-5 */
const HEADS_TO_WIN = 10;

/** How a game has ended (HS-5). */
export interface Ending {
  readonly reason: 'ten heads' | 'last one in' | 'all out';
  readonly winners: readonly Seat[];
}

/** HS-7: heads, less disgraces where the house counts them so. */
export function pointsOf({ heads, disgraces }: Score, { disgracesAsHeads }: House): number {
  return disgracesAsHeads === 'yes' ? heads - disgraces : heads;
}

/** HS-2: whoever is out comes back with the heads won and no disgraces, in older games also where those are negative heads (HS-7). */
export function backIn(scores: readonly Score[], house: House): readonly Score[] {
  return scores.map(({ away, ...score }) => {
    if (away === 'gone') return { ...score, away };
    if (house.out === 'game' || !isOut(score, house)) return score;
    // Only a correction leaves fewer heads than none, which would be out for ever.
    return { heads: Math.max(0, score.heads), disgraces: 0 };
  });
}

/** HS-2, HS-7 */
export function isOut(score: Score, house: House): boolean {
  if (score.away !== undefined) return true;
  return house.disgracesAsHeads === 'yes' ? pointsOf(score, house) <= -DISGRACED : score.disgraces >= DISGRACED;
}

/** HS-2: the seats that are not out, ascending. */
export function seatsIn(scores: readonly Score[], house: House): readonly Seat[] {
  return scores.flatMap((score, seat) => (isOut(score, house) ? [] : [seat]));
}

/** The seats that are not out, with those that play from the next deal on. */
export function seatsLeft(scores: readonly Score[], house: House): readonly Seat[] {
  return scores.flatMap((score, seat) => (score.away === 'next deal' || !isOut(score, house) ? [seat] : []));
}

/** The seats with the most points, of those who have not left. */
export function leadersOf({ scores, house }: { readonly scores: readonly Score[]; readonly house: House }): readonly Seat[] {
  const there = [...scores.keys()].filter((seat) => scores[seat]?.away !== 'gone');
  return seatsWithMost(
    scores.map((score) => pointsOf(score, house)),
    there,
  );
}

/** The seats that went out between these scores, ascending. */
export function wentOut(before: readonly Score[], after: readonly Score[], house: House): readonly Seat[] {
  const left = seatsIn(after, house);
  return seatsIn(before, house).filter((seat) => !left.includes(seat));
}

export function withHeads(scores: readonly Score[], at: Seat | null, heads: number): readonly Score[] {
  return scores.map((score, seat) => (seat === at ? { ...score, heads: score.heads + heads } : score));
}

export function withDisgraces(scores: readonly Score[], got: readonly number[]): readonly Score[] {
  return scores.map((score, seat) => ({ ...score, disgraces: score.disgraces + (got[seat] ?? 0) }));
}

/**
 * HS-5: ten heads win, even if the player is out. If players are out for the game (HS-2), then the last one not out wins; if
 * all went out at once, most heads win. `contenders` were in the game before these scores. Undefined while the game goes on.
 */
export function endingOf(scores: readonly Score[], house: House, contenders: readonly Seat[]): Ending | undefined {
  const points = scores.map((score) => pointsOf(score, house));
  const ten = points.flatMap((each, seat) => (each >= HEADS_TO_WIN ? [seat] : []));
  if (ten.length > 0) return { reason: 'ten heads', winners: seatsWithMost(points, ten) };
  if (house.out === 'hand') return undefined;
  const left = seatsLeft(scores, house);
  if (left.length === 1) return { reason: 'last one in', winners: left };
  return left.length === 0 ? { reason: 'all out', winners: seatsWithMost(points, contenders) } : undefined;
}

/** HS-1: heads times stake, written as the stake is: 7 heads of `€0,50` are `€3,50`. Undefined for none, or where it is no number. */
export function headsWorth(heads: number, stake: string): string | undefined {
  const [, before = '', number, after = ''] = /^(\D*)(\d+(?:[.,]\d+)?)(\D*)$/.exec(stake.trim()) ?? [];
  if (heads === 0 || number === undefined) return undefined;
  const [, point = '', fraction = ''] = /([.,])(\d+)/.exec(number) ?? [];
  const worth = (heads * Number(number.replace(',', '.'))).toFixed(fraction.length);
  return `${before}${worth.replace('.', point)}${after}`;
}
