import * as v from 'valibot';
import { check, type FieldProblem } from '../../../host/games/checked.ts';
import { isRefused, refusedBy, refusedField, type HeadlessSentences } from '../../../host/games/headless.ts';
import { cardSchema, eachSeat, nameSchema, someHouse } from '../../../rulebook/schemas.ts';
import type { Card } from '../../../rulebook/card.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { answering, placed, placedInRows, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/answering.ts';
import { mostCaptured } from '../rules/captures.ts';
import { isOver, leadIn, type Manner } from '../rules/course.ts';
import { DECK, HAND, SEATS } from '../rules/house.ts';
import { beginKnown, playKnownTurn, refuseKnownSwap, refuseKnownTurn, swapKnown, type KnownHands } from '../rules/known-hands.ts';

const cards = v.array(cardSchema);

/** A turn is checked when it is played, since turns left over are ignored. */
const schema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  house: v.exactOptional(
    someHouse({
      turns: v.exactOptional(v.picklist(['chance', 'strategy']), 'chance'),
      tallest: v.exactOptional(v.number()),
    }),
    {},
  ),
  hands: v.array(cards),
  stock: v.exactOptional(cards, () => []),
  turns: v.array(v.unknown()),
});

/** A swap is let in everywhere: the rules say where it may be. */
const swapSchema = v.strictObject({ swap: cardSchema });
/** HY-5: by seat, the cards of a turn that is laid one after the other; those that are laid at once (HY-4) come bare. */
const strategyTurnSchema = v.strictObject({ cards });

const SENTENCES: HeadlessSentences = {
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

/** `referee play`: a hand of seven turns with known hands and given choices; turns left over are ignored. */
export const play = answering({
  schema,
  refuse: ({ players, house, hands, stock }) =>
    refuseSeats('players', players.length, SEATS, 'HY-1') ??
    refuseTallest(house.turns, house.tallest, players.length) ??
    refuseHands(hands, stock, players.length),
  answer({ house: { turns: rules, tallest }, hands, stock, turns }, reasons) {
    const manner: Manner = rules === 'strategy' && tallest !== undefined ? { turns: rules, tallest } : { turns: 'chance' };
    return playTurns(beginKnown(manner, hands, stock), turns, reasons);
  },
  sentences: SENTENCES,
});

function playTurns(first: KnownHands, turns: readonly unknown[], reasons: boolean) {
  let known = first;
  const played: object[] = [];
  for (const [i, unchecked] of turns.entries()) {
    if (isOver(known.course)) break;
    const at = `turns[${i}]`;
    const step = isSwap(unchecked) ? swapped(known, unchecked, at) : laid(known, unchecked, at, reasons);
    if (isRefused(step)) return step;
    known = step.known;
    played.push(step.turn);
  }
  const ended = isOver(known.course);
  return { turns: played, winners: ended ? mostCaptured(known.course.captures, known.course.seats) : [], ended };
}

function isSwap(unchecked: unknown): unchecked is object {
  return typeof unchecked === 'object' && unchecked !== null && 'swap' in unchecked;
}

function swapped(known: KnownHands, unchecked: object, at: string) {
  const checked = check(swapSchema, unchecked);
  if (!checked.ok) return refusedField(within(at, checked));
  const { swap: card } = checked.value;
  const refusal = refuseKnownSwap(known, card);
  if (refusal !== undefined) return refusedBy(SENTENCES, refusal.refusal, at);
  const { counts } = known.course.captures;
  const leader = leadIn(known.course)?.leader;
  return { known: swapKnown(known, card), turn: { swap: card, leader, winner: null, captured: counts } };
}

function laid(known: KnownHands, unchecked: unknown, at: string, reasons: boolean) {
  const checked = checkCards(known.course.manner, unchecked);
  if (!checked.ok) return refusedField(within(at, checked));
  const refusal = refuseKnownTurn(known, checked.value);
  if (refusal !== undefined) return refusedBy(SENTENCES, refusal.refusal, at);
  const { judged, known: after } = playKnownTurn(known, checked.value);
  const leader = leadIn(known.course)?.leader;
  const turn = {
    ...(leader === undefined ? {} : { leader }),
    winner: judged.winner,
    captured: after.course.captures.counts,
    ...(reasons ? { clause: judged.clause, reason: judged.reason } : {}),
  };
  return { known: after, turn };
}

function checkCards({ turns }: Manner, unchecked: unknown) {
  if (turns === 'chance') return check(cards, unchecked);
  const checked = check(strategyTurnSchema, unchecked);
  return checked.ok ? { ...checked, value: checked.value.cards } : checked;
}

function within(at: string, { field, problem }: FieldProblem): FieldProblem {
  if (field === 'value') return { field: at, problem };
  return { field: field.startsWith('[') ? at + field : `${at}.${field}`, problem };
}

/** HY-6 */
function refuseTallest(rules: Manner['turns'], given: number | undefined, seats: number) {
  if (given === undefined) return rules === 'strategy' ? refuse('tallest missing', {}, 'HY-6') : undefined;
  return Number.isInteger(given) && given >= 0 && given < seats ? undefined : refuse('no such seat', { given, seats }, 'HY-6');
}

/** HY-1: seven known cards each, and no card twice in hands and stock; the stock may be short or not given at all. */
function refuseHands(hands: readonly (readonly Card[])[], stock: readonly Card[], seats: number) {
  if (hands.length !== seats) return refuse('hands count', { given: hands.length, seats }, 'HY-1');
  const seat = hands.findIndex(({ length }) => length !== HAND);
  if (seat >= 0) return refuse('hand size', { seat, given: hands[seat]?.length ?? 0, dealt: HAND }, 'HY-1');
  const all = [...placedInRows('hands', hands), ...placed('stock', stock)];
  return refuseUnknown(all, 'HY-1') ?? refuseSurplus(all, DECK, 'HY-1');
}
