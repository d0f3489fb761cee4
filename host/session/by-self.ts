import type { SeatInput } from '../contract/view.ts';
import type { BySelf } from '../course/round-table.ts';
import type { Ask } from '../../rulebook/ask.ts';

/**
 * A bot answers for its own seat. What is the table's, and the count before it, is the people's affair, and the kiosk's
 * only where nobody but bots plays. `inputs` by seat.
 */
export function bySelf(ask: Ask | undefined, inputs: readonly SeatInput[], counted: boolean): BySelf {
  if (ask === undefined) return 'nothing';
  const alone = inputs.every(({ kind }) => kind === 'bot');
  if (ask.counted === true && !counted) return alone ? 'count' : 'nothing';
  return alone || (ask.seat !== undefined && inputs[ask.seat]?.kind === 'bot') ? 'answer' : 'nothing';
}
