import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { Line } from './line.ts';

/** The version of the rulebook that a game begins under in this line, where ours is older and might judge otherwise. */
export function newerRulebook(line: Line): { readonly version: number; readonly ours: number } | undefined {
  if (line.kind !== 'step') return undefined;
  const begun = line.events[0] as { readonly type?: unknown; readonly version?: unknown } | null | undefined;
  if (begun?.type !== 'GameBegun' || typeof begun.version !== 'number') return undefined;
  const { version: ours } = rulebookOf(line.rulebook);
  return begun.version <= ours ? undefined : { version: begun.version, ours };
}
