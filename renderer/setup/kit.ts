/** What is at hand, the pictures setup opens with; the answer sets every default. A game offers those it can be played with. */
export const KITS = ['pads', 'dice', 'cards', 'nothing'] as const;
export type Kit = (typeof KITS)[number];
