import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { hyrule } from '../rules/rulebook.ts';
import { HYRULE_CONSOLE_WORDS } from '../words/consoles.ts';
import { HYRULE_WORDS } from '../words/languages.ts';
import { askedDoor } from '../../kit/schema/door.ts';
import { told } from './told.ts';

export const hyruleDoor = askedDoor<House, Play>({
  rulebook: hyrule,
  broken: violations,
  told,
  words: (language) => ({
    name: HYRULE_CONSOLE_WORDS[language].name,
    unit: HYRULE_WORDS[language].unit,
    card: HYRULE_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});
