import type { SamuraiConsoleWords } from './en.ts';

const values = { no: 'Nem', yes: 'Igen' };

export const SAMURAI_CONSOLE_HU: SamuraiConsoleWords = {
  name: 'A szamuráj becsülete',
  minutes: '15–30 perc',
  line: 'Három ismeretlen lap a sereged: a legerősebb viszi az összes fejet, a szégyen pedig kiejt.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: {
    cards: { label: 'Lapok', values: { entered: 'Felfedéskor megnevezve', dealt: 'A képernyő oszt' } },
    kings: { label: 'Királyok: az előző győztes megtilt egy színt', values },
    diplomacy: { label: 'Diplomácia: Joker miatt a királyhoz fordulni', values },
    charges: { label: 'Roham: kézből egy lap a sereghez adható', values },
    disgracesAsHeads: { label: 'A szégyen egy fejet vesz el', values },
  },
  refusals: {
    'no King to appeal to': () => 'A diplomáciához király kell: válaszd a királyokat is, vagy hagyd el.',
  },
};
