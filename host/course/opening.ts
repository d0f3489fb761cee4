import type { Seat } from '../../rulebook/seat.ts';
import { CLOSE_WITHIN } from '../../firmware-protocol/codec/seal.ts';
import { diceOf } from './attempt.ts';
import { openedBy, sealedOf, typingOf, typingOrder, type Opened } from './opened.ts';
import type { RoundStep } from './round-step.ts';
import { seatsAsked } from './round-table.ts';
import type { EventOf, SealedOpening, OpeningSeat, SeatStage } from './state.ts';

/** ms for which the fingerprint of the seals is on the screens before the first face is asked for. */
const FINGERPRINT_FIRST = 400;

/** T: nothing after this counts. Each seat that seals is asked to close. */
export function close(step: RoundStep): void {
  const { attempt } = step.state;
  const { dealer, circle } = step.context.table;
  const typing = { order: typingOrder(diceOf(attempt, step.context.table), dealer, circle.length), digits: [] };
  const seats = attempt.seats.map(({ seat }) => ({ seat, at: { kind: 'closing' } as const }));
  step.enter({
    kind: 'closed',
    opening: openingOf(step, { attempt: attempt.number, stage: 'closing', typing, seats, retaken: false }),
  });
  step.do({ type: 'close', seats: seats.map(({ seat }) => seat) });
  step.do({ type: 'timer', name: 'deadline', ms: CLOSE_WITHIN });
  goOn(step);
}

/** An opening that was undone, back at its typing. */
export function retype(step: RoundStep, undone: Opened): void {
  const faces = sealedOf(undone, seatsAsked(step.context.table));
  const seats = [...faces].map(([seat, known]) => ({ seat, at: { kind: 'open', known } as const }));
  const { attempt } = undone;
  step.enter({
    kind: 'opening',
    opening: openingOf(step, { attempt, stage: 'revealing', typing: typingOf(undone), seats, retaken: true }),
  });
}

function openingOf(
  step: RoundStep,
  begun: Pick<SealedOpening, 'attempt' | 'stage' | 'typing' | 'seats' | 'retaken'>,
): SealedOpening {
  const { now, table } = step.context;
  const { question, choices, circle } = table;
  if (question?.kind !== 'sealed') throw new Error('no sealed question is put');
  const { faces, clause } = question;
  const id = step.state.step + 1;
  return { id, ...begun, question: { faces, clause }, missing: choices.missing, circle: circle.length, closedAt: now };
}

/** A close was answered. If a choice was made and is lost, the dealer decides, whatever the house says about a missing choice. */
export function closed(step: RoundStep, { seat, seal }: EventOf<'closed'>): void {
  const opening = openingIn(step);
  if (opening === undefined || stageOf(opening, seat) !== 'closing') return;
  const answered = Math.max(0, Math.round(step.context.now - opening.closedAt));
  if (seal === 'lost') settle(step, seat, { kind: 'unsealed' }, 'seal lost');
  else if (seal !== 'none') settle(step, seat, { kind: 'closed', seal, answered });
  else if (opening.missing === 'noDie') settle(step, seat, { kind: 'open', known: { face: null, nonce: null } });
  else settle(step, seat, { kind: 'unsealed' }, 'no seal');
}

export function opened(step: RoundStep, { seat, face: known }: EventOf<'opened'>): void {
  const opening = openingIn(step);
  if (opening !== undefined && stageOf(opening, seat) === 'revealing') settle(step, seat, { kind: 'open', known });
}

export function sealLost(step: RoundStep, { seat }: EventOf<'sealLost'>): void {
  const opening = openingIn(step);
  if (opening !== undefined && stageOf(opening, seat) === 'revealing') settle(step, seat, { kind: 'unsealed' }, 'seal lost');
}

/** The commitments are flushed. Without a record a fingerprint would prove nothing. */
export function committed(step: RoundStep, { opening: id, fingerprint }: EventOf<'committed'>): void {
  const opening = openingIn(step);
  if (opening?.id !== id || opening.stage !== 'committing') return;
  if (fingerprint === undefined) return reveal(step);
  seen(step);
  step.do({ type: 'timer', name: 'fingerprint', ms: FINGERPRINT_FIRST });
}

/** Asks each closed seat for its face. */
export function reveal(step: RoundStep): void {
  const opening = openingIn(step);
  if (opening?.stage !== 'committing') return;
  const asked = opening.seats.filter(({ at }) => at.kind === 'closed').map(({ seat }) => seat);
  const seats = opening.seats.map((one): OpeningSeat => (asked.includes(one.seat) ? { ...one, at: { kind: 'revealing' } } : one));
  update(step, { stage: 'revealing', seats });
  step.do({ type: 'reveal', seats: asked });
  step.do({ type: 'timer', name: 'deadline', ms: CLOSE_WITHIN });
  seen(step);
  goOn(step);
}

