import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { begin, VERSION } from './begin.ts';
import { botFace } from './bot.ts';
import { changesBetween } from './changes.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { HOUSE_RULES } from './house.ts';
import { lesson } from './lesson.ts';
import { SEATS, seatsInGame } from './seats.ts';
import { feats } from './feats.ts';
import { spoils } from './spoils.ts';
import { standings, standingsThen, winners } from './standings.ts';
import { tellingsOf } from './tellings.ts';
import { FACES } from './types.ts';
import { verdictsOf } from './verdicts.ts';
import type { Command, Event, Face, House, RefusalCode, Setup, State } from './types.ts';

/** Hungarian War, HW-1 to HW-22. */
export const hungarianWar: Rulebook<'hungarian-war', House, Setup, State, Command, Event, RefusalCode> = {
  id: 'hungarian-war',
  version: VERSION,
  seats: SEATS,
  house: HOUSE_RULES,
  begin,
  decide,
  evolve,
  over: ({ phase }) => phase === 'over',
  standings,
  winners,
  players: (state) => state.seats.map(({ player }) => player),
  round: ({ round }) => round,
  changes: changesBetween,
  sealed: {
    faces: FACES,
    seats: (state) => (state.phase === 'playing' ? seatsInGame(state) : []),
    // `decide` refuses a digit that no die shows, so nothing unchecked gets further than the command.
    open: (faces) => ({ type: 'open', faces: faces as readonly (Face | null)[] }),
    bot: botFace,
    tellings: ({ opening }) => (opening === undefined ? 0 : tellingsOf(opening.judgement).length),
    verdicts: verdictsOf,
  },
  lesson,
  spoils,
  retelling: { standingsThen, feats },
};
