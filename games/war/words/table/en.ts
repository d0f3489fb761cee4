import { CARDS_EN, nameRank } from '../../../../words/cards/cards.ts';
import { asksOf, offers } from '../../../../words/questions/asks.ts';
import type { Card } from '../../../../rulebook/card.ts';
import type { Goal } from '../../rules/lesson.ts';
import type { HighlightWhat } from '../../rules/highlights.ts';
import type { Variation } from '../../rules/battle.ts';
import type { Taught } from '../../../../words/rulebook.ts';
import { listIn, type Worded } from '../../../../words/language.ts';

const WAR_GOALS_EN: Readonly<Record<Goal, Taught>> = {
  battle: {
    title: 'A battle',
    rule: 'The highest card takes all the cards flipped. Aces are high, twos are low; suits do not count.',
  },
  war: {
    title: 'War',
    rule: 'Tied players call “War!”, lay three cards face down and flip a fourth. The highest takes everything.',
    ruling: 'only a tie for the highest card is a war.',
  },
  'war within a war': {
    title: 'A war within a war',
    rule: 'Players who tie again go to war again, until one card is the highest.',
  },
  'short stack': {
    title: 'A short stack',
    rule: 'A player with fewer than four cards for a war lays all but the last face down and flips the last.',
  },
  forfeit: {
    title: 'No card for the war',
    rule: 'A player with no card left is out of the war. If only one has cards, that player takes everything.',
  },
  'waiting cards': {
    title: 'Waiting cards',
    rule: 'If none of the tied players has a card left, nobody wins.',
    ruling: 'the cards wait in the middle for the winner of the next battle.',
  },
};

const list = listIn('en');
const cardsOf = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`);
const have = (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'}`;

/** What War says at the table. Names stand as they are, never with an ending. */
export const WAR_EN = {
  asks: asksOf(
    {
      deal: 'The next battle',
      flip: (name, asked) => (offers(asked, 'none') ? `Is a battle under way? ${name}’s card?` : `${name}’s card?`),
      battle: (_, asked) => (offers(asked, 'none') ? 'Who takes the last battle?' : 'Who takes the cards?'),
      tied: (_, asked) => (offers(asked, 'done') ? 'War! Who else is in it?' : 'War! Who is in it?'),
      war: (name, { kind }) => (kind === 'card' ? `War! ${name}’s card?` : 'War! Who takes everything?'),
    },
    { war: 'War!', done: 'Nobody else', none: 'No battle', flip: 'Flip' },
  ),
  /** The verdicts. */
  war: 'War!',
  takes: (cards: number) => `takes ${cardsOf(cards)}`,
  nobody: 'nobody wins',
  /** Why a clash came out as it did, in a sentence or two. `card` is what decided it, undefined where nobody named the cards. */
  why: {
    /** WR-2, WR-3: one has the highest card. */
    highest: (card: Card | undefined, war: boolean) => {
      const highest = card === undefined ? 'The highest card' : `The ${nameRank(card, CARDS_EN)}`;
      return war ? `${highest} wins the war.` : `${highest} beats all others.`;
    },
    /** WR-3: several have it, and go to war; those who have no card left for it drop out (WR-4). */
    tie: (card: Card | undefined, forfeits: readonly string[]) => {
      const highest = card === undefined ? '' : ` (${nameRank(card, CARDS_EN)})`;
      const out = forfeits.length === 0 ? '' : ` ${have(forfeits)} no card left for it.`;
      return `A tie for the highest card${highest}: three face down, flip a fourth.${out}`;
    },
    /** WR-4: of those who tie one alone has a card left. */
    forfeit: (forfeits: readonly string[], winner: string) =>
      `A tie, but ${have(forfeits)} no card left for the war: ${winner} takes everything.`,
    /** WR-4: none of them has. */
    waits: (tied: readonly string[], over: boolean) =>
      over
        ? `${list(tied)} tie, and nobody can flip another card: a draw.`
        : `${list(tied)} tie but have no cards left for the war. The cards wait for the next winner.`,
    /** WR-4: nobody else has cards. */
    alone: (winner: string) => `Only ${winner} still has cards.`,
  },
  /** So many cards from before go to the winner as well. */
  waitedToo: (waited: number) => (waited === 1 ? 'The waiting card goes too.' : `The ${waited} waiting cards go too.`),
  spoken: {
    war: (names: readonly string[]) => `War: ${list(names)}.`,
    takes: (name: string, cards: number) => `${name} takes ${cards}.`,
    waits: (cards: number) => `Nobody wins. ${cardsOf(cards)} wait.`,
    drawn: 'Nobody can go on: a draw.',
  },
  /** The head of the column of standings. */
  unit: 'cards',
  worth: 'Ace high, two low; suits do not count',
  /** What a round is called. */
  battle: (number: number) => `battle ${number}`,
  /** Beside the battle's number. */
  variations: { 'three-card': 'Three-Card War', suicide: 'Suicide War' } satisfies Record<Exclude<Variation, 'classic'>, string>,
  /** Beside the battle's number (WR-5), and once the game has been ended. */
  ends: {
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    battlesLeft: (battles: number) => (battles === 1 ? '1 battle left' : `${battles} battles left`),
    total: 'to the last card',
    called: 'This is the last battle. Most cards win.',
  },
  /** Below the cards that wait in the middle. */
  waiting: (cards: number) => (cards === 1 ? '1 card waits' : `${cards} cards wait`),
  /** Who moves what. */
  hands: {
    /** WR-1: `first` gets the first card, and one more than others where the cards do not come out even. */
    deal: (first: string) => `Dealer: shuffle and deal all the cards face down, the first to ${first}.`,
    lay: (variation: Variation) =>
      ({
        classic: 'Everybody: flip your top card.',
        'three-card': 'Everybody: two cards face down, flip the third.',
        suicide: 'Everybody: choose a card and lay it face down.',
      })[variation],
    war: (names: readonly string[], variation: Variation) =>
      variation === 'suicide'
        ? `${list(names)}: call “War!”, choose three to lay face down and a fourth to flip.`
        : `${list(names)}: call “War!”, three face down, flip a fourth.`,
    /** WR-2: the cards taken go under the stack. */
    take: (name: string) => `${name}: put the cards under your stack, your own first, then clockwise.`,
    wait: 'Leave the cards in the middle for the next winner.',
    out: (names: readonly string[]) => `${have(names)} no cards left and ${names.length === 1 ? 'is' : 'are'} out.`,
  },
  highlights: {
    longestWar: 'wars in one battle',
    biggestTake: 'cards in one battle',
    warsWon: 'battles won by a war',
    streak: 'battles won in a row',
  } satisfies Record<HighlightWhat, string>,
  goals: WAR_GOALS_EN,
};
export type WarWords = Worded<typeof WAR_EN>;
