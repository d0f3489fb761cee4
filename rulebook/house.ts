import * as v from 'valibot';
import { refuse, type Refused } from './refusal.ts';
import type { HouseRule, Rulebook, SetupBase } from './rulebook.ts';
import { valueSchema } from './schemas.ts';
import type { PlayerId } from './seat.ts';

/** The values of house rules by their keys, as the table of a game allows them. */
export type HouseOf<Rules extends readonly HouseRule[]> = {
  readonly [Rule in Rules[number] as Rule['key']]: Rule extends { readonly values: readonly (infer Value)[] }
    ? Value
    : Rule extends { readonly kind: 'text' }
      ? string
      : number;
};

/** The complete house rules; what `given` leaves out is standard, and a number that an older night has as text is one again. */
export function completeHouse<House>(rules: readonly HouseRule[], given: Readonly<Record<string, unknown>>): House {
  const complete = rules.map(({ key, kind, standard }) => {
    const value = given[key] ?? standard;
    return [key, kind === 'number' ? Number(value) : value];
  });
  // The keys of `House` are those of its rules: each game holds its rules to its type.
  return Object.fromEntries(complete) as House;
}

/** The complete house rules of a game as its record has them. */
export function recordedHouse<House>(rules: readonly HouseRule[], house: Readonly<Record<string, unknown>>): House {
  const formerly = rules.flatMap(({ key, formerly }) => (formerly === undefined ? [] : [[key, formerly] as const]));
  return completeHouse<House>(rules, { ...Object.fromEntries(formerly), ...house });
}

type SetupCode = 'seats' | 'same player twice' | 'house value';

/** Why no game of these seats and house rules can begin; `clause` is that of the seats. */
export function refuseSetup(
  { seats, house: rules, clause }: Pick<Rulebook, 'seats' | 'house'> & { readonly clause: string },
  { players, house }: SetupBase<unknown>,
): Refused<SetupCode> | undefined {
  const { least, most } = seats;
  if (players.length < least || players.length > most) return refuse('seats', { least, most, given: players.length }, clause);
  const seated = new Set<PlayerId>();
  for (const { id, name } of players) {
    if (seated.has(id)) return refuse('same player twice', { name });
    seated.add(id);
  }
  return refuseHouse(rules, house);
}

/** The first value that no house rule allows; undefined where all are allowed. */
export function refuseHouse(rules: readonly HouseRule[], house: object): Refused<'house value'> | undefined {
  for (const [key, given] of Object.entries(house) as [string, unknown][]) {
    const rule = rules.find((candidate) => candidate.key === key);
    if (rule === undefined || !v.is(valueSchema(rule), given))
      return refuse('house value', { key, given: String(given) }, rule?.clause);
  }
  return undefined;
}
