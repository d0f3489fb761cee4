import * as v from 'valibot';
import { parseCard, type Card } from '../rules/card.ts';
import { HORSE } from '../rules/trick.ts';
import { LEFT } from '../rules/bellum.ts';
import { someHouse, whole } from '../../../host/games/schemas.ts';

const rulebook = v.literal('charta-bellica');

/** A card code of this deck, which has ranks and nations of its own. */
const card = v.custom<Card>(
  (input) => typeof input === 'string' && parseCard(input) !== undefined,
  ({ received }) => `should be a card code such as 9H, TG, mP or 1T, not ${received}`,
);
const pairs = v.array(v.array(card));
const horse = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
  v.minValue(HORSE.least, ({ received }) => `should be ${HORSE.least} to ${HORSE.most}, not ${received}`),
  v.maxValue(HORSE.most, ({ received }) => `should be ${HORSE.least} to ${HORSE.most}, not ${received}`),
);

export const bellumSchema = v.strictObject({
  rulebook,
  line: v.literal('bellum'),
  cards: v.array(card),
  left: v.exactOptional(v.number(), LEFT.most),
  drawn: v.exactOptional(v.array(v.nullable(card))),
  attack: v.exactOptional(v.strictObject({ by: whole, drawn: card })),
  house: v.exactOptional(someHouse({ horse: v.exactOptional(horse, HORSE.standard) }), {}),
});

/** `referee resolve`: a battle of two alliances, or a trick of Bellum; counts and seats are judged after this. */
export const resolveSchema = v.variant('line', [
  v.strictObject({ rulebook, line: v.literal('simple'), pairs }),
  v.strictObject({ rulebook, line: v.literal('combined'), pairs }),
  bellumSchema,
]);
