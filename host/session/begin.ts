import type { ConsoleCommand } from '../contract/command.ts';
import type { Answer, SeatInput } from '../contract/view.ts';
import { doorOf } from '../games/index.ts';
import { isRulebookId, rulebookOf } from '../../rulebook/rulebooks.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { DONE, refused } from './answer.ts';
import { sameThing } from '../record/seating.ts';
import type { Table } from './table.ts';

type Begin = Extract<ConsoleCommand, { readonly type: 'begin' }>;

/**
 * A new game of the night (HW-19), also over one that is not finished. `openRecord` makes the night's file where it has
 * none yet; it is asked only when everything else is in order.
 */
export async function begin(table: Table, command: Begin, openRecord: () => Promise<void>): Promise<Answer> {
  const { rulebook, players, inputs, dealer, house, choices } = command;
  if (table.round.underWay) return refused('round under way', { phase: table.round.phase });
  if (!isRulebookId(rulebook)) return refused('no such rulebook', { given: rulebook });
  const setup = doorOf(rulebook).setup({ players, house });
  if (!setup.ok) return refused('not a command', { field: setup.field, problem: setup.problem });
  const book = rulebookOf(rulebook);
  const begun = book.begin(setup.value, table.chance);
  if (!begun.ok) return begun;
  if (inputs.length !== players.length) return refused('inputs count', { given: inputs.length, seats: players.length });
  if (dealer >= players.length) return refused('no such seat', { seat: dealer });
  const wrong = wrongInput(inputs, book.faces.length > 0);
  if (wrong !== undefined) return wrong;
  await openRecord();
  const accepted = { type: 'begin', players, house, inputs, dealer, choices };
  await table.write({ kind: 'step', rulebook, command: accepted, events: begun.events });
  table.corrections.clear();
  table.round.begin();
  return DONE;
}

function wrongInput(inputs: readonly SeatInput[], sealed: boolean): Answer | undefined {
  for (const [seat, input] of inputs.entries()) {
    if (!sealed && input.kind !== 'die' && input.kind !== 'bot') return refused('no such input', { kind: input.kind });
    const wrong = inputTwice(inputs.slice(0, seat), input, seat);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** The refusal where one of `others` (by seat; the seat itself left out) is the same pad or cluster. */
export function inputTwice(others: readonly (SeatInput | undefined)[], input: SeatInput, seat: Seat): Answer | undefined {
  const other = others.findIndex((theirs) => theirs !== undefined && sameThing(theirs, input));
  if (other < 0) return undefined;
  if (input.kind === 'pad') return refused('pad twice', { pad: input.pad, seat, other });
  return input.kind === 'keys' ? refused('cluster twice', { cluster: input.cluster, seat, other }) : undefined;
}
