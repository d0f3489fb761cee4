import type { AskedConsoleWords } from '../../rulebook.ts';
import { nameCard } from '../card-name.ts';
import { CHARTA_BELLICA_HU } from '../hu.ts';

const named = (card: unknown) => nameCard(String(card), CHARTA_BELLICA_HU.card);

export const CHARTA_BELLICA_CONSOLE_HU: AskedConsoleWords = {
  name: 'Charta Bellica',
  players: '2–4 játékos',
  minutes: '10–15 perc',
  line: 'Négy nemzet háborúja bolondokkal és lovakkal: mindenki magáért, vagy két szövetség egymás ellen.',
  deck: 'Charta Bellica, négy nemzet 56 lapja',
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
    'other nation': ({ card, name }) => `Nem lehet ott (${name}): ${named(card)}. Azt a nemzetet add meg, amelyik ott fekszik.`,
  },
};
