/** How a game stands by its clock: time enough, its last minute, or what is under way is finished. */
export type TimeLeft = 'enough' | 'last minute' | 'up';

const MINUTE_MS = 60_000;

/** Where a game stands that ends at `endsAt`; both are host time, ms since 1970. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const left = endsAt - now;
  return left <= 0 ? 'up' : left <= MINUTE_MS ? 'last minute' : 'enough';
}

/** Minutes and seconds still to go, `12:05`; a second counts until it is over. */
export function clockLeft(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
