import * as v from 'valibot';
import { cardSchema } from '../../../rulebook/schemas.ts';
import { answering, placed, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/answering.ts';
import { DECK, SEATS } from '../rules/house.ts';
import { judgeTurn } from '../rules/judge.ts';

/** `referee resolve`: the cards of one turn, by seat. */
export const resolve = answering({
  schema: v.strictObject({ rulebook: v.exactOptional(v.string()), cards: v.array(cardSchema) }),
  refuse({ cards }) {
    const all = placed('cards', cards);
    return refuseSeats('cards', cards.length, SEATS, 'HY-1') ?? refuseUnknown(all, 'HY-2') ?? refuseSurplus(all, DECK, 'HY-1');
  },
  answer({ cards }, reasons) {
    const { winner, clause, reason } = judgeTurn(cards);
    return { winner, clause, ...(reasons && { reason }) };
  },
});
