import type { ConsoleUi } from './ui.ts';
import type { Panel } from './desk.ts';

/** Whether a game has what a panel is about: cards to be named, pads at its seats. */
export function offersPanel({ naming, kits }: Pick<ConsoleUi, 'naming' | 'kits'>, panel: Panel): boolean {
  if (panel === 'cards') return naming !== undefined;
  return panel !== 'pads' || kits.includes('pads');
}
