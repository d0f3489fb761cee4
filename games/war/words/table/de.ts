import { nameRank } from '../../../../words/cards/cards.ts';
import { CARDS_DE } from '../../../../words/cards/de.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { titled } from '../../../../words/language.ts';
import { asksOf, offers } from '../../../../words/questions/asks.ts';
import type { ClashWhy, WarWords } from './en.ts';

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });
const cardsOf = (cards: number) => (cards === 1 ? '1 Karte' : `${cards} Karten`);
const have = (names: readonly string[]) => `${LIST.format(names)} ${names.length === 1 ? 'hat' : 'haben'}`;

function sentence(why: ClashWhy): string {
  switch (why.what) {
    case 'highest': {
      const card = why.card === undefined ? 'Die höchste Karte' : titled(withArticle(nameRank(why.card, CARDS_DE), 'nominative'));
      return why.war ? `${card} gewinnt den Krieg.` : `${card} schlägt alle anderen.`;
    }
    case 'tie': {
      const card = why.card === undefined ? 'die höchste Karte' : withArticle(nameRank(why.card, CARDS_DE), 'accusative');
      const out = why.forfeits.length === 0 ? '' : ` ${have(why.forfeits)} keine Karte mehr dafür.`;
      return `Mehr als einer hat ${card}: drei verdeckt, die vierte aufgedeckt.${out}`;
    }
    case 'forfeit':
      return `Gleichstand, und ${have(why.forfeits)} keine Karte mehr für den Krieg: ${why.winner} nimmt alles.`;
    case 'waits':
      return why.over
        ? `Gleichstand zwischen ${LIST.format(why.tied)}, und niemand kann mehr aufdecken: unentschieden.`
        : `${LIST.format(why.tied)} liegen gleich und haben keine Karte mehr: Die Karten warten auf den nächsten Stich.`;
    case 'alone':
      return `Nur ${why.winner} hat noch Karten.`;
    default:
      return why satisfies never;
  }
}

export const WAR_DE: WarWords = {
  asks: asksOf(
    {
      deal: 'Der nächste Stich',
      flip: (name, asked) => (offers(asked, 'none') ? `Läuft noch ein Stich? Karte von ${name}?` : `Karte von ${name}?`),
      battle: (_, asked) => (offers(asked, 'none') ? 'Wer nimmt den letzten Stich?' : 'Wer nimmt die Karten?'),
      tied: (_, asked) => (offers(asked, 'done') ? 'Krieg! Wer noch?' : 'Krieg! Zwischen wem?'),
      war: (name, { kind }) => (kind === 'card' ? `Krieg! Karte von ${name}?` : 'Krieg! Wer nimmt alles?'),
    },
    { war: 'Krieg!', done: 'Sonst niemand', none: 'Kein Stich', flip: 'Aufdecken' },
  ),
  war: 'Krieg!',
  takes: (cards) => `nimmt ${cardsOf(cards)}`,
  nobody: 'niemand gewinnt',
  why: (why, waited) =>
    `${sentence(why)}${waited === 0 ? '' : waited === 1 ? ' 1 wartende Karte geht mit.' : ` ${waited} wartende Karten gehen mit.`}`,
  spoken: {
    war: (names) => `Krieg: ${LIST.format(names)}.`,
    takes: (name, cards) => `${name} nimmt ${cardsOf(cards)}.`,
    waits: (cards) => `Niemand gewinnt. ${cardsOf(cards)} warten.`,
    drawn: 'Nichts geht mehr: unentschieden.',
  },
  unit: 'Karten',
  battle: (number) => `Stich ${number}`,
  variations: { 'three-card': 'drei Karten', suicide: 'mit Wahl' },
  ends: {
    minutes: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
    battlesLeft: (battles) => (battles === 1 ? 'noch 1 Stich' : `noch ${battles} Stiche`),
    total: 'bis zur letzten Karte',
    called: 'Das ist der letzte Stich. Dann gewinnen die meisten Karten.',
  },
  waiting: (cards) => (cards === 1 ? '1 Karte wartet' : `${cards} Karten warten`),
  hands: {
    deal: (first) => `Geber: mischen und alle Karten verdeckt austeilen, die erste an ${first}.`,
    lay: (variation) =>
      ({
        classic: 'Alle: die oberste Karte aufdecken.',
        'three-card': 'Alle: zwei Karten verdeckt, die dritte aufdecken.',
        suicide: 'Alle: eine Karte wählen und verdeckt hinlegen.',
      })[variation],
    war: (names, variation) =>
      variation === 'suicide'
        ? `${LIST.format(names)}: drei Karten verdeckt wählen, und eine vierte.`
        : `${LIST.format(names)}: drei verdeckt, die vierte aufdecken.`,
    take: (name) => `${name}: die Karten unter den Stapel, zuerst die eigenen, dann im Uhrzeigersinn.`,
    wait: 'Die Karten bleiben in der Mitte und warten.',
    out: (names) => `${have(names)} keine Karten mehr und ${names.length === 1 ? 'ist' : 'sind'} raus.`,
  },
  highlights: {
    longestWar: 'Kriege in einem Stich',
    biggestTake: 'Karten in einem Stich',
    warsWon: 'Stiche mit Krieg gewonnen',
    streak: 'Stiche in Folge gewonnen',
  },
  goals: {
    battle: {
      title: 'Ein Stich',
      rule: 'Die höchste Karte nimmt alle aufgedeckten. Das Ass ist am höchsten, die Zwei am niedrigsten; die Farbe zählt nicht.',
    },
    war: {
      title: 'Krieg',
      rule: 'Wer gleich liegt, legt drei Karten verdeckt und deckt eine vierte auf. Die höchste nimmt alles.',
      ruling: 'nur ein Gleichstand der höchsten Karten ist Krieg.',
    },
    'war within a war': {
      title: 'Krieg im Krieg',
      rule: 'Wieder gleich: Dieselben führen noch einmal Krieg, bis eine Karte höher ist.',
    },
    'short stack': {
      title: 'Ein kleiner Stapel',
      rule: 'Wer für den Krieg keine vier Karten hat, legt alle bis auf eine verdeckt und deckt die letzte auf.',
    },
    forfeit: {
      title: 'Keine Karte für den Krieg',
      rule: 'Wer keine Karte mehr hat, scheidet aus dem Krieg aus. Hat nur noch jemand Karten, nimmt der alles.',
    },
    'waiting cards': {
      title: 'Karten, die warten',
      rule: 'Hat von denen, die gleich liegen, niemand mehr eine Karte, gewinnt niemand.',
      ruling: 'Die Karten warten in der Mitte auf den nächsten Stich.',
    },
  },
};
