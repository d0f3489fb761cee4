import { commandSchema, type ConsoleCommand } from '../contract/command.ts';
import type { HostRefusalCode } from '../contract/view.ts';
import { check, type FieldProblem } from '../games/checked.ts';
import { schemaOf } from '../games/index.ts';
import { refuse, type Refusal } from '../../rulebook/refusal.ts';
import type { SetupBase } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { NightGame } from '../../rulebook/series.ts';

type Sent<Type extends ConsoleCommand['type']> = Extract<ConsoleCommand, { readonly type: Type }>;

/** A game to begin, its setup checked by the rulebook's schema. */
export interface BeginCommand extends Sent<'begin'> {
  readonly rulebook: RulebookId;
  readonly setup: SetupBase<unknown>;
}

/** A rulebook's own command, checked by its schema, for no other game than number `game` of the night. */
export interface TableCommand {
  readonly type: 'table';
  readonly game: number;
  readonly command: unknown;
}

/** A command that has passed the edge: nothing in it is checked again. */
export type SessionCommand = Exclude<ConsoleCommand, Sent<'begin'> | Sent<'table'>> | BeginCommand | TableCommand;
export type CommandOf<Type extends SessionCommand['type']> = Extract<SessionCommand, { readonly type: Type }>;

type CheckedCommand =
  | { readonly ok: true; readonly value: SessionCommand }
  | { readonly ok: false; readonly refusal: Refusal<HostRefusalCode> };

/** The one edge for commands, whoever sends them. A game's own command must pass the schema of `game`, the one on the table. */
export function checkCommand(unchecked: unknown, game: NightGame | undefined): CheckedCommand {
  const checked = check(commandSchema, unchecked);
  if (!checked.ok) return notACommand(checked);
  const { value } = checked;
  switch (value.type) {
    case 'begin':
      return checkBegin(value);
    case 'table':
      return game === undefined ? refuse('no game') : checkTable(value.command, game);
    default:
      return { ok: true, value };
  }
}

function checkBegin(begin: Sent<'begin'>): CheckedCommand {
  const { rulebook, players, house } = begin;
  if (!RULEBOOKS.has(rulebook)) return refuse('no such rulebook', { given: rulebook });
  const setup = schemaOf(rulebook).setup({ players, house });
  return setup.ok ? { ok: true, value: { ...begin, rulebook, setup: setup.value } } : notACommand(setup);
}

function checkTable(unchecked: unknown, game: NightGame): CheckedCommand {
  const command = schemaOf(game.rulebook).command(unchecked);
  if (!command.ok) return notACommand({ ...command, field: `command.${command.field}` });
  return { ok: true, value: { type: 'table', game: game.number, command: command.value } };
}

function notACommand({ field, problem }: FieldProblem): CheckedCommand {
  return refuse('not a command', { field, problem });
}
