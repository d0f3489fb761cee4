import type { Course, Presentation } from '../contract/view.ts';
import type { SealedOpening } from './opening.ts';

type Choosing = Extract<Course, { readonly phase: 'choosing' }>;
type Asking = Extract<Course, { readonly phase: 'asking' }>;

/** Where a round is, with what runs in it. */
export type Phase =
  | { readonly kind: 'choosing'; readonly after?: Pick<Choosing, 'calledOff' | 'halted'> }
  /** `cancel` stops what the host is about to do by itself. */
  | ({ readonly kind: 'asking'; readonly cancel: () => void } & Pick<Asking, 'counted' | 'calledOff'>)
  | { readonly kind: 'counting'; readonly startedAt: number; readonly endsAt: number; readonly cancel: () => void }
  | { readonly kind: 'closed' | 'opening'; readonly opening: SealedOpening }
  /** `attempt` is the one whose faces are shown; undefined if nothing was sealed. */
  | {
      readonly kind: 'shown';
      readonly attempt: number | undefined;
      readonly presentation: Presentation;
      readonly cancel: () => void;
    }
  | { readonly kind: 'over' };

/** What may be seen while choosing, besides how the last attempt or count ended. */
export type Readiness = Pick<Choosing, 'ready' | 'of' | 'late' | 'naming'>;

/** What may be seen of a phase; `fingerprintOf` is that of the commitments of an attempt. */
export function courseOf(
  phase: Phase,
  step: number,
  readiness: Readiness,
  fingerprintOf: (attempt: number) => string | undefined,
): Course {
  const held = (attempt: number | undefined) => {
    const fingerprint = attempt === undefined ? undefined : fingerprintOf(attempt);
    return fingerprint === undefined ? {} : { fingerprint };
  };
  switch (phase.kind) {
    case 'choosing':
      return { phase: 'choosing', step, ...readiness, ...phase.after };
    case 'asking':
      return { phase: 'asking', step, counted: phase.counted, ...(phase.calledOff && { calledOff: phase.calledOff }) };
    case 'counting':
      return { phase: 'counting', step, startedAt: phase.startedAt, endsAt: phase.endsAt };
    case 'closed':
      return { phase: 'closed', step, ...held(phase.opening.attempt) };
    case 'opening':
      return { phase: 'opening', step, ...held(phase.opening.attempt), ...phase.opening.view };
    case 'shown':
      return { phase: 'shown', step, ...held(phase.attempt), ...phase.presentation };
    case 'over':
      return { phase: 'over', step };
    default:
      return phase satisfies never;
  }
}

/** The same phase after host time has jumped: what screens count by moves along. */
export function movedBy(phase: Phase, by: number): Phase {
  if (phase.kind === 'counting') return { ...phase, startedAt: phase.startedAt + by, endsAt: phase.endsAt + by };
  if (phase.kind !== 'shown') return phase;
  const { shownAt, outcomesAt, presentedAt } = phase.presentation;
  const moved = { shownAt: shownAt + by, outcomesAt: outcomesAt.map((at) => at + by), presentedAt: presentedAt + by };
  return { ...phase, presentation: moved };
}

/** Stops what runs in a phase that is left. */
export function endPhase(phase: Phase): void {
  if (phase.kind === 'asking' || phase.kind === 'counting' || phase.kind === 'shown') phase.cancel();
  if (phase.kind === 'closed' || phase.kind === 'opening') phase.opening.cancel();
}
