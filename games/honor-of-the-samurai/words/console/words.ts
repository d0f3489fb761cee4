import { inEach } from '../../../../words/language.ts';
import type { AskedConsoleWords, HouseRuleWords, RefusalSentences, RulesText } from '../../../../words/rulebook.ts';
import type { House, SamuraiCode } from '../../rules/house.ts';
import { SAMURAI_RULES_DE } from '../rules/de.ts';
import { SAMURAI_RULES_EN } from '../rules/en.ts';
import { SAMURAI_RULES_HU } from '../rules/hu.ts';

type SamuraiConsoleWords = AskedConsoleWords & {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  readonly refusals: RefusalSentences<SamuraiCode>;
};

const valuesEn = { no: 'No', yes: 'Yes' };

const EN: SamuraiConsoleWords = {
  name: 'Honor of the Samurai',
  // Four bots come to ten heads after 9 to 21 battles in eight games of ten; with shuffling and dealing one takes 90 seconds.
  minutes: '15 to 30 minutes',
  line: 'Your army is three unseen cards: the strongest takes every head, and three disgraces put you out.',
  deck: 'Standard 52-card deck with two Jokers',
  house: {
    cards: { label: 'Cards', values: { entered: 'Named when revealed', dealt: 'The screen deals' } },
    out: { label: 'Three disgraces put you out for', values: { hand: 'The hand', game: 'The game' } },
    stake: { label: 'What a head is worth' },
    kings: { label: 'Kings: the last winner makes a suit illegal', values: valuesEn },
    diplomacy: { label: 'Diplomacy: appeal to the King about a Joker', values: valuesEn },
    charges: { label: 'Charges: add a hand card to your army', values: valuesEn },
    disgracesAsHeads: { label: 'Heads and disgraces: a disgrace is minus one head', values: valuesEn },
  },
  refusals: {
    'no King to appeal to': () => 'Diplomacy needs a King: choose Kings too, or leave Diplomacy out.',
  },
};

const valuesHu = { no: 'Nem', yes: 'Igen' };

const HU: SamuraiConsoleWords = {
  name: 'A szamuráj becsülete',
  minutes: '15–30 perc',
  line: 'Három ismeretlen lap a sereged: a legerősebb viszi az összes fejet, három szégyen pedig kiejt.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: {
    cards: { label: 'Lapok', values: { entered: 'Felfedéskor megnevezve', dealt: 'A képernyő oszt' } },
    out: { label: 'Három szégyennel kiesel', values: { hand: 'Az osztás végéig', game: 'A játék végéig' } },
    stake: { label: 'Mennyit ér egy fej' },
    kings: { label: 'Királyok: az előző győztes megtilt egy színt', values: valuesHu },
    diplomacy: { label: 'Diplomácia: Joker miatt a királyhoz fordulhatsz', values: valuesHu },
    charges: { label: 'Roham: kézből egy lapot adhatsz a sereghez', values: valuesHu },
    disgracesAsHeads: { label: 'Fejek és szégyenek: a szégyen mínusz egy fej', values: valuesHu },
  },
  refusals: {
    'no King to appeal to': () => 'A diplomáciához király kell: válaszd a királyokat is, vagy hagyd ki a diplomáciát.',
  },
};

const valuesDe = { no: 'Nein', yes: 'Ja' };

const DE: SamuraiConsoleWords = {
  name: 'Die Ehre der Samurai',
  minutes: '15 bis 30 Minuten',
  line: 'Dein Heer sind drei ungesehene Karten: Das stärkste nimmt alle Köpfe, und drei Schanden werfen dich raus.',
  deck: '52 französische Karten mit zwei Jokern',
  house: {
    cards: { label: 'Karten', values: { entered: 'Beim Aufdecken genannt', dealt: 'Der Bildschirm gibt' } },
    out: { label: 'Drei Schanden: raus für', values: { hand: 'Die Runde', game: 'Das Spiel' } },
    stake: { label: 'Was ein Kopf wert ist' },
    kings: { label: 'Könige: Der letzte Sieger verbietet eine Farbe', values: valuesDe },
    diplomacy: { label: 'Diplomatie: den König wegen eines Jokers um Gnade bitten', values: valuesDe },
    charges: { label: 'Sturm: Eine Handkarte darf zum Heer', values: valuesDe },
    disgracesAsHeads: { label: 'Köpfe und Schanden: Eine Schande nimmt einen Kopf', values: valuesDe },
  },
  refusals: {
    'no King to appeal to': () => 'Diplomatie braucht einen König: Wählt auch die Könige, oder lasst die Diplomatie weg.',
  },
};

/** On the dealer's console, and on paper. */
export const SAMURAI_CONSOLE = inEach<SamuraiConsoleWords>(EN, HU, DE);
export const SAMURAI_RULES = inEach<RulesText>(SAMURAI_RULES_EN, SAMURAI_RULES_HU, SAMURAI_RULES_DE);
