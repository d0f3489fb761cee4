import type { CalledOff, Course, Presentation, RoundChoices, Stall } from '../contract/view.ts';
import type { ClosingSeal } from '../../firmware-protocol/codec/seal.ts';
import type { SealedQuestion } from '../../rulebook/ask.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { KnownFace, Opened, Typing } from './opened.ts';

type Choosing = Extract<Course, { readonly phase: 'choosing' }>;

/** Where a round is. Nothing in it runs: what is to happen later stands in the effects of the step that led here. */
export interface RoundState {
  /** Rises with every change of phase; see `Course`. */
  readonly step: number;
  readonly phase: Phase;
  /** How the question that is put is answered: each seat seals a face, or somebody answers it in the open. */
  readonly answered: 'sealed' | 'open';
  readonly attempt: Attempt;
  /** Until this host time digits name no card, because a typed die has just completed an opening. */
  readonly handsOffUntil: number;
}

export type Phase =
  | { readonly kind: 'choosing'; readonly after?: Pick<Choosing, 'calledOff' | 'halted'> }
  | { readonly kind: 'asking'; readonly counted: boolean; readonly calledOff?: CalledOff }
  | { readonly kind: 'counting'; readonly startedAt: number; readonly endsAt: number }
  | { readonly kind: 'closed' | 'opening'; readonly opening: SealedOpening }
  /** `attempt` is the one whose faces are shown; undefined if nothing was sealed. */
  | { readonly kind: 'shown'; readonly attempt: number | undefined; readonly presentation: Presentation }
  | { readonly kind: 'over' };

/** The running attempt at a sealed question, until it is shown or called off: who seals in it, how far they are, who is late. */
export interface Attempt {
  /** The number of the table's attempt, which all seats are armed with at first unless their pad is ahead; 0 if none has been. */
  readonly number: number;
  /** The seats without a real die. */
  readonly seats: readonly SealingSeat[];
  /** Which seats were asked, and where everybody sat, when it began; empty while there is none. */
  readonly began: string;
  /** Whether somebody keeps the others waiting, and is named for it. */
  readonly lateness: 'none' | 'watched' | 'nudged' | 'named';
}

interface SealingSeat {
  readonly seat: Seat;
  /** It has its number, and can seal. */
  readonly armed: boolean;
  readonly sealed: boolean;
}

/** From T until it is judged: all seals are closed, recorded, opened. A face waits here, unseen, until all are in. */
export interface SealedOpening {
  /** The step at which it began, which no other has. */
  readonly id: number;
  readonly attempt: number;
  readonly stage: 'closing' | 'committing' | 'revealing' | 'judging' | 'unjudged';
  readonly question: Pick<SealedQuestion, 'faces' | 'clause'>;
  readonly missing: RoundChoices['missing'];
  /** How many sit at the table. */
  readonly circle: number;
  /** T, in host time. */
  readonly closedAt: number;
  readonly typing: Typing;
  readonly seats: readonly OpeningSeat[];
  /** An undo brought it back: its faces have been seen. */
  readonly retaken: boolean;
}

/** A seat on its way from T to its face: asked to close, then to open exactly that seal. */
export interface OpeningSeat {
  readonly seat: Seat;
  readonly at: SeatStage;
  readonly stall?: Stall['why'] | undefined;
}

export type SeatStage =
  | { readonly kind: 'closing' | 'unsealed' | 'revealing' }
  | ({ readonly kind: 'closed' } & SealAnswered)
  | { readonly kind: 'open'; readonly known: KnownFace };

export interface SealAnswered {
  readonly seal: ClosingSeal;
  /** ms from T until the close was answered. */
  readonly answered: number;
}

/** What the dealer does to a round. A command names the step that it is meant for. */
export type RoundCommand = { readonly step: number } & (
  | { readonly type: 'count' | 'halt' | 'skip' | 'askAgain' | 'callOff' }
  /** A real die, or a face given by hand: one of the question's faces, 0 for no face. */
  | { readonly type: 'type' | 'byHand'; readonly seat: Seat; readonly digit: number }
  /** Takes back the die of a seat, which must be the last one typed. */
  | { readonly type: 'untype'; readonly seat: Seat }
);