/** The time to answer is over; the sealers go on asking. */
export function deadline(step: RoundStep, { gone }: EventOf<'deadline'>): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const stallOf = ({ seat }: OpeningSeat) => (gone.includes(seat) ? 'gone' : 'no answer');
  const late = opening.seats.filter((one) => isAsked(one) && one.stall !== stallOf(one));
  if (late.length === 0) return;
  update(step, { seats: opening.seats.map((one) => (late.includes(one) ? { ...one, stall: stallOf(one) } : one)) });
  seen(step);
}

export function unjudged(step: RoundStep, { opening: id }: EventOf<'unjudged'>): void {
  const opening = openingIn(step);
  if (opening?.id !== id || opening.stage !== 'judging') return;
  update(step, { stage: 'unjudged' });
  seen(step);
}

/** A real die is typed. Like all that the dealer does, it has not been refused. */
export function type(step: RoundStep, { digit }: EventOf<'type'>): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const { typing } = opening;
  update(step, { typing: { ...typing, digits: [...typing.digits, digit] } });
  seen(step);
  goOn(step);
}

export function untype(step: RoundStep): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const { typing, stage } = opening;
  const digits = typing.digits.slice(0, -1);
  update(step, { typing: { ...typing, digits }, stage: stage === 'unjudged' ? 'revealing' : stage });
  seen(step);
}

export function askAgain(step: RoundStep): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const again = opening.seats.filter((one) => one.stall !== undefined && isAsked(one));
  const of = (kind: SeatStage['kind']) => again.filter(({ at }) => at.kind === kind).map(({ seat }) => seat);
  update(step, { seats: opening.seats.map((one) => (again.includes(one) ? { ...one, stall: undefined } : one)) });
  step.do({ type: 'close', seats: of('closing') });
  step.do({ type: 'reveal', seats: of('revealing') });
  step.do({ type: 'timer', name: 'deadline', ms: CLOSE_WITHIN });
  seen(step);
}

/** The dealer gives the face of a seat that stalls. */
export function byHand(step: RoundStep, { seat, digit }: EventOf<'byHand'>): void {
  step.do({ type: 'abort', seats: [seat] });
  settle(step, seat, { kind: 'open', known: { face: digit === 0 ? null : digit, nonce: null } });
}

export function toType({ typing }: SealedOpening): readonly Seat[] {
  return typing.order.slice(typing.digits.length);
}

/** The present opening, and what else stands in its phase. */
export function openingIn({ phase }: Pick<RoundStep, 'phase'>): SealedOpening | undefined {
  return phase.kind === 'closed' || phase.kind === 'opening' ? phase.opening : undefined;
}

function stageOf({ seats }: SealedOpening, seat: Seat): SeatStage['kind'] | undefined {
  return seats.find((one) => one.seat === seat)?.at.kind;
}

function isAsked({ at }: OpeningSeat): boolean {
  return at.kind === 'closing' || at.kind === 'revealing';
}

/** A seat is closed, without a seal, or open. A face that comes in is not shown; only who holds the others up is. */
function settle(step: RoundStep, seat: Seat, at: SeatStage, stall?: OpeningSeat['stall']): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const before = opening.seats.find((one) => one.seat === seat)?.stall;
  update(step, { seats: opening.seats.map((one) => (one.seat === seat ? { seat, at, stall } : one)) });
  if (before !== stall) seen(step);
  goOn(step);
}

/** Goes on once nobody is waited for: the seals are recorded when all are closed, the faces judged when all are in. */
function goOn(step: RoundStep): void {
  const opening = openingIn(step);
  if (opening === undefined) return;
  const { stage, seats, attempt, id, typing, circle } = opening;
  if (stage === 'closing' && !seats.some(({ at }) => at.kind === 'closing')) {
    update(step, { stage: 'committing' });
    const seals = seats.flatMap(({ seat, at }) => (at.kind === 'closed' ? [{ seat, seal: at.seal, answered: at.answered }] : []));
    if (seals.length === 0) reveal(step);
    else step.do({ type: 'commit', opening: id, attempt, seals });
  } else if (stage === 'revealing' && toType(opening).length === 0 && seats.every(({ at }) => at.kind === 'open')) {
    update(step, { stage: 'judging' });
    const faces = new Map(seats.flatMap(({ seat, at }) => (at.kind === 'open' ? [[seat, at.known] as const] : [])));
    step.do({ type: 'judge', opening: id, opened: openedBy(attempt, faces, typing, circle) });
  }
}

function update(step: RoundStep, change: Partial<SealedOpening>): void {
  const { phase } = step;
  if (phase.kind === 'closed' || phase.kind === 'opening')
    step.set({ phase: { ...phase, opening: { ...phase.opening, ...change } } });
}

/** The views must show something new of it. */
function seen(step: RoundStep): void {
  const { phase } = step;
  if (phase.kind === 'closed') step.enter({ kind: 'opening', opening: phase.opening });
  else step.do({ type: 'changed' });
}
