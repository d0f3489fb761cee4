import * as v from 'valibot';
import { eachSeat, nameSchema } from '../../../host/contract/command.ts';
import { cardSchema, someHouse } from '../../../host/games/schemas.ts';

const cards = v.array(cardSchema);

/** `referee resolve`; counts and cards are judged after this. */
export const resolveSchema = v.strictObject({ rulebook: v.exactOptional(v.string()), cards });

/** `referee play`; a turn is checked when it is played, since turns left over are ignored. */
export const playSchema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  house: v.exactOptional(
    someHouse({
      turns: v.exactOptional(v.picklist(['chance', 'strategy'])),
      tallest: v.exactOptional(v.number()),
    }),
    () => ({}),
  ),
  hands: v.array(cards),
  stock: v.exactOptional(cards, () => []),
  turns: v.array(v.unknown()),
});

/** A swap is let in everywhere: the rules say where it may be. */
export const swapSchema = v.strictObject({ swap: cardSchema });
/** The cards of a turn by seat, laid at once (HY-4) or one after the other (HY-5). */
export const chanceTurnSchema = cards;
export const strategyTurnSchema = v.strictObject({ cards });
