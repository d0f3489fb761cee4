import * as v from 'valibot';
import type { HeadlessSentences } from '../../../host/games/headless.ts';
import { someHouse, whole } from '../../../rulebook/schemas.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { answering, placed, placedInRows, refuseSeats, type Placed } from '../../kit/schema/answering.ts';
import { judgeCombined, judgeSimple, type AlliedPairs } from '../rules/battle.ts';
import { judgeTrick, LEFT, refuseTrick, SEATS, type Trick, type TrickOutcome, type TrickRefusal } from '../rules/bellum.ts';
import { parseCard, RANKS, type NationalCard } from '../rules/card.ts';
import type { AlliedPair } from '../rules/kind.ts';
import type { Fought, Played } from '../rules/play.ts';
import { HORSE, mayAttack } from '../rules/trick.ts';

const rulebook = v.literal('charta-bellica');
const card = v.custom<NationalCard>(
  (input) => typeof input === 'string' && parseCard(input) !== undefined,
  ({ received }) => `should be a card code such as 9H, TG, mP or 1T, not ${received}`,
);
const pairs = v.array(v.array(card));
const horse = v.pipe(
  v.number(),
  v.integer(({ received }) => `should be a whole number, not ${received}`),
  v.minValue(HORSE.least, ({ received }) => `should be ${HORSE.least} to ${HORSE.most}, not ${received}`),
  v.maxValue(HORSE.most, ({ received }) => `should be ${HORSE.least} to ${HORSE.most}, not ${received}`),
);
/** A trick of Bellum as far as the request tells it: shown, then attacked, then drawn for. */
const bellumSchema = v.strictObject({
  rulebook,
  line: v.literal('bellum'),
  cards: v.array(card),
  left: v.exactOptional(v.number(), LEFT.most),
  drawn: v.exactOptional(v.array(v.nullable(card))),
  attack: v.exactOptional(v.strictObject({ by: whole, drawn: card })),
  house: v.exactOptional(someHouse({ horse: v.exactOptional(horse, HORSE.standard) }), {}),
});

const SENTENCES = {
  pairs: ({ given }) => `pairs: two alliances with two cards each, not ${given}`,
  'card twice': ({ at, card, first }) => `${at}: ${card} is named already in ${first}, and the deck holds it once`,
  'cards left': ({ given, least, most }) => `left: a hand holds ${least} to ${most} cards after laying, not ${given}`,
  'nobody may attack': ({ seat }) => `attack.by: seat ${seat} may not attack, and nobody may in this trick`,
  'seat may not attack': ({ seat, may }) => `attack.by: seat ${seat} may not attack in this trick, only seat ${may}`,
  'drawn count': ({ given, seats }) => `drawn: ${given} entries for ${seats} seats (null for a hand nobody draws from)`,
  'drawn by nobody': ({ seat }) => `drawn[${seat}]: nobody draws from seat ${seat} here, only null`,
  'drawn missing': ({ seat }) => `drawn[${seat}]: seat ${seat} is among the equal, so a card comes from its hand`,
} satisfies HeadlessSentences & Readonly<Record<TrickRefusal, HeadlessSentences[string]>>;

/** `referee resolve`: a battle of two alliances, or a trick of Bellum; counts and seats are judged after the schema. */
export const resolve = answering({
  schema: v.variant('line', [
    v.strictObject({ rulebook, line: v.literal('simple'), pairs }),
    v.strictObject({ rulebook, line: v.literal('combined'), pairs }),
    bellumSchema,
  ]),
  refuse(request) {
    if (request.line === 'bellum')
      return (
        refuseSeats('cards', request.cards.length, SEATS, 'CB-7') ??
        refuseTwice(namedIn(request)) ??
        refuseTrick(trickOf(request))
      );
    const given = request.pairs.map((pair) => pair.length).join(' and ') || 'none';
    if (alliedPairs(request.pairs) === undefined) return refuse('pairs', { given }, 'CB-2');
    return refuseTwice(placedInRows('pairs', request.pairs));
  },
  answer(request, reasons) {
    if (request.line === 'bellum')
      return outcomeJson(judgeTrick(trickOf(request)), mayAttack(request.cards, request.left), reasons);
    const allied = alliedPairs(request.pairs);
    if (allied === undefined) throw new RangeError('CB-2: two alliances have two cards each');
    return battleJson(request.line === 'simple' ? judgeSimple(allied) : judgeCombined(allied), reasons);
  },
  sentences: SENTENCES,
});

/** CB-2: two alliances with two cards each; undefined for any other number. */
function alliedPairs(given: readonly (readonly NationalCard[])[]): AlliedPairs | undefined {
  const [one, other] = given.map(alliedPair);
  return one === undefined || other === undefined || given.length !== 2 ? undefined : [one, other];
}

function alliedPair([x, y, ...more]: readonly NationalCard[]): AlliedPair | undefined {
  return x === undefined || y === undefined || more.length > 0 ? undefined : [x, y];
}

type BellumRequest = v.InferOutput<typeof bellumSchema>;

function trickOf({ cards, left, attack, drawn, house }: BellumRequest): Trick {
  // The schema lets only numbers of numbered cards through.
  const rank = RANKS[house.horse - 1] ?? RANKS[1];
  return { cards, left, horse: rank, attack: attack ?? null, draws: drawn === undefined ? [] : [drawn] };
}

function namedIn({ cards, attack, drawn = [] }: BellumRequest): readonly Placed<NationalCard>[] {
  const attacking = attack === undefined ? [] : [{ at: 'attack.drawn', card: attack.drawn }];
  return [...placed('cards', cards), ...attacking, ...placed('drawn', drawn)];
}

function battleJson({ kind: _, ...outcome }: Fought['outcome'], reasons: boolean): object {
  const { clause, reason, winner, ...counted } = outcome;
  return { winner, ...counted, ...(reasons && { clause, reason }) };
}

/** A battle with who led and who aided, or a trick with its attacks and draws; what lay aside is in `aside`. */
export function roundJson(last: Fought | Played, reasons: boolean): object {
  if (last.kind === 'battle') {
    const { leaders, allies, pairs, aside, outcome } = last;
    return { leaders, allies, pairs, aside, ...battleJson(outcome, reasons) };
  }
  const { turned, left, attacker, fights, gains, outcome } = last;
  return { cards: turned, attacker, fights, gains, ...outcomeJson(outcome, mayAttack(turned, left), reasons) };
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
  }
}

function refuseTwice(cards: readonly Placed<NationalCard>[]) {
  for (const [i, { at, card }] of cards.entries()) {
    const first = cards.slice(0, i).find((other) => other.card === card);
    if (first !== undefined) return refuse('card twice', { at, card, first: first.at });
  }
  return undefined;
}
