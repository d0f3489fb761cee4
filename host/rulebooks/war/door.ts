import { HOUSE_RULES, type WarHouse } from '../../../rules/war/house.ts';
import { violations } from '../../../rules/war/invariants.ts';
import type { Play } from '../../../rules/war/play.ts';
import { WAR_CONSOLE_WORDS } from '../../../words/war/consoles.ts';
import { WAR_WORDS } from '../../../words/war/languages.ts';
import { askedDoor } from '../asked/door.ts';
import { violationText } from '../violation-text.ts';
import { told } from './told.ts';

export const warDoor = askedDoor<'war', WarHouse, Play>({
  id: 'war',
  house: HOUSE_RULES,
  broken: (play) => violations(play).map(violationText),
  told,
  words: (language) => ({
    name: WAR_CONSOLE_WORDS[language].name,
    unit: WAR_WORDS[language].unit,
    card: WAR_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});
