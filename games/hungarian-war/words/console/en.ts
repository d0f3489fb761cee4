import { ASKED_EN } from '../../../../words/questions/en.ts';
import type { House } from '../../rules/house.ts';
import type { RefusalCode } from '../../rules/types.ts';
import { type HouseRuleWords, type RefusalParams, type RefusalSentences, seatNumber } from '../../../../words/rulebook.ts';
import { counted, type Worded } from '../../../../words/language.ts';
import house from './house.json';

/** Where a card was last seen; `name` is whose pile it is. */
function lastSeen({ where, name, count, table, discard }: RefusalParams): string {
  const places = [table && `${table} on the table`, discard && `${discard} discarded`, name && `with ${name}`].filter(Boolean);
  if (where === 'all') return `all ${count} of that rank are known already: ${places.join(', ')}`;
  if (where === 'table') return 'it lies on the table';
  if (where === 'pile') return `${name} has it`;
  return where === 'discard' ? 'it was discarded' : 'the deck holds no more of them';
}

export const HUNGARIAN_WAR_CONSOLE_EN = {
  name: 'Hungarian War',
  players: '2 to 10 players',
  minutes: '5 to 20 minutes',
  line: 'Everybody chooses in secret: take a card or block it. Then all hands go up at once.',
  deck: 'Standard 52-card deck',
  house: house.en satisfies Record<keyof House, HouseRuleWords>,
  refusals: {
    ...ASKED_EN.refusals,
    'deck size': ({ given, most }) => `The deck cannot hold ${given} cards; it has at most ${most}.`,
    'faces count': ({ given, seats }) => `${given} faces for ${seats} seats.`,
    'face of a seat not in the game': ({ name, seat }) =>
      `${name ?? `Seat ${seatNumber(seat)}`} is not in the game and has no face to show.`,
    'no such face': ({ seat, given }) => `Seat ${seatNumber(seat)}: a die has no face “${given}”.`,
    'nobody in the game': () => 'Nobody would be left in the game.',
    'no such card': () => 'There is no such card at this table.',
    'no such seat': ({ seat }) => `There is no seat ${seatNumber(seat)} at this table.`,
    'no such place': () => 'There is no such place on the table.',
    'card cannot be there': (seen) => `That card cannot be there: ${lastSeen(seen)}. Press the same key again to name it anyway.`,
    'cards are not named in this game': () => 'In this game no cards are named; the piles are counted at the end.',
    'not swappable': () => 'Those two cards cannot swap.',
    'fewer points than cards': ({ least }) =>
      `That is too few: the cards of this pile come to at least ${least}. If one has a wrong name, correct that first.`,
    'deck count': ({ given, most }) => `The deck cannot hold ${given} cards; at most ${most} are left.`,
    points: ({ given }) => `${given} is not a number of points.`,
    'already away': ({ name }) => `${name} is already away.`,
    'not away': ({ name }) => `${name} is not away.`,
    'standing is already so': ({ name, standing }) => `${name} is already ${standing === 'out' ? 'out' : 'in the game'}.`,
    'would leave nobody in the game': ({ name }) => `${name} is the last one in the game and cannot go now.`,
    'no card for a new seat': () => 'The deck has no card left for a new seat.',
  } satisfies RefusalSentences<RefusalCode>,
  absence: ASKED_EN.absence,
  leaving: 'Pile and points stay in the standings. The card on the left of the seat is discarded.',
  naming: {
    /** The card a player took in a round, asked for by its rank. */
    takenBy: (name: string, place: string) => `${name} took the card ${place}. Which rank?`,
    /** The same while the outcomes are still being shown. */
    nextTaken: 'The next card taken: which rank?',
    discardedFrom: (place: string) => `The card ${place} was discarded. Which rank?`,
    liesAt: (place: string) => `Which card lies ${place}?`,
    more: (count: number) => (count === 1 ? 'one more after it' : `${count} more after it`),
    /** Opens the panel of all cards. */
    earlier: (count: number) => (count === 1 ? 'Name 1 earlier card' : `Name ${count} earlier cards`),
    suitOf: ASKED_EN.strip.suitOf,
    rankOnly: 'Suit unknown',
    /** A card that cannot be there, with where it was last seen. */
    misplaced: (card: string, seen: RefusalParams) => `${card}: ${lastSeen(seen)}`,
  },
  counting: {
    /** How many points the real pile holds, asked when the game is over (HW-21). */
    question: (name: string) => `${name}’s pile: how many points?`,
    cards: (cards: number) => counted(cards, 'card', 'cards'),
    /** HW-4 in one line. */
    values: 'A 1 · 2–10 · J 11 · Q 12 · K 13',
    enter: 'Counted',
    skip: 'Leave it open',
  },
  place: { centre: 'in the centre', between: (one: string, other: string) => `between ${one} and ${other}` },
  cards: {
    table: 'On the table',
    pileOf: (name: string) => `${name}’s pile`,
    discard: 'Discarded',
    choose: 'Press a card to name it or to correct its name.',
    deck: (left: number) => (left === 1 ? '1 card left in the deck' : `${left} cards left in the deck`),
    swap: 'I swapped this card into the centre',
  },
  points: {
    ...ASKED_EN.corrections,
    adjust: 'Add or deduct points',
    by: 'Points',
    standing: 'Out or in',
    putOut: (name: string) => `${name} is out`,
    takeIn: (name: string) => `${name} is in`,
    deck: 'The deck',
    deckLeft: 'Cards left',
    deckEmpty: 'Places left empty',
    setDeck: (left: number) => (left === 0 ? 'The deck is empty' : `The deck holds ${left}`),
    reasons: ['Miscounted', 'Wrong card named', 'Wrong die typed', 'A hand came too late', 'Everybody agrees'],
  },
  /** The real piles counted, against what the screen has of them (HW-21). */
  audit: {
    title: 'Count the piles',
    hint: 'The real pile decides. Count only what somebody doubts.',
    screen: (cards: number, points: number) => `${counted(cards, 'card', 'cards')}, ${counted(points, 'point', 'points')}`,
    /** Points the dealer gave or took beside the pile. */
    given: (by: number) => `${by > 0 ? 'and' : 'less'} ${Math.abs(by)} by correction`,
    counted: (points: number) => `Counted: ${points}`,
    points: (name: string) => `Points in ${name}’s pile`,
    enter: 'Counted',
    verdicts: {
      same: 'As on the screen',
      /** So many points beside what the named cards come to, and all are named. */
      named: (by: number) =>
        `${counted(Math.abs(by), 'point', 'points')} ${by > 0 ? 'more' : 'fewer'} than the named cards: one is named wrongly, or the pile has changed`,
      /** So many points fall to the cards without a name, and may. */
      open: (by: number, cards: number) => `${by} for ${cards === 1 ? 'the unnamed card' : `the ${cards} unnamed cards`}`,
      /** The cards without a name cannot make up the difference. */
      cannot: (least: number, most: number) => `Impossible: with the unnamed cards it is ${least} to ${most}`,
    },
  },
};
export type HungarianWarConsoleWords = Worded<typeof HUNGARIAN_WAR_CONSOLE_EN>;
