import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { chartaBellica } from '../rules/rulebook.ts';
import { nameCard } from '../words/words.ts';
import { CHARTA_BELLICA_CONSOLE_WORDS } from '../words/consoles.ts';
import { CHARTA_BELLICA_WORDS } from '../words/languages.ts';
import { askedDoor } from '../../kit/schema/door.ts';
import { violationText } from '../../../host/games/violation-text.ts';
import { told } from './told.ts';

export const chartaBellicaDoor = askedDoor<House, Play>({
  rulebook: chartaBellica,
  broken: (play) => violations(play).map(violationText),
  told,
  words: (language) => ({
    name: CHARTA_BELLICA_CONSOLE_WORDS[language].name,
    card: (card) => nameCard(card, CHARTA_BELLICA_WORDS[language].card),
  }),
  demo: {},
});
