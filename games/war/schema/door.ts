import type { WarHouse } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { war } from '../rules/rulebook.ts';
import { WAR_CONSOLE_WORDS } from '../words/consoles.ts';
import { WAR_WORDS } from '../words/languages.ts';
import { askedDoor } from '../../kit/schema/door.ts';
import { violationText } from '../../../host/games/violation-text.ts';
import { told } from './told.ts';

export const warDoor = askedDoor<WarHouse, Play>({
  rulebook: war,
  broken: (play) => violations(play).map(violationText),
  told,
  words: (language) => ({
    name: WAR_CONSOLE_WORDS[language].name,
    unit: WAR_WORDS[language].unit,
    card: WAR_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});
