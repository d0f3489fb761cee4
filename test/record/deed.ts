import { isDeepStrictEqual } from 'node:util';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { Line } from '../../host/record/line.ts';

type Of<Type extends ConsoleCommand['type']> = Extract<ConsoleCommand, { readonly type: Type }>;

/** Something that was done at the table and belongs in the record, once. */
export type Deed =
  | Of<'begin' | 'table' | 'input' | 'dealer' | 'choices'>
  | { readonly type: 'undo' | 'redo' }
  /** By seat; undefined if the host chose and has not shown it yet. */
  | { readonly type: 'open'; readonly faces: readonly (number | null | undefined)[] };

/** Whether this line says that this was done. */
export function tells(line: Line, deed: Deed): boolean {
  switch (deed.type) {
    case 'begin':
      return line.kind === 'step' && isDeepStrictEqual(line.command, lessRulebook(deed));
    case 'table':
      return line.kind === 'step' && isDeepStrictEqual(line.command, deed.command);
    case 'input':
      return line.kind === 'settings' && isDeepStrictEqual(line.inputs[deed.seat], deed.input);
    case 'dealer':
      return line.kind === 'settings' && line.dealer === deed.seat;
    case 'choices':
      return line.kind === 'settings' && isDeepStrictEqual(line.choices, deed.choices);
    case 'undo':
    case 'redo':
      return line.kind === deed.type;
    case 'open':
      return line.kind === 'step' && opens(line.command, deed.faces);
    default:
      return deed satisfies never;
  }
}

/** The faces that a line opened, if it did. */
export function facesOf(line: Line): readonly (number | null)[] | undefined {
  if (line.kind !== 'step') return undefined;
  const { type, faces } = line.command as { readonly type?: unknown; readonly faces?: readonly (number | null)[] };
  return type === 'open' ? faces : undefined;
}

function opens(command: unknown, faces: readonly (number | null | undefined)[]): boolean {
  const { type, faces: opened = [] } = command as { readonly type?: unknown; readonly faces?: readonly (number | null)[] };
  return type === 'open' && faces.every((face, seat) => face === undefined || face === opened[seat]);
}

/** The line names the rulebook beside the command. */
function lessRulebook({ rulebook: _, ...command }: Of<'begin'>): object {
  return command;
}
