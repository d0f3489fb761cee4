import * as v from 'valibot';
import { parseCard, type Card } from './card.ts';
import { cleanName, faultOf } from './name.ts';
import type { HouseRule, Rulebook } from './rulebook.ts';
import { holdsUnseen, LONGEST } from './text.ts';

export const MOST_SEATS = 10;

/** A value that is not changed. */
export type Fixed<Value> = Value extends object ? { readonly [Key in keyof Value]: Fixed<Value[Key]> } : Value;

/** A number from 0 on, such as a seat or a count. */
export const whole = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
  v.minValue(0, ({ received }) => `should not be below 0, as ${received} is`),
);
export const wholeFrom = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** The same for what comes over a network: exact, however large. */
export const safeWhole = wholeFrom(0, Number.MAX_SAFE_INTEGER);

export const eachSeat = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.maxLength(MOST_SEATS, ({ received }) => `should be for ${MOST_SEATS} seats at most, not ${received}`),
  );

export const seen = v.check<string, string>((line) => !holdsUnseen(line), 'holds a character that cannot be seen');
export const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), seen);
/** The same in a record, where the schema must change nothing. */
const writtenText = (most: number) =>
  v.pipe(
    v.string(),
    v.check((line) => line.trim() !== '', 'is empty'),
    v.maxLength(most),
    seen,
  );

/** The name of a person as it comes in; what it gives is the name as it is kept. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.check(
    (name) => faultOf(name) === undefined,
    ({ input }) => `is ${faultOf(input) ?? ''}`,
  ),
);
export const playerSchema = v.strictObject({ id: text(LONGEST.id), name: nameSchema });
/** Why the dealer overrides something. */
export const reasonSchema = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.minLength(1, 'should say why'),
  v.maxLength(LONGEST.reason, `is longer than ${LONGEST.reason} characters`),
);
/** Time is up, or the dealer ends a game early: the same command in every rulebook. */
export const timeUpSchema = v.strictObject({ type: v.literal('timeUp'), early: v.exactOptional(v.literal(true)) });

/** The same people and reasons in a record. */
export const written = {
  id: writtenText(LONGEST.id),
  name: writtenText(LONGEST.name),
  player: v.strictObject({ id: writtenText(LONGEST.id), name: writtenText(LONGEST.name) }),
  reason: writtenText(LONGEST.reason),
} as const;

/** The people of a game as a record has them, as many as its rulebook seats. */
export const writtenPlayers = ({ least, most }: Rulebook['seats']) =>
  v.pipe(v.array(written.player), v.minLength(least), v.maxLength(most));

/** A card code as the head of the rulings writes it. */
export const cardSchema = v.custom<Card>(
  (input) => typeof input === 'string' && parseCard(input) !== undefined,
  ({ received }) => `should be a card code such as TD, K?, ??, X1 or R1, not ${received}`,
);

/** More than any deck holds: eight decks with 99 Jokers and 99 Rules Cards. */
const MOST_CARDS = 1_000;
export const cardCount = v.pipe(
  whole,
  v.maxValue(MOST_CARDS, ({ received }) => `should be ${MOST_CARDS} cards at most, not ${received}`),
);
/** Cards in any number that a deck may hold. */
export const cardsSchema = v.pipe(v.array(cardSchema), v.maxLength(MOST_CARDS));

/** Far beyond any score; sums of them stay whole. */
const MOST_POINTS = 1_000_000;
export const points = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
  v.minValue(-MOST_POINTS),
  v.maxValue(MOST_POINTS),
);
/** Some house rules. Where every key may be missing, an empty array would pass as an object. */
export const someHouse = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((input) => !Array.isArray(input), 'should be an object, not an array'),
    v.strictObject(entries),
  );

/** The house rules of a game as its record has them, each with a value that its rule may have or might have in older nights. */
export function houseSchema<House>(rules: readonly HouseRule[]): v.GenericSchema<House> {
  // The keys and values of `House` are those of its rules: each game holds its rules to its type.
  return v.strictObject(
    Object.fromEntries(rules.map((rule) => [rule.key, writtenSchema(rule)])),
  ) as unknown as v.GenericSchema<House>;
}

/** The house rules of a setup: what is left out is standard. */
export function setupHouseSchema<House>(rules: readonly HouseRule[]): v.GenericSchema<Partial<House>> {
  const entries = rules.map((rule) => [rule.key, v.exactOptional(valueSchema(rule))] as const);
  return someHouse(Object.fromEntries(entries)) as unknown as v.GenericSchema<Partial<House>>;
}

function writtenSchema(rule: HouseRule): v.GenericSchema {
  const text = v.pipe(v.string(), v.regex(/^\d{1,3}$/));
  const value = rule.kind === 'number' && rule.onceText ? v.union([valueSchema(rule), text]) : valueSchema(rule);
  return rule.formerly === undefined ? value : v.exactOptional(value);
}

/** The values that a house rule may have. */
export function valueSchema(rule: HouseRule): v.GenericSchema {
  switch (rule.kind) {
    case 'choice':
      return v.picklist(rule.values);
    case 'number':
      return v.pipe(v.number(), v.integer(), v.minValue(rule.least), v.maxValue(rule.most));
    case 'text':
      return v.pipe(
        v.string(),
        v.maxLength(rule.longest),
        v.check((line) => !holdsUnseen(line)),
      );
  }
}
