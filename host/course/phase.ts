import type { Course } from '../contract/view.ts';
import type { Opening } from './opening.ts';

type Choosing = Extract<Course, { readonly phase: 'choosing' }>;

/** Where a round is, with what runs in it. */
export type Phase =
  | { readonly name: 'choosing'; readonly after?: Pick<Choosing, 'calledOff' | 'halted'> }
  /** `cancel` stops what the host is about to do by itself. */
  | { readonly name: 'asking'; readonly counted: boolean; readonly cancel: () => void }
  | { readonly name: 'counting'; readonly startedAt: number; readonly endsAt: number; readonly cancel: () => void }
  | { readonly name: 'closed'; readonly opening: Opening }
  | { readonly name: 'opening'; readonly opening: Opening }
  /** `attempt` is the one whose faces are shown; undefined where nothing was sealed. */
  | {
      readonly name: 'shown';
      readonly attempt: number | undefined;
      readonly shownAt: number;
      readonly presentedAt: number;
      readonly cancel: () => void;
    }
  | { readonly name: 'over' };

/** What may be seen while choosing, besides how the last attempt or count ended. */
export type Readiness = Pick<Choosing, 'ready' | 'of' | 'late' | 'naming'>;

/** What may be seen of a phase; `fingerprint` is that of the commitments of its attempt. */
export function courseOf(phase: Phase, step: number, readiness: Readiness, fingerprint: string | undefined): Course {
  const held = fingerprint === undefined ? {} : { fingerprint };
  switch (phase.name) {
    case 'choosing':
      return { phase: 'choosing', step, ...readiness, ...phase.after };
    case 'asking':
      return { phase: 'asking', step, counted: phase.counted };
    case 'counting':
      return { phase: 'counting', step, startedAt: phase.startedAt, endsAt: phase.endsAt };
    case 'closed':
      return { phase: 'closed', step, ...held };
    case 'opening':
      return {
        phase: 'opening',
        step,
        ...held,
        stalled: phase.opening.stalled,
        toType: phase.opening.toType,
        ...(phase.opening.unjudged ? { unjudged: true as const } : {}),
        ...(phase.opening.retaken ? { retaken: true as const } : {}),
      };
    case 'shown':
      return { phase: 'shown', step, ...held, shownAt: phase.shownAt, presentedAt: phase.presentedAt };
    case 'over':
      return { phase: 'over', step };
    default:
      return phase satisfies never;
  }
}

/** The attempt whose seals are closed, opened or shown; undefined before T, and where nothing is sealed. */
export function attemptOf(phase: Phase): number | undefined {
  switch (phase.name) {
    case 'closed':
    case 'opening':
      return phase.opening.attempt;
    case 'shown':
      return phase.attempt;
    case 'choosing':
    case 'asking':
    case 'counting':
    case 'over':
      return undefined;
    default:
      return phase satisfies never;
  }
}

/** The same phase after host time has jumped: what screens count by moves along. */
export function movedBy(phase: Phase, by: number): Phase {
  switch (phase.name) {
    case 'counting':
      return { ...phase, startedAt: phase.startedAt + by, endsAt: phase.endsAt + by };
    case 'shown':
      return { ...phase, shownAt: phase.shownAt + by, presentedAt: phase.presentedAt + by };
    case 'choosing':
    case 'asking':
    case 'closed':
    case 'opening':
    case 'over':
      return phase;
    default:
      return phase satisfies never;
  }
}

/** Stops what runs in a phase that is left. */
export function endPhase(phase: Phase): void {
  if (phase.name === 'asking' || phase.name === 'counting' || phase.name === 'shown') phase.cancel();
  if (phase.name === 'closed' || phase.name === 'opening') phase.opening.cancel();
}
