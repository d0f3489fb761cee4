import type { Card, Suit } from '../../../rulebook/card.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Goal } from '../rules/lesson.ts';
import type { TurnJudged } from '../rules/judge.ts';
import type { Lead } from '../rules/course.ts';
import type { AskWords, Taught } from '../../../words/rulebook.ts';

/** What decided a turn, as far as its sentence needs it (HY-2, HY-3). */
export interface TurnWhy {
  readonly reason: TurnJudged['reason'];
  /** The card that won; undefined where nobody did. */
  readonly winning: Card | undefined;
  /** The other suits that lie there, the strongest first. */
  readonly beaten: readonly Suit[];
  /** More than one card of the winning suit, or more than one five beside a Joker. */
  readonly several: boolean;
  /** The hand is over with this turn: what waits is nobody's. */
  readonly last: boolean;
}

/** What Hyrule says at the table. Names stand as they are; lists of names are joined already. */
export interface HyruleWords {
  /** By its code, as far as it is known. */
  card(code: string): string;
  readonly asks: AskWords;
  /** The verdict of a turn. */
  takes(cards: number): string;
  readonly nobody: string;
  why(why: TurnWhy): string;
  readonly spoken: {
    takes(name: string, cards: number): string;
    waits(cards: number): string;
    readonly nobodys: string;
  };
  /** The head of the column of standings. */
  readonly unit: string;
  /** What a round is called; `runOff` is 0 in the first hand, then the number of the run-off. */
  turn(number: number, runOff: number): string;
  /** Beside the turn's number. */
  turnsLeft(turns: number): string;
  stock(cards: number): string;
  /** While cards wait in the middle (HY-3). */
  waiting(cards: number): string;
  /** Of the seat that leads, in one short word. */
  readonly leads: string;
  readonly hands: {
    /** `them` are those of the run-off, just named. */
    deal(turns: 'chance' | 'strategy', to: 'all' | 'them'): string;
    runOff(names: string): string;
    take(name: string, cards: number): string;
    readonly wait: string;
    draw(name: string, discarded: string): string;
    /** `maySwap`: HY-5 lets the leader swap a card instead. */
    lead(name: string, reason: Lead['reason'], maySwap: boolean): string;
    share(names: string): string;
  };
  readonly highlights: Readonly<Record<HighlightWhat, string>>;
  readonly goals: Readonly<Record<Goal, Taught>>;
}
