import { openAsk } from '../../rulebook/ask.ts';
import { isNewRound } from '../record/rounds.ts';
import { peekRedo, peekUndo } from '../../rulebook/timeline.ts';
import { isCorrection } from '../../rulebook/effect.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { NightState } from '../../rulebook/series.ts';
import { refused } from './answer.ts';
import type { TableCommand } from './checked-command.ts';
import type { Table } from './table.ts';
import { bookOf, stateOf } from './state/table-now.ts';

/** A rulebook's own command, decided by the rulebook. */
export async function tableCommand(table: Table, { game: number, command }: TableCommand): Promise<Refusal | undefined> {
  const { game, round } = table;
  // Another game may have begun while the command waited for its turn.
  if (game?.number !== number) return refused('no game');
  if (round.handsOff) return refused('too soon');
  const book = bookOf(game);
  const decided = book.decide(game.state, command, table.chance);
  if (!decided.ok) return decided.refusal;
  const step = table.validate({ kind: 'step', rulebook: game.rulebook, command, events: decided.events });
  const [before, after] = [stateOf(table.now), stateOf(step)];
  if (round.underWay && whoChooses(book, before) !== whoChooses(book, after)) {
    return refused('round under way', { phase: round.phase });
  }
  const open = openAsk(book.next(game.state)) !== undefined;
  await table.write(step);
  const reason = reasonOf(command);
  // An answer that brings points is no correction: its outcomes are presented.
  if (reason !== undefined || (!open && isCorrection(before, after))) {
    table.corrections.add({ kind: 'override', before, after, reason }, table.clock.now());
  } else table.corrections.clear();
  round.tell({ type: open && isNewRound(before, after) ? 'roundEnded' : 'tableChanged' });
  return undefined;
}

/** Who sits where and who must choose: this may not change from the count to the reveal, although cards may be named then. */
function whoChooses(book: Rulebook, night: NightState | undefined): string {
  const state = night?.game?.state;
  const question = book.next(state);
  const seats = question?.kind === 'sealed' ? question.seats : undefined;
  return JSON.stringify([book.standings(state).map(({ player, seat }) => [player.id, seat]), question?.n, seats]);
}

/** In every rulebook, a command that overrides what happened carries its reason. */
function reasonOf(command: unknown): string | undefined {
  const reason = typeof command === 'object' && command !== null && 'reason' in command ? command.reason : undefined;
  return typeof reason === 'string' ? reason : undefined;
}

/** Undoes or redoes the step in line `n`; refused unless it is the next one, so that what the dealer read is what happens. */
export async function turn(table: Table, kind: 'undo' | 'redo', n: number): Promise<Refusal | undefined> {
  const { round } = table;
  if (round.underWay) return refused('round under way', { phase: round.phase });
  const { timeline } = table.now.night;
  const next = kind === 'undo' ? peekUndo(timeline) : peekRedo(timeline);
  if (next === undefined) return refused(kind === 'undo' ? 'nothing to undo' : 'nothing to redo');
  if (next.step.n !== n) return refused('another step is next', { n, next: next.step.n });
  await table.write(table.validate({ kind, step: n }));
  const what = next.step.events[0]?.type;
  table.corrections.add({ kind, what, before: next.from, after: next.to }, table.clock.now());
  const typed = kind === 'undo' ? table.reveal(n) : undefined;
  if (table.game === undefined) round.tell({ type: 'stop' });
  else round.tell(typed === undefined ? { type: 'turned' } : { type: 'retype', undone: typed });
  return undefined;
}
