import { titled, type Worded } from '../../../../words/language.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { Taught } from '../../../../words/rulebook.ts';
import type { CombinedOutcome } from '../../rules/battle.ts';
import type { TrickOutcome } from '../../rules/bellum.ts';
import type { Nation, Rank } from '../../rules/card.ts';
import type { HighlightWhat } from '../../rules/highlights.ts';
import type { Line } from '../../rules/house.ts';
import type { Kind } from '../../rules/kind.ts';
import type { Goal } from '../../rules/lesson.ts';

/** The ranks that every language writes alike. */
export const NUMBERS = { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', T: '10' } as const;

/** What decided a battle, for the alliance that took it first: its kind and total, then the other's. */
export interface BattleSaid {
  readonly kinds: readonly [Kind, Kind];
  readonly totals: readonly [number, number];
}

/** The card that decided a trick, in words, and the one it was measured against. */
interface TrickSaid {
  readonly card: string;
  readonly against: string;
}

type BattleReason = 'higher sum' | CombinedOutcome['reason'];

type TrickReason = Extract<TrickOutcome, { readonly outcome: 'taken' }>['reason'];

const list = (names: readonly string[]) => names.join(' and ');

const GOALS_EN: Readonly<Record<Goal, Taught>> = {
  'higher sum': { title: 'The higher sum', rule: 'The alliance whose two cards add up to more takes all four.' },
  'equal battle': {
    title: 'Equal strength',
    rule: 'Partners lay their card aside and draw one blind from each other as the last help.',
    ruling: 'equal again, they draw again; no card left, each alliance keeps its own.',
  },
  'number sum': {
    title: 'Number sum',
    rule: 'Two numbers add up. A 2 doubles its partner.',
    ruling: 'the 2 itself still counts.',
  },
  mixed: { title: 'Mixed', rule: 'A number and a court card add up. A 2 doubles its partner.' },
  thirteen: { title: 'Thirteen', rule: 'Two numbers that make 13 beat any sum.' },
  pair: { title: 'Pair', rule: 'Two equal numbers beat any sum, and thirteen.' },
  'elite partners': { title: 'Elite partners', rule: 'Two different court cards beat any pair and count three more.' },
  'elite pair': { title: 'Elite pair', rule: 'Two equal court cards beat elite partners; two priests count 33.' },
  'jester partner': { title: 'Jester partner', rule: 'A jester beside a court card beats any elite pair.' },
  'jester meets others': {
    title: 'Jester meets the others',
    rule: 'A jester partner loses to a pair, to thirteen, to a higher sum, and to elite partners without its court card.',
  },
  'highest card': { title: 'The highest card', rule: 'Everybody turns a card at once; the highest takes the trick.' },
  'equal highest': {
    title: 'Equal highest',
    rule: 'The equal draw blind from each other, everybody else drops a card; the strongest takes the trick.',
    ruling: 'a drawn card fights for whose hand it came from.',
  },
  jester: {
    title: 'The jester',
    rule: 'A jester beats queens and monarchs.',
    ruling: 'where one of these is the highest card shown.',
  },
  horse: {
    title: 'The horse',
    rule: 'One below the highest? Lay a horse and draw from that player: a weaker card wins you the trick.',
    ruling: 'the horse is the 2, and an equal card wins too.',
  },
};

const kinds = {
  'elite pair': 'elite pair',
  'elite partners': 'elite partners',
  pair: 'pair',
  thirteen: 'thirteen',
  'number sum': 'number sum',
  mixed: 'mixed',
  'jester partner': 'jester partner',
} as const;

const nations = { H: 'Hungarian', G: 'German', T: 'Turkish', P: 'Polish' } as const;

const battle: Readonly<Record<BattleReason, (said: BattleSaid) => string>> = {
  'higher sum': () => 'The higher sum.',
  'higher kind': ({ kinds: [one, other] }) => `${titled(kinds[one])}: stronger than ${kinds[other]}.`,
  'higher total': ({ kinds: [one, other] }) =>
    one === other ? 'Both alike: the higher total.' : 'Sums and mixed are alike: the higher total.',
  equal: () => 'Equal to the end: each alliance keeps its own cards.',
  'jester over elite pair': () => 'A jester partner beats any elite pair.',
  'jester over partners of its court card': () => 'A jester partner beats elite partners with its own court card.',
  'jester over sum': ({ totals: [more, less] }) => `Jester partner ${more}: a sum of ${less} is not higher.`,
  'partners without its court card over jester': () => 'Elite partners without the jester’s court card beat a jester partner.',
  'pair over jester': () => 'A pair beats a jester partner.',
  'thirteen over jester': () => 'Thirteen beats a jester partner.',
  'sum over jester': ({ totals: [more, less] }) => `A sum of ${more} is higher than the jester partner’s ${less}.`,
};

const trick: Readonly<Record<TrickReason, (said: TrickSaid) => string>> = {
  'highest card': ({ card }) => `The highest card: ${card}.`,
  'jester over court': () => 'A jester beats queens and monarchs.',
  'capital over jesters': ({ card }) => `So many jesters lose to a capital only: ${card}.`,
  'stronger draw': ({ card }) => `Drawn, and the strongest: ${card}.`,
  'horse won': ({ card, against }) => `A horse attacked. Drawn: ${card}, not stronger than the ${against}.`,
  'horse lost': ({ card, against }) => `A horse attacked. Drawn: ${card}, stronger than the ${against}.`,
  'hands empty': ({ card }) => `Two horses met and no card is left to draw. The highest: ${card}.`,
};

/** What Charta Bellica says on the table display. */
export const CHARTA_BELLICA_EN = {
  card: {
    ranks: {
      1: 'jester',
      ...NUMBERS,
      p: 'priest',
      q: 'queen',
      m: 'monarch',
      c: 'capital',
    } satisfies Record<Rank, string>,
    /** As a button or the map says it. */
    nations,
    of: (rank: string, nation: Nation) => `${nations[nation]} ${rank}`,
    /** To who types a letter that begins more than one card. */
    unclear: (key: string) => `“${key}” may be more than one card: press the key that stands on its button.`,
  },
  asks: asksOf(
    {
      first: 'Who drew first?',
      ally: (name) => `${name}: who is your ally?`,
      'pile card': (name) => `${name} leads: which card?`,
      'hand card': (name) => `${name} helps: which card?`,
      blind: (name) => `Drawn from ${name}: which card?`,
      drawn: (name) => `Drawn from ${name}: which card?`,
      dropped: (name) => `${name} drops: which card?`,
      horse: (name) => `${name}: lay a horse?`,
      turned: (name, { counted }) => (counted === true ? 'Everybody: one card face down' : `${name}: which card?`),
    },
    { attack: 'The horse attacks', pass: 'No horse' },
  ),
  /** What a round is called: in bellum a trick, between alliances a battle. */
  round: (line: Line, number: number) => `${line === 'bellum' ? 'trick' : 'battle'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Simple line', combined: 'Combined line' } satisfies Record<Line, string>,
  kinds,
  /** What an alliance's pair is, and what it counts. */
  weighed: (kind: Kind, total: number) => `${kinds[kind]} ${total}`,
  /** Above a battle or a trick. */
  takes: (points: number) => `${points} points`,
  equal: 'equal',
  /** CB-3: before the reason, where cards were drawn. */
  drawn: 'Equal, then drawn.',
  battle,
  trick,
  /** CB-7: equal to the end. */
  ownCards: 'Equal, and no hand has a card left: everybody keeps their own cards.',
  leads: 'leads',
  aids: 'helps',
  battlesLeft: (battles: number) => (battles === 1 ? '1 battle to go' : `${battles} battles to go`),
  inHand: (cards: number) => `${cards} in hand`,
  lastBattle: 'This is the last battle.',
  lastTrick: 'This is the last trick.',
  /** What people do with real hands. Names stand as they are, never with an ending. */
  hands: {
    /** Which cards belong to which player, before the first one is laid. */
    nations: (whose: readonly { readonly name: string; readonly nation: string }[]) =>
      `Nations: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    /** CB-1: before the packs are shuffled. */
    drawLots: 'Draw lots with the four capitals, face down: who draws first picks an ally.',
    sevenAndSeven: 'Everybody: shuffle, seven face down in a pile, seven in hand.',
    allInHand: 'Everybody: take all fourteen in hand.',
    /** CB-2: both leaders; they turn together. */
    lead: (names: readonly string[]) => `${list(names)}: the top card of your piles.`,
    aid: (names: readonly string[]) => `${list(names)}: each help with a card from your hand.`,
    /** CB-3: both partners. */
    drawFromEachOther: (names: readonly string[]) => `Equal. ${list(names)}: lay yours aside, draw blind from each other.`,
    mayAttack: (name: string) => `${name}: one below the highest. A horse may attack.`,
    /** CB-9: the attacker, and whose hand is drawn from. */
    drawFrom: (name: string, from: string) => `${name}: draw blind from the hand of ${from}.`,
    /** CB-7: those who are equal, in seat order. */
    drawFromNext: (names: readonly string[]) =>
      names.length === 2 ? `Equal. ${list(names)}: draw blind from each other.` : 'Equal. Draw blind, each from the next one.',
    drop: (names: readonly string[]) => `${list(names)}: drop a card.`,
    take: (names: readonly string[]) => `${list(names)}: take the cards.`,
    takeOwn: 'Everybody: take your own cards.',
  },
  highlights: {
    biggest: 'points in a single stroke',
    streak: 'times in a row',
    jesters: 'strokes of the jester',
    horses: 'times won on horseback',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  } satisfies Record<HighlightWhat, string>,
  goals: GOALS_EN,
};
export type ChartaBellicaWords = Worded<typeof CHARTA_BELLICA_EN>;
