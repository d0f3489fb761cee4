import type { Stall } from '../../host/contract/view.ts';
import type { Say } from '../../words/say.ts';

/** An answer of the seat's pad can still end its stall. Otherwise the dealer decides: no press of the seat counts after the count. */
export function padMayAnswer({ why }: Stall): boolean {
  return why === 'no answer' || why === 'gone';
}

/** The stalls that an answer can still end, and those that the dealer decides, each with what heads them; no part is empty. */
export function stalledParts(stalled: readonly Stall[], say: Say<'room'>) {
  const parts = [
    { named: 'room-waiting', head: say('room-waiting-for'), stalls: stalled.filter(padMayAnswer) },
    { named: 'room-deciding', head: say('room-dealer-decides'), stalls: stalled.filter((stall) => !padMayAnswer(stall)) },
  ] as const;
  return parts.filter(({ stalls }) => stalls.length > 0);
}
