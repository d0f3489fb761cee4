import { CARDS_DE } from '../../../../words/cards/de.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { HandSaid, SamuraiWords } from './en.ts';

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
  asks: asksOf<AskWhat, HandWord>(
    {
      king: () => 'Wer hat das letzte Spiel gewonnen?',
      'illegal suit': (name) => `König ${name}: Welche Farbe ist verboten?`,
      hand: (name) => `${name}: K, D, B oder Joker auf der Hand?`,
      appeal: () => 'Ruft jemand den König an?',
      'own appeal': (name) => `${name}: den König wegen des Jokers anrufen?`,
      response: (name) => `König ${name}: darauf eingehen?`,
      drawn: (name) => `König ${name}: Welche Karte ist gezogen?`,
      charging: (name) => `${name}: einen Sturm dazulegen?`,
      army: (name, { counted }) => (name === '' || counted === true ? 'Alle Heere' : `${name}: das Heer`),
      charge: (name) => `${name}: der Sturm`,
      replacement: (name) => `${name}: Was ersetzt den Joker?`,
    },
    {
      clean: 'sauber',
      heads: 'K, D oder B',
      joker: 'ein Joker',
      headsAndJoker: 'K, D oder B und ein Joker',
      jokers: 'zwei Joker',
      headsAndJokers: 'K, D oder B und zwei Joker',
      ...CARDS_DE.suits,
      yes: 'ja',
      no: 'nein',
      nobody: ({ what }) => (what === 'king' ? 'niemand: kein König' : 'niemand'),
      turn: 'aufdecken',
      keep: 'Joker behalten',
    },
  ),
  joker: CARDS_DE.joker,
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
  highlights: {
    battle: 'Köpfe in einer Schlacht',
    total: 'in einem Heer, die höchste Summe',
    streak: 'Schlachten in Folge gewonnen',
    redrawn: 'Hände, die nicht sauber waren',
    jokers: 'Heere durch einen Joker verloren',
    given: 'Schanden für die anderen durch Joker',
  },
  goals: {
    'highest total': {
      title: 'Das stärkste Heer',
      rule: 'Ass 13, König 12, Dame und Bube 11. Die höchste Summe nimmt alle Könige, Damen und Buben.',
      ruling: 'Zahlkarten zählen ihre Zahl, und jede genommene Karte ist ein Kopf.',
    },
    tie: { title: 'Gleichstand', rule: 'Ist die höchste Summe geteilt, gewinnt niemand die Schlacht.' },
    'joker in army': {
      title: 'Ein Joker im Heer',
      rule: 'Ein Heer mit Joker verliert sofort.',
      ruling: 'Sind nur solche Heere übrig, gewinnt niemand.',
    },
    'face card in hand': {
      title: 'Eine Hand, die nicht sauber ist',
      rule: 'König, Dame oder Bube auf der Hand kosten eine Schande; gezogen wird, bis die Hand sauber ist.',
    },
    'joker in hand': {
      title: 'Ein Joker auf der Hand',
      rule: 'Wer einen Joker zieht, gibt allen anderen eine Schande.',
      ruling: 'Jeder Joker zählt für sich und bleibt auf der Hand.',
    },
    out: { title: 'Drei Schanden', rule: 'Wer drei Schanden hat, ist raus.', ruling: 'für den Rest des Spiels.' },
    'illegal suit': {
      title: 'Die verbotene Farbe',
      rule: 'Eine Karte der Farbe, die der König verboten hat, kostet ihr Heer eine Schande.',
      ruling: 'eine je Schlacht, wie viele es auch sind.',
    },
    'lost charge': {
      title: 'Ein Sturm, der verliert',
      rule: 'Wer eine Karte dazulegt und doch verliert, bekommt eine Schande.',
      ruling: 'Wer die höchste Summe teilt, hat nicht verloren.',
    },
    appeal: {
      title: 'Den König anrufen',
      rule: 'Wegen eines Jokers darf man den König anrufen. Geht er darauf ein und zieht König, Dame oder Bube, wirkt der Joker nicht.',
    },
  },
};
