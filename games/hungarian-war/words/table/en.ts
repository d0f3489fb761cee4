import type { Card } from '../../../../rulebook/card.ts';
import { CARDS_EN, nameCard } from '../../../../words/cards/cards.ts';
import { listIn, titled, type Worded } from '../../../../words/language.ts';
import { ASKED_EN } from '../../../../words/questions/en.ts';
import type { HighlightWhat } from '../../rules/highlights.ts';
import type { Goal } from '../../rules/lesson/asks.ts';
import type { CentreReason, Event, Face, Judgement, SideReason } from '../../rules/types.ts';
import type { Taught } from '../../../../words/rulebook.ts';

/** Who aimed at a side card, as lists of names; empty where nobody did. */
interface SideAims {
  readonly takers: string;
  readonly blockers: string;
}

/** Who aimed at the centre card and how the block was counted (HW-10). */
export interface CentreAims extends SideAims {
  readonly blocked: number;
  readonly needed: number;
}

/** A card as it is spoken of in passing: by its rank where that is known, else by where it lies, and seen from whom. */
export type CardSpoken =
  | { readonly at: 'known'; readonly card: Card }
  | { readonly at: 'centre' }
  | { readonly at: 'next to'; readonly neighbour: string }
  | { readonly at: 'somewhere' };

/** What follows the figure; whose it is stands beside it. A card is `stolen` from the player whose hand it slipped from. */
type HighlightWords = Readonly<Record<Exclude<HighlightWhat, 'stolen'>, string>> & {
  stolen(theft: { readonly card: Card; readonly from: string }): string;
};

