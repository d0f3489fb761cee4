import type { Examples } from '../../../host/games/headless.ts';

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'Charta Bellica, two alliances: the pair of each; "line" is simple or combined',
      request: '{"rulebook":"charta-bellica","line":"combined","pairs":[["mH","pP"],["cG","4T"]]}',
    },
    {
      what: 'Charta Bellica, Bellum: the card of each player; "left" is what each still holds',
      request: '{"rulebook":"charta-bellica","line":"bellum","cards":["9H","TG","4T"],"left":9}',
    },
  ],
};
