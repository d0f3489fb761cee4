import type { Rank } from '../../../rulebook/card.ts';
import type { Event, House, RefusalCode } from '../rules/types.ts';
import type { RefusalParams, RefusalSentences } from '../../../words/refusal.ts';
import type { AllRulesText, HouseRuleWords, RulebookConsoleWords } from '../../../words/rulebook.ts';

export type HungarianWarRefusals = RefusalSentences<RefusalCode>;

export interface HungarianWarConsoleWords extends RulebookConsoleWords {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  readonly steps: Readonly<Record<Event['type'], string>>;
  readonly refusals: HungarianWarRefusals;
  readonly naming: {
    /** The card a player took in a round, asked for by its rank. */
    readonly takenBy: (name: string, place: string) => string;
    /** The same while the outcomes are still being told. */
    readonly nextTaken: string;
    readonly discardedFrom: (place: string) => string;
    readonly liesAt: (place: string) => string;
    readonly more: (count: number) => string;
    readonly suitOf: (rank: string) => string;
    readonly rankOnly: string;
    readonly ranks: Readonly<Record<Rank, string>>;
    readonly suits: Readonly<Record<'C' | 'D' | 'H' | 'S', string>>;
    /** A card that cannot be there, with where it was last seen. */
    readonly misplaced: (card: string, seen: RefusalParams) => string;
    readonly joker: string;
    readonly rulesCard: string;
  };
  readonly counting: {
    /** How many points the real pile holds, asked when the game is over (HW-21). */
    readonly question: (name: string) => string;
    readonly cards: (cards: number) => string;
    /** HW-4 in one line; a Joker or a Rules Card only where the deck has one. */
    readonly values: (joker: number | undefined, rulesCard: number | undefined) => string;
    readonly enter: string;
    readonly skip: string;
    readonly orName: string;
  };
  readonly place: { readonly centre: string; readonly between: (one: string, other: string) => string };
  readonly cards: {
    readonly table: string;
    readonly pileOf: (name: string) => string;
    readonly discard: string;
    readonly choose: string;
    readonly deck: (left: number) => string;
    readonly swap: string;
  };
  readonly points: {
    readonly reason: string;
    readonly reasonHint: string;
    readonly adjust: string;
    readonly by: string;
    readonly give: (name: string, by: number) => string;
    readonly standing: string;
    readonly putOut: (name: string) => string;
    readonly takeIn: (name: string) => string;
    readonly deck: string;
    readonly deckLeft: string;
    readonly deckEmpty: string;
    readonly setDeck: (left: number) => string;
    /** Reasons at hand for an override. */
    readonly reasons: readonly string[];
  };
  /** The real piles counted, against what the screen has of them (HW-21). */
  readonly audit: {
    readonly title: string;
    readonly hint: string;
    readonly screen: (cards: number, points: number) => string;
    /** Points the dealer gave or took beside the pile. */
    readonly given: (by: number) => string;
    readonly counted: (points: number) => string;
    readonly points: (name: string) => string;
    readonly enter: string;
    readonly verdicts: {
      readonly same: string;
      /** So many points beside what the named cards come to, and all are named. */
      readonly named: (by: number) => string;
      /** So many points fall to the cards without a name, and may. */
      readonly open: (by: number, cards: number) => string;
      /** The cards without a name cannot make up the difference. */
      readonly cannot: (least: number, most: number) => string;
    };
  };
}

/** The rules to read and to print: all of them by number, and one page to lie on the table. */
export interface HungarianWarRules extends AllRulesText {
  readonly card: {
    readonly lead: string;
    readonly you: string;
    readonly take: string;
    readonly block: string;
    readonly side: string;
    readonly sideLines: readonly string[];
    readonly centre: string;
    readonly centreLines: readonly string[];
    /** The heads of the small table of HW-10. */
    readonly inGame: string;
    readonly needed: string;
    readonly points: string;
    readonly pointsLine: string;
  };
}
