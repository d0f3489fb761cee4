import { CARDS_DE, CARDS_EN, CARDS_HU, nameCard } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { inEach } from '../../../../words/language.ts';
import type { OwnConsoleWords, RefusalParams, RulesText } from '../../../../words/rulebook.ts';
import type { WarHouse } from '../../rules/house.ts';
import type { WarCode } from '../../rules/rulebook.ts';
import { WAR_RULES_DE } from '../rules/de.ts';
import { WAR_RULES_EN } from '../rules/en.ts';
import { WAR_RULES_HU } from '../rules/hu.ts';
import house from './house.json';

type WarConsoleWords = OwnConsoleWords<WarHouse, WarCode | 'card cannot be there'>;

/** Where a card was last seen, or what is known to lie in its place. */
function seenEn({ where, name, expected }: RefusalParams): string {
  if (where === 'expected') return `by what was typed, it is the ${nameCard(String(expected), CARDS_EN)}`;
  if (where === 'stack') return `${name} has it`;
  if (where === 'battle') return `it already lies in front of ${name}`;
  return where === 'middle' ? 'it is waiting in the middle' : 'all four are elsewhere';
}

const EN: WarConsoleWords = {
  name: 'War',
  minutes: '15 to 60 minutes',
  line: 'Everybody flips a card, and the highest takes them all. A tie is war.',
  leaving:
    'The battle under way does not count: take its cards back. The stack waits in the middle for the winner of the next battle.',
  deck: 'Standard 52-card deck',
  house: house.en,
  refusals: {
    'card cannot be there': (params) => `That card cannot be there: ${seenEn(params)}. Type it again to accept it anyway.`,
    'five of a rank': () =>
      'All four of that rank are on the table already. If one was typed wrongly, undo back to it (U); if not, retype this one.',
    'cards are chosen': () =>
      'In Suicide War players choose their cards, so the screen cannot deal them. Choose another setting for the cards.',
    'the screen deals': () => 'The screen deals in this game, so its count is right. Undo (U) takes back a battle.',
    'battle under way': () => 'A battle is under way. Finish it first: cards are corrected between battles.',
    'cards not held': ({ held }) => `There are not that many cards to deduct: at most ${held}.`,
    'cards not taken': ({ left }) =>
      `There are only 52 cards, and ${left} are free to add. First deduct from whoever has fewer than the screen says.`,
  },
};

function seenHu({ where, name, expected }: RefusalParams): string {
  if (where === 'expected') return `az eddigiek szerint ott ez van: ${nameCard(String(expected), CARDS_HU)}`;
  if (where === 'stack') return `másnál van (${name})`;
  if (where === 'battle') return `már az asztalon van (${name})`;
  return where === 'middle' ? 'középen várakozik' : 'mind a négy máshol van';
}

const HU: WarConsoleWords = {
  name: 'Háború',
  minutes: '15–60 perc',
  line: 'Mindenki felfordít egy lapot, és a legnagyobb mindet viszi. Egyforma lapoknál kitör a háború.',
  leaving: 'A folyó csata nem számít: vegyétek vissza a lapjait. A pakli középen vár a következő csata nyertesére.',
  deck: '52 lapos francia kártya',
  house: house.hu,
  refusals: {
    'card cannot be there': (params) => `Ez a lap nem lehet ott: ${seenHu(params)}. Írd be még egyszer, és elfogadjuk.`,
    'five of a rank': () =>
      'Ebből már mind a négy az asztalon van. Ha valamelyik téves, vond vissza odáig (U); ha nem, írd be újra ezt.',
    'cards are chosen': () =>
      'Ebben a változatban a játékosok választanak lapot, ezért a képernyő nem oszthat. Állíts be mást a lapoknál.',
    'the screen deals': () => 'Ebben a játékban a képernyő oszt, és jól számol. Egy csatát az U gombbal vonhatsz vissza.',
    'battle under way': () => 'Folyik egy csata. Előbb fejezzétek be: a lapszám két csata között javítható.',
    'cards not held': ({ held }) => `Ennyi lapja nincs: legfeljebb ${held} vonható le.`,
    'cards not taken': ({ left }) =>
      `Összesen 52 lap van, most ${left} adható hozzá. Előbb attól vonj le, akinek kevesebb van, mint a képernyőn.`,
  },
};

function seenDe({ where, name, expected }: RefusalParams): string {
  if (where === 'expected')
    return `nach allem, was getippt wurde, liegt dort ${withArticle(nameCard(String(expected), CARDS_DE), 'nominative')}`;
  if (where === 'stack') return `${name} hat sie`;
  if (where === 'battle') return `sie liegt schon vor ${name}`;
  return where === 'middle' ? 'sie wartet in der Mitte' : 'alle vier sind anderswo';
}

const DE: WarConsoleWords = {
  name: 'Krieg',
  minutes: '15 bis 60 Minuten',
  line: 'Alle decken eine Karte auf, die höchste nimmt alle. Gleichstand ist Krieg.',
  leaving:
    'Der laufende Stich zählt nicht: Nehmt seine Karten zurück. Der Stapel wartet in der Mitte auf den Sieger des nächsten Stichs.',
  deck: 'Standarddeck mit 52 Karten',
  house: house.de,
  refusals: {
    'card cannot be there': (params) =>
      `Diese Karte kann dort nicht liegen: ${seenDe(params)}. Tipp sie noch einmal, dann zählt sie trotzdem.`,
    'five of a rank': () =>
      'Alle vier von diesem Rang liegen schon da. War eine falsch getippt, geh bis zu ihr zurück (U); sonst tipp diese neu.',
    'cards are chosen': () =>
      'In dieser Variante wählen die Spieler ihre Karten, deshalb kann der Bildschirm nicht geben. Stell die Karten anders ein.',
    'the screen deals': () => 'In diesem Spiel gibt der Bildschirm, seine Zahl stimmt also. U nimmt einen Stich zurück.',
    'battle under way': () => 'Ein Stich läuft. Spielt ihn erst zu Ende: Berichtigt wird zwischen zwei Stichen.',
    'cards not held': ({ held }) => `So viele Karten sind nicht da: höchstens ${held} lassen sich abziehen.`,
    'cards not taken': ({ left }) =>
      `Es gibt nur 52 Karten, ${left} sind frei. Zieh zuerst dort ab, wo weniger liegen als auf dem Bildschirm.`,
  },
};

/** On the dealer's console, and on paper. */
export const WAR_CONSOLE = inEach<WarConsoleWords>(EN, HU, DE);
export const WAR_RULES = inEach<RulesText>(WAR_RULES_EN, WAR_RULES_HU, WAR_RULES_DE);
