import { rankOf, type Card, type Rank, suitOf, type Suit } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import { ARMY } from './house.ts';

/** HS-4: an ace stands highest; the others count their number. */
const WORTH: Readonly<Partial<Record<Rank, number>>> = { A: 13, K: 12, Q: 11, J: 11, T: 10 };

/** HS-4: what a card adds to its army. The card must have a rank: a Joker loses the army before it is counted. */
export function worthOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError(`${card} adds nothing to an army`);
  return WORTH[rank] ?? Number(rank);
}

/** HS-2, HS-4: a king, queen or jack costs a disgrace in a hand and is a head in an army. */
export function isFaceCard(card: Card): boolean {
  const rank = rankOf(card);
  return rank === 'K' || rank === 'Q' || rank === 'J';
}

/** HS-2, HS-4 */
export function isJoker(card: Card): boolean {
  return card.startsWith('X');
}

/** What lies on the table when all armies are revealed together. One entry a seat. */
export interface Battle {
  /**
   * Null for a seat that is out (HS-2). A rank is enough where the suit cannot matter, a Joker where nothing else can: then
   * the other cards may be missing.
   */
  readonly armies: readonly (readonly Card[] | null)[];
  /** HS-8: the card a seat added face down, null where it added none. */
  readonly charges: readonly (Card | null)[];
  /** HS-6: the suit the King named, null without a King. */
  readonly illegal: Suit | null;
}

export interface BattleOutcome {
  readonly winner: Seat | null;
  readonly clause: 'HS-4';
  readonly reason: 'highest total' | 'tie' | 'only Jokers';
  /** What the winner takes; 0 where nobody wins. */
  readonly heads: number;
  /** By seat; null for an army lost by a Joker and for a seat that is out. */
  readonly totals: readonly (number | null)[];
  /** HS-4: whose army a Joker lost, ascending. */
  readonly jokers: readonly Seat[];
  /** HS-6: the seats that the illegal suit disgraces, ascending. */
  readonly illegal: readonly Seat[];
  /** HS-8: the seats that a lost charge disgraces, ascending. */
  readonly lostCharges: readonly Seat[];
}

/** HS-4, HS-6, HS-8: how a battle ends, heads and disgraces not yet added to anybody's. */
export function judgeBattle({ armies, charges, illegal }: Battle): BattleOutcome {
  // HS-4: a charge is part of the army in every respect.
  const whole = armies.map((army, seat) => army && [...army, ...[charges[seat] ?? []].flat()]);
  const totals = whole.map((army) => (army === null || army.some(isJoker) ? null : sumOf(army)));
  const highest = highestOf(totals);
  const best = seatsWhere(totals, (total) => total === highest);
  const [first] = best;
  const winner = first !== undefined && best.length === 1 ? first : null;
  return {
    winner,
    clause: 'HS-4',
    reason: winner !== null ? 'highest total' : highest === undefined ? 'only Jokers' : 'tie',
    heads: winner === null ? 0 : whole.flatMap((army) => army ?? []).filter(isFaceCard).length,
    totals,
    jokers: seatsWhere(whole, (army) => army?.some(isJoker) ?? false),
    illegal: illegal === null ? [] : seatsWhere(whole, (army) => army?.some((card) => suitOf(card) === illegal) ?? false),
    // HS-8: a player who shares the highest total has not lost.
    lostCharges: seatsWhere(charges, (charge, seat) => charge !== null && !best.includes(seat)),
  };
}

/** HS-4; undefined where every army is lost by a Joker. */
export function highestOf(totals: BattleOutcome['totals']): number | undefined {
  const standing = totals.filter((total) => total !== null);
  return standing.length === 0 ? undefined : Math.max(...standing);
}

/** HS-6, HS-8: the disgraces of a battle by seat: one for the illegal suit, however often it is there, one for a lost charge. */
export function disgracesOf({ totals, illegal, lostCharges }: BattleOutcome): readonly number[] {
  return totals.map((_, seat) => Number(illegal.includes(seat)) + Number(lostCharges.includes(seat)));
}

function sumOf(army: readonly Card[]): number {
  return army.reduce((sum, card) => sum + worthOf(card), 0);
}

export function seatsWhere<Entry>(entries: readonly Entry[], holds: (entry: Entry, seat: Seat) => boolean): readonly Seat[] {
  return entries.flatMap((entry, seat) => (holds(entry, seat) ? [seat] : []));
}

export type BattleRefusal = 'army size' | 'everybody out' | 'charges count' | 'house plays no charges' | 'charge of a seat out';

/**
 * Why this battle cannot be judged: an army of another size than three cards (HS-1), nobody with an army (HS-5), another
 * number of charges than seats, a charge where the house plays none or from a seat that is out (HS-8). Undefined where it can.
 */
export function refuseBattle(
  { armies, charges }: Battle,
  house: { readonly charges: boolean },
): Refused<BattleRefusal> | undefined {
  for (const [seat, army] of armies.entries())
    if (army !== null && army.length !== ARMY) return refuse('army size', { seat, given: army.length, size: ARMY }, 'HS-1');
  if (armies.every((army) => army === null)) return refuse('everybody out', {}, 'HS-5');
  if (charges.length !== armies.length) return refuse('charges count', { given: charges.length, seats: armies.length }, 'HS-8');
  for (const [seat, charge] of charges.entries()) {
    if (charge === null) continue;
    if (!house.charges) return refuse('house plays no charges', { seat }, 'HS-8');
    if (armies[seat] === null) return refuse('charge of a seat out', { seat }, 'HS-8');
  }
  return undefined;
}
