import type { Correction } from '../../../host/contract/view.ts';
import type { RoomWords } from '../../../words/room/en.ts';

/** What the dealer took back, did again or overrode, in words; `named` names a round. */
export function correctionTitle({ kind, steps, effect }: Correction, named: (round: number) => string, words: RoomWords): string {
  // Round 0 is before the first.
  return words.correction({ kind, steps, round: effect.round === 0 ? undefined : named(effect.round) });
}
