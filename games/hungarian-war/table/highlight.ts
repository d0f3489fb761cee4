import type { HighlightWhat } from '../rules/highlights.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/table/words.ts';
import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';

/** What the figure of a highlight counts, in words. */
export function sayHighlight({ what, card = '??', from = [] }: Highlight, language: Language): string {
  const words = HUNGARIAN_WAR_WORDS[language].highlights;
  // The view's highlights are those of this rulebook.
  const known = what as HighlightWhat;
  if (known !== 'stolen') return words[known];
  return words.stolen({ card, from: ROOM_WORDS[language].list(from.map(({ name }) => name)) });
}
