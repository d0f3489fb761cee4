import type { ConsoleCommand } from '../contract/command.ts';
import type { Answer } from '../contract/view.ts';
import { DONE, refused } from './answer.ts';
import { begin } from './begin.ts';
import type { Nights } from './nights.ts';
import type { PadCommand } from './pad-commands.ts';
import type { RoundCommand } from './round-commands.ts';
import { setChoices, setDealer, setInput } from './settings.ts';
import type { SharingCommand } from './sharing.ts';
import type { Table } from './table.ts';
import { tableCommand } from './table-command.ts';
import { turn } from './turn.ts';

/** Everything that is no step of the round itself: it waits its turn, and for the disk. */
export type QueuedCommand = Exclude<
  ConsoleCommand,
  | RoundCommand
  | SharingCommand
  | PadCommand
  | { readonly type: 'recall' | 'endRecall' | 'sound' | 'naming' | 'unrecorded' | 'lookAtNights' }
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
      return whileAtRest(table, () => nights.fresh());
    case 'openNight':
      return whileAtRest(table, () => (command.salvage === true ? nights.salvage(command.file) : nights.open(command.file)));
    case 'nameNight':
      return done(table, nights.call(command.file, command.name));
    case 'deleteNight':
      return done(table, nights.remove(command.file));
    case 'restoreNight':
      return done(table, nights.restore(command.file));
    case 'verifyNight':
      return whileAtRest(table, () => nights.verify(command.file));
    case 'exportNight':
      return whileAtRest(table, () => nights.exportAs(command.file, command.format, command.language));
    default:
      return command satisfies never;
  }
}

/** Nothing that changes the night, or that makes the host busy with a long one, from the count to the reveal. */
async function whileAtRest(table: Table, work: () => Promise<void>): Promise<Answer> {
  const { round } = table;
  if (round.underWay) return refused('round under way', { phase: round.phase });
  return done(table, work());
}

async function done(table: Table, work: Promise<void>): Promise<Answer> {
  await work;
  table.changed();
  return DONE;
}
