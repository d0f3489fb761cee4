import type { Examples } from '../../../host/games/headless.ts';

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'Honor of the Samurai: the army of each seat, null for who is out, and the card each charges with',
      request:
        '{"rulebook":"honor-of-the-samurai","armies":[["AH","KD","2C"],["TS","X1","QD"]],"charges":["9D",null],"house":{"illegal":"D","charges":true}}',
    },
  ],
};
