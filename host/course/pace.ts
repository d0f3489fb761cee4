import type { RoundChoices } from '../contract/view.ts';

interface Pace {
  /** ms for the dice to land, and for each outcome; the display gives each of them an equal share of the sum. */
  readonly first: number;
  readonly each: number;
  /** ms before the host answers for a bot: people are to see what was asked. */
  readonly thinking: number;
}

export const PACES: Readonly<Record<RoundChoices['pace'], Pace>> = {
  quick: { first: 1000, each: 700, thinking: 300 },
  normal: { first: 1500, each: 1500, thinking: 800 },
  teaching: { first: 2500, each: 6000, thinking: 2000 },
};

/** How long the outcomes of a round are presented before the next question is put, in ms. */
export function presentationTime(pace: RoundChoices['pace'], outcomes: number): number {
  const { first, each } = PACES[pace];
  return first + each * outcomes;
}
