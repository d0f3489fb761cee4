import { HOUSE_RULES, type House } from '../../../rules/honor-of-the-samurai/house.ts';
import { violations } from '../../../rules/honor-of-the-samurai/invariants.ts';
import type { Play } from '../../../rules/honor-of-the-samurai/play.ts';
import { SAMURAI_CONSOLE_WORDS } from '../../../words/honor-of-the-samurai/consoles.ts';
import { SAMURAI_WORDS } from '../../../words/honor-of-the-samurai/languages.ts';
import { askedDoor } from '../asked/door.ts';
import { told } from './told.ts';

export const honorOfTheSamuraiDoor = askedDoor<'honor-of-the-samurai', House, Play>({
  id: 'honor-of-the-samurai',
  house: HOUSE_RULES,
  broken: violations,
  told,
  words: (language) => ({
    name: SAMURAI_CONSOLE_WORDS[language].name,
    unit: SAMURAI_WORDS[language].unit,
    card: SAMURAI_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});
