import * as v from 'valibot';
import { cardSchema } from '../../../rulebook/schemas.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { answering, placed, refuseSeats, refuseSurplus } from '../../kit/schema/answering.ts';
import { judgeFlips } from '../rules/battle.ts';
import { DECK, SEATS } from '../rules/table.ts';

/** `referee resolve`: the cards flipped once, by seat, null for a seat that flips none. A rank (`K?`) is enough. */
export const resolve = answering({
  schema: v.strictObject({ rulebook: v.exactOptional(v.string()), flips: v.array(v.nullable(cardSchema)) }),
  refuse({ flips }) {
    const cards = placed('flips', flips);
    const seats = refuseSeats('flips', flips.length, SEATS, 'WR-1');
    if (seats !== undefined) return seats;
    if (cards.length === 0) return refuse('nobody flips', {}, 'WR-4');
    const unknown = cards.find(({ card }) => card === '??');
    if (unknown !== undefined) return refuse('card not known', { ...unknown }, 'WR-2');
    return refuseSurplus(cards, DECK, 'WR-1');
  },
  answer({ flips }, reasons) {
    const judged = judgeFlips(flips);
    const alone = flips.filter((card) => card !== null).length === 1;
    return { ...judged, ...(reasons && { clause: judged.winner === null ? 'WR-3' : alone ? 'WR-4' : 'WR-2' }) };
  },
  sentences: { 'nobody flips': () => 'flips: nobody flips a card, and somebody must' },
});
