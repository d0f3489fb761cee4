import { HOUSE_RULES, type House } from '../../../rules/charta-bellica/house.ts';
import { violations } from '../../../rules/charta-bellica/invariants.ts';
import type { Play } from '../../../rules/charta-bellica/play.ts';
import { nameCard } from '../../../words/charta-bellica/card-name.ts';
import { CHARTA_BELLICA_CONSOLE_WORDS } from '../../../words/charta-bellica/consoles.ts';
import { CHARTA_BELLICA_WORDS } from '../../../words/charta-bellica/languages.ts';
import { askedDoor } from '../asked/door.ts';
import { violationText } from '../violation-text.ts';
import { told } from './told.ts';

export const chartaBellicaDoor = askedDoor<'charta-bellica', House, Play>({
  id: 'charta-bellica',
  house: HOUSE_RULES,
  broken: (play) => violations(play).map(violationText),
  told,
  words: (language) => ({
    name: CHARTA_BELLICA_CONSOLE_WORDS[language].name,
    card: (card) => nameCard(card, CHARTA_BELLICA_WORDS[language].card),
  }),
  demo: {},
});
