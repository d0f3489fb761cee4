import type { Examples } from '../../../host/games/headless.ts';

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'War: the card each seat flips, null for who has none',
      request: '{"rulebook":"war","flips":["AH","KD","AS",null]}',
    },
  ],
  play: [
    {
      what: 'War: the stack of each seat, top card first; "battles" is the most that are fought',
      request:
        '{"rulebook":"war","players":["Anna","Béla"],"stacks":[["AH","2C"],["AS","3D"]],"house":{"variation":"classic"},"battles":5000}',
    },
  ],
};
