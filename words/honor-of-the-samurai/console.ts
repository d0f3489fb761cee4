import type { House, SamuraiCode } from '../../rules/honor-of-the-samurai/house.ts';
import type { RefusalSentences } from '../refusal.ts';
import type { AskedConsoleWords, HouseRuleWords } from '../rulebook.ts';

export interface SamuraiConsoleWords extends AskedConsoleWords {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  readonly refusals: RefusalSentences<SamuraiCode>;
}
