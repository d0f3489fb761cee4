import { rankOf, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** WR-6. In Suicide War players choose every card they lay; otherwise it comes from the top of the stack. */
export const VARIATIONS = ['classic', 'three-card', 'suicide'] as const;
export type Variation = (typeof VARIATIONS)[number];

/** How many cards a seat that holds `held` lays, the last of them face up: all it has where it has fewer (WR-4). */
function cardsDue(held: number, contest: 'battle' | 'war', variation: Variation): number {
  return Math.min(held, contest === 'war' ? 4 : forBattle(variation));
}

function forBattle(variation: Variation): number {
  switch (variation) {
    case 'classic':
    case 'suicide':
      return 1;
    case 'three-card':
      return 3;
  }
}

/** WR-1: from low to high. */
const STRENGTH = '23456789TJQKA';

/** One seat has the highest card, or several tie for it and are at war (WR-3), ascending. */
export type FlipsJudged =
  | { readonly winner: Seat; readonly war: readonly [] }
  | { readonly winner: null; readonly war: readonly Seat[] };

/**
 * WR-2, WR-3: which seat flipped the highest card, one entry a seat, null for a seat that flips none. Suits do not
 * count, so a card known by its rank is enough. Throws a RangeError where nobody flips or a rank is not known.
 */
export function judgeFlips(flips: readonly (Card | null)[]): FlipsJudged {
  const strengths = flips.map((card) => (card === null ? -1 : strengthOf(card)));
  const highest = Math.max(...strengths);
  const tied = [...strengths.keys()].filter((seat) => strengths[seat] === highest);
  const [winner] = tied;
  if (winner === undefined || highest < 0) throw new RangeError('nobody flips a card');
  return tied.length === 1 ? { winner, war: [] } : { winner: null, war: tied };
}

function strengthOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError(`${card} has no rank to compare`);
  return STRENGTH.indexOf(rank);
}

/** Cards laid and flipped once: the battle itself, or a war within it. */
export interface Clash {
  /** By seat in the order laid, the last flipped; none for a seat that does not take part. */
  readonly laid: readonly (readonly Card[])[];
  readonly judged: FlipsJudged;
  /** WR-4: the seats that tie for highest and have no card for the war that follows, ascending. */
  readonly forfeits: readonly Seat[];
}

export type Next =
  /** By seat, how many cards to lay; 0 for a seat that does not take part. */
  | { readonly what: 'lay'; readonly due: readonly number[] }
  /** The winner takes everything: highest in a battle (WR-2) or a war (WR-3), or the only one left who can lay (WR-4). */
  | { readonly what: 'won'; readonly winner: Seat; readonly clause: 'WR-2' | 'WR-3' | 'WR-4' }
  /** WR-4: none of the tied has a card left; everything laid waits in the middle. */
  | { readonly what: 'waits'; readonly tied: readonly Seat[]; readonly clause: 'WR-4' };

/** A battle under way, told by what was laid in it. It knows how many cards the seats hold, not which. */
export interface Battle {
  readonly variation: Variation;
  /** By seat, how many cards are left to lay from. */
  readonly held: readonly number[];
  readonly clashes: readonly Clash[];
  readonly next: Next;
}

/** WR-2: everybody with cards is to lay. `held` is how many cards each seat has. */
export function beginBattle(held: readonly number[], variation: Variation): Battle {
  const due = held.map((cards) => cardsDue(cards, 'battle', variation));
  return { variation, held, clashes: [], next: { what: 'lay', due } };
}

/** The battle after the cards due were laid and judged: by `judgeFlips`, or by the dealer's word where cards are unknown. */
export function clash(battle: Battle, laid: readonly (readonly Card[])[], judged: FlipsJudged): Battle {
  if (battle.next.what !== 'lay') throw new RangeError('nothing is to be laid in a battle that has ended');
  const held = battle.held.map((cards, seat) => cards - (laid[seat]?.length ?? 0));
  const able = judged.war.filter((seat) => held[seat] !== 0);
  const forfeits = judged.war.filter((seat) => held[seat] === 0);
  const clashes = [...battle.clashes, { laid, judged, forfeits }];
  return { variation: battle.variation, held, clashes, next: after(clashes, held, able, battle.variation) };
}

function after(clashes: readonly Clash[], held: readonly number[], able: readonly Seat[], variation: Variation): Next {
  const last = clashes.at(-1);
  if (last === undefined) throw new RangeError('no clash was fought');
  const { judged, laid } = last;
  if (judged.winner !== null) {
    const alone = laid.filter((cards) => cards.length > 0).length === 1;
    return { what: 'won', winner: judged.winner, clause: alone ? 'WR-4' : clashes.length === 1 ? 'WR-2' : 'WR-3' };
  }
  const [winner] = able;
  if (winner === undefined) return { what: 'waits', tied: judged.war, clause: 'WR-4' };
  if (able.length === 1) return { what: 'won', winner, clause: 'WR-4' };
  return { what: 'lay', due: held.map((cards, seat) => (able.includes(seat) ? cardsDue(cards, 'war', variation) : 0)) };
}

/** By seat, every card laid in the battle, in the order laid. */
export function laidIn({ held, clashes }: Battle): readonly (readonly Card[])[] {
  return held.map((_, seat) => clashes.flatMap(({ laid }) => laid[seat] ?? []));
}

/** Undefined if nobody wins the battle, or nobody has yet. */
export function winnerOf({ next }: Battle): Seat | undefined {
  return next.what === 'won' ? next.winner : undefined;
}

/** WR-3: every tie for highest is a war, one that is forfeited too. */
export function warsIn({ clashes }: Battle): number {
  return clashes.filter(({ judged }) => judged.winner === null).length;
}
