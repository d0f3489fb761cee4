import type { Card } from '../../../../rulebook/card.ts';
import { CARDS_DE, nameCard } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import { listIn, titled } from '../../../../words/language.ts';
import { ASKED_DE } from '../../../../words/questions/de.ts';
import type { CardSpoken, CentreAims, HungarianWarWords } from './en.ts';

const listed = listIn('de');
const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'}`;

function spokenCard(spoken: CardSpoken, inCase: 'nominative' | 'accusative'): string {
  if (spoken.at === 'known') return withArticle(nameCard(spoken.card, CARDS_DE), inCase);
  if (spoken.at === 'next to') return `die Karte neben ${spoken.neighbour}`;
  return spoken.at === 'centre' ? 'die mittlere Karte' : 'eine Karte';
}

const card = (code: Card) => nameCard(code, CARDS_DE);

const place: HungarianWarWords['place'] = {
  centre: 'die mittlere Karte',
  between: (one, other) => `die Karte zwischen ${one} und ${other}`,
  left: (name) => `die linke Karte von ${name}`,
};

const failed = ({ blocked, needed }: CentreAims) =>
  blocked === 0 ? '' : ` ${blocked} geblockt, ${needed} nötig: Der Block hält nicht.`;
const stands = ({ blocked, needed }: CentreAims) => `${blocked} geblockt, ${needed} nötig: Der Block hält`;