/** What the table tells its round. */
export type TableEvent =
  | { readonly type: 'begin'; readonly calledOff?: CalledOff | undefined }
  /** Ends everything that runs; no face outlives it. */
  | { readonly type: 'stop' }
  | { readonly type: 'inputChanged'; readonly seat: Seat }
  /** The state of the table has changed by something other than an answer that ended a round. */
  | { readonly type: 'tableChanged' }
  /** The console has taken the keys that seats seal by, or given them back. */
  | { readonly type: 'keysTurned' }
  /** A recorded answer has ended a round. */
  | { readonly type: 'roundEnded' }
  /** A step was undone or redone. */
  | { readonly type: 'turned' }
  /** The last opening was undone: back to its typing, with the digits and the opened faces. */
  | { readonly type: 'retype'; readonly undone: Opened }
  /** Host time has jumped, forward perhaps because the computer slept. */
  | { readonly type: 'jumped'; readonly by: number }
  | { readonly type: 'woke' };

export type RoundEvent =
  | RoundCommand
  | TableEvent
  /** Of a sealer. `closedItself`: its pad can seal only in another attempt. */
  | { readonly type: 'sealed' | 'withdrawn' | 'seatHalted' | 'closedItself'; readonly seat: Seat }
  /** A number has been reserved for these seats. */
  | { readonly type: 'reserved'; readonly seats: readonly Seat[]; readonly number: number }
  | { readonly type: 'closed'; readonly seat: Seat; readonly seal: ClosingSeal | 'none' | 'lost' }
  | { readonly type: 'opened'; readonly seat: Seat; readonly face: KnownFace }
  | { readonly type: 'mismatch' | 'sealLost'; readonly seat: Seat }
  | { readonly type: 'committed'; readonly opening: number; readonly fingerprint: string | undefined }
  /** The faces are recorded, and the table has changed by them; or they cannot be judged. */
  | { readonly type: 'landed' | 'unjudged'; readonly opening: number }
  /** An answer for a bot was recorded, or the disk has refused it. */
  | { readonly type: 'answered'; readonly step: number; readonly done: boolean }
  | { readonly type: 'time'; readonly of: Exclude<TimerName, 'deadline'> }
  /** The time to answer is over; of the seats whose pads cannot be reached. */
  | { readonly type: 'deadline'; readonly gone: readonly Seat[] };

/** `phase`: what ends the present phase. `late`: when somebody who keeps the others waiting is nudged, and named. */
export type TimerName = 'phase' | 'deadline' | 'fingerprint' | 'late';

/** An event of this type. */
export type EventOf<Type extends RoundEvent['type']> = RoundEvent & { readonly type: Type };

/** What is to be done after a step, in this order. */
export type RoundEffect =
  | SealerEffect
  | { readonly type: 'changed' | 'giveKeysBack' | 'answerForBot' | 'stopTimers' }
  | { readonly type: 'stopTimer'; readonly name: TimerName }
  | { readonly type: 'timer'; readonly name: TimerName; readonly ms: number }
  | {
      readonly type: 'commit';
      readonly opening: number;
      readonly attempt: number;
      readonly seals: readonly (SealAnswered & { readonly seat: Seat })[];
    }
  | { readonly type: 'judge'; readonly opening: number; readonly opened: Opened };

/** What the sealers of these seats do. */
export type SealerEffect =
  /** A fresh sealer for each of these seats, and a number for all of them. */
  | { readonly type: 'arm'; readonly seats: readonly Seat[] }
  | { readonly type: 'start'; readonly seat: Seat; readonly number: number; readonly endsAt: number | undefined }
  | { readonly type: 'count'; readonly endsAt: number }
  /** `abort`: the sealer hears nothing more, and its face is wiped; `unseat`: nor has the seat a sealer any more. */
  | { readonly type: 'abort' | 'unseat' | 'close' | 'reveal' | 'nudge'; readonly seats: readonly Seat[] }
  /** `drop` unseats all; `ended` tells each sealer how the round has ended for its seat, and unseats it. */
  | { readonly type: 'halted' | 'drop' | 'ended' };
