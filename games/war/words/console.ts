import type { WarCode } from '../rules/rulebook.ts';
import type { WarHouse } from '../rules/house.ts';
import type { RefusalParams } from '../../../words/rulebook.ts';
import type { AskedConsoleWords, HouseRuleWords } from '../../../words/rulebook.ts';

export interface WarConsoleWords extends AskedConsoleWords {
  readonly house: Readonly<Record<keyof WarHouse, HouseRuleWords>>;
  /** Of this rulebook's own codes, and where a card was last seen that cannot be there. */
  readonly refusals: Readonly<Record<WarCode | 'card cannot be there', (params: RefusalParams) => string>>;
}
