import type { HyruleConsoleWords } from './en.ts';

function where(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `már elvitték (${name})`,
    waiting: 'középen várakozik',
  };
  return known[String(place)] ?? `kicserélték (${name})`;
}

export const HYRULE_CONSOLE_HU: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5–15 perc',
  line: 'A káró veri a treffet, a treff a pikket, a pikk a kőrt, a kőr a kárót: hét kör a legtöbb lapért.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: {
    turns: { label: 'Körök', values: { chance: 'Mindenki egyszerre', strategy: 'Egymás után' } },
    cards: { label: 'Lapok', values: { entered: 'Letevéskor beírva', dealt: 'A képernyő oszt' } },
  },
  refusals: {
    'laid in this turn': ({ name }) =>
      `Ez a lap ebben a körben már le van téve (${name}). Ha ott volt rossz, vond vissza; ha nem, írd be újra ezt.`,
    'no pile': () => 'Most nincs mit javítani: aki nincs a rájátszásban, annak nincs lapja, és osztás előtt senkinek sincs.',
    'card cannot be there': ({ where: place, name }) =>
      `Ez a lap nem lehet ott: ${where(place, name)}. Ugyanaz a lap még egyszer, és mégis számít.`,
  },
};
