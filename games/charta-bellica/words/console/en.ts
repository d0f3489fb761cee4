import type { AskedConsoleWords } from '../../../../words/rulebook.ts';
import { titled } from '../../../../words/language.ts';
import { CHARTA_BELLICA_EN } from '../table/en.ts';
import { nameCard } from '../card-name.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_EN.card);

/** Where a card is thought to be; `name` is whose it is there. */
function lies(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `it lies among the cards that ${name} has taken`,
    hand: `${name} has it in hand, not in the pile`,
    pile: `it still lies in the pile of ${name}, not in the hand`,
  };
  return known[String(where)] ?? `it lies on the table already, before ${name}`;
}

export const CHARTA_BELLICA_CONSOLE_EN: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10 to 15 minutes',
  line: 'Four nations at war, with jesters and horses: every hand for itself, or two alliances.',
  deck: 'Charta Bellica: four nations with 1 to 10, priest, queen, monarch, capital. Or 52 French cards, and 4 Jokers as capitals',
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
    'card cannot be there': ({ card, where, name }) =>
      `${titled(named(card))} cannot be there: ${lies(where, name)}. The same card once more, and it counts all the same.`,
    'other nation': ({ card, name }) => `${name} cannot hold the ${named(card)}. Give the nation that lies there.`,
  },
};
