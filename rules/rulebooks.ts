/** The shelf: one line for each game. */
export const RULEBOOK_IDS = ['hungarian-war'] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];
