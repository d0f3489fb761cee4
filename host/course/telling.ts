import type { RoundChoices } from '../contract/view.ts';

/** ms before the first outcome is told, and for each outcome told. */
const PACES: Readonly<Record<RoundChoices['pace'], { readonly base: number; readonly each: number }>> = {
  quick: { base: 1000, each: 700 },
  normal: { base: 1500, each: 1500 },
  teaching: { base: 2500, each: 6000 },
};

/** How long the outcomes of a round are told before choosing opens by itself, in ms. */
export function tellingTime(pace: RoundChoices['pace'], tellings: number): number {
  const { base, each } = PACES[pace];
  return base + each * tellings;
}

/** ms before the kiosk answers by itself: people are to see what was asked. */
const THINKING: Readonly<Record<RoundChoices['pace'], number>> = { quick: 300, normal: 800, teaching: 2000 };

export function thinkingTime(pace: RoundChoices['pace']): number {
  return THINKING[pace];
}
