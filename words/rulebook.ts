import type { RefusalParams } from './refusal.ts';

/** One house rule as setup says it. */
export interface HouseRuleWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What each rulebook says of itself on the dealer's console, so that base code can show any game. */
export interface RulebookConsoleWords {
  readonly name: string;
  /** On the shelf: for how many, as "2 to 10 players"; how long, as "30 to 60 minutes"; and what it is, in one line. */
  readonly players: string;
  readonly minutes: string;
  readonly line: string;
  /** Which deck is meant, as it is called where it is sold. */
  readonly deck: string;
  readonly house: Readonly<Record<string, HouseRuleWords>>;
  /** What an undo or redo takes back, by the type of the step's first event. */
  readonly steps: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Partial<Record<string, (params: RefusalParams) => string>>>;
  readonly absence: Readonly<Record<'out' | 'away', string>>;
}

/** What a game of questions and answers says of itself; `words/questions/` says what all such games say alike. */
export interface AskedConsoleWords extends Omit<RulebookConsoleWords, 'steps' | 'refusals' | 'absence'> {
  /** Of the rulebook's own codes. */
  readonly refusals: RulebookConsoleWords['refusals'];
}
