import { UNKNOWN, rankOf, suitOf, type Card } from '../card.ts';
import { mayLieBeside } from '../deck.ts';
import type { Seat } from '../seat.ts';
import { laidIn, type Clash } from './battle.ts';
import { dueNow, named, type Playing } from './play.ts';
import { DECK } from './table.ts';

/** Why a card cannot be the one that a seat has turned up, by all that is known. */
export type Doubt =
  /** Another card lies there. */
  | { readonly where: 'expected'; readonly expected: Card }
  /** It lies in this seat's stack, or before it in this battle. */
  | { readonly where: 'stack' | 'battle'; readonly seat: Seat }
  /** It waits in the middle; or all four of its rank are elsewhere. */
  | { readonly where: 'middle' | 'no more' };

/** What speaks against `card` being the one that `seat` turns up now; undefined where nothing does. */
export function doubtAbout(play: Playing, seat: Seat, card: Card): Doubt | undefined {
  const expected = lyingThere(play, seat);
  if (expected !== UNKNOWN && !isSame(expected, card)) return { where: 'expected', expected };
  return mayLieBeside(card, knownBeside(play, seat), DECK) ? undefined : lastSeen(play, card);
}

/** Whether four of this rank lie open in this battle: one of them has a wrong name, and nothing here says which. */
export function isFifth(play: Playing, card: Card): boolean {
  const { table, battle } = play;
  const due = dueNow(play);
  const now = named(play).map((seat) => table.stacks[seat]?.[(due[seat] ?? 0) - 1]);
  const before = battle.clashes.flatMap(({ laid }) => laid.flatMap((cards) => cards.at(-1) ?? []));
  return [...now, ...before].filter((open) => open !== undefined && rankOf(open) === rankOf(card)).length >= 4;
}

/** The card that this seat turns up now, as far as it is known. */
export function lyingThere(play: Playing, seat: Seat): Card {
  return play.table.stacks[seat]?.[(dueNow(play)[seat] ?? 0) - 1] ?? UNKNOWN;
}

/** Whether a card that was named may be the one known to lie there. */
export function isSame(known: Card, card: Card): boolean {
  return rankOf(known) === rankOf(card) && (suitOf(known) === undefined || suitOf(card) === undefined || known === card);
}

/**
 * The game in which nothing speaks against `card` any more: where its rank was thought to lie unseen nobody knows what
 * lies, and of the same card open in this battle only the rank is sure, which is what it fought by.
 */
export function withoutRank(play: Playing, seat: Seat, card: Card): Playing {
  if (mayLieBeside(card, knownBeside(play, seat), DECK)) return play;
  const due = dueNow(play);
  const open = named(play);
  const hidden = (other: Card) => (rankOf(other) === rankOf(card) ? UNKNOWN : other);
  const shown = (other: Card): Card => (other === card ? rankAlone(other) : other);
  const stacks = play.table.stacks.map((stack, other) =>
    stack.map((lying, i) => (open.includes(other) && i === (due[other] ?? 0) - 1 ? shown(lying) : hidden(lying))),
  );
  const clashes = play.battle.clashes.map((clash): Clash => {
    return {
      ...clash,
      laid: clash.laid.map((cards) => cards.map((lying, i) => (i === cards.length - 1 ? shown(lying) : hidden(lying)))),
    };
  });
  const table = { stacks, waiting: play.table.waiting.map(hidden) };
  return { ...play, table, battle: { ...play.battle, clashes } };
}

/** Every card that is known, but for the one that `seat` turns up now. */
export function knownBeside(play: Playing, seat: Seat): readonly Card[] {
  const at = (dueNow(play)[seat] ?? 0) - 1;
  const stacks = play.table.stacks.flatMap((stack, other) => (other === seat ? stack.toSpliced(at, 1) : stack));
  return [...stacks, ...play.table.waiting, ...laidIn(play.battle).flat()].filter((card) => card !== UNKNOWN);
}

function lastSeen(play: Playing, card: Card): Doubt {
  const due = dueNow(play);
  const laid = laidIn(play.battle);
  for (const [seat, stack] of play.table.stacks.entries()) {
    const at = stack.indexOf(card);
    if (laid[seat]?.includes(card) === true || (at >= 0 && at < (due[seat] ?? 0))) return { where: 'battle', seat };
    if (at >= 0) return { where: 'stack', seat };
  }
  return { where: play.table.waiting.includes(card) ? 'middle' : 'no more' };
}

function rankAlone(card: Card): Card {
  const rank = rankOf(card);
  return rank === undefined ? card : `${rank}?`;
}
