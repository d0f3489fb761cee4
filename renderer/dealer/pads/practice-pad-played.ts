import type { PracticePadView } from '../../../host/contract/pads.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';

/** The pad on the screen where a seat chooses with it now: it must be at hand beside the desk. */
export function practicePadPlayed({ practicePad, pads }: ConsoleView): PracticePadView | undefined {
  const played = pads.some(({ id, inRound }) => id === practicePad?.id && inRound === true);
  return practicePad?.plugged === true && played ? practicePad : undefined;
}