export const HUNGARIAN_WAR_DE: HungarianWarWords = {
  faces: {
    1: 'Mitte blocken',
    2: 'links blocken',
    3: 'rechts blocken',
    4: 'rechts nehmen',
    5: 'links nehmen',
    6: 'Mitte nehmen',
  },
  aims: { take: 'nehmen', block: 'blocken' },
  left: 'links',
  right: 'rechts',
  centre: 'Mitte',
  card,
  place,
  discarded: place,
  target: {
    centre: 'die mittlere Karte',
    left: 'die Karte links von dir',
    right: 'die Karte rechts von dir',
    between: (neighbour) => `die Karte zwischen dir und ${neighbour}`,
    shared: 'die Karte zwischen euch',
  },
  deck: (left) => `${left} im Stapel`,
  lastRound: 'Letzte Runde',
  mayBeLast: 'Das kann die letzte Runde sein',
  signs: {
    order: 'Die Zahlen auf den Karten: in dieser Reihenfolge werden sie gelegt.',
    out: 'Roter Pfeil: raus, bis alle wieder dabei sind.',
  },
  needed: (blockers) => `${blockers} nötig`,

  side: {
    nobody: () => 'Niemand wollte sie.',
    'lone taker': ({ takers }) => `Nur ${takers} wollte sie.`,
    'two takers': ({ takers }) => `${takers} wollten sie: Niemand bekommt sie.`,
    'blocker wins': ({ takers, blockers }) => `${takers} wollte sie, ${blockers} blockte: Wer blockt, bekommt sie.`,
    'lone blocker': ({ blockers }) => `${blockers} blockte, aber niemand wollte sie.`,
    'two blockers': ({ blockers }) => `${blockers} blockten beide.`,
  },
  centreCard: {
    'everybody blocks': () => 'Alle im Spiel haben geblockt: Die Karte wird abgelegt, niemand ist raus.',
    'block stands, takers out': (aims) => `${stands(aims)}. Wer nehmen wollte, ist raus.`,
    'block stands, blockers out': (aims) => `${stands(aims)}, doch niemand wollte nehmen: Wer blockte, ist raus.`,
    'lone taker': (aims) => `Nur ${aims.takers} wollte sie.${failed(aims)}`,
    'several takers': (aims) => `${aims.takers} wollten sie: Niemand bekommt sie.${failed(aims)}`,
    'nobody takes': (aims) => (aims.blocked === 0 ? 'Niemand wollte sie.' : failed(aims).trim()),
  },
  rejoin: {
    'nobody blocked': 'Niemand hat die Mitte geblockt: Wer raus war, ist wieder dabei.',
    'everybody blocked': 'Alle haben die Mitte geblockt: Wer raus war, ist wieder dabei.',
    'block attempted': 'Jemand hat die Mitte geblockt: Wer raus ist, bleibt raus.',
  },

  spoken: {
    takes: (name, taken) => `${name} nimmt ${spokenCard(taken, 'accusative')}.`,
    blocks: (name, taken) => `${name} blockt und nimmt ${spokenCard(taken, 'accusative')}.`,
    discarded: (gone) => `${titled(spokenCard(gone, 'nominative'))} wird abgelegt.`,
    out: (names) => `${are(names)} raus.`,
    manyOut: (players) => `${players} sind raus.`,
    back: (names) => `${are(names)} wieder dabei.`,
    manyBack: (players) => `${players} sind wieder dabei.`,
  },

  take: (name, target) => `${name}: nimm ${target}.`,
  dealer: {
    discard: (places) => `${places} ablegen`,
    layTable: (seats) =>
      `alle Karten einsammeln, mischen und ${seats + 1} legen, eine in die Mitte und je eine ${seats === 2 ? 'links und rechts davon' : 'zwischen zwei Nachbarn'}`,
    lay: (cards, centreFirst) => `${cards} legen${centreFirst && cards > 1 ? ', Mitte zuerst' : ''}`,
    swap: (largest) => `${largest === '??' ? 'die größte Karte' : card(largest)} in die Mitte tauschen`,
    all: (steps) => `Geber: ${steps.join('; dann ')}.`,
  },
  steps: {
    ...ASKED_DE.steps,
    CardsLaid: 'das Auslegen der Karten',
    CardsSwapped: 'der Tausch',
    FacesOpened: 'das Aufdecken',
    CardNamed: 'das Nennen einer Karte',
    DeckCounted: 'das Zählen des Nachziehstapels',
    PileCounted: 'das Zählen eines Stapels',
    StandingSet: 'die Änderung, wer raus ist',
    PlayerWentAway: 'die Pause',
    PlayerCameBack: 'die Rückkehr',
    CircleTurned: 'das Umdrehen des Kreises',
  },
  highlights: {
    blocks: 'geglückte Blocks',
    timesOut: 'Mal rausgeflogen',
    stolen: ({ card: taken, from }) => `Punkte: ${card(taken)}, ${from} vor der Nase weggeschnappt`,
    drought: 'Runden in Folge ohne Karte',
    streak: 'Runden in Folge mit Karte',
    clashes: 'Mal wollten sie dieselbe Karte',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Punkte zurück und doch gewonnen',
  },

  lesson: {
    goals: {
      'lone taker': { title: 'Einer will eine Seitenkarte', rule: 'Will nur ein Spieler eine Seitenkarte, bekommt er sie.' },
      'two takers': { title: 'Beide wollen sie', rule: 'Wollen beide Nachbarn eine Seitenkarte, wird sie abgelegt.' },
      'blocker wins': {
        title: 'Einer will, einer blockt',
        rule: 'Will einer eine Seitenkarte und blockt sie der andere, bekommt sie der Blocker.',
      },
      'lone blocker': { title: 'Ein Block umsonst', rule: 'Eine Seitenkarte zu blocken, die niemand will, bewirkt nichts.' },
      'two blockers': { title: 'Beide blocken', rule: 'Blocken beide Nachbarn eine Seitenkarte, wird sie abgelegt.' },
      'centre taker': {
        title: 'Einer will die Mitte',
        rule: 'Will nur ein Spieler die mittlere Karte, bekommt er sie, wenn kein Block hält.',
      },
      'centre takers': {
        title: 'Mehrere wollen die Mitte',
        rule: 'Wollen mehrere die mittlere Karte und hält kein Block, wird sie abgelegt.',
      },
      'block fails': {
        title: 'Zu wenige blocken',
        rule: 'Ein Block der Mitte braucht etwa ein Drittel derer, die im Spiel sind. Weniger zählen nicht.',
      },
      'takers out': {
        title: 'Der Block hält',
        rule: 'Blocken genug die Mitte, sind alle raus, die sie nehmen wollten.',
        ruling: 'Die Karte bleibt liegen.',
      },
      rejoin: {
        title: 'Wer raus ist, kommt zurück',
        rule: 'Blockt niemand die Mitte oder blocken alle, sind alle wieder dabei, die raus waren, meist nach ein bis drei Runden.',
        ruling: 'Auch ein Block, der nicht hält, lässt sie draußen.',
      },
      'blockers out': {
        title: 'Ein Block gegen niemanden',
        rule: 'Blocken genug die Mitte und niemand wollte sie, sind die Blocker raus.',
        ruling: 'Die Karte bleibt liegen.',
      },
      'everybody blocks': {
        title: 'Alle blocken',
        rule: 'Blocken alle im Spiel die Mitte, wird die Karte abgelegt.',
        ruling: 'Niemand ist raus.',
      },
    },
    take: (target, many) => `${many ? 'nehmt' : 'nimm'} ${target}`,
    block: (target, many) => `${many ? 'blockt' : 'blocke'} ${target}`,
    leave: (target, many) => `${many ? 'lasst' : 'lass'} ${target} liegen`,
    notBlockCentre: () => 'alles, nur nicht die Mitte blocken',
    chooseFreely: (many) => (many ? 'wählt, was ihr wollt' : 'wähle, was du willst'),
  },
};
