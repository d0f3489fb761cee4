import { nameCard } from '../../../words/card.ts';
import { CARDS_DE } from '../../../words/de/cards.ts';
import { SAMURAI_ASKS_DE } from './de/asks.ts';
import { SAMURAI_GOALS_DE } from './de/goals.ts';
import type { HandSaid, SamuraiWords } from './words.ts';

const heads = (count: number) => (count === 1 ? '1 Kopf' : `${count} Köpfe`);

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, D oder B, eine Schande'] : []),
    ...(jokers > 0 ? [`Joker, ${jokers === 1 ? 'eine Schande' : '2 Schanden'} für alle anderen`] : []),
    ...(annulled > 0 ? ['Joker, vom König aufgehoben'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

export const SAMURAI_DE: SamuraiWords = {
  asks: SAMURAI_ASKS_DE,
  card: (card) => nameCard(card, CARDS_DE),
  battle: (number) => `Schlacht ${number}`,
  unit: 'Köpfe',
  king: 'König',
  disgrace: 'Schanden',
  disgraces(count, of) {
    if (of !== undefined) return `${count} von ${of} Schanden`;
    return count === 1 ? '1 Schande' : `${count} Schanden`;
  },
  illegal: (suit) => `${CARDS_DE.suits[suit]} verboten`,
  lastBattle: 'Die letzte Schlacht',
  endings: { 'last one in': 'als Letzter nicht raus', 'all out': 'alle zugleich raus' },
  verdicts: {
    loses: 'Joker: verloren',
    takes: (count) => (count === 0 ? 'Siegt, kein Kopf' : `Nimmt ${heads(count)}`),
    tie: 'Gleichstand',
    nobody: 'Niemand siegt',
    disgrace: 'Eine Schande',
    out: 'Raus',
  },
  why: {
    joker: 'Ein Heer mit Joker verliert, was immer es sonst enthält. K, D und B daraus bekommt der Sieger.',
    wins: (total, next) =>
      next === undefined
        ? `${total}: Alle anderen Heere haben einen Joker. Jeder K, D und B am Tisch geht an den Sieger.`
        : `${total} gegen ${next}: Die höchste Summe nimmt jeden K, D und B am Tisch.`,
    tie: (total) => `Die höchste Summe, ${total}, ist geteilt: Niemand siegt, kein Kopf wird genommen.`,
    onlyJokers: 'Nur Heere mit Joker sind übrig: Kein Kopf wird genommen.',
    illegal: (suit) => `Eine verbotene Karte im Heer: Der König hat ${CARDS_DE.suits[suit]} verboten.`,
    charge: 'Ein Sturm kam dazu, und die Schlacht ging trotzdem verloren.',
    out: 'Drei Schanden: raus für den Rest des Spiels.',
    outByHeads: 'Drei Köpfe unter null: raus für den Rest des Spiels.',
  },
  spoken: {
    loses: (names) => `Joker, verloren: ${names}`,
    takes: (name, count) => (count === 0 ? `${name} siegt` : `${name} nimmt ${heads(count)}`),
    nobody: 'Niemand siegt',
    disgrace: (names) => `Eine Schande: ${names}`,
    disgraces: 'Schanden',
    out: (names) => `Raus: ${names}`,
    manyOut: (players) => `${players} sind raus`,
  },
  hands: {
    deal: 'Geber: alle Karten mischen, jedem drei verdeckt und drei auf die Hand geben.',
    redraw: (name) => `${name}: drei neue Karten.`,
    replace: 'Jetzt darf man Heerkarten durch Handkarten ersetzen, ohne sie anzusehen.',
    charge: 'Ein Sturm liegt verdeckt neben dem Heer.',
  },
  hand,
  feats: {
    battle: 'Köpfe in einer Schlacht',
    total: 'in einem Heer, die höchste Summe',
    streak: 'Schlachten in Folge gewonnen',
    redrawn: 'Hände, die nicht sauber waren',
    jokers: 'Heere durch einen Joker verloren',
    given: 'Schanden für die anderen durch Joker',
  },
  goals: SAMURAI_GOALS_DE,
};
