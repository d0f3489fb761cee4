import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { SAMURAI_CONSOLE_WORDS } from '../words/consoles.ts';
import { SAMURAI_WORDS } from '../words/languages.ts';
import { askedDoor } from '../../kit/schema/door.ts';
import { told } from './told.ts';

export const honorOfTheSamuraiDoor = askedDoor<House, Play>({
  rulebook: honorOfTheSamurai,
  broken: violations,
  told,
  words: (language) => ({
    name: SAMURAI_CONSOLE_WORDS[language].name,
    unit: SAMURAI_WORDS[language].unit,
    card: SAMURAI_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});
