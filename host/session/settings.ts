import type { Answer, RoundChoices, SeatInput } from '../contract/view.ts';
import type { SettingsLine } from '../record/line.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { DONE, refused } from './answer.ts';
import { inputTwice } from './begin.ts';
import type { Table } from './table.ts';
import { bookOf } from './table-now.ts';

/** Changes one seat's input and touches no other seat. */
export async function setInput(table: Table, seat: Seat, input: SeatInput): Promise<Answer> {
  const { game, inputs } = table;
  if (game === undefined) return refused('no game');
  if (seat >= inputs.length) return refused('no such seat', { seat });
  if (bookOf(game).faces.length === 0 && input.kind !== 'die' && input.kind !== 'bot')
    return refused('no such input', { kind: input.kind });
  const others = inputs.map((theirs, other) => (other === seat ? undefined : theirs));
  const wrong = inputTwice(others, input, seat);
  if (wrong !== undefined) return wrong;
  await writeSettings(table, { inputs: inputs.map((theirs, other) => (other === seat ? input : theirs)) });
  table.round.inputChanged(seat);
  return changed(table);
}

export async function setDealer(table: Table, dealer: Seat): Promise<Answer> {
  if (table.game === undefined) return refused('no game');
  if (dealer >= table.inputs.length) return refused('no such seat', { seat: dealer });
  await writeSettings(table, { dealer });
  return changed(table);
}

export async function setChoices(table: Table, choices: RoundChoices): Promise<Answer> {
  if (table.game === undefined) return refused('no game');
  await writeSettings(table, { choices });
  return changed(table);
}

function writeSettings(table: Table, change: Partial<Omit<SettingsLine, 'kind'>>): Promise<void> {
  return table.write({ kind: 'settings', inputs: table.inputs, dealer: table.dealer(), choices: table.choices(), ...change });
}

function changed(table: Table): Answer {
  table.changed();
  return DONE;
}
