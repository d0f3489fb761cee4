import { suitOf } from '../../../rulebook/card.ts';
import type { Card, Suit } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { isFaceCard, isJoker, worthOf } from './worth.ts';

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
  /** Null where nobody wins. */
  readonly winner: Seat | null;
  readonly clause: 'HS-4';
  readonly reason: 'highest total' | 'tie' | 'only Jokers';
  /** What the winner takes; 0 where nobody wins. */
  readonly heads: number;
  /** By seat; null for an army lost by a Joker and for a seat that is out. */
  readonly totals: readonly (number | null)[];
  /** HS-4: whose army a Joker lost, ascending. */
  readonly jokers: readonly Seat[];
  /** HS-6: who is disgraced by the illegal suit, ascending. */
  readonly illegal: readonly Seat[];
  /** HS-8: who is disgraced by a charge that lost, ascending. */
  readonly lostCharges: readonly Seat[];
}

/** HS-4, HS-6, HS-8: how a battle ends, heads and disgraces not yet added to anybody's. */
export function judgeBattle({ armies, charges, illegal }: Battle): BattleOutcome {
  // HS-4: a charge is part of the army in every respect.
  const whole = armies.map((army, seat) => withCharge(army, charges[seat] ?? null));
  const totals = whole.map((army) => (army === null || army.some(isJoker) ? null : sumOf(army)));
  const standing = totals.filter((total) => total !== null);
  const highest = Math.max(...standing);
  const best = seatsWhere(totals, (total) => total === highest);
  const [first] = best;
  const winner = first !== undefined && best.length === 1 ? first : null;
  return {
    winner,
    clause: 'HS-4',
    reason: winner !== null ? 'highest total' : standing.length > 0 ? 'tie' : 'only Jokers',
    heads: winner === null ? 0 : whole.flatMap((army) => army ?? []).filter(isFaceCard).length,
    totals,
    jokers: seatsWhere(whole, (army) => army?.some(isJoker) ?? false),
    illegal: illegal === null ? [] : seatsWhere(whole, (army) => army?.some((card) => suitOf(card) === illegal) ?? false),
    // HS-8: who shares the highest total has not lost.
    lostCharges: seatsWhere(charges, (charge, seat) => charge !== null && !best.includes(seat)),
  };
}

/** HS-6, HS-8: the disgraces of a battle by seat: one for the illegal suit, however often it is there, one for a lost charge. */
export function disgracesOf({ totals, illegal, lostCharges }: BattleOutcome): readonly number[] {
  return totals.map((_, seat) => Number(illegal.includes(seat)) + Number(lostCharges.includes(seat)));
}

function withCharge(army: readonly Card[] | null, charge: Card | null): readonly Card[] | null {
  return army === null || charge === null ? army : [...army, charge];
}

function sumOf(army: readonly Card[]): number {
  return army.reduce((sum, card) => sum + worthOf(card), 0);
}

function seatsWhere<Entry>(entries: readonly Entry[], holds: (entry: Entry, seat: Seat) => boolean): readonly Seat[] {
  return entries.flatMap((entry, seat) => (holds(entry, seat) ? [seat] : []));
}
