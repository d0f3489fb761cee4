import type { Examples } from '../../../host/games/headless.ts';

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'Hungarian War: the table is the centre card, then the side cards from the one between seat 0 and seat 1 on, clockwise',
      request: '{"players":3,"eliminated":[],"table":["KD","9C","2H","TS"],"faces":[6,1,null]}',
    },
  ],
  play: [
    {
      what: 'Hungarian War: the first card of the deck is dealt first; each round has a face for each seat, null for who has none',
      request: '{"players":["Anna","Béla"],"deck":["9C","2H","TS","4D","7C"],"house":{},"rounds":[[6,2],[4,1]]}',
    },
  ],
};