const listed = listIn('en');
const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`;

function spokenCard(spoken: CardSpoken): string {
  if (spoken.at === 'known') return `the ${nameCard(spoken.card, CARDS_EN)}`;
  if (spoken.at === 'next to') return `the card next to ${spoken.neighbour}`;
  return spoken.at === 'centre' ? 'the centre card' : 'a card';
}

const card = (code: Card) => nameCard(code, CARDS_EN);

/** A card by its place, as everybody sees it: a side card by the two it lies between, with two seats by whose left card it is. */
const place = {
  centre: 'the centre card',
  between: (one: string, other: string) => `the card between ${one} and ${other}`,
  left: (name: string) => `${name}’s left card`,
};

const failed = ({ blocked, needed }: CentreAims) =>
  blocked === 0 ? '' : ` ${blocked} blocked, ${needed} needed: the block fails.`;
const stands = ({ blocked, needed }: CentreAims) => `${blocked} blocked, ${needed} needed: the block stands`;

const side: Readonly<Record<SideReason, (aims: SideAims) => string>> = {
  nobody: () => 'Nobody wanted it.',
  'lone taker': ({ takers }) => `Only ${takers} wanted it.`,
  'two takers': ({ takers }) => `${takers} both wanted it: nobody gets it.`,
  'blocker wins': ({ takers, blockers }) => `${takers} wanted it, ${blockers} blocked: it goes to the blocker.`,
  'lone blocker': ({ blockers }) => `${blockers} blocked, but nobody wanted it.`,
  'two blockers': ({ blockers }) => `${blockers} both blocked it.`,
};

const centreCard: Readonly<Record<CentreReason, (aims: CentreAims) => string>> = {
  'everybody blocks': () => 'Everybody in the game blocked: the card is discarded, nobody is out.',
  'block stands, takers out': (aims) => `${stands(aims)}. Everybody who wanted to take is out.`,
  'block stands, blockers out': (aims) => `${stands(aims)}, but nobody wanted to take: the blockers are out.`,
  'lone taker': (aims) => `Only ${aims.takers} wanted it.${failed(aims)}`,
  'several takers': (aims) => `${aims.takers} wanted it: nobody gets it.${failed(aims)}`,
  'nobody takes': (aims) => (aims.blocked === 0 ? 'Nobody wanted it.' : failed(aims).trim()),
};

const goals: Readonly<Record<Goal, Taught>> = {
  'lone taker': { title: 'One wants a side card', rule: 'If only one player wants a side card, they get it.' },
  'two takers': { title: 'Both want it', rule: 'If both neighbours want a side card, it is discarded.' },
  'blocker wins': {
    title: 'One wants it, one blocks',
    rule: 'If one player wants a side card and the other blocks it, the blocker gets it.',
  },
  'lone blocker': { title: 'A block for nothing', rule: 'Blocking a side card that nobody wants does nothing.' },
  'two blockers': { title: 'Both block', rule: 'If both neighbours block a side card, it is discarded.' },
  'centre taker': {
    title: 'One wants the centre',
    rule: 'If only one player wants the centre card, they get it, unless a block stands.',
  },
  'centre takers': {
    title: 'Several want the centre',
    rule: 'If several want the centre card and no block stands, it is discarded.',
  },
  'block fails': {
    title: 'Too few block',
    rule: 'Blocking the centre takes about a third of the players in the game. Fewer blockers do not count.',
  },
  'takers out': {
    title: 'The block stands',
    rule: 'If enough players block the centre, everybody who wanted it is out.',
    ruling: 'the card stays.',
  },
  rejoin: {
    title: 'Players come back',
    rule: 'If nobody blocks the centre, or everybody does, all players who were out are back, usually after one to three rounds.',
    ruling: 'a block that fails still keeps them out.',
  },
  'blockers out': {
    title: 'A block with nobody to stop',
    rule: 'If enough players block the centre and nobody wanted it, the blockers are out.',
    ruling: 'the card stays.',
  },
  'everybody blocks': {
    title: 'Everybody blocks',
    rule: 'If everybody in the game blocks the centre, the card is discarded.',
    ruling: 'nobody is out.',
  },
};

/** What Hungarian War says on the table display. Names stand as they are, never with an ending. */
export const HUNGARIAN_WAR_EN = {
  faces: {
    1: 'block centre',
    2: 'block left',
    3: 'block right',
    4: 'take right',
    5: 'take left',
    6: 'take centre',
  } satisfies Record<Face, string>,
  /** What a face does to the card it aims at. */
  aims: { take: 'take', block: 'block' },
  left: 'left',
  right: 'right',
  centre: 'centre',
  card,
  place,
  discarded: place,
  /** The card that a player's hand goes for, as the object of a sentence. */
  target: {
    centre: 'the centre card',
    left: 'the card on your left',
    right: 'the card on your right',
    between: (neighbour: string) => `the card between you and ${neighbour}`,
    /** Said to both neighbours at once. */
    shared: 'the card between you',
  },
  deck: (left: number) => `${left} in the deck`,
  lastRound: 'Last round',
  /** HW-17: the deck may not last beyond this round's refill. */
  mayBeLast: 'This may be the last round',
  /** What signs on the table mean, said in the first game of a night. */
  signs: {
    order: 'The numbers on the cards: the order in which they are laid.',
    out: 'A red arrow: out, until players come back.',
  },
  needed: (blockers: number) => `${blockers} needed`,

  side,
  centreCard,
  /** Why who was out rejoins, or not (HW-14). */
  rejoin: {
    'nobody blocked': 'Nobody blocked the centre: players who were out are back.',
    'everybody blocked': 'Everybody blocked the centre: players who were out are back.',
    'block attempted': 'Somebody tried to block the centre: players who are out stay out.',
  } satisfies Record<Judgement['rejoin'], string>,

  /** What an outcome changes. */
  spoken: {
    /** "Anna takes the ten" */
    takes: (name: string, taken: CardSpoken) => `${name} takes ${spokenCard(taken)}.`,
    blocks: (name: string, taken: CardSpoken) => `${name} blocks and takes ${spokenCard(taken)}.`,
    discarded: (gone: CardSpoken) => `${titled(spokenCard(gone))} is discarded.`,
    /** "Béla and Cili are out" */
    out: (names: readonly string[]) => `${are(names)} out.`,
    manyOut: (players: number) => `${players} players are out.`,
    back: (names: readonly string[]) => `${are(names)} back.`,
    manyBack: (players: number) => `${players} players are back.`,
  },

  /** "Anna: take the centre card." */
  take: (name: string, target: string) => `${name}: take ${target}.`,
  /** What the dealer does before a choice, step by step, and all of it in one line. */
  dealer: {
    discard: (places: string) => `discard ${places}`,
    /** HW-3: the first table of a game, or cards into places that have emptied. */
    layTable: (seats: number) =>
      `gather all cards, shuffle and lay ${seats + 1}, one in the centre and ${seats === 2 ? 'one on either side of it' : 'one between every two neighbours'}`,
    lay: (cards: number, centreFirst: boolean) => `lay ${cards}${centreFirst && cards > 1 ? ', centre first' : ''}`,
    /** `??` where the card is found by eye (HW-21). */
    swap: (largest: Card) => `swap the ${largest === '??' ? 'largest card' : card(largest)} into the centre`,
    all: (steps: readonly string[]) => `Dealer: ${steps.join('; then ')}.`,
  },
  /** What an undo or redo takes back, by the type of the step's first event. */
  steps: {
    ...ASKED_EN.steps,
    CardsLaid: 'laying cards',
    CardsSwapped: 'the swap',
    FacesOpened: 'the reveal',
    CardNamed: 'naming a card',
    DeckCounted: 'counting the deck',
    PileCounted: 'counting a pile',
    StandingSet: 'the change of who is out',
    PlayerWentAway: 'the break',
    PlayerCameBack: 'the return',
    CircleTurned: 'reversing the circle',
  } satisfies Record<Event['type'], string>,
  highlights: {
    blocks: 'blocks that worked',
    timesOut: 'times thrown out',
    stolen: ({ card: taken, from }) => `points: the ${card(taken)}, snatched from under ${from}’s nose`,
    drought: 'rounds in a row without a card',
    streak: 'rounds in a row with a card',
    clashes: 'times they wanted the same card',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  } satisfies HighlightWords,

  /** What a lesson says. An ask follows the names of those it is put to; `many`: to several at once. */
  lesson: {
    goals,
    take: (target: string, _many: boolean) => `take ${target}`,
    block: (target: string, _many: boolean) => `block ${target}`,
    leave: (target: string, _many: boolean) => `leave ${target} alone`,
    notBlockCentre: (_many: boolean) => 'anything but block the centre',
    chooseFreely: (_many: boolean) => 'choose as you like',
  },
};
export type HungarianWarWords = Worded<typeof HUNGARIAN_WAR_EN>;
