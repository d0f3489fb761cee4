import type * as v from 'valibot';
import { judgeTrick, type Trick, type TrickOutcome } from '../rules/bellum.ts';
import { RANKS } from '../rules/card.ts';
import { mayAttack } from '../rules/horse.ts';
import { refuseTrick, SEATS } from '../rules/refuse-trick.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { refuseSeats } from '../../kit/schema/refusals.ts';
import type { HeadlessAnswer } from '../../../host/games/headless.ts';
import { refuseTwice, type Named } from './distinct.ts';
import { refused } from './refused.ts';
import type { bellumSchema } from './schema.ts';

type Asked = v.InferOutput<typeof bellumSchema>;

/** A trick of Bellum as far as the request tells it: shown, then attacked, then drawn for. */
export function resolveBellum(asked: Asked, reasons: boolean): HeadlessAnswer {
  const { cards, left, attack, drawn, house } = asked;
  // The schema lets only numbers of numbered cards through.
  const horse = RANKS[house.horse - 1] ?? RANKS[1];
  const trick: Trick = { cards, left, horse, attack: attack ?? null, draws: drawn === undefined ? [] : [drawn] };
  const refusal = refuseSeats('cards', cards.length, SEATS, 'CB-7') ?? refuseTwice(namedIn(asked)) ?? refuseTrick(trick);
  if (refusal !== undefined) return refused(refusal.refusal);
  return outcomeJson(judgeTrick(trick), mayAttack(cards, left), reasons);
}

/** `horse` are the seats that may attack; where two horses have met there is no further attack to name. */
function outcomeJson(outcome: TrickOutcome, horse: readonly Seat[], reasons: boolean): object {
  const { clause, reason } = outcome;
  const why = reasons ? { clause, reason } : {};
  switch (outcome.outcome) {
    case 'taken':
      return { winner: outcome.by, horse, ...why };
    case 'draw':
      return { winner: null, draw: outcome.seats, ...(clause === 'CB-9' ? {} : { horse }), ...why };
    case 'own cards':
      return { winner: null, draw: [], horse, ...why };
    default:
      return outcome satisfies never;
  }
}

function namedIn({ cards, attack, drawn = [] }: Asked): Named[] {
  return [
    ...cards.map((card, seat) => ({ at: `cards[${seat}]`, card })),
    ...(attack === undefined ? [] : [{ at: 'attack.drawn', card: attack.drawn }]),
    ...drawn.flatMap((card, seat) => (card === null ? [] : [{ at: `drawn[${seat}]`, card }])),
  ];
}
