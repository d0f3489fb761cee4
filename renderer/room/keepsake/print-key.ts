import type { TableView } from '../../../host/contract/view.ts';

/** Ctrl+P, or the Mac's Cmd+P, whatever has the focus. */
export function isPrintKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'p';
}

/** Between rounds only: the dialog of a printer holds up the whole page, and nothing is printed before it is told. */
export function mayPrint({ game }: Pick<TableView, 'game'>): boolean {
  return game?.course.phase === 'choosing' || game?.course.phase === 'over';
}

/** The same of pages that tell of no game: there need not be one. */
export function mayPrintPages(view: Pick<TableView, 'game'>): boolean {
  return view.game === undefined || mayPrint(view);
}
