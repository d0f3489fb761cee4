import * as v from 'valibot';
import { VARIATIONS } from '../rules/battle.ts';
import { eachSeat, nameSchema } from '../../../host/contract/command.ts';
import { cardSchema, someHouse, whole } from '../../../host/games/schemas.ts';

/** `referee resolve`; counts and cards are judged after this. */
export const resolveSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  flips: v.array(v.nullable(cardSchema)),
});

/** A game may go round for ever (WR-2); its answer has to fit into memory. */
const MOST_BATTLES = 100_000;

/** `referee play`: `stacks` by seat, the top card first. `battles` is how many are fought at most. */
export const playSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  stacks: v.array(v.array(cardSchema)),
  house: v.exactOptional(someHouse({ variation: v.exactOptional(v.picklist(VARIATIONS)) }), () => ({})),
  battles: v.exactOptional(
    v.pipe(
      whole,
      v.maxValue(MOST_BATTLES, ({ received }) => `should be ${MOST_BATTLES} at most, not ${received}`),
    ),
    5_000,
  ),
});
