import type { Answer } from '../contract/view.ts';
import { openAsk } from '../../rulebook/ask.ts';
import { isNewRound } from '../record/rounds.ts';
import { doorOf } from '../games/index.ts';
import { isCorrection } from '../../rulebook/effect.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { DONE, refused } from './answer.ts';
import type { Table } from './table.ts';
import { bookOf, stateOf } from './table-now.ts';

/** A rulebook's own command, checked by its schema and decided by it. */
export async function tableCommand(table: Table, unchecked: unknown): Promise<Answer> {
  const { game, round } = table;
  if (game === undefined) return refused('no game');
  if (round.handsOff) return refused('too soon');
  const command = doorOf(game.rulebook).command(unchecked);
  if (!command.ok) return refused('not a command', { field: `command.${command.field}`, problem: command.problem });
  const book = bookOf(game);
  const decided = book.decide(game.state, command.value, table.chance);
  if (!decided.ok) return decided;
  if (round.underWay && changesWhoChooses(book, game.state, decided.events)) {
    return refused('round under way', { phase: round.phase });
  }
  const before = stateOf(table.now);
  const open = openAsk(book.next(game.state)) !== undefined;
  await table.write({ kind: 'step', rulebook: game.rulebook, command: command.value, events: decided.events });
  const after = stateOf(table.now);
  const reason = reasonOf(command.value);
  // An answer that brings points is no correction: it is told as what it is.
  if (reason !== undefined || (!open && isCorrection(before, after))) {
    const why = reason === undefined ? {} : { reason };
    table.corrections.add({ kind: 'override', before, after, ...why }, table.clock.now());
  }
  if (open && isNewRound(before, after)) round.present();
  else round.tableChanged();
  table.changed();
  return DONE;
}

/** Cards may be named at any time; but who sits where and who must choose stands still from the count to the reveal. */
function changesWhoChooses(book: Rulebook, state: unknown, events: readonly unknown[]): boolean {
  const after = events.reduce((so, event) => book.evolve(so, event), state);
  return whoChooses(book, state) !== whoChooses(book, after);
}

function whoChooses(book: Rulebook, state: unknown): string {
  const question = book.next(state);
  const seats = question?.kind === 'sealed' ? question.seats : undefined;
  return JSON.stringify([book.players(state).map(({ id }) => id), question?.n, seats]);
}

/** A command that overrides what happened carries its reason, in every rulebook. */
function reasonOf(command: unknown): string | undefined {
  const reason = typeof command === 'object' && command !== null && 'reason' in command ? command.reason : undefined;
  return typeof reason === 'string' ? reason : undefined;
}
