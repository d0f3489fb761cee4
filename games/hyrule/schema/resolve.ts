import { DECK, SEATS } from '../rules/deck.ts';
import { judgeTurn } from '../rules/judge.ts';
import { refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import { refusedField, type HeadlessAnswer } from '../../../host/games/headless.ts';
import { refused } from './refused.ts';
import { resolveSchema } from './schema.ts';

/** `referee resolve`: the cards of one turn, by seat. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { cards } = checked.value;
  const all = cards.map((card, seat) => ({ at: `cards[${seat}]`, card }));
  const refusal =
    refuseSeats('cards', cards.length, SEATS, 'HY-1') ?? refuseUnknown(all, 'HY-2') ?? refuseSurplus(all, DECK, 'HY-1');
  if (refusal !== undefined) return refused(refusal.refusal);
  const { winner, clause, reason } = judgeTurn(cards);
  return { winner, clause, ...(reasons ? { reason } : {}) };
}
