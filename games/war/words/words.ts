import type { Card } from '../../../rulebook/card.ts';
import type { Goal } from '../rules/lesson.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Variation } from '../rules/battle.ts';
import type { AskWords, Taught } from '../../../words/rulebook.ts';

/** Why a clash came out as it did. `card` is what decided it, undefined where nobody named the cards. */
export type ClashWhy =
  /** WR-2, WR-3: one has the highest card. */
  | { readonly what: 'highest'; readonly card: Card | undefined; readonly war: boolean }
  /** WR-3: several have it, and go to war; those who have no card left for it drop out (WR-4). */
  | { readonly what: 'tie'; readonly card: Card | undefined; readonly forfeits: readonly string[] }
  /** WR-4: of those who tie one alone has a card left. */
  | { readonly what: 'forfeit'; readonly forfeits: readonly string[]; readonly winner: string }
  /** WR-4: none of them has. */
  | { readonly what: 'waits'; readonly tied: readonly string[]; readonly over: boolean }
  /** WR-4: nobody else has cards. */
  | { readonly what: 'alone'; readonly winner: string };

/** What War says at the table. Names stand as they are, never with an ending. */
export interface WarWords {
  /** By its code, as far as it is known. */
  card(code: string): string;
  readonly asks: AskWords;
  /** The verdicts. */
  readonly war: string;
  takes(cards: number): string;
  readonly nobody: string;
  /** In one sentence or two; `waited` cards from before go to the winner as well. */
  why(why: ClashWhy, waited: number): string;
  readonly spoken: {
    war(names: readonly string[]): string;
    takes(name: string, cards: number): string;
    waits(cards: number): string;
    readonly drawn: string;
  };
  /** The head of the column of standings. */
  readonly unit: string;
  /** What a round is called. */
  battle(number: number): string;
  /** Beside the battle's number. */
  readonly variations: Readonly<Record<Exclude<Variation, 'classic'>, string>>;
  /** Below the cards that wait in the middle. */
  waiting(cards: number): string;
  /** Who moves what. */
  readonly hands: {
    /** WR-1: `first` gets the first card, and one more than others where the cards do not come out even. */
    deal(first: string): string;
    lay(variation: Variation): string;
    war(names: readonly string[], variation: Variation): string;
    /** WR-2: who took the cards puts them below the stack. */
    take(name: string): string;
    readonly wait: string;
    out(names: readonly string[]): string;
  };
  readonly highlights: Readonly<Record<HighlightWhat, string>>;
  readonly goals: Readonly<Record<Goal, Taught>>;
}
