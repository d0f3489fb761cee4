import type { CalledOff } from '../contract/view.ts';
import { openAsk } from '../../rulebook/ask.ts';
import type { Seat } from '../../rulebook/seat.ts';
import * as attempts from './attempt.ts';
import * as openings from './opening.ts';
import { PACES, presentationFrom } from './pace.ts';
import { RoundStep, type RoundContext } from './round-step.ts';
import { autoplayOf, mayCount, seatsAsked } from './round-table.ts';
import type { RoundEffect, EventOf, RoundEvent, RoundState } from './state.ts';

/** ms in which digits name no card after a typed die has completed an opening. */
const HANDS_OFF = 500;
/** If a count ends so many ms late, the computer has slept: none is so late at work. */
const OVERSLEPT = 10_000;

/** Before the first question is put. */
export const BEGINNING: RoundState = {
  step: 1,
  phase: { kind: 'choosing' },
  answered: 'sealed',
  attempt: attempts.NO_ATTEMPT,
  handsOffUntil: 0,
};

/** Where an event leads, and what is to be done for it. A command must not have been refused. */
export function reduce(
  state: RoundState,
  event: RoundEvent,
  context: RoundContext,
): { readonly state: RoundState; readonly effects: readonly RoundEffect[] } {
  const step = new RoundStep(state, context);
  // The table has a handler of this very type; TypeScript does not follow the type of an event through an index.
  (HANDLERS[event.type] as Handler<RoundEvent['type']>)(step, event);
  return { state: step.state, effects: step.effects };
}

type Handler<Type extends RoundEvent['type']> = (step: RoundStep, event: EventOf<Type>) => void;

const HANDLERS: { readonly [Type in RoundEvent['type']]: Handler<Type> } = {
  begin: (step, { calledOff }) => {
    step.do({ type: 'giveKeysBack' });
    putNext(step, calledOff);
  },
  stop: (step) => {
    leave(step);
    attempts.drop(step);
    step.do({ type: 'giveKeysBack' });
    step.set({ phase: { kind: 'choosing' } });
  },
  count,
  halt: (step) => halt(step),
  skip: (step) => putNext(step),
  callOff: (step) => callOff(step, { why: 'dealer' }),
  type: openings.type,
  untype: openings.untype,
  askAgain: openings.askAgain,
  byHand: openings.byHand,
  sealed: (step, { seat }) => {
    attempts.setSealed(step, seat, true);
    readyChanged(step);
    countIfReady(step);
  },
  withdrawn: (step, { seat }) => {
    attempts.setSealed(step, seat, false);
    readyChanged(step);
  },
  seatHalted: (step, { seat }) => {
    if (step.phase.kind === 'counting') halt(step, seat);
  },
  closedItself: inputChanged,
  inputChanged,
  reserved: (step, { seats, number }) => attempts.start(step, seats, number),
  closed: openings.closed,
  opened: openings.opened,
  sealLost: openings.sealLost,
  mismatch: (step, { seat }) => {
    if (openings.openingIn(step) !== undefined) callOff(step, { why: 'mismatch', seat });
  },
  committed: openings.committed,
  landed,
  unjudged: openings.unjudged,
  // If the disk refuses the answer, it is tried again after the same pause.
  answered: (step, { done, step: asked }) => {
    if (!done && asked === step.state.step && step.phase.kind === 'asking') ask(step, step.phase.counted);
  },
  time: timeOver,
  deadline: openings.deadline,
  tableChanged: (step) => {
    if (isOutdated(step)) putNext(step);
  },
  keysTurned: countIfReady,
  roundEnded: (step) => present(step, undefined),
  turned: (step) => {
    const rests = step.phase.kind === 'choosing' || step.phase.kind === 'over';
    if (!rests || isOutdated(step)) putNext(step);
  },
  retype: (step, { undone }) => {
    leave(step);
    step.set({ answered: 'sealed' });
    attempts.reopen(step);
    openings.retype(step, undone);
  },
  jumped,
  // A count that ran while the computer slept counts for nothing.
  woke: (step) => {
    if (step.phase.kind === 'counting') callOff(step, { why: 'sleep' });
  },
};

/** Stops what runs in the present phase, which is about to be left. */
function leave(step: RoundStep): void {
  step.do({ type: 'stopTimers' });
  step.set({ attempt: { ...step.state.attempt, lateness: 'none' } });
}

/** Puts the question that the table waits for now. */
function putNext(step: RoundStep, calledOff?: CalledOff): void {
  leave(step);
  attempts.drop(step);
  const { question } = step.context.table;
  if (question === undefined) return step.enter({ kind: 'over' });
  step.set({ answered: question.kind === 'sealed' ? 'sealed' : 'open' });
  put(step, calledOff);
}

/** Puts the question, or puts it again after a count or an opening was called off. */
function put(step: RoundStep, calledOff?: CalledOff): void {
  if (step.state.answered === 'open') {
    // Only what is counted can have been called off.
    return ask(step, false, mayCount(openAsk(step.context.table.question)) ? calledOff : undefined);
  }
  attempts.arm(step);
  step.enter(calledOff === undefined ? { kind: 'choosing' } : { kind: 'choosing', after: { calledOff } });
}

/** An open question: the dealer answers it for people, the host for bots. Before one that is counted there may be a count. */
function ask(step: RoundStep, counted: boolean, calledOff?: CalledOff): void {
  const { question, inputs, choices } = step.context.table;
  step.do({ type: 'stopTimers' });
  if (autoplayOf(openAsk(question), inputs, counted) !== 'nothing') {
    step.do({ type: 'timer', name: 'phase', ms: PACES[choices.pace].thinking });
  }
  step.enter({ kind: 'asking', counted, ...(calledOff && { calledOff }) });
}

