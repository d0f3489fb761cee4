import type { Card } from '../../../rulebook/card.ts';
import { nameCard } from '../../../words/card.ts';
import { CARDS_HU } from '../../../words/hu/cards.ts';
import { accusative, withArticle } from '../../../words/hu/grammar.ts';
import { SPOKEN_HU } from './hu/spoken.ts';
import type { CentreAims, DealerHands, HandTarget, HungarianWarWords, Lay, PlaceSaid } from './words.ts';

const card = (code: Card) => nameCard(code, CARDS_HU);

function place(said: PlaceSaid): string {
  switch (said.at) {
    case 'centre':
      return 'középső lap';
    case 'between':
      return `${said.names[0]} és ${said.names[1]} közti lap`;
    case 'left':
      return `bal oldali lap (${said.name})`;
    default:
      return said satisfies never;
  }
}

/** The card a hand goes to, as the object of a sentence. */
export function target(to: HandTarget): string {
  switch (to.at) {
    case 'centre':
      return 'a középső lapot';
    case 'between':
      return `a lapot közted és ${to.neighbour} között`;
    case 'left':
      return 'a bal oldali lapot';
    case 'right':
      return 'a jobb oldali lapot';
    default:
      return to satisfies never;
  }
}

function discarded(said: PlaceSaid): string {
  switch (said.at) {
    case 'centre':
      return 'a középső lapot';
    case 'between':
      return `${withArticle(said.names[0])} és ${said.names[1]} közti lapot`;
    case 'left':
      return `a bal oldali lapot (${said.name})`;
    default:
      return said satisfies never;
  }
}

function laid(lay: Lay): string {
  if (lay.what === 'refill') return `ossz ${lay.cards} lapot${lay.centreFirst && lay.cards > 1 ? ', az elsőt középre' : ''}`;
  const others = lay.seats === 2 ? 'a két oldalára' : 'minden két szomszéd közé';
  return `ossz ${lay.seats + 1} lapot, egyet középre és egyet-egyet ${others}`;
}

function dealer({ discard, lay, swap }: DealerHands): string {
  const steps: string[] = [];
  if (discard.length > 0) steps.push(`dobd el ${discard.map(discarded).join(', ')}`);
  if (lay !== undefined) steps.push(laid(lay));
  if (swap !== undefined)
    steps.push(`cseréld középre ${swap === '??' ? 'a legnagyobb lapot' : withArticle(accusative(card(swap)))}`);
  return steps.length === 0 ? '' : `Osztó: ${steps.join('; aztán ')}.`;
}

const failed = ({ blocked, needed }: CentreAims) =>
  blocked === 0 ? '' : ` ${blocked} blokkolt, ${needed} kellett volna: a blokk nem sikerült.`;
const stands = ({ blocked, needed }: CentreAims) => `${blocked} blokkolt, ${needed} kellett: a blokk sikerült`;

export const HUNGARIAN_WAR_HU: HungarianWarWords = {
  faces: {
    1: 'középső blokkolása',
    2: 'bal blokkolása',
    3: 'jobb blokkolása',
    4: 'jobb elvitele',
    5: 'bal elvitele',
    6: 'középső elvitele',
  },
  aims: { take: 'elviszi', block: 'blokkol' },
  left: 'bal oldali',
  right: 'jobb oldali',
  centre: 'középső',
  card,
  place,
  deck: (left) => `${left} lap a pakliban`,
  lastRound: 'Utolsó kör',
  mayBeLast: 'Ez lehet az utolsó kör',
  needed: (blockers) => `${blockers} kell`,

  side: {
    nobody: () => 'Senki sem akarta.',
    'lone taker': ({ takers }) => `Csak ${takers} akarta.`,
    'two takers': ({ takers }) => `${takers} is akarta: senki sem kapja meg.`,
    'blocker wins': ({ takers, blockers }) => `${takers} akarta, ${blockers} blokkolt: a blokkolóé a lap.`,
    'lone blocker': ({ blockers }) => `${blockers} blokkolt, de senki sem akarta.`,
    'two blockers': ({ blockers }) => `${blockers} is blokkolta.`,
  },
  centreCard: {
    'everybody blocks': () => 'Aki játékban van, mind blokkolt: a lapot eldobjuk, senki sem esik ki.',
    'block stands, takers out': (aims) => `${stands(aims)}. Aki el akarta vinni, kiesik.`,
    'block stands, blockers out': (aims) => `${stands(aims)}, de senki sem akarta elvinni: a blokkolók esnek ki.`,
    'lone taker': (aims) => `Csak ${aims.takers} akarta.${failed(aims)}`,
    'several takers': (aims) => `${aims.takers} is akarta: senki sem kapja meg.${failed(aims)}`,
    'nobody takes': (aims) => (aims.blocked === 0 ? 'Senki sem akarta.' : failed(aims).trim()),
  },
  rejoin: {
    'nobody blocked': 'Középen senki sem blokkolt: aki kiesett, visszatér.',
    'everybody blocked': 'Középen mindenki blokkolt: aki kiesett, visszatér.',
    'block attempted': 'Középen volt blokk: aki kiesett, kint marad.',
  },

  spoken: SPOKEN_HU,

  take: (name, to) => `${name}: vidd el ${target(to)}.`,
  dealer,
};
