import type { RefusalParams } from './refusal.ts';

/** One house rule as setup says it. */
export interface HouseRuleWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What each rulebook says of itself on the dealer's console, so that base code can show any game. */
export interface RulebookConsoleWords {
  readonly name: string;
  /** Which deck is meant, as it is called where it is sold. */
  readonly deck: string;
  readonly house: Readonly<Record<string, HouseRuleWords>>;
  /** What an undo or redo takes back, by the type of the step's first event. */
  readonly steps: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Partial<Record<string, (params: RefusalParams) => string>>>;
  readonly absence: Readonly<Record<'out' | 'away', string>>;
}
