import type { AskedConsoleWords } from '../../../../words/rulebook.ts';
import { titled } from '../../../../words/language.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_HU } from '../table/hu.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_HU.card);

/** Where a card is thought to be; `name` is whose it is there. */
function lies(where: unknown, name: unknown): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    won: `már az elvitt lapok közt van (${name})`,
    hand: `kézben van, nem a pakliban (${name})`,
    pile: `még a pakliban van, nem kézben (${name})`,
  };
  return known[String(where)] ?? `már az asztalon fekszik (${name})`;
}

export const CHARTA_BELLICA_CONSOLE_HU: AskedConsoleWords = {
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
      `${titled(named(card))}: nem lehet ott, ${lies(where, name)}. Ugyanaz a lap még egyszer, és mégis számít.`,
    'other nation': ({ card, name }) => `Nem lehet ott (${name}): ${named(card)}. Azt a nemzetet add meg, amelyik ott fekszik.`,
  },
};
