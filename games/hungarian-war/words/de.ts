import type { Card } from '../../../rulebook/card.ts';
import { nameCard } from '../../../words/card.ts';
import { CARDS_DE } from '../../../words/de/cards.ts';
import { SPOKEN_DE } from './de/spoken.ts';
import type { CentreAims, DealerHands, HandTarget, HungarianWarWords, Lay, PlaceSaid } from './words.ts';

const card = (code: Card) => nameCard(code, CARDS_DE);

function place(said: PlaceSaid): string {
  switch (said.at) {
    case 'centre':
      return 'die mittlere Karte';
    case 'between':
      return `die Karte zwischen ${said.names[0]} und ${said.names[1]}`;
    case 'left':
      return `die linke Karte von ${said.name}`;
    default:
      return said satisfies never;
  }
}

/** The card a hand goes to, as the object of a sentence. */
export function target(to: HandTarget): string {
  switch (to.at) {
    case 'centre':
      return 'die mittlere Karte';
    case 'between':
      return `die Karte zwischen dir und ${to.neighbour}`;
    case 'left':
      return 'die Karte links von dir';
    case 'right':
      return 'die Karte rechts von dir';
    default:
      return to satisfies never;
  }
}

function laid(lay: Lay): string {
  if (lay.what === 'refill') return `${lay.cards} legen${lay.centreFirst && lay.cards > 1 ? ', Mitte zuerst' : ''}`;
  const others = lay.seats === 2 ? 'links und rechts davon' : 'zwischen zwei Nachbarn';
  return `${lay.seats + 1} legen, eine in die Mitte und je eine ${others}`;
}

function dealer({ discard, lay, swap }: DealerHands): string {
  const steps: string[] = [];
  if (discard.length > 0) steps.push(`${discard.map(place).join(', ')} ablegen`);
  if (lay !== undefined) steps.push(laid(lay));
  if (swap !== undefined) steps.push(`${swap === '??' ? 'die größte Karte' : card(swap)} in die Mitte tauschen`);
  return steps.length === 0 ? '' : `Geber: ${steps.join('; dann ')}.`;
}

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
  deck: (left) => `${left} im Stapel`,
  lastRound: 'Letzte Runde',
  mayBeLast: 'Das kann die letzte Runde sein',
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
    'everybody blocks': () => 'Alle im Spiel haben geblockt: Die Karte geht weg, niemand ist raus.',
    'block stands, takers out': (aims) => `${stands(aims)}. Wer nehmen wollte, ist raus.`,
    'block stands, blockers out': (aims) => `${stands(aims)}, doch niemand wollte nehmen: Wer blockte, ist raus.`,
    'lone taker': (aims) => `Nur ${aims.takers} wollte sie.${failed(aims)}`,
    'several takers': (aims) => `${aims.takers} wollten sie: Niemand bekommt sie.${failed(aims)}`,
    'nobody takes': (aims) => (aims.blocked === 0 ? 'Niemand wollte sie.' : failed(aims).trim()),
  },
  rejoin: {
    'nobody blocked': 'Niemand hat die Mitte geblockt: Wer raus war, ist wieder dabei.',
    'everybody blocked': 'Alle haben die Mitte geblockt: Wer raus war, ist wieder dabei.',
    'block attempted': 'Die Mitte wurde geblockt: Wer raus ist, bleibt raus.',
  },

  spoken: SPOKEN_DE,

  take: (name, to) => `${name}: nimm ${target(to)}.`,
  dealer,
};
