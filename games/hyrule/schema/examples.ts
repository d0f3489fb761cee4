import type { Examples } from '../../../host/games/headless.ts';

const HANDS = '"hands":[["2D","3D","4D","5D","6D","7D","8D"],["2C","3C","4C","5C","6C","7C","8C"]]';

export const EXAMPLES: Examples = {
  resolve: [{ what: 'Hyrule: the card each seat lays', request: '{"rulebook":"hyrule","cards":["KH","QD","2C"]}' }],
  play: [
    {
      what: 'Hyrule by chance: seven cards each; each turn has a card of each seat',
      request: `{"rulebook":"hyrule","players":["Anna","Béla"],"house":{"turns":"chance"},${HANDS},"turns":[["2D","3C"]]}`,
    },
    {
      what: 'Hyrule by strategy: the stock too, top card first; a turn is what all lay, or a card that the leader swaps',
      request: `{"rulebook":"hyrule","players":["Anna","Béla"],"house":{"turns":"strategy","tallest":1},"stock":["9H"],${HANDS},"turns":[{"swap":"4C"},{"cards":["2D","9H"]}]}`,
    },
  ],
};
