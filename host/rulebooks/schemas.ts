import * as v from 'valibot';
import { parseCard, type Card } from '../../rules/card.ts';

/** A number from 0 on, such as a seat or a count. */
export const whole = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
  v.minValue(0, ({ received }) => `should not be below 0, as ${received} is`),
);

/** A card code as the head of the rulings writes it. */
export const cardSchema = v.custom<Card>(
  (input) => typeof input === 'string' && parseCard(input) !== undefined,
  ({ received }) => `should be a card code such as TD, K?, ??, X1 or R1, not ${received}`,
);

/** Some house rules. Where every key may be missing, an empty array would pass as an object. */
export const someHouse = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((input) => !Array.isArray(input), 'should be an object, not an array'),
    v.strictObject(entries),
  );
