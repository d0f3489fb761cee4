import { inEach, titled } from '../../../../words/language.ts';
import type { AskedConsoleWords, RulesText } from '../../../../words/rulebook.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_RULES_DE } from '../rules/de.ts';
import { CHARTA_BELLICA_RULES_EN } from '../rules/en.ts';
import { CHARTA_BELLICA_RULES_HU } from '../rules/hu.ts';
import { CHARTA_BELLICA_DE } from '../table/de.ts';
import { CHARTA_BELLICA_EN } from '../table/en.ts';
import { CHARTA_BELLICA_HU } from '../table/hu.ts';

const namedEn = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_EN.card);

/** Where a card is thought to be; `name` is whose it is there. */
function liesEn(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `it lies among the cards that ${name} has taken`,
    hand: `${name} has it in hand, not in the pile`,
    pile: `it still lies in the pile of ${name}, not in the hand`,
  };
  return known[String(where)] ?? `it lies on the table already, before ${name}`;
}

const EN: AskedConsoleWords = {
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
      `${titled(namedEn(card))} cannot be there: ${liesEn(where, name)}. The same card once more, and it counts all the same.`,
    'other nation': ({ card, name }) => `${name} cannot hold the ${namedEn(card)}. Give the nation that lies there.`,
  },
};

const namedHu = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_HU.card);

function liesHu(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `már az elvitt lapok közt van (${name})`,
    hand: `kézben van, nem a pakliban (${name})`,
    pile: `még a pakliban van, nem kézben (${name})`,
  };
  return known[String(where)] ?? `már az asztalon fekszik (${name})`;
}

const HU: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10–15 perc',
  line: 'Négy nemzet háborúja bolondokkal és lovakkal: mindenki magáért, vagy két szövetség egymás ellen.',
  deck: 'Charta Bellica: négy nemzet, 1-től 10-ig, pap, dáma, monarcha, főváros. Vagy 52 francia lap, és 4 joker fővárosnak',
  house: {
    line: {
      label: 'A játék menete',
      values: {
        bellum: 'Bellum: mindenki magáért',
        simple: 'Egyszerű: két kettes szövetség',
        combined: 'Kombinált: szövetségek, a párok többet érnek',
      },
    },
    horse: { label: 'Melyik szám a ló (Bellum)' },
  },
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Két szövetséghez ${needed} játékos kell, itt ${given} van. Válaszd a Bellumot, vagy legyetek ennyien.`,
    'card cannot be there': ({ card, where, name }) =>
      `${titled(namedHu(card))}: nem lehet ott, ${liesHu(where, name)}. Ugyanaz a lap még egyszer, és mégis számít.`,
    'other nation': ({ card, name }) => `Nem lehet ott (${name}): ${namedHu(card)}. Azt a nemzetet add meg, amelyik ott fekszik.`,
  },
};

const namedDe = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_DE.card);

function liesDe(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `sie liegt bei den Karten, die ${name} genommen hat`,
    hand: `${name} hat sie auf der Hand, nicht im Stapel`,
    pile: `sie liegt noch im Stapel von ${name}, nicht auf der Hand`,
  };
  return known[String(where)] ?? `sie liegt schon auf dem Tisch, vor ${name}`;
}

const DE: AskedConsoleWords = {
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
      `${titled(namedDe(card))}: Das kann nicht sein, ${liesDe(where, name)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
    'other nation': ({ card, name }) => `Das kann nicht sein (${name}): ${namedDe(card)}. Gib die Nation an, die da liegt.`,
  },
};

/** On the dealer's console, and on paper. */
export const CHARTA_BELLICA_CONSOLE = inEach<AskedConsoleWords>(EN, HU, DE);
export const CHARTA_BELLICA_RULES = inEach<RulesText>(CHARTA_BELLICA_RULES_EN, CHARTA_BELLICA_RULES_HU, CHARTA_BELLICA_RULES_DE);
