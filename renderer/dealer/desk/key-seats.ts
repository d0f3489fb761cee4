import { CLUSTERS } from '../../../host/contract/keys.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';

/** Whether a seat plays by keys, so that the dealer's keyboard may be shared. */
export function keysShared(view: ConsoleView): boolean {
  return view.inputs.some(({ kind }) => kind === 'keys');
}

/** The shared keyboard is turned to naming cards. */
export function isNaming({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'choosing' && game.course.naming;
}

/** The keyboard is the seats' now: letters choose faces and name no card until Tab turns it. */
export function seatsHoldKeyboard(view: ConsoleView): boolean {
  return keysShared(view) && view.table.game?.course.phase !== 'over' && !isNaming(view);
}

/** Physical codes that belong to a seat now; none while the keyboard is turned to naming. */
export function clusterCodesOf(view: ConsoleView): ReadonlySet<string> {
  if (!seatsHoldKeyboard(view)) return new Set();
  return new Set(view.inputs.flatMap((input) => (input.kind === 'keys' ? Object.keys(CLUSTERS[input.cluster] ?? {}) : [])));
}
