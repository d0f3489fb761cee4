import type { Course } from '../contract/view.ts';
import { readiness } from './attempt.ts';
import { toType } from './opening.ts';
import type { SealedOpening, RoundState } from './state.ts';

/** What everybody may see of a round. `naming`: the seats' keyboard names cards; `fingerprintOf`: that of an attempt's commitments. */
export function courseOf(
  { step, phase, attempt }: RoundState,
  naming: boolean,
  fingerprintOf: (attempt: number) => string | undefined,
): Course {
  const held = (of: number | undefined) => {
    const fingerprint = of === undefined ? undefined : fingerprintOf(of);
    return fingerprint === undefined ? {} : { fingerprint };
  };
  switch (phase.kind) {
    case 'choosing':
      return { phase: 'choosing', step, ...readiness(attempt), naming, ...phase.after };
    case 'asking':
      return { phase: 'asking', step, counted: phase.counted, ...(phase.calledOff && { calledOff: phase.calledOff }) };
    case 'counting':
      return { phase: 'counting', step, startedAt: phase.startedAt, endsAt: phase.endsAt };
    case 'closed':
      return { phase: 'closed', step, ...held(phase.opening.attempt) };
    case 'opening':
      return { phase: 'opening', step, ...held(phase.opening.attempt), ...openingSeen(phase.opening) };
    case 'shown':
      return { phase: 'shown', step, ...held(phase.attempt), ...phase.presentation };
    case 'over':
      return { phase: 'over', step };
    default:
      return phase satisfies never;
  }
}

/** The seats that hold it up, ascending, and the dice still to be typed, next first. */
function openingSeen(opening: SealedOpening) {
  const stalled = opening.seats.flatMap(({ seat, stall }) => (stall === undefined ? [] : [{ seat, why: stall }]));
  return {
    stalled: stalled.sort((a, b) => a.seat - b.seat),
    toType: toType(opening),
    ...(opening.stage === 'unjudged' && { unjudged: true as const }),
    ...(opening.retaken && { retaken: true as const }),
  };
}
