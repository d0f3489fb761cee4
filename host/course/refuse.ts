import type { PossibleRefusal } from '../contract/view.ts';
import { openAsk } from '../../rulebook/ask.ts';
import { typedDigits } from './opened.ts';
import { toType } from './opening.ts';
import { mayCount, type RoundFacts } from './round-table.ts';
import type { SealedOpening, RoundCommand, RoundState } from './state.ts';

/** Refuses what was meant for another step, or for a phase that is none of these. */
export function refuseOutside(
  { step, phase }: RoundState,
  meant: number,
  ...phases: readonly RoundState['phase']['kind'][]
): PossibleRefusal {
  if (meant !== step) return { code: 'step has passed', params: { step: meant, now: step } };
  return phases.includes(phase.kind) ? undefined : { code: 'wrong phase', params: { phase: phase.kind } };
}

const MEANT_IN = {
  count: ['choosing', 'asking'],
  halt: ['counting'],
  skip: ['shown'],
  callOff: ['closed', 'opening'],
  type: ['opening'],
  untype: ['opening'],
  askAgain: ['opening'],
  byHand: ['opening'],
} as const satisfies Readonly<Record<RoundCommand['type'], readonly RoundState['phase']['kind'][]>>;

/** Why the dealer may not do this now; undefined if they may. */
export function refuse(state: RoundState, command: RoundCommand, table: RoundFacts): PossibleRefusal {
  const refused = refuseOutside(state, command.step, ...MEANT_IN[command.type]);
  if (refused !== undefined) return refused;
  if (command.type === 'count' && state.answered === 'open' && !mayCount(openAsk(table.question))) {
    return { code: 'wrong phase', params: { phase: 'asking' } };
  }
  const { phase } = state;
  return phase.kind === 'closed' || phase.kind === 'opening' ? refuseInOpening(phase.opening, command) : undefined;
}

/** Why the dealer may not do this in an opening. */
function refuseInOpening(opening: SealedOpening, command: RoundCommand): PossibleRefusal {
  const judging = opening.stage === 'judging' ? ({ code: 'round under way', params: { phase: 'opening' } } as const) : undefined;
  const noSuchDigit = (digit: number) => {
    const { faces, clause } = opening.question;
    return digit === 0 || faces.includes(digit) ? undefined : ({ code: 'no such digit', clause, params: { digit } } as const);
  };
  switch (command.type) {
    case 'type': {
      const { seat, digit } = command;
      const [next] = toType(opening);
      if (next === undefined) return noSuchDigit(digit) ?? { code: 'nobody to type', params: {} };
      return noSuchDigit(digit) ?? (next === seat ? undefined : { code: 'another die is next', params: { seat, next } });
    }
    case 'untype': {
      const last = typedDigits(opening.typing).at(-1)?.seat;
      if (judging !== undefined || last === command.seat) return judging;
      return last === undefined
        ? { code: 'nothing typed', params: {} }
        : { code: 'another die was last', params: { seat: command.seat, last } };
    }
    case 'byHand': {
      const { seat, digit } = command;
      const stalls = opening.seats.some((one) => one.seat === seat && one.stall !== undefined);
      return noSuchDigit(digit) ?? (stalls ? undefined : { code: 'seat not stalled', params: { seat } });
    }
    case 'callOff':
      return judging;
    default:
      return undefined;
  }
}
