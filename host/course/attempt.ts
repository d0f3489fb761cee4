import type { Seat } from '../../rulebook/seat.ts';
import type { RoundStep } from './round-step.ts';
import { seatsAsked, type RoundFacts } from './round-table.ts';
import type { Attempt, RoundState } from './state.ts';

/** ms from the moment half are ready until the others are nudged, and from then until they are named. */
const NUDGE_AFTER = 10_000;
const NAME_AFTER = 5_000;

export const NO_ATTEMPT: Attempt = { number: 0, seats: [], began: '', lateness: 'none' };

/** Each seat that is asked and has no real die seals anew. */
export function arm(step: RoundStep): void {
  drop(step);
  const { table } = step.context;
  const seats = seatsAsked(table).filter((seat) => seals(table, seat));
  step.set({ attempt: { ...NO_ATTEMPT, began: seatsNow(table), seats: seats.map(unsealed) } });
  if (seats.length > 0) step.do({ type: 'arm', seats });
}

/** Nobody seals, because the faces of an opening that was undone are known. */
export function reopen(step: RoundStep): void {
  drop(step);
  step.set({ attempt: { ...NO_ATTEMPT, began: seatsNow(step.context.table) } });
}

/** Wipes what was sealed. */
export function drop(step: RoundStep): void {
  if (step.state.attempt.seats.length > 0) step.do({ type: 'drop' });
  step.set({ attempt: NO_ATTEMPT });
}

/** The seat's input has changed: it alone seals anew, under a number of its own. */
export function reseat(step: RoundStep, seat: Seat): void {
  const { attempt } = step.state;
  const others = attempt.seats.filter((one) => one.seat !== seat);
  const again = seals(step.context.table, seat);
  step.set({ attempt: { ...attempt, seats: again ? [...others, unsealed(seat)] : others } });
  step.do({ type: 'unseat', seats: [seat] });
  if (again) step.do({ type: 'arm', seats: [seat] });
}

/** A number has been reserved. A seat that still waits for one at T has no part in the attempt. */
export function start(step: RoundStep, seats: readonly Seat[], number: number): void {
  const { attempt, phase } = step.state;
  if (phase.kind !== 'choosing' && phase.kind !== 'counting') return;
  const waiting = attempt.seats.filter(({ seat, armed }) => !armed && seats.includes(seat)).map(({ seat }) => seat);
  if (waiting.length === 0) return;
  const armed = attempt.seats.map((one) => (waiting.includes(one.seat) ? { ...one, armed: true } : one));
  step.set({ attempt: { ...attempt, number: attempt.number === 0 ? number : attempt.number, seats: armed } });
  const endsAt = phase.kind === 'counting' ? phase.endsAt : undefined;
  for (const seat of waiting) step.do({ type: 'start', seat, number, endsAt });
}

export function setSealed(step: RoundStep, seat: Seat, sealed: boolean): void {
  const { attempt } = step.state;
  step.set({ attempt: { ...attempt, seats: attempt.seats.map((one) => (one.seat === seat ? { ...one, sealed } : one)) } });
}

/** Begins the watch over late seats when half are ready, and ends it when all are. */
export function watch(step: RoundStep): void {
  const { attempt } = step.state;
  const { ready, of } = readiness(attempt);
  if (ready === of || ready * 2 < of) {
    if (attempt.lateness !== 'none') step.do({ type: 'stopTimer', name: 'late' });
    step.set({ attempt: { ...attempt, lateness: 'none' } });
  } else if (attempt.lateness === 'none') {
    step.set({ attempt: { ...attempt, lateness: 'watched' } });
    step.do({ type: 'timer', name: 'late', ms: NUDGE_AFTER });
  }
}

/** Somebody has been waited for: nudged first, then named. */
export function waited(step: RoundStep): void {
  const { attempt } = step.state;
  if (attempt.lateness === 'watched') {
    step.set({ attempt: { ...attempt, lateness: 'nudged' } });
    step.do({ type: 'nudge', seats: unsealedSeats(attempt) });
    step.do({ type: 'timer', name: 'late', ms: NAME_AFTER });
  } else if (attempt.lateness === 'nudged') {
    step.set({ attempt: { ...attempt, lateness: 'named' } });
    step.do({ type: 'changed' });
  }
}

/** How many are ready; the others are named only once they are late. */
export function readiness(attempt: Attempt) {
  const of = attempt.seats.length;
  const waitedFor = unsealedSeats(attempt);
  return { ready: of - waitedFor.length, of, late: attempt.lateness === 'named' ? waitedFor : [] };
}

/** Nobody has a real die, and everybody has sealed. */
export function allReady({ attempt }: RoundState, table: RoundFacts): boolean {
  return attempt.began !== '' && unsealedSeats(attempt).length === 0 && diceOf(attempt, table).length === 0;
}

/** Seats whose real dice are typed. */
export function diceOf({ seats }: Attempt, table: RoundFacts): readonly Seat[] {
  return seatsAsked(table).filter((seat) => !seats.some((one) => one.seat === seat));
}

/** Since the attempt began, other seats are asked, or people sit elsewhere. */
export function isOutdated({ began }: Attempt, table: RoundFacts): boolean {
  return began !== seatsNow(table);
}

function unsealedSeats({ seats }: Attempt): readonly Seat[] {
  return seats.filter(({ sealed }) => !sealed).map(({ seat }) => seat);
}

const unsealed = (seat: Seat) => ({ seat, armed: false, sealed: false });

function seals({ inputs }: RoundFacts, seat: Seat): boolean {
  return (inputs[seat]?.kind ?? 'die') !== 'die';
}

function seatsNow(table: RoundFacts): string {
  return JSON.stringify([table.circle, seatsAsked(table)]);
}
