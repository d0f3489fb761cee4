import type { ConsoleView } from '../../../host/contract/view.ts';

/** Where a console keeps who sat at the table last, for the night that begins after it. */
const KEPT = 'referee.people';

/** The names of who sits at the table, clockwise from the dealer, as setup asks for them. Bots are no guests. */
export function peopleOf({ table: { game }, inputs }: ConsoleView): readonly string[] {
  if (game === undefined) return [];
  const people = game.seats.filter(({ seat }) => inputs[seat]?.kind !== 'bot');
  const first = Math.max(
    0,
    people.findIndex(({ seat }) => seat === game.dealer),
  );
  return [...people.slice(first), ...people.slice(0, first)].map(({ player }) => player.name);
}

export function keepPeople(window: Window, names: readonly string[]): void {
  window.localStorage.setItem(KEPT, JSON.stringify(names));
}

/** Nobody where nothing was kept, or nothing that can be names. */
export function keptPeople(window: Window): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
