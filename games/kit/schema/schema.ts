import * as v from 'valibot';
import type { AskedCommand } from '../../../rulebook/questions/types.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { eachSeat, playerSchema, reasonSchema, written } from '../../../host/contract/command.ts';
import { cardsSchema, points, someHouse, whole, writtenPlayers } from '../../../host/games/schemas.ts';

/** A card's code or an option's value; which of them is an answer now is the rules' to say. */
const given = written.id;

/** The commands of every game that asks. */
export const askedCommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('answer'), n: whole, given, confirm: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('adjustPoints'), player: written.id, by: points, reason: reasonSchema }),
  v.strictObject({ type: v.literal('timeUp') }),
]);

/** The setup of one: `house` may leave out what is standard. */
export const askedSetupSchema = <Entries extends v.ObjectEntries>(house: Entries) =>
  v.strictObject({ players: eachSeat(playerSchema), house: someHouse(house) });

/** The events of one; `house` has every key. */
export const askedEventSchema = <Id extends string, Entries extends v.ObjectEntries>(
  rulebook: Id,
  seats: Rulebook['seats'],
  house: Entries,
) =>
  v.variant('type', [
    v.strictObject({
      type: v.literal('GameBegun'),
      rulebook: v.literal(rulebook),
      version: whole,
      house: v.strictObject(house),
      players: writtenPlayers(seats),
    }),
    v.strictObject({
      type: v.literal('Answered'),
      given,
      confirmed: v.exactOptional(v.literal(true)),
      drawn: v.exactOptional(cardsSchema),
    }),
    v.strictObject({ type: v.literal('PointsAdjusted'), player: written.id, by: points, reason: written.reason }),
    v.strictObject({ type: v.literal('TimeCalled') }),
  ]);

true satisfies v.InferOutput<typeof askedCommandSchema> extends AskedCommand ? true : never;
true satisfies AskedCommand['type'] extends v.InferOutput<typeof askedCommandSchema>['type'] ? true : never;
