import { inEach } from '../../../../words/language.ts';
import type { OwnConsoleWords, RulesText } from '../../../../words/rulebook.ts';
import type { House, SamuraiCode } from '../../rules/house.ts';
import { SAMURAI_RULES_DE } from '../rules/de.ts';
import { SAMURAI_RULES_EN } from '../rules/en.ts';
import { SAMURAI_RULES_HU } from '../rules/hu.ts';
import house from './house.json';

type SamuraiConsoleWords = OwnConsoleWords<House, SamuraiCode>;

const EN: SamuraiConsoleWords = {
  name: 'Honor of the Samurai',
  // Four bots come to ten heads after 9 to 21 battles in eight games of ten; with shuffling and dealing one takes 90 seconds.
  minutes: '15 to 30 minutes',
  line: 'Your army is three unseen cards: the strongest takes every head, and three disgraces put you out.',
  leaving: 'Army and hand are laid aside. Heads stay in the standings, but win nothing.',
  deck: 'Standard 52-card deck with two Jokers',
  house: house.en,
  refusals: {
    'no King to appeal to': () => 'Diplomacy needs a King: choose Kings too, or leave Diplomacy out.',
  },
};

const HU: SamuraiConsoleWords = {
  name: 'A szamuráj becsülete',
  minutes: '15–30 perc',
  line: 'Három ismeretlen lap a sereged: a legerősebb viszi az összes fejet, három szégyen pedig kiejt.',
  leaving: 'A serege és a keze félre kerül. A fejei az állásban maradnak, de nem nyernek.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: house.hu,
  refusals: {
    'no King to appeal to': () => 'A diplomáciához király kell: válaszd a királyokat is, vagy hagyd ki a diplomáciát.',
  },
};

const DE: SamuraiConsoleWords = {
  name: 'Die Ehre der Samurai',
  minutes: '15 bis 30 Minuten',
  line: 'Dein Heer sind drei ungesehene Karten: Das stärkste nimmt alle Köpfe, und drei Schanden werfen dich raus.',
  leaving: 'Heer und Hand kommen beiseite. Die Köpfe bleiben im Stand, gewinnen aber nichts mehr.',
  deck: '52 französische Karten mit zwei Jokern',
  house: house.de,
  refusals: {
    'no King to appeal to': () => 'Diplomatie braucht einen König: Wählt auch die Könige, oder lasst die Diplomatie weg.',
  },
};

/** On the dealer's console, and on paper. */
export const SAMURAI_CONSOLE = inEach<SamuraiConsoleWords>(EN, HU, DE);
export const SAMURAI_RULES = inEach<RulesText>(SAMURAI_RULES_EN, SAMURAI_RULES_HU, SAMURAI_RULES_DE);
