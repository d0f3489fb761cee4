import { DECK, SEATS } from '../rules/house.ts';
import { judgeTurn } from '../rules/judge.ts';
import { refuseSeats, refuseSurplus, refuseUnknown, ASKED_SENTENCES } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import {
  refusedField,
  type HeadlessAnswer,
  refusedBy,
  type HeadlessRefusal,
  type HeadlessSentences,
} from '../../../host/games/headless.ts';
import { resolveSchema } from './schema.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';

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

/** `at` is where the values stand within the request, such as `turns[3]`. */
export function refused(refusal: Refusal, at = ''): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal, at);
}

const SENTENCES: HeadlessSentences = {
  ...ASKED_SENTENCES,
  'hands count': ({ given, seats }) => `hands: ${given} hands for ${seats} players`,
  'hand size': ({ seat, given, dealt }) => `hands[${seat}]: ${given} cards, where each player is dealt ${dealt}`,
  'tallest missing': () => 'house.tallest: is missing; by strategy rules the tallest leads first',
  'no such seat': ({ given, seats }) => `house.tallest: no seat ${given} among ${seats}, which count from 0`,
  'cards count': ({ given, seats }, at) => `${at}: ${given} cards for ${seats} seats, each of which lays one`,
  'not in that hand': ({ seat, card }, at) => `${at}: ${card} is not in the hand of seat ${seat}`,
  'no swap by chance rules': (_, at) => `${at}: a swap, where turns are played by chance rules`,
  'swap after swap': ({ seat }, at) => `${at}: a swap right after the swap of seat ${seat}; the leader must lay a card`,
  'stock empty': (_, at) => `${at}: a swap, where the stock is empty`,
};
