import * as v from 'valibot';
import { SUITS } from '../../../rulebook/card.ts';
import { cardSchema, someHouse } from '../../../host/games/schemas.ts';

/** `referee resolve`: one battle; counts, decks and charges are judged after this. */
export const resolveSchema = v.strictObject({
  rulebook: v.literal('honor-of-the-samurai'),
  armies: v.array(v.nullable(v.array(cardSchema))),
  charges: v.exactOptional(v.array(v.nullable(cardSchema))),
  house: v.exactOptional(
    someHouse({
      illegal: v.exactOptional(v.nullable(v.picklist(SUITS)), null),
      charges: v.exactOptional(v.boolean(), false),
    }),
    {},
  ),
});
