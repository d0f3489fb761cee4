import type { AskedCode, AskedEvent } from '../../rulebook/questions/types.ts';
import type { RefusalSentences } from '../refusal.ts';
import type { HelpWords } from '../console.ts';
import type { RulebookConsoleWords } from '../rulebook.ts';

/** What every game of questions and answers says alike on the dealer's console. */
export interface AskedWords {
  readonly steps: Readonly<Record<AskedEvent<string, unknown>['type'], string>>;
  readonly refusals: RefusalSentences<AskedCode>;
  readonly absence: RulebookConsoleWords['absence'];
  readonly strip: AskedStripWords;
  readonly corrections: AskedCorrectionsWords;
  /** The keys of such a game; those of every game stand in the console's own words. */
  readonly help: (deck: DeckKeys) => readonly HelpWords[];
}

/** The keys of a game's own. */
export interface DeckKeys {
  /** Those that a card begins with, in short, and what those of them mean that do not say it. */
  readonly first: string;
  readonly legend: string;
  /** Undefined where no suit is ever asked for. */
  readonly suits?: { readonly keys: string; readonly legend: string };
  /** Those of answers that are no cards. */
  readonly options: string;
}

/** The dealer's strip that asks. */
interface AskedStripWords {
  /** A rank is typed and its suit is still to come. */
  readonly suitOf: (rank: string) => string;
  /** Before the keys that were typed while an answer was on its way. */
  readonly kept: string;
  /** The seat of a bot answers by itself. */
  readonly thinking: (name: string) => string;
  /** The bots play alone. */
  readonly alone: string;
  /** Everybody may turn the cards at once before the dealer types them. */
  readonly mayCount: string;
  /** Accepts the card that all seen so far say must come, without naming it. */
  readonly asExpected: string;
}

/** What a player has, given or taken against the count. */
interface AskedCorrectionsWords {
  readonly adjust: string;
  readonly by: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly give: (name: string, by: number) => string;
  /** Reasons at hand. */
  readonly reasons: readonly string[];
}
