/** WR-6. In Suicide War players choose every card they lay; otherwise it comes from the top of the stack. */
export const VARIATIONS = ['classic', 'three-card', 'suicide'] as const;
export type Variation = (typeof VARIATIONS)[number];

/** How many cards a seat that holds `held` lays, the last of them face up: all it has where it has fewer (WR-4). */
export function cardsDue(held: number, contest: 'battle' | 'war', variation: Variation): number {
  return Math.min(held, contest === 'war' ? 4 : forBattle(variation));
}

function forBattle(variation: Variation): number {
  switch (variation) {
    case 'classic':
    case 'suicide':
      return 1;
    case 'three-card':
      return 3;
    default:
      return variation satisfies never;
  }
}
