import { UNKNOWN, rankAlone, rankOf, suitOf, type Card } from '../../../rulebook/card.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { laidIn, type Clash } from './battle.ts';
import { dueNow, named, type Playing } from './play.ts';
import { DECK } from './table.ts';

/** Why a card cannot be the one that a seat has turned up, by all that is known. */
type Conflict =
  | { readonly where: 'expected'; readonly expected: Card }
  /** It lies in this seat's stack, or before it in this battle. */
  | { readonly where: 'stack' | 'battle'; readonly seat: Seat }
  /** It waits in the middle; or all four of its rank are elsewhere. */
  | { readonly where: 'middle' | 'no more' };

/**
 * The game with `card` where `seat` turns one up now, as far as nothing known speaks against it; undefined where something
 * does. People put cards below their stacks in other orders than ours (WR-2): what lies in the same stack may change places.
 */
export function placed(play: Playing, seat: Seat, card: Card): Playing | undefined {
  const stack = play.table.stacks[seat] ?? [];
  const at = (dueNow(play)[seat] ?? 0) - 1;
  const lies = stack[at] ?? UNKNOWN;
  const elsewhere = knownOn(play);
  const isNew = mayLieBeside(card, elsewhere, DECK);
  // A rank alone may be this card only if that is known nowhere else.
  const maybe = (known: Card) =>
    isSame(known, card) && (known === card || suitOf(card) === undefined || !elsewhere.includes(card));
  if (lies === UNKNOWN ? isNew : maybe(lies)) return play;
  const known = stack.findIndex((other) => other !== UNKNOWN && maybe(other));
  if (known >= 0) return withStack(play, seat, exchanged(stack, at, known));
  const unseen = isNew ? stack.indexOf(UNKNOWN) : -1;
  return unseen < 0 ? undefined : withStack(play, seat, exchanged(stack, at, unseen));
}

export function conflictOf(play: Playing, seat: Seat, card: Card): Conflict {
  if (!mayLieBeside(card, knownOn(play), DECK)) return lastSeen(play, card);
  return { where: 'expected', expected: lyingThere(play, seat) };
}

/** Whether four of this rank lie open in this battle: one of them has a wrong name, and nothing here says which. */
export function isFifth(play: Playing, card: Card): boolean {
  const { table, battle } = play;
  const due = dueNow(play);
  const now = named(play).map((seat) => table.stacks[seat]?.[(due[seat] ?? 0) - 1]);
  const before = battle.clashes.flatMap(({ laid }) => laid.flatMap((cards) => cards.at(-1) ?? []));
  return [...now, ...before].filter((open) => open !== undefined && rankOf(open) === rankOf(card)).length >= 4;
}

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
export function withoutRank(play: Playing, card: Card): Playing {
  if (mayLieBeside(card, knownOn(play), DECK)) return play;
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

export function knownOn({ table, battle }: Playing): readonly Card[] {
  return [...table.stacks.flat(), ...table.waiting, ...laidIn(battle).flat()].filter((card) => card !== UNKNOWN);
}

export function withStack(play: Playing, seat: Seat, stack: readonly Card[]): Playing {
  return { ...play, table: { ...play.table, stacks: play.table.stacks.map((other, at) => (at === seat ? stack : other)) } };
}

function exchanged(stack: readonly Card[], one: number, other: number): readonly Card[] {
  return stack.with(one, stack[other] ?? UNKNOWN).with(other, stack[one] ?? UNKNOWN);
}

function lastSeen(play: Playing, card: Card): Conflict {
  const due = dueNow(play);
  const laid = laidIn(play.battle);
  for (const [seat, stack] of play.table.stacks.entries()) {
    const at = stack.indexOf(card);
    if (laid[seat]?.includes(card) === true || (at >= 0 && at < (due[seat] ?? 0))) return { where: 'battle', seat };
    if (at >= 0) return { where: 'stack', seat };
  }
  return { where: play.table.waiting.includes(card) ? 'middle' : 'no more' };
}
