import { check, checkAsIs } from '../../host/games/checked.ts';
import type { GameSchema } from '../../host/games/game-schema.ts';
import type { Examples } from '../../host/games/headless.ts';
import type { Game } from '../../host/games/index.ts';
import { unsettled, violations } from './rules/invariants.ts';
import { hungarianWar } from './rules/rulebook.ts';
import { commandSchema, eventSchema, setupSchema } from './rules/schemas.ts';
import type { Command, Event, Setup, State } from './rules/types.ts';
import { play, round } from './schema/play.ts';
import { report, reportWords, shown } from './schema/report.ts';
import { resolve } from './schema/resolve.ts';
import { rulesReport, seatReport, suggestedTo } from './schema/seat.ts';
import { sayOpening } from './words/said.ts';

const schema: GameSchema<Setup, State, Command, Event> = {
  setup: (unchecked) => check(setupSchema, unchecked),
  command: (unchecked) => check(commandSchema, unchecked),
  event: checkAsIs(eventSchema),
  shown,
  faces: (events) => events.find((event) => event.type === 'FacesOpened')?.faces,
  broken: violations,
  unsettled,
  report,
  words: reportWords,
  sentences: (state, language) => sayOpening(state, language).map(({ why }) => why),
  seat: seatReport,
  suggested: suggestedTo,
  rules: rulesReport,
  demo: (players) => ({ players, house: { cards: 'dealt' } }),
};

const examples: Examples = {
  resolve: [
    {
      what: 'Hungarian War: the table is the centre card, then the side cards from the one between seat 0 and seat 1 on, clockwise',
      request: '{"players":3,"eliminated":[],"table":["KD","9C","2H","TS"],"faces":[6,1,null]}',
    },
  ],
  play: [
    {
      what: 'Hungarian War: the first card of the deck is dealt first; each round has a face for each seat, null for none',
      request: '{"players":["Anna","Béla"],"deck":["9C","2H","TS","4D","7C"],"house":{},"rounds":[[6,2],[4,1]]}',
    },
    {
      what: 'Hungarian War by commands: faces by seat, and whatever else a night records',
      request:
        '{"players":["Anna","Béla"],"deck":["9C","2H","TS","4D","7C","8H"],"house":{"cards":"dealt"},"commands":[{"faces":[6,2]},{"type":"away","seat":1}]}',
    },
  ],
};

export const HUNGARIAN_WAR: Game = {
  id: hungarianWar.id,
  rulebook: hungarianWar,
  schema,
  headless: { resolve, play, round: (state, reasons) => round(state as State, reasons), examples },
};
