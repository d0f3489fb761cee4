import { listIn, titled, type Worded } from '../../../../words/language.ts';
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

type BattleReason = 'higher sum' | CombinedOutcome['reason'];

type TrickReason = Extract<TrickOutcome, { readonly outcome: 'taken' }>['reason'];

const list = listIn('en');

const GOALS_EN: Readonly<Record<Goal, Taught>> = {
  'higher sum': { title: 'The higher sum', rule: 'The alliance whose two cards add up to more takes all four.' },
  'equal battle': {
    title: 'Equal strength',
    rule: 'The allies lay their cards aside, and each draws one blind from the other’s hand instead.',
    ruling: 'if it is equal again, they draw again; if a hand is empty, each alliance keeps its own cards.',
  },
  'number sum': {
    title: 'Number sum',
    rule: 'Two numbers are added. A 2 doubles the other one.',
    ruling: 'the 2 itself still counts.',
  },
  mixed: { title: 'Mixed', rule: 'A number and a court card are added. A 2 doubles the court card.' },
  thirteen: { title: 'Thirteen', rule: 'Two numbers that add up to 13 beat any sum.' },
  pair: { title: 'Pair', rule: 'Two equal numbers beat thirteen and any sum.' },
  'elite partners': { title: 'Elite partners', rule: 'Two different court cards beat any pair and count three more.' },
  'elite pair': { title: 'Elite pair', rule: 'Two equal court cards beat elite partners; two priests count 33.' },
  'jester partner': { title: 'Jester partner', rule: 'A jester beside a court card beats any elite pair.' },
  'jester meets others': {
    title: 'Against a jester partner',
    rule: 'A jester partner loses to a pair, to thirteen, to a higher sum, and to elite partners without its court card.',
  },
  'highest card': { title: 'The highest card', rule: 'Everybody turns over a card at once; the highest takes the trick.' },
  'equal highest': {
    title: 'Equal highest',
    rule: 'Players who are equal draw blind from each other; everybody else drops a card. A card drawn fights for the player it came from.',
    ruling: 'if it is equal again, they draw again.',
  },
  jester: {
    title: 'The jester',
    rule: 'A jester beats queens and monarchs.',
    ruling: 'this holds when one of them is the highest card shown.',
  },
  horse: {
    title: 'The horse',
    rule: 'If your card is one below the highest, lay a horse and draw from that player: a weaker card wins you the trick.',
    ruling: 'the horse is the 2, and an equal card wins you the trick too.',
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
  'higher sum': () => 'The higher sum wins.',
  'higher kind': ({ kinds: [one, other] }) => `${titled(kinds[one])}: stronger than ${kinds[other]}.`,
  'higher total': ({ kinds: [one, other] }) =>
    one === other ? 'The same kind: the higher total wins.' : 'A number sum and mixed are one kind: the higher total wins.',
  equal: () => 'Equal, and a hand is empty: each alliance keeps its own cards.',
  'jester over elite pair': () => 'A jester partner beats any elite pair.',
  'jester over partners of its court card': () => 'A jester partner beats elite partners with its own court card.',
  'jester over sum': ({ totals: [more, less] }) => `A sum of ${less} is not higher than the jester partner’s ${more}.`,
  'partners without its court card over jester': () => 'Elite partners without the jester’s court card beat a jester partner.',
  'pair over jester': () => 'A pair beats a jester partner.',
  'thirteen over jester': () => 'Thirteen beats a jester partner.',
  'sum over jester': ({ totals: [more, less] }) => `A sum of ${more} is higher than the jester partner’s ${less}.`,
};

/** From the card that decided the trick, in words, and the one it was measured against. */
const trick: Readonly<Record<TrickReason, (said: { readonly card: string; readonly against: string }) => string>> = {
  'highest card': ({ card }) => `The highest card: ${card}.`,
  'jester over court': () => 'A jester beats queens and monarchs.',
  'capital over jesters': ({ card }) => `More than two jesters lose only to a capital: ${card}.`,
  'stronger draw': ({ card }) => `The strongest card drawn: ${card}.`,
  'horse won': ({ card, against }) => `A horse attacked. Drawn: ${card}, not stronger than the ${against}.`,
  'horse lost': ({ card, against }) => `A horse attacked. Drawn: ${card}, stronger than the ${against}.`,
  'hands empty': ({ card }) => `Two horses met, and no card is left to draw. The highest card: ${card}.`,
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
  },
  asks: asksOf(
    {
      lot: (name) => `${name}: which capital?`,
      ally: (name) => `${name}: who is your ally?`,
      'pile card': (name) => `${name} (leader): which card?`,
      'hand card': (name) => `${name} (ally): which card?`,
      blind: (name) => `Drawn from ${name}: which card?`,
      drawn: (name) => `Drawn from ${name}: which card?`,
      dropped: (name) => `${name} drops: which card?`,
      horse: (name) => `${name}: lay a horse?`,
      turned: (name, { counted }) => (counted === true ? 'Everybody: one card face down' : `${name}: which card?`),
    },
    { ...nations, draw: 'The screen draws', attack: 'Lay the horse', pass: 'No horse' },
  ),
  /** What a round is called: in bellum a trick, between alliances a battle. */
  round: (line: Line, number: number) => `${line === 'bellum' ? 'trick' : 'battle'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Simple line', combined: 'Combined line' } satisfies Record<Line, string>,
  worth: 'Jester 1, priest 11, queen 12, monarch 13, capital 14',
  kinds,
  /** What an alliance's pair is, and what it counts. */
  weighed: (kind: Kind, total: number) => `${kinds[kind]} ${total}`,
  /** Above a battle or a trick. */
  takes: (points: number) => `${points} points`,
  equal: 'equal',
  /** CB-3: before the reason, where cards were drawn. */
  drawn: 'Equal, so cards were drawn.',
  battle,
  trick,
  /** CB-7: equal to the end. */
  ownCards: 'Equal, and no card is left to draw: everybody keeps their own cards.',
  leader: 'leader',
  ally: 'ally',
  battlesLeft: (battles: number) => (battles === 1 ? '1 battle to go' : `${battles} battles to go`),
  inHand: (cards: number) => (cards === 1 ? '1 card in hand' : `${cards} cards in hand`),
  lastBattle: 'This is the last battle.',
  lastTrick: 'This is the last trick.',
  /** What people do with real hands. Names stand as they are, never with an ending. */
  hands: {
    /** Which cards belong to which player, before the first one is laid. */
    nations: (whose: readonly { readonly name: string; readonly nation: string }[]) =>
      `Nations: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    /** CB-1, CB-7: before anything else. */
    sort: 'Sort the deck by coat of arms: fourteen cards each.',
    /** CB-1 */
    drawLots: 'Lay the four capitals face down: everybody draws one, and that is their nation.',
    sevenAndSeven: 'Everybody: shuffle, lay seven cards face down in a pile, take seven in hand.',
    allInHand: 'Everybody: take all fourteen cards in hand.',
    /** CB-2: both leaders; they turn together. */
    lead: (names: readonly string[]) => `${list(names)} lead: turn over the top card of your pile.`,
    /** CB-2, CB-3: both allies. */
    aid: (names: readonly string[]) => `${list(names)}, the allies: lay a card from your hand.`,
    drawFromEachOther: (names: readonly string[]) => `Equal. ${list(names)}: lay yours aside and draw blind from each other.`,
    mayAttack: (name: string) =>
      `${name} is one below the highest: a horse draws blind from that player, and wins unless the card is stronger.`,
    /** CB-9: the attacker, and whose hand is drawn from. */
    drawFrom: (name: string, from: string) => `${name}: draw blind from the hand of ${from}.`,
    /** CB-7: those who are equal, in seat order. */
    drawFromNext: (names: readonly string[]) =>
      names.length === 2
        ? `Equal. ${list(names)}: draw blind from each other.`
        : `Equal. ${list(names)}: draw blind, each from the next.`,
    drop: (names: readonly string[]) => `${list(names)}: drop a card.`,
    take: (names: readonly string[]) => `${list(names)}: take the cards.`,
    takeOwn: 'Everybody: take your own cards.',
  },
  highlights: {
    biggest: 'points taken at once',
    streak: 'wins in a row',
    jesters: 'won by a jester',
    horses: 'won by a horse attack',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  } satisfies Record<HighlightWhat, string>,
  goals: GOALS_EN,
};
export type ChartaBellicaWords = Worded<typeof CHARTA_BELLICA_EN>;
