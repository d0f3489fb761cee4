import type { House } from '../rules/house.ts';
import type { Code } from '../rules/seen.ts';
import type { RefusalParams } from '../../../words/rulebook.ts';
import type { AskedConsoleWords, HouseRuleWords } from '../../../words/rulebook.ts';

export interface HyruleConsoleWords extends AskedConsoleWords {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  /** Of this rulebook's own codes, and where a card has been seen that cannot be there. */
  readonly refusals: Readonly<Record<Code | 'card cannot be there', (params: RefusalParams) => string>>;
}
