import type { Card, Suit } from '../../../rulebook/card.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { ARMY, DECK } from './house.ts';
import type { Armies, Place } from './play.ts';
import { isJoker } from './battle.ts';

/** Nothing revealed yet; `charging` have added a card (HS-8). */
export function unrevealed(seats: number, fighting: readonly Seat[], charging: readonly Seat[]): Armies {
  const armies = Array.from({ length: seats }, (_, seat) => (fighting.includes(seat) ? [] : null));
  return { fighting, charging, armies, charges: armies.map(() => null), aside: [] };
}

/**
 * The next card to be entered, seat by seat, each seat's charge last. Undefined when all that counts has been: where only
 * armies with Jokers are left nobody wins (HS-4), and the rest of the last one matters to nothing but an illegal suit (HS-6).
 */
export function nextPlace(revealed: Armies, illegal: Suit | undefined): Place | undefined {
  const seat = revealed.fighting.find((each) => !isEntered(revealed, each));
  if (seat === undefined) return undefined;
  const onlyJokers = revealed.fighting.every((each) => cardsOf(revealed, each).some(isJoker));
  if (onlyJokers && illegal === undefined) return undefined;
  const at = revealed.armies[seat]?.length ?? 0;
  return { seat, at: at < ARMY ? at : 'charge' };
}

export function isFirst({ fighting, armies }: Armies): boolean {
  return fighting.every((seat) => armies[seat]?.length === 0);
}

/** A card as it lies there: people write both Jokers alike, so a Joker that lies there already means the other one. */
export function cardEntered(revealed: Armies, written: string): Card {
  const card = written as Card;
  if (!isJoker(card) || !known(revealed).includes(card)) return card;
  return card === 'X1' ? 'X2' : 'X1';
}

/** HS-1: whether the deck can hold this card beside all that have been seen since it was shuffled. */
export function mayBeThere(revealed: Armies, written: string): boolean {
  return mayLieBeside(cardEntered(revealed, written), known(revealed), DECK);
}

/** A card in an army, where one lies already in place of that one, which goes aside. */
export function withCard(revealed: Armies, { seat, at }: Place, card: Card): Armies {
  if (at === 'charge') {
    const aside = [...revealed.aside, ...[revealed.charges[seat] ?? []].flat()];
    return { ...revealed, aside, charges: revealed.charges.map((other, i) => (i === seat ? card : other)) };
  }
  const army = revealed.armies[seat] ?? [];
  const changed = [...army.slice(0, at), card, ...army.slice(at + 1)];
  const aside = [...revealed.aside, ...army.slice(at, at + 1)];
  return { ...revealed, aside, armies: revealed.armies.map((other, i) => (i === seat ? changed : other)) };
}

function isEntered({ armies, charges, charging }: Armies, seat: Seat): boolean {
  return armies[seat]?.length === ARMY && (!charging.includes(seat) || charges[seat] !== null);
}

/** HS-4: a charge is part of the army in every respect. */
function cardsOf({ armies, charges }: Armies, seat: Seat): readonly Card[] {
  const charge = charges[seat] ?? null;
  return [...(armies[seat] ?? []), ...(charge === null ? [] : [charge])];
}

/** Every card seen since the deck was shuffled, hands apart. */
export function known(revealed: Armies): readonly Card[] {
  return [...revealed.aside, ...revealed.fighting.flatMap((seat) => cardsOf(revealed, seat))];
}
