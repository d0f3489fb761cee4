import type { AskedConsoleWords } from '../../rulebook.ts';

export const CHARTA_BELLICA_CONSOLE_EN: AskedConsoleWords = {
  name: 'Charta Bellica',
  players: '2 to 4 players',
  minutes: '10 to 15 minutes',
  line: 'Four nations at war, with jesters and horses: every hand for itself, or two alliances.',
  deck: 'Charta Bellica, 56 cards of four nations',
  house: {
    line: {
      label: 'Line of play',
      values: {
        bellum: 'Bellum: each for themselves',
        simple: 'Simple: two alliances of two',
        combined: 'Combined: alliances, pairs count more',
      },
    },
    horse: { label: 'Number of the horses (Bellum)' },
  },
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Two alliances are ${needed} players, and here are ${given}. Choose Bellum, or seat ${needed}.`,
    'other nation': ({ card, name }) => `${name} holds another nation than ${card}. Type the card’s rank alone.`,
  },
};
