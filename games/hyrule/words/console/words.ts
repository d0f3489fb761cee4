import { inEach } from '../../../../words/language.ts';
import type { OwnConsoleWords, RefusalParams, RulesText } from '../../../../words/rulebook.ts';
import type { House } from '../../rules/house.ts';
import type { Code } from '../../rules/seen.ts';
import { HYRULE_RULES_DE } from '../rules/de.ts';
import { HYRULE_RULES_EN } from '../rules/en.ts';
import { HYRULE_RULES_HU } from '../rules/hu.ts';
import house from './house.json';

type HyruleConsoleWords = OwnConsoleWords<House, Code | 'card cannot be there'>;

/** Where a card was seen that cannot be there. */
function seenEn({ where, name }: RefusalParams): string {
  if (where === 'captured') return `${name} captured it`;
  return where === 'waiting' ? 'it is waiting in the middle' : `${name} discarded it`;
}

const EN: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5 to 15 minutes',
  line: 'Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds: seven turns for the most cards.',
  leaving:
    'The turn under way does not count: take its cards back. The hand is laid aside; captured cards stay in the standings, but win nothing.',
  deck: 'Standard 52-card deck with two Jokers',
  house: house.en,
  refusals: {
    'laid in this turn': ({ name }) =>
      `${name} has already laid that card in this turn. If it was typed wrongly there, undo it; if not, retype this one.`,
    'no pile': () => 'There are no cards to correct: players outside the run-off have none, and before the deal nobody has any.',
    'card cannot be there': (seen) => `That card cannot be there: ${seenEn(seen)}. Type it again to accept it anyway.`,
  },
};

function seenHu({ where, name }: RefusalParams): string {
  if (where === 'captured') return `már elvitték (${name})`;
  return where === 'waiting' ? 'középen várakozik' : `már eldobták (${name})`;
}

const HU: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5–15 perc',
  line: 'A káró veri a treffet, a treff a pikket, a pikk a kőrt, a kőr a kárót: hét kör a legtöbb lapért.',
  leaving:
    'A folyó kör nem számít: vegyétek vissza a lapjait. A kézben lévő lapok félre; az elvitt lapok az állásban maradnak, de nem nyernek.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: house.hu,
  refusals: {
    'laid in this turn': ({ name }) =>
      `Ezt a lapot ebben a körben már letették (${name}). Ha ott volt téves, vond vissza; ha nem, írd be újra ezt.`,
    'no pile': () => 'Most nincs mit javítani: a rájátszásból kimaradóknak nincs lapjuk, és osztás előtt senkinek sincs.',
    'card cannot be there': (seen) => `Ez a lap nem lehet ott: ${seenHu(seen)}. Írd be még egyszer, és elfogadjuk.`,
  },
};

function seenDe({ where, name }: RefusalParams): string {
  if (where === 'captured') return `${name} hat sie gewonnen`;
  return where === 'waiting' ? 'sie wartet in der Mitte' : `${name} hat sie abgelegt`;
}

const DE: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5 bis 15 Minuten',
  line: 'Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz und Herz schlägt Karo: sieben Züge um die meisten Karten.',
  leaving:
    'Der laufende Zug zählt nicht: Nehmt seine Karten zurück. Die Hand kommt beiseite; gewonnene Karten bleiben im Stand, gewinnen aber nichts mehr.',
  deck: 'Standarddeck mit 52 Karten und zwei Jokern',
  house: house.de,
  refusals: {
    'laid in this turn': ({ name }) =>
      `${name} hat diese Karte in diesem Zug schon gelegt. War sie dort falsch getippt, nimm es zurück; sonst tipp diese neu.`,
    'no pile': () =>
      'Jetzt gibt es nichts zu berichtigen: Wer nicht im Stechen ist, hat keine Karten, und vor dem Geben hat niemand welche.',
    'card cannot be there': (seen) =>
      `Diese Karte kann das nicht sein: ${seenDe(seen)}. Tipp sie noch einmal, dann zählt sie trotzdem.`,
  },
};

/** On the dealer's console, and on paper. */
export const HYRULE_CONSOLE = inEach<HyruleConsoleWords>(EN, HU, DE);
export const HYRULE_RULES = inEach<RulesText>(HYRULE_RULES_EN, HYRULE_RULES_HU, HYRULE_RULES_DE);
