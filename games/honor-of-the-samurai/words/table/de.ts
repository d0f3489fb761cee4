import { CARDS_DE } from '../../../../words/cards/cards.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { HandSaid, SamuraiWords } from './en.ts';

const heads = (count: number) => (count === 1 ? '1 Kopf' : `${count} Köpfe`);

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, D oder B, eine Schande'] : []),
    ...(jokers > 0 ? [`${jokers === 1 ? 'Joker, eine Schande' : 'zwei Joker, 2 Schanden'} für alle anderen`] : []),
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
      appeal: () => 'Bittet jemand den König um Gnade?',
      'own appeal': (name) => `${name}: wegen des Jokers um Gnade bitten?`,
      response: (name) => `König ${name}: Erhörst du die Bitte?`,
      drawn: (name) => `König ${name}: Welche Karte hast du gezogen?`,
      charging: (name) => `${name}: Legst du einen Sturm dazu?`,
      army: (name, { counted, part }) =>
        name === '' || counted === true ? 'Alle Heere' : `${name}: das Heer${part ? `, Karte ${part.at} von ${part.of}` : ''}`,
      charge: (name) => `${name}: der Sturm`,
      replacement: (name) => `${name}: Welche Karte ersetzt den Joker?`,
    },
    {
      clean: 'nichts davon',
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
  worth: 'Heer: Ass 13, König 12, Dame und Bube 11, andere ihre Zahl; ein Joker verliert; 10 Köpfe gewinnen',
  king: 'König',
  nextDeal: 'nächste Runde',
  disgrace: 'Schanden',
  disgraces(count, of) {
    if (of !== undefined) return `${count} von ${of} Schanden`;
    return count === 1 ? '1 Schande' : `${count} Schanden`;
  },
  illegal: (suit) => `${CARDS_DE.suits[suit]} verboten`,
  lastBattle: 'Die letzte Schlacht',
  staked: (stake) => `Köpfe × ${stake}`,
  endings: { 'last one in': 'als Letzter übrig', 'all out': 'alle zugleich raus' },
  verdicts: {
    loses: 'Joker: verloren',
    takes: (count) => (count === 0 ? 'Sieg ohne Köpfe' : `Nimmt ${heads(count)}`),
    tie: 'Gleichstand',
    nobody: 'Niemand siegt',
    disgrace: 'Eine Schande',
    out: 'Raus',
  },
  why: {
    joker: 'Ein Heer mit Joker verliert, was immer es sonst enthält. Seine K, D und B bekommt der Sieger.',
    wins: (total, next) =>
      next === undefined
        ? `${total}: Kein anderes Heer zählt. Alle K, D und B auf dem Tisch gehen an den Sieger.`
        : `${total} gegen ${next}: Die höchste Summe nimmt alle K, D und B auf dem Tisch.`,
    tie: (total) => `Mehrere haben die höchste Summe, ${total}: Niemand siegt, niemand nimmt Köpfe.`,
    onlyJokers: 'Nur Heere mit Joker sind übrig: Niemand nimmt Köpfe.',
    illegal: (suit) => `Eine verbotene Karte im Heer: Der König hat ${CARDS_DE.suits[suit]} verboten.`,
    charge: 'Ein Sturm kam dazu, und das Heer hat trotzdem verloren.',
    outBy: { disgraces: 'Drei Schanden', heads: 'Drei Köpfe unter null' },
    outFor: { hand: 'raus. Die nächste Runde beginnt ohne Schanden.', game: 'raus für den Rest des Spiels.' },
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
  allOut: 'Alle waren raus: Diese Runde hat niemand gewonnen.',
  back: (names) => `Wieder dabei, ohne Schanden: ${names}.`,
  hands: {
    deal: 'Geber: alle Karten mischen, auch gewonnene Köpfe; jedem drei verdeckt aufeinander, drei auf die Hand.',
    redraw: (name) => `${name}: Wirf die Hand ab und zieh drei Karten.`,
    replace: 'Ihr dürft Heerkarten ungesehen aus der Hand ersetzen. Die alten: auf einen eigenen Stapel.',
    charge: 'Legt einen Sturm verdeckt neben das Heer.',
    settle: (worth) => `So viel sind die Köpfe wert: ${worth}.`,
  },
  hand,
  highlights: {
    battle: 'Köpfe in einer Schlacht',
    total: 'in einem Heer, die höchste Summe',
    streak: 'Schlachten in Folge gewonnen',
    redrawn: 'Hände mit K, D oder B',
    jokers: 'Heere durch einen Joker verloren',
    given: 'Schanden für die anderen durch Joker',
  },
  goals: {
    'highest total': {
      title: 'Das stärkste Heer',
      rule: 'Ass 13, König 12, Dame und Bube 11. Die höchste Summe nimmt alle Könige, Damen und Buben.',
      ruling: 'Die anderen Karten zählen ihre Zahl, und jede genommene Karte ist ein Kopf.',
    },
    tie: { title: 'Gleichstand', rule: 'Haben mehrere die höchste Summe, gewinnt niemand die Schlacht.' },
    'joker in army': {
      title: 'Ein Joker im Heer',
      rule: 'Ein Heer mit Joker verliert sofort.',
      ruling: 'Sind nur solche Heere übrig, gewinnt niemand.',
    },
    'face card in hand': {
      title: 'König, Dame oder Bube auf der Hand',
      rule: 'Das kostet eine Schande: Wirf die Hand ab und zieh drei Karten, bis keine mehr dabei ist.',
    },
    'joker in hand': {
      title: 'Ein Joker auf der Hand',
      rule: 'Ziehst du einen Joker, bekommen alle anderen eine Schande.',
      ruling: 'Jeder Joker zählt für sich und bleibt auf der Hand.',
    },
    out: {
      title: 'Drei Schanden',
      rule: 'Mit drei Schanden bist du raus.',
      ruling: 'für diese Runde, nach Hausregel für das Spiel.',
    },
    'illegal suit': {
      title: 'Die verbotene Farbe',
      rule: 'Eine Karte der Farbe, die der König verboten hat, kostet ihr Heer eine Schande.',
      ruling: 'eine je Schlacht, wie viele es auch sind.',
    },
    'lost charge': {
      title: 'Ein Sturm, der verliert',
      rule: 'Legst du eine Karte dazu und verlierst trotzdem, bekommst du eine Schande.',
      ruling: 'Wer sich die höchste Summe teilt, hat nicht verloren.',
    },
    appeal: {
      title: 'Den König um Gnade bitten',
      rule: 'Wegen eines Jokers darfst du den König um Gnade bitten. Zieht er dann König, Dame oder Bube, wirkt der Joker nicht.',
    },
  },
};
