import type { ConsoleCommand } from '../contract/command.ts';
import type { Answer } from '../contract/view.ts';
import { DONE, refused } from './answer.ts';
import { begin } from './begin.ts';
import type { Nights } from './nights.ts';
import type { RoundCommand } from './round-commands.ts';
import { setChoices, setDealer, setInput } from './settings.ts';
import type { SharingCommand } from './sharing.ts';

import type { Table } from './table.ts';
import { tableCommand } from './table-command.ts';
import { turn } from './turn.ts';

/** Everything that is no step of the round itself: it waits its turn, and for the disk. */
export type QueuedCommand = Exclude<
  ConsoleCommand,
  RoundCommand | SharingCommand | { readonly type: 'naming' | 'identify' | 'unrecorded' }
>;


/** Rejects with `RecordFailing` or `RecordRefused`, and then nothing was done. */
export async function queuedCommand(table: Table, nights: Nights, command: QueuedCommand): Promise<Answer> {
  switch (command.type) {
    case 'begin':
      return begin(table, command, () => nights.openRecord());
    case 'table':
      return tableCommand(table, command.command);
    case 'input':
      return setInput(table, command.seat, command.input);
    case 'dealer':
      return setDealer(table, command.seat);
    case 'choices':
      return setChoices(table, command.choices);
    case 'undo':
    case 'redo':
      return turn(table, command.type, command.n);
    case 'newNight':
      return changeNight(table, () => nights.fresh());
    case 'openNight':
      return changeNight(table, () => (command.salvage === true ? nights.salvage(command.file) : nights.open(command.file)));
    default:
      return command satisfies never;
  }
}

async function changeNight(table: Table, change: () => Promise<void>): Promise<Answer> {
  const { round } = table;
  if (round.underWay) return refused('round under way', { phase: round.phase });
  await change();
  table.changed();
  return DONE;
}
