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
  minutes: '15 to 30 minutes',
  line: 'Three cards lie unseen as your army: the strongest takes every head, and disgraces throw you out.',
  deck: '52-card French deck with two Jokers',
  house: {
    cards: { label: 'Cards', values: { entered: 'Named when revealed', dealt: 'The screen deals' } },
    out: { label: 'Three disgraces: out for', values: { hand: 'The rest of the hand', game: 'The rest of the game' } },
    stake: { label: 'What a head is worth' },
    kings: { label: 'Kings: the last winner forbids a suit', values: valuesEn },
    diplomacy: { label: 'Diplomacy: appeal a Joker to the King', values: valuesEn },
    charges: { label: 'Charges: a hand card may join the army', values: valuesEn },
    disgracesAsHeads: { label: 'A disgrace takes a head away', values: valuesEn },
  },
  refusals: {
    'no King to appeal to': () => 'Diplomacy needs a King: choose Kings too, or leave it out.',
  },
};

const valuesHu = { no: 'Nem', yes: 'Igen' };

const HU: SamuraiConsoleWords = {
  name: 'A szamuráj becsülete',
  minutes: '15–30 perc',
  line: 'Három ismeretlen lap a sereged: a legerősebb viszi az összes fejet, a szégyen pedig kiejt.',
  deck: '52 lapos francia kártya két Jokerrel',
  house: {
    cards: { label: 'Lapok', values: { entered: 'Felfedéskor megnevezve', dealt: 'A képernyő oszt' } },
    out: { label: 'Három szégyennel kiesel', values: { hand: 'Az osztás végéig', game: 'A játék végéig' } },
    stake: { label: 'Mennyit ér egy fej' },
    kings: { label: 'Királyok: az előző győztes megtilt egy színt', values: valuesHu },
    diplomacy: { label: 'Diplomácia: Joker miatt a királyhoz fordulni', values: valuesHu },
    charges: { label: 'Roham: kézből egy lap a sereghez adható', values: valuesHu },
    disgracesAsHeads: { label: 'A szégyen egy fejet vesz el', values: valuesHu },
  },
  refusals: {
    'no King to appeal to': () => 'A diplomáciához király kell: válaszd a királyokat is, vagy hagyd el.',
  },
};

const valuesDe = { no: 'Nein', yes: 'Ja' };

const DE: SamuraiConsoleWords = {
  name: 'Die Ehre der Samurai',
  minutes: '15 bis 30 Minuten',
  line: 'Drei unbekannte Karten sind dein Heer: Das stärkste nimmt alle Köpfe, und Schanden werfen dich raus.',
  deck: '52 französische Karten mit zwei Jokern',
  house: {
    cards: { label: 'Karten', values: { entered: 'Beim Aufdecken genannt', dealt: 'Der Bildschirm gibt' } },
    out: { label: 'Mit drei Schanden bist du raus', values: { hand: 'Für den Rest der Runde', game: 'Für den Rest des Spiels' } },
    stake: { label: 'Was ein Kopf wert ist' },
    kings: { label: 'Könige: Der letzte Sieger verbietet eine Farbe', values: valuesDe },
    diplomacy: { label: 'Diplomatie: den König wegen eines Jokers anrufen', values: valuesDe },
    charges: { label: 'Sturm: Eine Handkarte darf zum Heer', values: valuesDe },
    disgracesAsHeads: { label: 'Eine Schande nimmt einen Kopf', values: valuesDe },
  },
  refusals: {
    'no King to appeal to': () => 'Diplomatie braucht einen König: Wähle auch die Könige, oder lass sie weg.',
  },
};

/** On the dealer's console, and on paper. */
export const SAMURAI_CONSOLE = inEach<SamuraiConsoleWords>(EN, HU, DE);
export const SAMURAI_RULES = inEach<RulesText>(SAMURAI_RULES_EN, SAMURAI_RULES_HU, SAMURAI_RULES_DE);
