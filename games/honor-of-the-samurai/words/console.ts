import type { House, SamuraiCode } from '../rules/house.ts';
import type { RefusalSentences } from '../../../words/refusal.ts';
import type { AskedConsoleWords, HouseRuleWords } from '../../../words/rulebook.ts';

export interface SamuraiConsoleWords extends AskedConsoleWords {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  readonly refusals: RefusalSentences<SamuraiCode>;
}
