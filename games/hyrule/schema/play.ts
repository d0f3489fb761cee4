import type { Card } from '../../../rulebook/card.ts';
import { mostCaptured } from '../rules/captures.ts';
import { isOver, leadIn, type Manner } from '../rules/course.ts';
import { DECK, HAND, SEATS } from '../rules/house.ts';
import { beginKnown, playKnownTurn, refuseKnownSwap, refuseKnownTurn, swapKnown, type KnownHands } from '../rules/known-hands.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { placed, refuseNames, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/refusals.ts';
import { check, type FieldProblem } from '../../../host/games/checked.ts';
import { isRefused, refusedField, type HeadlessAnswer, type HeadlessRefusal } from '../../../host/games/headless.ts';
import { refused } from './resolve.ts';
import { chanceTurnSchema, playSchema, strategyTurnSchema, swapSchema } from './schema.ts';

/** `referee play`: a hand of seven turns with known hands and given choices; turns left over are ignored. */
export function play(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(playSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { players, hands, stock, turns } = checked.value;
  const { turns: rules = 'chance', tallest } = checked.value.house;
  const refusal =
    refuseSeats('players', players.length, SEATS, 'HY-1') ??
    refuseNames(players) ??
    refuseTallest(rules, tallest, players.length) ??
    refuseHands(hands, stock, players.length);
  if (refusal !== undefined) return refused(refusal.refusal);
  const manner: Manner = rules === 'strategy' && tallest !== undefined ? { turns: rules, tallest } : { turns: 'chance' };
  return playTurns(beginKnown(manner, hands, stock), turns, reasons);
}

function playTurns(first: KnownHands, turns: readonly unknown[], reasons: boolean): HeadlessAnswer {
  let known = first;
  const told: object[] = [];
  for (const [i, unchecked] of turns.entries()) {
    if (isOver(known.course)) break;
    const at = `turns[${i}]`;
    const step = isSwap(unchecked) ? swapped(known, unchecked, at) : laid(known, unchecked, at, reasons);
    if (isRefused(step)) return step;
    known = step.known;
    told.push(step.told);
  }
  const ended = isOver(known.course);
  return { turns: told, winners: ended ? mostCaptured(known.course.captures, known.course.seats) : [], ended };
}

type Step = { readonly known: KnownHands; readonly told: object };

function isSwap(unchecked: unknown): unchecked is object {
  return typeof unchecked === 'object' && unchecked !== null && 'swap' in unchecked;
}

function swapped(known: KnownHands, unchecked: object, at: string): Step | HeadlessRefusal {
  const checked = check(swapSchema, unchecked);
  if (!checked.ok) return refusedField(within(at, checked));
  const { swap: card } = checked.value;
  const refusal = refuseKnownSwap(known, card);
  if (refusal !== undefined) return refused(refusal.refusal, at);
  const { counts } = known.course.captures;
  const leader = leadIn(known.course)?.leader;
  return { known: swapKnown(known, card), told: { swap: card, leader, winner: null, captured: counts } };
}

function laid(known: KnownHands, unchecked: unknown, at: string, reasons: boolean): Step | HeadlessRefusal {
  const checked = checkCards(known.course.manner, unchecked);
  if (!checked.ok) return refusedField(within(at, checked));
  const refusal = refuseKnownTurn(known, checked.value);
  if (refusal !== undefined) return refused(refusal.refusal, at);
  const { judged, known: after } = playKnownTurn(known, checked.value);
  const leader = leadIn(known.course)?.leader;
  const told = {
    ...(leader === undefined ? {} : { leader }),
    winner: judged.winner,
    captured: after.course.captures.counts,
    ...(reasons ? { clause: judged.clause, reason: judged.reason } : {}),
  };
  return { known: after, told };
}

function checkCards({ turns }: Manner, unchecked: unknown) {
  if (turns === 'chance') return check(chanceTurnSchema, unchecked);
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
  const cards = [...placed('hands', hands), ...stock.map((card, i) => ({ at: `stock[${i}]`, card }))];
  return refuseUnknown(cards, 'HY-1') ?? refuseSurplus(cards, DECK, 'HY-1');
}
