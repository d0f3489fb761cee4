import type { RoundChoices, SeatInput } from '../contract/view.ts';
import type { SettingsLine } from '../record/line.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { lastWinnersOf } from '../../rulebook/series.ts';
import { refused } from './answer.ts';
import type { BeginCommand } from './checked-command.ts';
import { sameThing } from '../contract/keys.ts';
import type { Table } from './table.ts';
import { bookOf, stateOf } from './state/table-now.ts';

/** Begins a new game, even if the last is not finished. `openRecord` is called last and makes the night's file if needed. */
export async function begin(table: Table, command: BeginCommand, openRecord: () => Promise<void>): Promise<Refusal | undefined> {
  const { rulebook, players, inputs, dealer, house, choices, setup } = command;
  if (table.round.underWay) return refused('round under way', { phase: table.round.phase });
  const book = rulebookOf(rulebook);
  const lastWinners = lastWinnersOf(stateOf(table.now), rulebook);
  const begun = book.begin({ ...setup, lastWinners, dealer }, table.chance);
  if (!begun.ok) return begun.refusal;
  if (inputs.length !== players.length) return refused('inputs count', { given: inputs.length, seats: players.length });
  if (dealer >= players.length) return refused('no such seat', { seat: dealer });
  if (mixesBots(inputs, book, begun.state)) return refused('bot beside real cards');
  for (const seat of inputs.keys()) {
    const wrong = wrongInput(inputs.slice(0, seat + 1), seat, book);
    if (wrong !== undefined) return wrong;
  }
  await openRecord();
  const accepted = { type: 'begin', players, house, inputs, dealer, choices };
  await table.write(table.validate({ kind: 'step', rulebook, command: accepted, events: begun.events }));
  table.corrections.clear();
  table.round.tell({ type: 'begin' });
  return undefined;
}

/** Changes one seat's input and no other. */
export async function setInput(table: Table, seat: Seat, input: SeatInput): Promise<Refusal | undefined> {
  const { game, state } = table;
  if (game === undefined) return refused('no game');
  const { inputs } = state;
  if (seat >= inputs.length) return refused('no such seat', { seat });
  const next = inputs.with(seat, input);
  const book = bookOf(game);
  // In an older night bots may sit there already: one after the other can be given cards.
  const replaces = input.kind !== 'bot' && mixesBots(inputs, book, game.state);
  if (!replaces && mixesBots(next, book, game.state)) return refused('bot beside real cards');
  const wrong = wrongInput(next, seat, book);
  if (wrong !== undefined) return wrong;
  await writeSettings(table, { inputs: next });
  table.round.tell({ type: 'inputChanged', seat });
  return undefined;
}

export async function setDealer(table: Table, dealer: Seat): Promise<Refusal | undefined> {
  if (table.game === undefined) return refused('no game');
  if (dealer >= table.state.inputs.length) return refused('no such seat', { seat: dealer });
  await writeSettings(table, { dealer });
  return undefined;
}

export async function setChoices(table: Table, choices: RoundChoices): Promise<Refusal | undefined> {
  if (table.game === undefined) return refused('no game');
  await writeSettings(table, { choices });
  return undefined;
}

function writeSettings(table: Table, change: Partial<Omit<SettingsLine, 'kind'>>): Promise<void> {
  const { inputs, dealer, choices } = table.state;
  return table.write(table.validate({ kind: 'settings', inputs, dealer, choices, ...change }));
}

/** Nobody holds the card that a bot would name: among real cards bots play by themselves only. */
function mixesBots(inputs: readonly SeatInput[], book: Rulebook, state: unknown): boolean {
  const bots = inputs.filter(({ kind }) => kind === 'bot').length;
  return bots > 0 && bots < inputs.length && book.dealt?.(book.houseOf(state)) === false;
}

/** Why the input of this seat is refused: the game has no faces to seal, or another seat has the same pad, cluster or key. */
function wrongInput(inputs: readonly SeatInput[], seat: Seat, { faces }: Rulebook): Refusal | undefined {
  const input = inputs[seat] ?? { kind: 'die' };
  if (faces.length === 0 && input.kind !== 'die' && input.kind !== 'bot') return refused('no such input', { kind: input.kind });
  const other = inputs.findIndex((theirs, at) => at !== seat && sameThing(theirs, input));
  if (other < 0) return undefined;
  if (input.kind === 'pad') return refused('pad twice', { pad: input.pad, seat, other });
  if (input.kind === 'keys' && inputs[other]?.kind === 'keys') {
    return refused('cluster twice', { cluster: input.cluster, seat, other });
  }
  return refused('key twice', { seat, other });
}
