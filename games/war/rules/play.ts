import type { AskedState } from '../../../rulebook/questions/game.ts';
import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { deckSize } from '../../../rulebook/deck.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { beginBattle, laidIn, type Battle } from './battle.ts';
import { endingByCount, endingOf, type Ending, settle, DECK, countsOf, type WarTable } from './table.ts';
import { battlesLeft, type WarHouse } from './house.ts';
import { refuse } from '../../../rulebook/refusal.ts';

export interface Fought {
  readonly battle: Battle;
  /** WR-4: cards that waited in the middle before it. */
  readonly waiting: number;
}

interface SoFar {
  readonly house: WarHouse;
  /** Without the cards laid in earlier clashes of the battle under way. A card is known once it was seen, else `??`. */
  readonly table: WarTable;
  /** Cards that the dealer took out of the count and has given to nobody yet: with them there are always 52. */
  readonly strayed: number;
  /** By battle of this game, how many cards its winner took; 0 if nobody won it. */
  readonly brought: readonly number[];
  readonly last?: Fought;
  /** WR-5: up once the clock or the dealer has ended the game; then the battle under way is the last. */
  readonly time: 'runs' | 'up';
}

/** What has been said of the present clash: how many of its cards are named, or which seats tie, if the dealer names those. */
export type ClashSaid =
  | { readonly what: 'cards'; readonly named: number }
  | { readonly what: 'tied'; readonly tied: readonly Seat[] };

const NOTHING_SAID: ClashSaid = { what: 'cards', named: 0 };

export interface Playing extends SoFar {
  readonly phase: 'playing';
  readonly battle: Battle;
  readonly said: ClashSaid;
}

export interface Over extends SoFar {
  readonly phase: 'over';
  readonly ending: Ending;
}

export type Play = Playing | Over;
export type State = AskedState<Play>;

/** WR-1: all cards dealt one at a time, so that some may get one more. */
export function startPlay(players: number, house: WarHouse): Play {
  const size = deckSize(DECK);
  const stacks = Array.from({ length: players }, (_, seat) => unknownCards(Math.ceil((size - seat) / players)));
  return afterBattle({ house, table: { stacks, waiting: [] }, strayed: 0, brought: [], time: 'runs' });
}

/** The next battle is to begin: the game is over when somebody has won it, nobody can flip, or what was agreed is played. */
export function afterBattle({ house, table, strayed, brought, last, time }: SoFar): Play {
  const kept: SoFar = { house, table, strayed, brought, time, ...(last && { last }) };
  const stops = time === 'up' || battlesLeft(house, brought.length) === 0;
  const ending = endingOf(table, last?.battle) ?? (stops ? endingByCount(table) : undefined);
  if (ending !== undefined) return { ...kept, phase: 'over', ending };
  return { ...kept, phase: 'playing', battle: beginBattle(countsOf(table), house.variation), said: NOTHING_SAID };
}

/** The game after a clash: with the war that follows, or with its battle settled. `table` is without the cards laid. */
export function afterClash(play: Playing, table: WarTable, battle: Battle): Play {
  if (battle.next.what === 'lay') return { ...play, table, battle, said: NOTHING_SAID };
  const settled = settle(table, battle);
  const kept = play.house.variation === 'suicide' ? hidden(settled) : settled;
  const last = { battle, waiting: table.waiting.length };
  return afterBattle({ ...play, table: kept, brought: [...play.brought, takenIn(last)], last });
}

/** The battle under way does not count; the cards of a player who leaves wait in the middle (WR-4). */
export function left(play: Play, seat: Seat): Play {
  const laid = play.phase === 'playing' ? laidIn(play.battle) : [];
  const stacks = play.table.stacks.map((stack, other) => [...(laid[other] ?? []), ...stack]);
  const waiting = [...play.table.waiting, ...(stacks[seat] ?? [])];
  return afterBattle({ ...play, table: { stacks: stacks.with(seat, []), waiting } });
}

export function isPending({ battle, said }: Playing): boolean {
  return battle.clashes.length === 0 && said.what === 'cards' && said.named === 0;
}

/** WR-5, by seat: cards held; those in the battle under way still count for whom they came from. */
export function cardsHeld(play: Play): readonly number[] {
  const counts = countsOf(play.table);
  if (play.phase === 'over') return counts;
  const laid = laidIn(play.battle);
  return counts.map((count, seat) => count + (laid[seat]?.length ?? 0));
}

/** WR-2, WR-4: how many cards the winner of a battle takes; 0 where nobody wins it. */
export function takenIn({ battle, waiting }: Fought): number {
  return battle.next.what === 'won' ? waiting + laidIn(battle).flat().length : 0;
}

/** Each clash of the last battle is presented by itself; none before the first. */
export function outcomes({ last }: Play): number {
  return last?.battle.clashes.length ?? 0;
}

export function dueNow({ battle }: Playing): readonly number[] {
  return battle.next.what === 'lay' ? battle.next.due : [];
}

export function turning(play: Playing): readonly Seat[] {
  return dueNow(play).flatMap((cards, seat) => (cards > 0 ? [seat] : []));
}

export function named(play: Playing): readonly Seat[] {
  return turning(play).slice(0, play.said.what === 'cards' ? play.said.named : 0);
}

export function unknownCards(length: number): Card[] {
  return Array.from({ length }, () => UNKNOWN);
}

/** WR-6, Suicide War: players choose among all they have, so no card can be followed. */
function hidden({ stacks, waiting }: WarTable): WarTable {
  return { stacks: stacks.map(({ length }) => unknownCards(length)), waiting: unknownCards(waiting.length) };
}

/** Why a stack cannot be counted otherwise now: cards are taken from one seat and given to another, between battles. */
export function refuseCount(play: Play, seat: Seat, by: number) {
  if (play.house.cards === 'dealt') return refuse('the screen deals', {}, 'WR-1');
  if (play.phase === 'playing' && !isPending(play)) return refuse('battle under way');
  const held = countsOf(play.table)[seat] ?? 0;
  if (by < -held) return refuse('cards not held', { held });
  return by > play.strayed ? refuse('cards not taken', { left: play.strayed }, 'WR-1') : undefined;
}

/** The game with `by` cards more in this seat's stack. Which they are and where they lie nobody knows. */
export function counted(play: Play, seat: Seat, by: number): Play {
  const stacks = play.table.stacks.map((stack, other) => (other === seat ? unknownCards(stack.length + by) : stack));
  const corrected = { ...play, table: { ...play.table, stacks }, strayed: play.strayed - by };
  // A battle that may still be under way when the time is up stays so.
  const goesOn = play.phase === 'playing' && endingOf(corrected.table, play.last?.battle) === undefined;
  return goesOn ? { ...afterBattle({ ...corrected, time: 'runs' }), time: play.time } : afterBattle(corrected);
}
