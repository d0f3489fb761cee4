import type { Card } from '../rules/card.ts';
import { ownCard } from '../rules/seen.ts';
import { horseRank, type House } from '../rules/house.ts';
import type { BellumPlay, Played, TrickCourse } from '../rules/play.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { EMPTY } from '../../kit/table/row.ts';
import type { CardShown, CardsShown, SeatShown } from '../../kit/table/shown.ts';

type Piles = readonly (number | undefined)[];

/** The card turned, and one of a fight below it: a horse, what is drawn or dropped. */
const ROOM: readonly CardShown[] = [{ card: 'back' }, { card: EMPTY, extra: true }];

/** The trick under way: each seat with what it has turned, drawn or dropped. */
export function trickShown(play: BellumPlay, piles: Piles, labels: readonly string[]): CardsShown {
  const fights = play.phase === 'horse' || play.phase === 'fighting';
  return { seats: bySeat(piles, labels, (seat) => ({ cards: lying(play, seat) })), ...roomFor(labels.length, fights) };
}

/** The last trick; once it is shown with its winner and where the cards go. */
export function playedShown(
  { house }: BellumPlay,
  last: Played,
  { piles, labels, told }: { readonly piles: Piles; readonly labels: readonly string[]; readonly told: boolean },
): CardsShown {
  const { outcome } = last;
  const by = outcome.outcome === 'taken' ? outcome.by : undefined;
  const seats = bySeat(piles, labels, (seat) => ({
    cards: cardsAt(last, seat, house).map((card) => (told && seat === by ? { ...card, lit: true } : card)),
    ...(told && seat === by && { stamp: 'takes' as const }),
  }));
  const room = roomFor(labels.length, last.fights.length > 0);
  return told ? { seats, ...room, goesTo: by ?? 'own' } : { seats, ...room };
}

/** Four rows that leave room for a fight have small cards: they leave it only when there is one. */
function roomFor(seats: number, fights: boolean): Pick<CardsShown, 'room'> {
  return fights || seats < 4 ? { room: ROOM } : {};
}

function bySeat(
  piles: Piles,
  labels: readonly string[],
  of: (seat: Seat) => Pick<SeatShown, 'cards' | 'stamp'>,
): CardsShown['seats'] {
  return labels.map((label, seat) => ({ ...of(seat), label, presence: 'in', pile: piles[seat] ?? 0 }));
}

function lying(play: BellumPlay, seat: Seat): readonly CardShown[] {
  switch (play.phase) {
    case 'turning':
      return [{ card: play.turned[seat] ?? 'back' }];
    case 'horse':
      return [{ card: play.turned[seat] ?? 'back', ...(seat === play.by && { lit: true as const }) }];
    case 'fighting':
      return cardsAt({ ...play.trick, fights: [...play.trick.fights, play.fight] }, seat, play.house);
    case 'counted':
      return [];
    default:
      return play satisfies never;
  }
}

/** CB-7, CB-9: the card turned, the horse upon it, and what was drawn from the hand or dropped, which fights no more. */
function cardsAt({ turned, attacker, fights }: TrickCourse, seat: Seat, house: House): readonly CardShown[] {
  const first = turned[seat];
  const drawn = fights.flatMap((fight) => cardIn(fight.drawn, fight.owners, seat));
  const dropped = fights.flatMap((fight) => cardIn(fight.dropped, fight.droppers, seat));
  return [
    ...(first === undefined ? [] : [{ card: first }]),
    ...(attacker === seat ? [{ card: ownCard(horseRank(house), seat), extra: true as const }] : []),
    ...drawn.map((card, at) => ({ card, extra: true as const, ...(at < drawn.length - 1 && { faded: true as const }) })),
    ...dropped.map((card) => ({ card, extra: true as const, faded: true as const })),
  ];
}

/** The card of a seat among those that came in the order of these seats. */
function cardIn(cards: readonly Card[], seats: readonly Seat[], seat: Seat): readonly Card[] {
  const card = cards[seats.indexOf(seat)];
  return card === undefined ? [] : [card];
}
