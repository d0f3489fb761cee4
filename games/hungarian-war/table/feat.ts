import type { FeatWhat } from '../rules/feats.ts';
import type { Feat } from '../../../rulebook/rulebook.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/languages.ts';
import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/rooms.ts';

/** What the figure of a feat counts, in words. */
export function sayFeat({ what, card = '??', from = [] }: Feat, language: Language): string {
  const words = HUNGARIAN_WAR_WORDS[language].feats;
  // The view's feats are those of this rulebook.
  const known = what as FeatWhat;
  if (known !== 'stolen') return words[known];
  return words.stolen({ card, from: ROOM_WORDS[language].list(from.map(({ name }) => name)) });
}
