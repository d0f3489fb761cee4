import type { PracticePadView } from '../../../host/contract/pads.ts';
import type { ConsoleView, PadView } from '../../../host/contract/view.ts';

/** The id a pad gives while it has none (PROTOCOL.md, "Fields"). */
export const NO_ID = '?';

/** Pad 2 before pad 10. */
export function byId(pads: readonly PadView[]): readonly PadView[] {
  return pads.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

/**
 * The new ports that look like pads, by their numbers, ascending, for the one key that uses them all. A dealer who has said
 * not now is asked again when another comes; `passed` is the highest number then.
 */
export function newPortsOffered({ ports }: Pick<ConsoleView, 'ports'>, passed: number): readonly number[] {
  return ports.flatMap((port) => (port.kind === 'new' && port.looksLikePad && port.n > passed ? [port.n] : []));
}

/** The pad on the screen where a seat chooses with it now: it must be at hand beside the desk. */
export function practicePadPlayed({ practicePad, pads }: ConsoleView): PracticePadView | undefined {
  const played = pads.some(({ id, inRound }) => id === practicePad?.id && inRound === true);
  return practicePad?.plugged === true && played ? practicePad : undefined;
}
