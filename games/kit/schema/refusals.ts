import { rankOf, type Card } from '../../../rulebook/card.ts';
import { mayLieBeside, type DeckContents } from '../../../rulebook/deck.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';
import type { HeadlessSentences } from '../../../host/games/headless.ts';

type Refused = { readonly ok: false; readonly refusal: Refusal };

/** `field` holds one entry for each seat of a table that seats `least` to `most`. */
export function refuseSeats(
  field: string,
  given: number,
  { least, most }: { readonly least: number; readonly most: number },
  clause: string,
): Refused | undefined {
  return given >= least && given <= most ? undefined : refuse('seats', { field, least, most, given }, clause);
}

export function refuseNames(players: readonly string[]): Refused | undefined {
  const seat = players.findIndex((name) => name.trim() === '');
  return seat < 0 ? undefined : refuse('name missing', { seat });
}

/** A card and where it stands within the request, such as `hands[0][3]`. */
export interface Placed {
  readonly at: string;
  readonly card: Card;
}

/** All cards of `field`, which holds some for each seat. */
export function placed(field: string, cards: readonly (readonly Card[])[]): Placed[] {
  return cards.flatMap((some, i) => some.map((card, j) => ({ at: `${field}[${i}][${j}]`, card })));
}

/** Every card is wholly known; a deck to be judged or played holds no `K?` and no `??`. */
export function refuseUnknown(cards: readonly Placed[], clause: string): Refused | undefined {
  const unknown = cards.find(({ card }) => card.endsWith('?'));
  return unknown && refuse('card not known', { ...unknown }, clause);
}

/** No card is there that the deck does not hold, or more often than it does. */
export function refuseSurplus(cards: readonly Placed[], contents: DeckContents, clause: string): Refused | undefined {
  const others: Card[] = [];
  for (const { at, card } of cards) {
    if (!mayLieBeside(card, others, contents)) {
      const strange = rankOf(card) === undefined && !others.includes(card);
      return refuse(strange ? 'card not in the deck' : 'card too often', { at, card }, clause);
    }
    others.push(card);
  }
  return undefined;
}

/** The sentences of the refusals above; a game adds its own. */
export const ASKED_SENTENCES = {
  seats: ({ field, least, most, given }) => `${field}: this game seats ${least} to ${most}, not ${given}`,
  'name missing': ({ seat }) => `players[${seat}]: the name is empty`,
  'card not known': ({ at, card }) => `${at}: ${card} is not wholly known, and here it must be`,
  'card too often': ({ at, card }) => `${at}: ${card} is there more often than the deck of this game holds it`,
  'card not in the deck': ({ at, card }) => `${at}: the deck of this game does not hold ${card}`,
} as const satisfies HeadlessSentences;
