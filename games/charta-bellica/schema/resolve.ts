import { check } from '../../../host/games/checked.ts';
import {
  refusedField,
  type HeadlessAnswer,
  refusedBy,
  type HeadlessRefusal,
  type HeadlessSentences,
} from '../../../host/games/headless.ts';
import { resolveSchema, type bellumSchema } from './schema.ts';
import { judgeCombined, judgeSimple, type AlliedPairs } from '../rules/battle.ts';
import { type Card, RANKS } from '../rules/card.ts';
import type { AlliedPair } from '../rules/kind.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';
import type * as v from 'valibot';
import { judgeTrick, type Trick, type TrickOutcome, refuseTrick, SEATS, type TrickRefusal } from '../rules/bellum.ts';
import { mayAttack } from '../rules/trick.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { refuseSeats, ASKED_SENTENCES } from '../../kit/schema/refusals.ts';

/** `referee resolve`: one decision in one of the three lines of play. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const asked = checked.value;
  switch (asked.line) {
    case 'simple':
    case 'combined':
      return resolvePairs(asked.line, asked.pairs, reasons);
    case 'bellum':
      return resolveBellum(asked, reasons);
    default:
      return asked satisfies never;
  }
}

/** A battle of two alliances, in the simple or the combined line. */
export function resolvePairs(line: 'simple' | 'combined', given: readonly (readonly Card[])[], reasons: boolean): HeadlessAnswer {
  const pairs = alliedPairs(given);
  if (pairs === undefined) return refused(refuse('pairs', { given: shape(given) }, 'CB-2').refusal);
  const twice = refuseTwice(pairs.flatMap((pair, i) => pair.map((card, j) => ({ at: `pairs[${i}][${j}]`, card }))));
  if (twice !== undefined) return refused(twice.refusal);
  if (line === 'simple') {
    const { winner, totals, ...why } = judgeSimple(pairs);
    return { winner, totals, ...(reasons ? why : {}) };
  }
  const { winner, kinds, totals, ...why } = judgeCombined(pairs);
  return { winner, kinds, totals, ...(reasons ? why : {}) };
}

/** CB-2: two alliances with two cards each; undefined for any other number. */
function alliedPairs(given: readonly (readonly Card[])[]): AlliedPairs | undefined {
  const [one, other] = given.map(alliedPair);
  return one === undefined || other === undefined || given.length !== 2 ? undefined : [one, other];
}

function alliedPair([x, y, ...more]: readonly Card[]): AlliedPair | undefined {
  return x === undefined || y === undefined || more.length > 0 ? undefined : [x, y];
}

/** How many cards each alliance was given: `2 and 3`. */
function shape(given: readonly (readonly Card[])[]): string {
  return given.map((pair) => pair.length).join(' and ') || 'none';
}

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

export function refused(refusal: Refusal): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal);
}

const SENTENCES = {
  ...ASKED_SENTENCES,
  pairs: ({ given }) => `pairs: two alliances with two cards each, not ${given}`,
  'card twice': ({ at, card, first }) => `${at}: ${card} is named already in ${first}, and the deck holds it once`,
  'cards left': ({ given, least, most }) => `left: a hand holds ${least} to ${most} cards after laying, not ${given}`,
  'nobody may attack': ({ seat }) => `attack.by: seat ${seat} may not attack, and nobody may in this trick`,
  'seat may not attack': ({ seat, may }) => `attack.by: seat ${seat} may not attack in this trick, only seat ${may}`,
  'drawn count': ({ given, seats }) => `drawn: ${given} entries for ${seats} seats (null for a hand nobody draws from)`,
  'drawn by nobody': ({ seat }) => `drawn[${seat}]: nobody draws from seat ${seat} here, only null`,
  'drawn missing': ({ seat }) => `drawn[${seat}]: seat ${seat} is among the equal, so a card comes from its hand`,
} as const satisfies HeadlessSentences;

true satisfies TrickRefusal extends keyof typeof SENTENCES ? true : never;

/** A card and where it stands within the request, such as `pairs[0][1]`. */
export interface Named {
  readonly at: string;
  readonly card: Card;
}

/** The deck holds each of its 56 cards once. */
export function refuseTwice(
  cards: readonly Named[],
): { readonly ok: false; readonly refusal: Refusal<'card twice'> } | undefined {
  for (const [i, { at, card }] of cards.entries()) {
    const first = cards.slice(0, i).find((other) => other.card === card);
    if (first !== undefined) return refuse('card twice', { at, card, first: first.at });
  }
  return undefined;
}
