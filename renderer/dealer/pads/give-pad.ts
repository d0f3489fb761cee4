import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { SeatInput } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** The commands that give a pad to a seat. Who had it gets what the seat played with, so that no seat is left without. */
export function givePad(inputs: readonly SeatInput[], seat: Seat, pad: string): readonly ConsoleCommand[] {
  const had = inputs.findIndex((input) => input.kind === 'pad' && input.pad === pad);
  if (had === seat) return [];
  const give: ConsoleCommand = { type: 'input', seat, input: { kind: 'pad', pad } };
  const before = inputs[seat];
  if (had < 0 || before === undefined) return [give];
  // One pad serves one seat at any moment.
  return [{ type: 'input', seat: had, input: { kind: 'die' } }, give, { type: 'input', seat: had, input: { ...before } }];
}