function count(step: RoundStep): void {
  const { now, table } = step.context;
  const length = table.choices.count * 1000;
  leave(step);
  step.do({ type: 'giveKeysBack' });
  step.do({ type: 'timer', name: 'phase', ms: length });
  step.enter({ kind: 'counting', startedAt: now, endsAt: now + length });
  if (step.state.answered === 'sealed') step.do({ type: 'count', endsAt: now + length });
}

/** Seals stand. */
function halt(step: RoundStep, seat?: Seat): void {
  leave(step);
  if (step.state.answered === 'open') return ask(step, false);
  step.do({ type: 'halted' });
  step.enter({ kind: 'choosing', after: { halted: seat === undefined ? {} : { seat } } });
  attempts.watch(step);
}

/** The only way out that wipes the faces. */
function callOff(step: RoundStep, calledOff: CalledOff): void {
  leave(step);
  put(step, calledOff);
}

function landed(step: RoundStep, { opening: id }: EventOf<'landed'>): void {
  const opening = openings.openingIn(step);
  if (opening?.id !== id || opening.stage !== 'judging') return;
  if (opening.typing.digits.length > 0) step.set({ handsOffUntil: step.context.now + HANDS_OFF });
  step.do({ type: 'ended' });
  step.set({ attempt: { ...attempts.NO_ATTEMPT, began: step.state.attempt.began } });
  present(step, opening.attempt);
}

/** The faces of `attempt`, or an answer that was recorded, have ended a round: its outcomes are presented. */
function present(step: RoundStep, attempt: number | undefined): void {
  leave(step);
  const { now, table, letters } = step.context;
  const presentation = presentationFrom(now, table.choices.pace, letters());
  step.do({ type: 'timer', name: 'phase', ms: presentation.presentedAt - presentation.shownAt });
  step.enter({ kind: 'shown', attempt, presentation });
}

function timeOver(step: RoundStep, { of }: EventOf<'time'>): void {
  if (of === 'late') return attempts.waited(step);
  if (of === 'fingerprint') return openings.reveal(step);
  const { phase } = step;
  if (phase.kind === 'shown') return putNext(step);
  if (phase.kind === 'asking') return autoplay(step, phase.counted);
  if (phase.kind !== 'counting') return;
  if (step.context.now > phase.endsAt + OVERSLEPT) return callOff(step, { why: 'sleep' });
  if (step.state.answered === 'open') return ask(step, true);
  openings.close(step);
}

/** What the host does by itself for bots. */
function autoplay(step: RoundStep, counted: boolean): void {
  const { question, inputs } = step.context.table;
  const does = autoplayOf(openAsk(question), inputs, counted);
  if (does === 'count') count(step);
  else if (does === 'answer') step.do({ type: 'answerForBot' });
}

/** From T on, an attempt runs to its end with the inputs that it closed with. */
function inputChanged(step: RoundStep, { seat }: { readonly seat: Seat }): void {
  const { phase, state, context } = step;
  if (state.answered === 'open') {
    // Now the question may be a bot's, or no longer.
    if (phase.kind === 'asking') ask(step, phase.counted);
  } else if ((phase.kind === 'choosing' || phase.kind === 'counting') && seatsAsked(context.table).includes(seat)) {
    attempts.reseat(step, seat);
    readyChanged(step);
  }
}

function readyChanged(step: RoundStep): void {
  if (step.phase.kind !== 'choosing') return;
  attempts.watch(step);
  step.do({ type: 'changed' });
}

/** If the house says so, and no seat has a real die. Not while the console has the seats' keys. */
function countIfReady(step: RoundStep): void {
  const { table, keysRest } = step.context;
  if (step.phase.kind !== 'choosing' || keysRest || table.choices.start !== 'ready') return;
  if (attempts.allReady(step.state, table)) count(step);
}

/** Whether the question must be put again, because the table has changed by something other than its answer. */
function isOutdated({ state, phase, context: { table } }: RoundStep): boolean {
  const over = table.question === undefined;
  // A running count goes on, because whatever would change the question is refused meanwhile.
  if (state.answered === 'open') return phase.kind !== 'counting' || over;
  // Seals stand while the same seats are asked.
  if (phase.kind === 'over') return !over;
  return phase.kind !== 'shown' && (over || attempts.isOutdated(state.attempt, table));
}

/** What was to end at a moment still ends after as long; a count that the computer may have slept through is called off. */
function jumped(step: RoundStep, { by }: EventOf<'jumped'>): void {
  step.set({ handsOffUntil: step.state.handsOffUntil + by });
  const { phase } = step;
  if (phase.kind === 'counting') {
    if (by > 0) return callOff(step, { why: 'sleep' });
    const endsAt = phase.endsAt + by;
    step.set({ phase: { ...phase, startedAt: phase.startedAt + by, endsAt } });
    if (step.state.answered === 'sealed') step.do({ type: 'count', endsAt });
  }
  if (phase.kind === 'shown') {
    const { shownAt, outcomesAt, presentedAt } = phase.presentation;
    const moved = { shownAt: shownAt + by, outcomesAt: outcomesAt.map((at) => at + by), presentedAt: presentedAt + by };
    step.set({ phase: { ...phase, presentation: moved } });
  }
}
