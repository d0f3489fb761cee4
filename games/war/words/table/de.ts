import { CARDS_DE, nameRank } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { listIn, titled } from '../../../../words/language.ts';
import { asksOf, offers } from '../../../../words/questions/asks.ts';
import type { WarWords } from './en.ts';

const list = listIn('de');
const cardsOf = (cards: number) => (cards === 1 ? '1 Karte' : `${cards} Karten`);
const have = (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'}`;

export const WAR_DE: WarWords = {
  asks: asksOf(
    {
      deal: 'Der nächste Stich',
      flip: (name, asked) => (offers(asked, 'none') ? `Läuft noch ein Stich? Karte von ${name}?` : `Karte von ${name}?`),
      battle: (_, asked) => (offers(asked, 'none') ? 'Wer nimmt den letzten Stich?' : 'Wer nimmt die Karten?'),
      tied: (_, asked) => (offers(asked, 'done') ? 'Krieg! Wer noch?' : 'Krieg! Wer kämpft?'),
      war: (name, { kind }) => (kind === 'card' ? `Krieg! Karte von ${name}?` : 'Krieg! Wer nimmt alles?'),
    },
    { war: 'Krieg!', done: 'Sonst niemand', none: 'Kein Stich', flip: 'Aufdecken' },
  ),
  war: 'Krieg!',
  takes: (cards) => `nimmt ${cardsOf(cards)}`,
  nobody: 'niemand gewinnt',
  why: {
    highest: (card, war) => {
      const highest = card === undefined ? 'Die höchste Karte' : titled(withArticle(nameRank(card, CARDS_DE), 'nominative'));
      return war ? `${highest} gewinnt den Krieg.` : `${highest} schlägt alle anderen.`;
    },
    tie: (card, forfeits) => {
      const highest = card === undefined ? '' : ` (${nameRank(card, CARDS_DE)})`;
      const out = forfeits.length === 0 ? '' : ` ${have(forfeits)} keine Karte mehr dafür.`;
      return `Gleichstand der höchsten${highest}: drei verdeckt, die vierte aufdecken.${out}`;
    },
    forfeit: (forfeits, winner) => `Gleichstand, aber ${have(forfeits)} keine Karte mehr für den Krieg: ${winner} nimmt alles.`,
    waits: (tied, over) =>
      over
        ? `Gleichstand zwischen ${list(tied)}, und niemand kann mehr aufdecken: unentschieden.`
        : `${list(tied)} liegen gleich, haben aber keine Karte mehr. Die Karten bleiben für den nächsten Stich.`,
    alone: (winner) => `Nur ${winner} hat noch Karten.`,
  },
  waitedToo: (waited) => (waited === 1 ? 'Die wartende Karte geht mit.' : `Die ${waited} wartenden Karten gehen mit.`),
  spoken: {
    war: (names) => `Krieg: ${list(names)}.`,
    takes: (name, cards) => `${name} nimmt ${cardsOf(cards)}.`,
    waits: (cards) => `Niemand gewinnt. ${cardsOf(cards)} warten.`,
    drawn: 'Keine Karten mehr: unentschieden.',
  },
  unit: 'Karten',
  worth: 'Ass hoch, Zwei niedrig; Farben zählen nicht',
  battle: (number) => `Stich ${number}`,
  variations: { 'three-card': 'drei Karten', suicide: 'mit Wahl' },
  ends: {
    minutes: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
    battlesLeft: (battles) => (battles === 1 ? 'noch 1 Stich' : `noch ${battles} Stiche`),
    total: 'bis zur letzten Karte',
    called: 'Das ist der letzte Stich. Die meisten Karten gewinnen.',
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
        ? `${list(names)}: „Krieg!“ rufen, drei Karten verdeckt wählen, dazu eine vierte offen.`
        : `${list(names)}: „Krieg!“ rufen, drei verdeckt, die vierte aufdecken.`,
    take: (name) => `${name}: die Karten unter den Stapel legen, zuerst die eigenen, dann im Uhrzeigersinn.`,
    wait: 'Die Karten bleiben in der Mitte für den nächsten Stich.',
    out: (names) => `${have(names)} keine Karten mehr und ${names.length === 1 ? 'scheidet' : 'scheiden'} aus.`,
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
      rule: 'Die höchste Karte nimmt alle aufgedeckten Karten. Das Ass ist am höchsten, die Zwei am niedrigsten; die Farbe zählt nicht.',
    },
    war: {
      title: 'Krieg',
      rule: 'Bei Gleichstand: drei Karten verdeckt, eine vierte offen. Die höchste nimmt alles.',
      ruling: 'nur ein Gleichstand der höchsten Karten ist Krieg.',
    },
    'war within a war': {
      title: 'Krieg im Krieg',
      rule: 'Bei erneutem Gleichstand gibt es wieder Krieg, bis eine Karte die höchste ist.',
    },
    'short stack': {
      title: 'Ein kleiner Stapel',
      rule: 'Wer für den Krieg keine vier Karten hat, legt alle bis auf die letzte verdeckt und deckt die letzte auf.',
    },
    forfeit: {
      title: 'Keine Karte für den Krieg',
      rule: 'Wer keine Karte mehr hat, scheidet aus dem Krieg aus. Hat nur noch ein Spieler Karten, nimmt er alles.',
    },
    'waiting cards': {
      title: 'Wartende Karten',
      rule: 'Hat im Krieg niemand mehr eine Karte, gewinnt niemand.',
      ruling: 'die Karten bleiben in der Mitte für den, der den nächsten Stich gewinnt.',
    },
  },
};
