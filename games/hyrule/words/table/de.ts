import { asksOf } from '../../../../words/questions/asks.ts';
import type { Lead } from '../../rules/course.ts';
import { CARDS_DE, nameCard } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { listIn } from '../../../../words/language.ts';
import type { HyruleWords, TurnWhy } from './en.ts';

const list = listIn('de');
const cardsOf = (cards: number) => (cards === 1 ? '1 Karte' : `${cards} Karten`);

function why({ reason, winning = '??', beaten, several, last }: TurnWhy): string {
  const card = nameCard(winning, CARDS_DE);
  const suits = list(beaten.map((suit) => CARDS_DE.suits[suit]));
  const suit = (CARDS_DE.suits as Partial<Record<string, string>>)[winning.charAt(1)] ?? '';
  const the = withArticle(card, 'nominative');
  const sentences: Readonly<Record<TurnWhy['reason'], string>> = {
    'five beats joker': `Nur eine Fünf schlägt den Joker${several ? ', und die beste ist' : ':'} ${the}.`,
    joker: 'Es liegt keine Fünf da, also gewinnt der Joker.',
    'two jokers': `Zwei Joker und keine Fünf: Niemand gewinnt. Die Karten ${last ? 'gehören niemandem' : 'bleiben für den nächsten Sieger'}.`,
    'heart beats diamond': `Herz und Karo liegen beide da: Das ${several ? 'höchste ' : ''}Herz gewinnt, ${the}.`,
    'first suit':
      suits === ''
        ? `Alles ${suit}: Die höchste Karte gewinnt, ${the}.`
        : `${suit} schlägt ${suits}.${several ? ` Am höchsten ist ${the}.` : ''}`,
  };
  return sentences[reason];
}

const LEADS: Readonly<Record<Lead['reason'], string>> = {
  tallest: 'am größten, denn alle haben gleich viele',
  'most captured': 'die meisten Karten',
  'captured last': 'gleichauf vorn, zuletzt gewonnen',
  'after swap': 'als Nächstes nach dem Tausch',
};

export const HYRULE_DE: HyruleWords = {
  asks: asksOf(
    {
      tallest: 'Wer ist am größten?',
      'tallest in run-off': 'Stechen: Wer von ihnen ist am größten?',
      'run-off': 'Gleichstand. Stechen?',
      discard: (name) => `${name} tauscht: welche Karte?`,
      lead: (name, { kind }) => (kind === 'card' ? `${name} spielt aus: welche Karte?` : `${name} spielt aus`),
      follow: (name, { kind }) => (kind === 'card' ? `${name} folgt: welche Karte?` : `${name} folgt`),
      turned: (name, { kind, counted }) =>
        kind === 'option' ? 'Eine Karte für alle' : counted ? 'Alle: eine Karte verdeckt' : `${name}: welche Karte?`,
    },
    {
      swap: 'Tauschen',
      'no swap': 'Doch nicht tauschen',
      'play off': 'Stechen',
      share: 'Sieg teilen',
      lay: ({ what }) => (what === 'turned' ? 'Aufdecken' : 'Legen'),
    },
  ),
  takes: (cards) => `nimmt ${cardsOf(cards)}`,
  nobody: 'niemand gewinnt',
  why,
  spoken: {
    takes: (name, cards) => `${name} nimmt ${cardsOf(cards)}.`,
    waits: (cards) => `Zwei Joker: Niemand gewinnt. ${cardsOf(cards)} warten.`,
    nobodys: 'Zwei Joker: Niemand gewinnt.',
  },
  unit: 'Karten',
  worth: '♦ > ♣ > ♠ > ♥ > ♦ · König hoch, Ass niedrig · nur eine Fünf schlägt den Joker',
  turn(number, runOff) {
    if (runOff === 0) return `Zug ${number}`;
    return `Zug ${number} des ${runOff === 1 ? 'Stechens' : `${runOff}. Stechens`}`;
  },
  turnsLeft: (turns) => (turns === 1 ? 'noch 1 Zug' : `noch ${turns} Züge`),
  stock: (cards) => `Stapel ${cards}`,
  waiting: (cards) => `${cardsOf(cards)} bleiben für den nächsten Sieger.`,
  leads: 'spielt aus',
  hands: {
    deal(turns, to) {
      const deal = `Geber: alle 54 Karten mischen und ${to === 'them' ? 'ihnen je' : 'allen'} sieben geben.`;
      return turns === 'chance' ? deal : `${deal} Der Rest ist der Stapel.`;
    },
    runOff: (names) => `Stechen: ${names}.`,
    before: (counts) => `Karten vor dem Stechen: ${counts}.`,
    take: (name, cards) => `${name}: nimm die ${cardsOf(cards)}.`,
    wait: 'Die Karten bleiben in der Mitte für den nächsten Sieger.',
    draw: (name, discarded) => `${name}: ${discarded} ablegen und eine Karte ziehen.`,
    lead: (name, reason, maySwap) =>
      `${name} spielt aus: ${LEADS[reason]}.${maySwap ? ' Stattdessen ist ein Tausch möglich.' : ''}`,
    share: (names) => `Vorn gleichauf: ${names}.`,
  },
  highlights: {
    jokersCaught: 'Joker mit einer Fünf gefangen',
    haul: 'Karten in einem Zug',
    aces: 'Züge mit einem Ass gewonnen, der niedrigsten Karte',
    streak: 'Züge in Folge gewonnen',
    hearts: 'Mal schlug ein Herz Karo',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Karten zurück und doch gewonnen',
  },
  goals: {
    'first suit': {
      title: 'Die stärkere Farbe',
      rule: 'Karo schlägt Kreuz und Pik, Kreuz schlägt Pik und Herz, Pik schlägt Herz.',
    },
    highest: {
      title: 'In einer Farbe',
      rule: 'Die höchste Karte der stärksten Farbe gewinnt: Das Ass ist 1, der König 13.',
    },
    'heart beats diamond': {
      title: 'Herz gegen Karo',
      rule: 'Liegen Herz und Karo beide da, gewinnt das höchste Herz, egal, was sonst da liegt.',
    },
    joker: { title: 'Ein Joker', rule: 'Ein Joker schlägt alles außer einer Fünf.' },
    'five beats joker': {
      title: 'Die Fünf schlägt den Joker',
      rule: 'Gegen einen Joker gewinnt eine Fünf: Herz vor Pik, Kreuz, Karo. Ohne Joker ist sie eine gewöhnliche Karte.',
    },
    'two jokers': {
      title: 'Zwei Joker',
      rule: 'Kein Joker schlägt den anderen.',
      ruling: 'niemand gewinnt, und die Karten bleiben für den nächsten Sieger.',
    },
    'waiting won': { title: 'Wartende Karten', rule: 'Wer den nächsten Zug gewinnt, nimmt auch die wartenden Karten.' },
    swap: {
      title: 'Ein Tausch',
      rule: 'Wer ausspielt, darf stattdessen eine Karte ablegen und eine ziehen, außer gleich nach einem Tausch. Dann spielt der Nächste aus.',
    },
    'most leads': {
      title: 'Wer führt, spielt aus',
      rule: 'Wer die meisten Karten hat, spielt aus. Solange alle gleich viele haben, der Größte.',
      ruling: 'von mehreren mit den meisten, wer zuletzt gewonnen hat.',
    },
  },
};
