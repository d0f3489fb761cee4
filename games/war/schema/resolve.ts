import { refuse, type Refusal } from '../../../rulebook/refusal.ts';
import { judgeFlips } from '../rules/battle.ts';
import { DECK, SEATS } from '../rules/table.ts';
import { refuseSeats, refuseSurplus, type Placed, ASKED_SENTENCES } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import {
  refusedField,
  type HeadlessAnswer,
  refusedBy,
  type HeadlessRefusal,
  type HeadlessSentences,
} from '../../../host/games/headless.ts';
import { resolveSchema } from './schema.ts';

/** `referee resolve`: the cards flipped once, by seat, null for a seat that flips none. A rank (`K?`) is enough. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { flips } = checked.value;
  const cards = flips.flatMap((card, seat): Placed[] => (card === null ? [] : [{ at: `flips[${seat}]`, card }]));
  const refusal = refuseSeats('flips', flips.length, SEATS, 'WR-1') ?? refuseFlips(cards);
  if (refusal !== undefined) return refused(refusal.refusal);
  const judged = judgeFlips(flips);
  return { ...judged, ...(reasons ? { clause: judged.winner === null ? 'WR-3' : cards.length === 1 ? 'WR-4' : 'WR-2' } : {}) };
}

function refuseFlips(cards: readonly Placed[]) {
  if (cards.length === 0) return refuse('nobody flips', {}, 'WR-4');
  const unknown = cards.find(({ card }) => card === '??');
  if (unknown !== undefined) return refuse('card not known', { ...unknown }, 'WR-2');
  return refuseSurplus(cards, DECK, 'WR-1');
}

export function refused(refusal: Refusal): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal);
}

const SENTENCES: HeadlessSentences = {
  ...ASKED_SENTENCES,
  'nobody flips': () => 'flips: nobody flips a card, and somebody must',
  'stacks count': ({ given, seats }) => `stacks: ${given} stacks for ${seats} players`,
  'no cards': () => 'stacks: nobody has a card',
  'cards are chosen': () =>
    'house.variation: in suicide players choose the cards they lay, which stacks do not tell; play it as classic or three-card',
};
