import type { Answerer, SeatInput } from '../contract/view.ts';
import type { Ask } from '../../rulebook/ask.ts';

/** `inputs` by seat. A bot answers for its own seat; people answer a question for the whole table, if any of them play. */
export function answererOf(ask: Ask | undefined, inputs: readonly SeatInput[]): Answerer | undefined {
  if (ask === undefined) return undefined;
  if (inputs.every(({ kind }) => kind === 'bot')) return { kind: 'all bots' };
  return ask.seat !== undefined && inputs[ask.seat]?.kind === 'bot' ? { kind: 'bot', seat: ask.seat } : { kind: 'dealer' };
}

/** Whether a count may come before an open question. */
export function mayCount(ask: Ask | undefined): boolean {
  return ask?.counted === true;
}

/** What the host does by itself; `counted`: the count before the question has ended. It starts no count if people play. */
export function autoplayOf(ask: Ask | undefined, inputs: readonly SeatInput[], counted: boolean): 'count' | 'answer' | 'nothing' {
  const answerer = answererOf(ask, inputs);
  if (answerer === undefined || answerer.kind === 'dealer') return 'nothing';
  if (!mayCount(ask) || counted) return 'answer';
  return answerer.kind === 'all bots' ? 'count' : 'nothing';
}
