import type { AskedConsoleWords } from '../../rulebook.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_EN } from '../en.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_EN.card);

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
    horse: { label: 'Which number is the horse (Bellum)' },
  },
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Two alliances are ${needed} players, and here are ${given}. Choose Bellum, or seat ${needed}.`,
    'other nation': ({ card, name }) => `${name} cannot hold the ${named(card)}. Give the nation that lies there.`,
  },
};
