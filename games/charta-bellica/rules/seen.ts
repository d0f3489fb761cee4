import { at, type Seat } from '../../../rulebook/seat.ts';
import { RANKS, type NationalCard, type Nation, type NationalRank } from './card.ts';
import { horseRank } from './house.ts';
import type { Aside, Holding, Play, TrickCourse } from './play.ts';

export type Source = 'pile' | 'hand';

type Table = Pick<Play, 'nations' | 'house'>;

/** CB-1: the nation whose cards a seat holds; it must have drawn one. */
export function nationOf({ nations }: Table, seat: Seat): Nation {
  return at(nations, seat);
}

export function ownCard(table: Table, rank: NationalRank, seat: Seat): NationalCard {
  return `${rank}${nationOf(table, seat)}`;
}

export function without(holdings: readonly Holding[], seat: Seat, source: Source, card: NationalCard): readonly Holding[] {
  return holdings.map((holding, other) => {
    if (other !== seat) return holding;
    if (source === 'pile') return { ...holding, pile: holding.pile - 1 };
    return { ...holding, hand: holding.hand - 1, back: holding.back.filter((other) => other !== card) };
  });
}

/** The holdings after cards laid aside have returned to the hands of those who laid them. */
export function withBack(holdings: readonly Holding[], aside: readonly Aside[]): readonly Holding[] {
  return holdings.map((holding, seat) => {
    const cards = aside.filter((each) => each.seat === seat).map(({ card }) => card);
    return cards.length === 0 ? holding : { ...holding, hand: holding.hand + cards.length, back: [...holding.back, ...cards] };
  });
}

/** Where a card lies that everybody has seen, and whose it is there: a player's, or an alliance's by one of its two. */
interface Seen {
  readonly card: NationalCard;
  readonly where: 'won' | 'table' | 'aside' | 'hand';
  readonly seat: Seat;
}

export function seenIn(play: Play): readonly Seen[] {
  const back = play.holdings.flatMap((holding, seat) => lying('hand', seat, holding.back));
  return [...back, ...wonIn(play), ...onTable(play)];
}

function wonIn(play: Play): readonly Seen[] {
  if (play.kind === 'bellum') return play.tricksOf.flatMap((cards, seat) => lying('won', seat, cards));
  if (play.kind === 'no alliances yet') return [];
  return play.gathered.flatMap((cards, alliance) => lying('won', play.alliances[alliance]?.[0] ?? 0, cards));
}

function onTable(play: Play): readonly Seen[] {
  switch (play.phase) {
    case 'lots':
    case 'allying':
    case 'won':
    case 'counted':
      return [];
    case 'leading':
      return ofOwners(play, play.shown);
    case 'aiding':
      return ofOwners(play, [...play.shown, ...play.laid]);
    case 'drawing':
      return [
        ...ofOwners(play, [...play.shown, ...play.drawn]),
        ...play.aside.map(({ seat, card }): Seen => ({ card, where: 'aside', seat })),
      ];
    case 'turning':
    case 'horse':
      return ofOwners(play, play.turned);
    case 'fighting':
      return ofOwners(play, cardsOf(play, { ...play.trick, fights: [...play.trick.fights, play.fight] }));
  }
}

/** All cards of a trick as far as it has been played, the horse that was laid among them. */
export function cardsOf(table: Table, { turned, attacker, fights }: TrickCourse): readonly NationalCard[] {
  const fought = fights.flatMap(({ drawn, dropped }) => [...drawn, ...dropped]);
  return [...turned, ...(attacker === null ? [] : [horseOf(table, attacker)]), ...fought];
}

/** CB-9 */
export function horseOf(table: Table, seat: Seat): NationalCard {
  return ownCard(table, horseRank(table.house), seat);
}

export function ownerOf({ nations }: Table, card: NationalCard): Seat {
  return nations.indexOf(card.charAt(1) as Nation);
}

function ofOwners(table: Table, cards: readonly NationalCard[]): readonly Seen[] {
  return cards.map((card) => ({ card, where: 'table', seat: ownerOf(table, card) }));
}

function lying(where: Seen['where'], seat: Seat, cards: readonly NationalCard[]): readonly Seen[] {
  return cards.map((card) => ({ card, where, seat }));
}

/**
 * The cards that one from there can be: those of the seat's own nation that have not been seen yet, and those
 * that went back into this hand.
 */
export function possibleFrom(play: Play, seat: Seat, source: Source): readonly NationalCard[] {
  const { hand, back } = at(play.holdings, seat);
  const seen = new Set(seenIn(play).map(({ card }) => card));
  const unseen = RANKS.map((rank) => ownCard(play, rank, seat)).filter((card) => !seen.has(card));
  if (source === 'pile') return unseen;
  return hand > back.length ? [...unseen, ...back] : back;
}
