import { nameCard } from '../../../../words/cards/cards.ts';
import { CARDS_DE } from '../../../../words/cards/de.ts';
import { CARDS_EN } from '../../../../words/cards/en.ts';
import { CARDS_HU } from '../../../../words/cards/hu.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { inEach } from '../../../../words/language.ts';
import type {
  AskedConsoleWords,
  HouseRuleWords,
  RefusalParams,
  RefusalSentences,
  RulesText,
} from '../../../../words/rulebook.ts';
import type { WarHouse } from '../../rules/house.ts';
import type { WarCode } from '../../rules/rulebook.ts';
import { WAR_RULES_DE } from '../rules/de.ts';
import { WAR_RULES_EN } from '../rules/en.ts';
import { WAR_RULES_HU } from '../rules/hu.ts';

type WarConsoleWords = AskedConsoleWords & {
  readonly house: Readonly<Record<keyof WarHouse, HouseRuleWords>>;
  /** Of this rulebook's own codes, and where a card was seen that cannot be there. */
  readonly refusals: RefusalSentences<WarCode | 'card cannot be there'>;
};

/** Where a card was last seen, or what is known to lie in its place. */
function seenEn({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `by all that was typed it is the ${nameCard(String(expected), CARDS_EN)}`,
    stack: `${name} has it`,
    battle: `it lies before ${name}`,
    middle: 'it waits in the middle',
  };
  return known[String(where)] ?? 'all four are elsewhere';
}

const EN: WarConsoleWords = {
  name: 'War',
  minutes: '15 minutes or more',
  line: 'All flip their top card, the highest takes them all, and a tie is war.',
  deck: '52-card French deck',
  house: {
    cards: {
      label: 'Cards',
      values: { entered: 'Typed when flipped', dealt: 'The screen deals', untracked: 'Only who takes them' },
    },
    variation: {
      label: 'Variation',
      values: { classic: 'Classic', 'three-card': 'Three-Card War', suicide: 'Suicide War' },
    },
    minutes: { label: 'Time limit in minutes, 0 for none' },
    battles: { label: 'Number of battles, 0 for no limit' },
  },
  refusals: {
    'card cannot be there': (params) =>
      `That card cannot be there: ${seenEn(params)}. The same card once more, and it counts all the same.`,
    'five of a rank': () =>
      'Four of that rank lie there already. If one was typed wrongly, undo back to it (U); else type this one again.',
    'cards are chosen': () =>
      'In Suicide War players choose their cards, so the screen cannot deal them. Take another way of cards.',
    'the kiosk deals': () => 'The screen deals in this game and has counted right. An undo (U) takes a battle back.',
    'battle under way': () => 'A battle is under way. Finish it first; cards are counted between battles.',
    'cards not held': ({ held }) => `So many cards are not there to take: ${held} at most.`,
    'cards not taken': ({ left }) =>
      `There are 52 cards. Take some from who has fewer than the screen says first; ${left} are there to give.`,
  },
};

function seenHu({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `az eddigiek szerint más van ott: ${nameCard(String(expected), CARDS_HU)}`,
    stack: `másnál van (${name})`,
    battle: `már kint van (${name})`,
    middle: 'középen várakozik',
  };
  return known[String(where)] ?? 'mind a négy máshol van';
}

const HU: WarConsoleWords = {
  name: 'Háború',
  minutes: '15 perc vagy több',
  line: 'Mindenki felfordítja a felső lapját, a legnagyobb mindet viszi, és ha egyenlő, kitör a háború.',
  deck: '52 lapos francia kártya',
  house: {
    cards: {
      label: 'Lapok',
      values: { entered: 'Fordításkor beírva', dealt: 'A képernyő oszt', untracked: 'Csak az, hogy ki viszi' },
    },
    variation: {
      label: 'Változat',
      values: { classic: 'Klasszikus', 'three-card': 'Háromlapos', suicide: 'Választós (Suicide War)' },
    },
    minutes: { label: 'Időkorlát percben, 0: nincs' },
    battles: { label: 'A csaták száma, 0: nincs korlát' },
  },
  refusals: {
    'card cannot be there': (params) => `Ez a lap nem lehet ott: ${seenHu(params)}. Ugyanaz a lap még egyszer, és mégis számít.`,
    'five of a rank': () =>
      'Ebből a rangból már négy kint van. Ha valamelyik rossz, vond vissza odáig (U); ha nem, írd be újra ezt.',
    'cards are chosen': () =>
      'Ebben a változatban a játékosok választanak lapot, a képernyő nem oszthat. Válassz mást a lapoknál.',
    'the kiosk deals': () => 'Ebben a játékban a képernyő oszt, és jól számolt. Egy csatát az U von vissza.',
    'battle under way': () => 'Folyik egy csata. Előbb fejezzétek be; lapot két csata között lehet számolni.',
    'cards not held': ({ held }) => `Ennyi lap nincs ott: legfeljebb ${held} vehető el.`,
    'cards not taken': ({ left }) =>
      `Összesen 52 lap van. Előbb attól vegyél el, akinél kevesebb van, mint a képernyőn; most ${left} adható.`,
  },
};

function seenDe({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `nach allem, was getippt ist, liegt da ${withArticle(nameCard(String(expected), CARDS_DE), 'nominative')}`,
    stack: `${name} hat sie`,
    battle: `sie liegt vor ${name}`,
    middle: 'sie wartet in der Mitte',
  };
  return known[String(where)] ?? 'alle vier sind anderswo';
}

const DE: WarConsoleWords = {
  name: 'Krieg',
  minutes: '15 Minuten oder mehr',
  line: 'Alle decken die oberste Karte auf, die höchste nimmt alle, und Gleichstand heißt Krieg.',
  deck: 'französisches Blatt mit 52 Karten',
  house: {
    cards: {
      label: 'Karten',
      values: { entered: 'Beim Aufdecken getippt', dealt: 'Der Bildschirm gibt', untracked: 'Nur, wer sie nimmt' },
    },
    variation: {
      label: 'Variante',
      values: { classic: 'Klassisch', 'three-card': 'Drei Karten', suicide: 'Mit Wahl (Suicide War)' },
    },
    minutes: { label: 'Spielzeit in Minuten, 0: ohne Uhr' },
    battles: { label: 'Zahl der Stiche, 0: ohne Grenze' },
  },
  refusals: {
    'card cannot be there': (params) =>
      `Diese Karte kann dort nicht liegen: ${seenDe(params)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
    'five of a rank': () =>
      'Vier von diesem Rang liegen schon da. War eine falsch getippt, geh bis zu ihr zurück (U); sonst tippe diese neu.',
    'cards are chosen': () =>
      'In dieser Variante wählen die Spieler ihre Karten, da kann der Bildschirm nicht geben. Stelle die Karten anders ein.',
    'the kiosk deals': () => 'In diesem Spiel gibt der Bildschirm und hat richtig gezählt. U nimmt einen Stich zurück.',
    'battle under way': () => 'Ein Stich läuft. Erst zu Ende spielen; gezählt wird zwischen zwei Stichen.',
    'cards not held': ({ held }) => `So viele Karten sind nicht da: höchstens ${held}.`,
    'cards not taken': ({ left }) =>
      `Es gibt 52 Karten. Nimm sie erst dort weg, wo weniger liegen als auf dem Bildschirm; ${left} sind zu vergeben.`,
  },
};

/** On the dealer's console, and on paper. */
export const WAR_CONSOLE = inEach<WarConsoleWords>(EN, HU, DE);
export const WAR_RULES = inEach<RulesText>(WAR_RULES_EN, WAR_RULES_HU, WAR_RULES_DE);
