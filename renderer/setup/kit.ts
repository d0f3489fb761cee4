/** What is at hand, the three pictures setup opens with; the answer sets every default. */
export const KITS = ['pads', 'dice', 'nothing'] as const;
export type Kit = (typeof KITS)[number];
