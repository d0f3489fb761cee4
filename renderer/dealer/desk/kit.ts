/** What is at hand, the pictures setup opens with; the answer sets every default. A game offers those it can be played with. */
export type Kit = 'pads' | 'dice' | 'cards' | 'nothing';
