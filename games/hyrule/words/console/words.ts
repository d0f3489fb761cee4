import { inEach } from '../../../../words/language.ts';
import type { AskedConsoleWords, HouseRuleWords, RefusalSentences, RulesText } from '../../../../words/rulebook.ts';
import type { House } from '../../rules/house.ts';
import type { Code } from '../../rules/seen.ts';
import { HYRULE_RULES_DE } from '../rules/de.ts';
import { HYRULE_RULES_EN } from '../rules/en.ts';
import { HYRULE_RULES_HU } from '../rules/hu.ts';

type HyruleConsoleWords = AskedConsoleWords & {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  /** Of this rulebook's own codes, and where a card was seen that cannot be there. */
  readonly refusals: RefusalSentences<Code | 'card cannot be there'>;
};

function whereEn(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `${name} captured it`,
    waiting: 'it waits in the middle',
  };
  return known[String(place)] ?? `${name} swapped it away`;
}

const EN: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5 to 15 minutes',
  line: 'Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds: seven turns for the most cards.',
  deck: '52-card French deck and two Jokers',
  house: {
    turns: { label: 'Turns', values: { chance: 'All at once', strategy: 'One after the other' } },
    cards: { label: 'Cards', values: { entered: 'Typed when laid', dealt: 'The screen deals' } },
  },
  refusals: {
    'laid in this turn': ({ name }) =>
      `That card lies before ${name} in this turn already. If it was typed wrongly there, undo it; else type this one again.`,
    'no pile': () =>
      'They have no cards to correct now: whoever is not in the run-off has none, and nobody has any before the deal.',
    'card cannot be there': ({ where: place, name }) =>
      `That card cannot be there: ${whereEn(place, name)}. The same card once more, and it counts all the same.`,
  },
};

function whereHu(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `már elvitték (${name})`,
    waiting: 'középen várakozik',
  };
  return known[String(place)] ?? `kicserélték (${name})`;
}

const HU: HyruleConsoleWords = {
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
      `Ez a lap nem lehet ott: ${whereHu(place, name)}. Ugyanaz a lap még egyszer, és mégis számít.`,
  },
};

function whereDe(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `${name} hat sie gewonnen`,
    waiting: 'sie wartet in der Mitte',
  };
  return known[String(place)] ?? `${name} hat sie weggetauscht`;
}

const DE: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5 bis 15 Minuten',
  line: 'Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz und Herz schlägt Karo: sieben Züge um die meisten Karten.',
  deck: '52er-Blatt und zwei Joker',
  house: {
    turns: { label: 'Züge', values: { chance: 'Alle zugleich', strategy: 'Nacheinander' } },
    cards: { label: 'Karten', values: { entered: 'Beim Legen getippt', dealt: 'Der Bildschirm gibt' } },
  },
  refusals: {
    'laid in this turn': ({ name }) =>
      `Diese Karte liegt in diesem Zug schon vor ${name}. War sie dort falsch getippt, nimm es zurück; sonst tippe diese neu.`,
    'no pile': () =>
      'Jetzt gibt es nichts zu berichtigen: Wer nicht im Stechen ist, hat keine Karten, und vor dem Geben hat niemand welche.',
    'card cannot be there': ({ where: place, name }) =>
      `Diese Karte kann das nicht sein: ${whereDe(place, name)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
  },
};

/** On the dealer's console, and on paper. */
export const HYRULE_CONSOLE = inEach<HyruleConsoleWords>(EN, HU, DE);
export const HYRULE_RULES = inEach<RulesText>(HYRULE_RULES_EN, HYRULE_RULES_HU, HYRULE_RULES_DE);
