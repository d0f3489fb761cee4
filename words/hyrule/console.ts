import type { House } from '../../rules/hyrule/house.ts';
import type { Code } from '../../rules/hyrule/refuse.ts';
import type { RefusalParams } from '../refusal.ts';
import type { AskedConsoleWords, HouseRuleWords } from '../rulebook.ts';

export interface HyruleConsoleWords extends AskedConsoleWords {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  /** Of this rulebook's own codes, and where a card has been seen that cannot be there. */
  readonly refusals: Readonly<Record<Code | 'card cannot be there', (params: RefusalParams) => string>>;
}
