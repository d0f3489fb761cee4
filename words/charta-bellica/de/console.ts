import type { AskedConsoleWords } from '../../rulebook.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_DE } from '../de.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_DE.card);

export const CHARTA_BELLICA_CONSOLE_DE: AskedConsoleWords = {
  name: 'Charta Bellica',
  players: '2 bis 4 Spieler',
  minutes: '10 bis 15 Minuten',
  line: 'Vier Nationen im Krieg, mit Narren und Pferden: jeder für sich, oder zwei Bündnisse.',
  deck: 'Charta Bellica, 56 Karten von vier Nationen',
  house: {
    line: {
      label: 'Spielart',
      values: {
        bellum: 'Bellum: jeder für sich',
        simple: 'Einfach: zwei Bündnisse zu zweit',
        combined: 'Kombiniert: Bündnisse, Paare zählen mehr',
      },
    },
    horse: { label: 'Welche Zahl ist das Pferd (Bellum)' },
  },
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Zwei Bündnisse sind ${needed} Spieler, hier sind ${given}. Wähle Bellum, oder spielt zu dieser Zahl.`,
    'other nation': ({ card, name }) => `Das kann nicht sein (${name}): ${named(card)}. Gib die Nation an, die da liegt.`,
  },
};
