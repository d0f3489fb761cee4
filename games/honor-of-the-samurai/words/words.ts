import type { Suit } from '../../../rulebook/card.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Ending } from '../rules/score.ts';
import type { Goal } from '../rules/lesson.ts';
import type { AskWords, Taught } from '../../../words/rulebook.ts';

/** A hand that was declared, as it is told; names stand as they are. */
export interface HandSaid {
  readonly name: string;
  /** It held a king, queen or jack (HS-2). */
  readonly redrawn: boolean;
  /** Jokers whose effect stands; the others are `annulled` (HS-9). */
  readonly jokers: number;
  readonly annulled: number;
}

/** Why an outcome of a battle is what it is: at most 104 letters. */
interface WhyWords {
  readonly joker: string;
  /** The highest total, and the one next to it; undefined where all other armies held a Joker. */
  wins(total: number, next: number | undefined): string;
  tie(total: number): string;
  readonly onlyJokers: string;
  illegal(suit: Suit): string;
  readonly charge: string;
  readonly out: string;
  /** HS-7 */
  readonly outByHeads: string;
}

/** What an outcome changes, as it is spoken. `names` as a list. */
export interface SpokenWords {
  loses(names: string): string;
  takes(name: string, heads: number): string;
  readonly nobody: string;
  disgrace(names: string): string;
  readonly disgraces: string;
  out(names: string): string;
  manyOut(players: number): string;
}

/** What Honor of the Samurai says on both screens. Names stand as they are, never with an ending. */
export interface SamuraiWords {
  readonly asks: AskWords;
  /** By its code, as far as it is known. */
  card(code: string): string;
  /** What a round is called. */
  battle(number: number): string;
  /** The head of the column that counts them. */
  readonly unit: string;
  /** Below a seat. */
  readonly king: string;
  /** The head of the column that counts them. */
  readonly disgrace: string;
  /** `count` of those that put a player out, which is `of`; without it there is no limit (HS-7). */
  disgraces(count: number, of?: number): string;
  illegal(suit: Suit): string;
  /** Above the armies that decided a game. */
  readonly lastBattle: string;
  /** HS-5: how a game ended without ten heads. */
  readonly endings: Readonly<Record<Exclude<Ending['reason'], 'ten heads'>, string>>;
  /** In a word or three, biggest of all. */
  readonly verdicts: {
    readonly loses: string;
    takes(heads: number): string;
    readonly tie: string;
    readonly nobody: string;
    readonly disgrace: string;
    readonly out: string;
  };
  readonly why: WhyWords;
  readonly spoken: SpokenWords;
  /** Who moves what with real hands. */
  readonly hands: {
    readonly deal: string;
    redraw(name: string): string;
    /** HS-3 */
    readonly replace: string;
    /** HS-8 */
    readonly charge: string;
  };
  /** What a declared hand costs and gives, a sentence. */
  hand(said: HandSaid): string;
  /** What follows the figure; whose it is stands beside it. */
  readonly highlights: Readonly<Record<HighlightWhat, string>>;
  readonly goals: Readonly<Record<Goal, Taught>>;
}
