import { inEach, titled } from '../../../../words/language.ts';
import type { AskedConsoleWords, RulesText } from '../../../../words/rulebook.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_RULES_DE } from '../rules/de.ts';
import { CHARTA_BELLICA_RULES_EN } from '../rules/en.ts';
import { CHARTA_BELLICA_RULES_HU } from '../rules/hu.ts';
import { CHARTA_BELLICA_DE } from '../table/de.ts';
import { CHARTA_BELLICA_EN } from '../table/en.ts';
import { CHARTA_BELLICA_HU } from '../table/hu.ts';
import house from './house.json';

const namedEn = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_EN.card);

/** Where a card is thought to be; `name` is whose it is there. */
function liesEn(where: unknown, name: unknown): string {
  if (where === 'won') return `it is among the cards ${name} has taken`;
  if (where === 'hand') return `${name} has it in hand, not in the pile`;
  if (where === 'pile') return `it is still in the pile of ${name}, not in the hand`;
  return `it is already on the table in front of ${name}`;
}

const EN: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10 to 15 minutes',
  age: 'age 8+',
  line: 'Four nations at war, with jesters and horses: each for themselves, or in two alliances.',
  leaving: 'The cards stay in the game and count: the ally plays them; in Bellum they are turned over blind.',
  deck: 'The Charta Bellica deck: four nations with 1 to 10, priest, queen, monarch and capital. Or a standard 52-card deck and four Jokers as the 1s',
  house: house.en,
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Two alliances need ${needed} players, and there are ${given}. Choose Bellum, or seat ${needed}.`,
    'card cannot be there': ({ card, where, name }) =>
      `${titled(namedEn(card))} cannot be there: ${liesEn(where, name)}. Give the same card again to use it anyway.`,
    'other nation': ({ card, name }) => `${name} cannot hold the ${namedEn(card)}. Give the nation of the card that lies there.`,
  },
};

const namedHu = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_HU.card);

function liesHu(where: unknown, name: unknown): string {
  if (where === 'won') return `már az elvitt lapok közt van (${name})`;
  if (where === 'hand') return `kézben van, nem a pakliban (${name})`;
  return where === 'pile' ? `még a pakliban van, nem kézben (${name})` : `már az asztalon fekszik (${name})`;
}

const HU: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10–15 perc',
  age: '8 évtől',
  line: 'Négy nemzet háborúja bolondokkal és lovakkal: mindenki magáért, vagy két szövetség egymás ellen.',
  leaving: 'A lapjai játékban maradnak és számítanak: a szövetségese játssza ki őket, a Bellumban vaktában fordítjátok fel őket.',
  deck: 'Charta Bellica-pakli: négy nemzet, 1-től 10-ig, pap, dáma, monarcha és főváros. Vagy 52 lapos francia kártya, és négy joker 1-esnek',
  house: house.hu,
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Két szövetséghez ${needed} játékos kell, itt ${given} van. Válaszd a Bellumot, vagy üljetek le ${needed} fővel.`,
    'card cannot be there': ({ card, where, name }) =>
      `${titled(namedHu(card))}: nem lehet ott, ${liesHu(where, name)}. Ha mégis ez az, add meg még egyszer.`,
    'other nation': ({ card, name }) => `Nem lehet ott (${name}): ${namedHu(card)}. Az ott fekvő lap nemzetét add meg.`,
  },
};

const namedDe = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_DE.card);

function liesDe(where: unknown, name: unknown): string {
  if (where === 'won') return `sie liegt bei den Karten, die ${name} genommen hat`;
  if (where === 'hand') return `${name} hat sie auf der Hand, nicht im Stapel`;
  if (where === 'pile') return `sie liegt noch im Stapel von ${name}, nicht auf der Hand`;
  return `sie liegt schon auf dem Tisch, vor ${name}`;
}

const DE: AskedConsoleWords = {
  name: 'Charta Bellica',
  minutes: '10 bis 15 Minuten',
  age: 'ab 8',
  line: 'Vier Nationen im Krieg, mit Narren und Pferden: jeder für sich oder in zwei Bündnissen.',
  leaving: 'Die Karten bleiben im Spiel und zählen: Der Verbündete spielt sie; im Bellum werden sie blind aufgedeckt.',
  deck: 'Charta Bellica: vier Nationen mit 1 bis 10, Priester, Dame, Monarch und Hauptstadt. Oder ein Standarddeck mit 52 Karten und vier Joker als Einsen',
  house: house.de,
  refusals: {
    'players of the line': ({ needed, given }) =>
      `Zwei Bündnisse brauchen ${needed} Spieler, hier sind ${given}. Wähle Bellum oder setz ${needed} an den Tisch.`,
    'card cannot be there': ({ card, where, name }) =>
      `${titled(namedDe(card))}: Das kann nicht sein, ${liesDe(where, name)}. Gib dieselbe Karte noch einmal an, dann zählt sie trotzdem.`,
    'other nation': ({ card, name }) =>
      `Das kann nicht sein (${name}): ${namedDe(card)}. Gib die Nation der Karte an, die da liegt.`,
  },
};

/** On the dealer's console, and on paper. */
export const CHARTA_BELLICA_CONSOLE = inEach<AskedConsoleWords>(EN, HU, DE);
export const CHARTA_BELLICA_RULES = inEach<RulesText>(CHARTA_BELLICA_RULES_EN, CHARTA_BELLICA_RULES_HU, CHARTA_BELLICA_RULES_DE);
