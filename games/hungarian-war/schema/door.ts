import { unsettled, violations } from '../rules/invariants.ts';
import type { Command, Event, Setup, State } from '../rules/types.ts';
import { check, checkAsIs } from '../../../host/games/checked.ts';
import type { RulebookDoor } from '../../../host/games/door.ts';
import { violationText } from '../../../host/games/violation-text.ts';
import { commandSchema, eventSchema, setupSchema } from './schema.ts';
import { shown } from './shown.ts';
import { told } from './told.ts';
import { toldWords } from './told-words.ts';

export const hungarianWarDoor: RulebookDoor<Setup, State, Command, Event> = {
  setup: (unchecked) => check(setupSchema, unchecked),
  command: (unchecked) => check(commandSchema, unchecked),
  event: (unchecked) => checkAsIs(eventSchema, unchecked),
  shown,
  faces: (events) => events.find((event) => event.type === 'FacesOpened')?.faces,
  broken: (state) => violations(state).map(violationText),
  unsettled: (state) => unsettled(state).map(violationText),
  told,
  words: toldWords,
  demo: (players) => ({ players, house: { cards: 'dealt' } }),
};
