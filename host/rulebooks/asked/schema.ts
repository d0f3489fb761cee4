import * as v from 'valibot';
import type { AskedCommand } from '../../../rules/asked/types.ts';
import { playerSchema } from '../../contract/command.ts';
import { cardSchema, someHouse, whole } from '../schemas.ts';

const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'should say why'), v.maxLength(120, 'is longer than 120 characters'));
const points = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
);
/** A card's code or an option's value; which of them is an answer now is the rules' to say. */
const given = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** The commands of every game that asks. */
export const askedCommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('answer'), n: whole, given, confirm: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('adjustPoints'), player: v.string(), by: points, reason }),
  v.strictObject({ type: v.literal('timeUp') }),
]);

/** The setup of one: `house` may leave out what is standard. */
export const askedSetupSchema = <Entries extends v.ObjectEntries>(house: Entries) =>
  v.strictObject({ players: v.array(playerSchema), house: someHouse(house) });

const player = v.strictObject({ id: v.string(), name: v.string() });

/** The events of one; `house` has every key. */
export const askedEventSchema = <Id extends string, Entries extends v.ObjectEntries>(rulebook: Id, house: Entries) =>
  v.variant('type', [
    v.strictObject({
      type: v.literal('GameBegun'),
      rulebook: v.literal(rulebook),
      version: whole,
      house: v.strictObject(house),
      players: v.array(player),
    }),
    v.strictObject({
      type: v.literal('Answered'),
      given,
      confirmed: v.exactOptional(v.literal(true)),
      drawn: v.exactOptional(v.array(cardSchema)),
    }),
    v.strictObject({ type: v.literal('PointsAdjusted'), player: v.string(), by: points, reason: v.string() }),
    v.strictObject({ type: v.literal('TimeCalled') }),
  ]);

true satisfies v.InferOutput<typeof askedCommandSchema> extends AskedCommand ? true : never;
true satisfies AskedCommand['type'] extends v.InferOutput<typeof askedCommandSchema>['type'] ? true : never;
