import * as v from 'valibot';
import { safeWhole, wholeFrom } from '../../rulebook/schemas.ts';

const MS_A_MINUTE = 60_000;
/** As long as the clock of one round is set for. */
export const MOST_MINUTES = 600;
export const minutesSchema = wholeFrom(1, MOST_MINUTES);

/** What the clock counts to: the end of the round under way, or the start of the next one. It ends nothing by itself. */
export const clockToSchema = v.picklist(['end', 'start']);

/** The clock of a tournament: it runs to a moment, ms since 1970 by the time of whoever shows it, or is halted with so many ms left. */
export const hallClockSchema = v.union([
  v.strictObject({ to: clockToSchema, endsAt: safeWhole }),
  v.strictObject({ to: clockToSchema, left: safeWhole }),
]);
export type HallClock = Readonly<v.InferOutput<typeof hallClockSchema>>;

/** The ms that are left at this moment; none once it has run down. */
export function leftOf(clock: HallClock, now: number): number {
  return 'left' in clock ? clock.left : Math.max(0, clock.endsAt - now);
}

export function withMinutes(clock: HallClock, minutes: number, now: number): HallClock {
  const left = leftOf(clock, now) + minutes * MS_A_MINUTE;
  return 'left' in clock ? { to: clock.to, left } : { to: clock.to, endsAt: now + left };
}
