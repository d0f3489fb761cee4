import type { AskedConsoleWords } from '../../../../words/rulebook.ts';
import { titled } from '../../../../words/language.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_DE } from '../table/de.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_DE.card);

/** Where a card is thought to be; `name` is whose it is there. */
function lies(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `sie liegt bei den Karten, die ${name} genommen hat`,
    hand: `${name} hat sie auf der Hand, nicht im Stapel`,
    pile: `sie liegt noch im Stapel von ${name}, nicht auf der Hand`,
  };
  return known[String(where)] ?? `sie liegt schon auf dem Tisch, vor ${name}`;
}

export const CHARTA_BELLICA_CONSOLE_DE: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10 bis 15 Minuten',
  line: 'Vier Nationen im Krieg, mit Narren und Pferden: jeder für sich, oder zwei Bündnisse.',
  deck: 'Charta Bellica: vier Nationen mit 1 bis 10, Priester, Dame, Monarch, Hauptstadt. Oder 52 französische Karten und 4 Joker als Hauptstädte',
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
    'card cannot be there': ({ card, where, name }) =>
      `${titled(named(card))}: Das kann nicht sein, ${lies(where, name)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
    'other nation': ({ card, name }) => `Das kann nicht sein (${name}): ${named(card)}. Gib die Nation an, die da liegt.`,
  },
};
