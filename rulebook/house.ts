import type { HouseRule } from './rulebook.ts';

/** The values of house rules by their keys, as the table of a game allows them. */
export type HouseOf<Rules extends readonly HouseRule[]> = {
  readonly [Rule in Rules[number] as Rule['key']]: Rule extends { readonly values: readonly (infer Value)[] } ? Value : number;
};

/** The complete house rules; what `house` leaves out is standard. */
export function completeHouse<House>(rules: readonly HouseRule[], house: Partial<House>): House {
  const standard = Object.fromEntries(rules.map(({ key, standard }) => [key, standard]));
  // The keys of `House` are those of its rules: each game holds its rules to its type.
  return { ...standard, ...house } as House;
}

/** The first value that no house rule allows; undefined where all are allowed. */
export function wrongHouse(
  rules: readonly HouseRule[],
  house: object,
): { readonly key: string; readonly given: string; readonly clause: string | undefined } | undefined {
  for (const [key, given] of Object.entries(house) as [string, unknown][]) {
    const rule = rules.find((candidate) => candidate.key === key);
    if (rule === undefined || !allows(rule, given)) return { key, given: String(given), clause: rule?.clause };
  }
  return undefined;
}

/** Whether a house rule may have this value. */
function allows(rule: HouseRule, given: unknown): boolean {
  switch (rule.kind) {
    case 'choice':
      return rule.values.some((value) => value === given);
    case 'number':
      return Number.isInteger(given) && Number(given) >= rule.least && Number(given) <= rule.most;
    default:
      return rule satisfies never;
  }
}
