import type * as v from 'valibot';
import { check } from '../../../host/games/checked.ts';
import { refusedBy, refusedField, type HeadlessAnswer, type HeadlessSentences } from '../../../host/games/headless.ts';
import { rankOf, type Card } from '../../../rulebook/card.ts';
import { mayLieBeside, type DeckContents } from '../../../rulebook/deck.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';

/** How a game answers requests of one schema without a table. */
interface Answering<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  /** Why a request of this schema cannot be answered. */
  refuse(request: v.InferOutput<Schema>): Refused | undefined;
  /** The answer to a request that is not refused; with `reasons` also which clause decided. */
  answer(request: v.InferOutput<Schema>, reasons: boolean): HeadlessAnswer;
  /** The sentences of the game's own refusals, beside `ASKED_SENTENCES`. */
  readonly sentences?: HeadlessSentences;
}

/** `referee resolve` or `referee play` of a game. */
export function answering<Schema extends v.GenericSchema>({ schema, refuse, answer, sentences }: Answering<Schema>) {
  return (unchecked: unknown, reasons: boolean): HeadlessAnswer => {
    const checked = check(schema, unchecked);
    if (!checked.ok) return refusedField(checked);
    const refused = refuse(checked.value);
    if (refused !== undefined) return refusedBy({ ...ASKED_SENTENCES, ...sentences }, refused.refusal);
    return answer(checked.value, reasons);
  };
}

/** `field` holds one entry for each seat of a table that seats `least` to `most`. */
export function refuseSeats(
  field: string,
  given: number,
  { least, most }: { readonly least: number; readonly most: number },
  clause: string,
): Refused | undefined {
  const fits = Number.isInteger(given) && given >= least && given <= most;
  return fits ? undefined : refuse('seats', { field, least, most, given }, clause);
}

/** A card and where it stands within the request, such as `hands[0][3]`. */
export interface Placed<Code extends string = Card> {
  readonly at: string;
  readonly card: Code;
}

/** The cards of `field`, which holds one for each seat, or null. */
export function placed<Code extends string>(field: string, cards: readonly (Code | null)[]): Placed<Code>[] {
  return cards.flatMap((card, i) => (card === null ? [] : [{ at: `${field}[${i}]`, card }]));
}

/** The cards of `field`, which holds some for each seat. */
export function placedInRows<Code extends string>(field: string, rows: readonly (readonly Code[] | null)[]): Placed<Code>[] {
  return rows.flatMap((row, i) => placed(`${field}[${i}]`, row ?? []));
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

/** The sentences of the refusals above. */
const ASKED_SENTENCES = {
  seats: ({ field, least, most, given }) => `${field}: this game seats ${least} to ${most}, not ${given}`,
  'card not known': ({ at, card }) => `${at}: ${card} is not wholly known, and here it must be`,
  'card too often': ({ at, card }) => `${at}: ${card} is there more often than the deck of this game holds it`,
  'card not in the deck': ({ at, card }) => `${at}: the deck of this game does not hold ${card}`,
} satisfies HeadlessSentences;
