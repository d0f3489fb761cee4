import type { Ask, SealedQuestion } from '../../../rulebook/ask.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { SEATS, FACES, HOUSE_RULES, type House } from './house.ts';
import { begin, VERSION } from './begin.ts';
import { botFace } from './bot.ts';
import { changesBetween } from './changes.ts';
import { decide } from './decide.ts';
import { endedBy } from './evolve-cards.ts';
import { evolve } from './evolve.ts';
import { lesson } from './lesson/lesson.ts';
import { seatsInGame } from './seats.ts';
import { highlights } from './highlights.ts';
import { captures, standings, standingsThen, winners } from './standings.ts';
import { presentationOf, verdictsOf } from './judgement.ts';
import type { Command, Event, DieFace, RefusalCode, Setup, State } from './types.ts';

interface HungarianWar extends Rulebook<'hungarian-war', House, Setup, State, Command, Event, RefusalCode> {
  next(state: State): Ask<SealedQuestion> | undefined;
  bot(state: State, ask: Ask<SealedQuestion>, random: (below: number) => number, seat: Seat): DieFace;
}

/** Hungarian War, HW-1 to HW-22. */
export const hungarianWar: HungarianWar = {
  id: 'hungarian-war',
  version: VERSION,
  seats: SEATS,
  house: HOUSE_RULES,
  houseOf: ({ house }) => house,
  faces: FACES,
  begin,
  decide,
  evolve,
  over: ({ phase }) => phase === 'over',
  standings,
  winners,
  endedBy,
  players: (state) => state.seats.map(({ player }) => player),
  round: ({ round }) => round,
  changes: changesBetween,
  // `decide` refuses a digit that no die shows, so nothing unchecked gets further than the command.
  answer(_, answer) {
    if (answer.kind === 'open') throw new TypeError('this game asks for sealed faces only');
    return { type: 'open', faces: answer.faces as readonly (DieFace | null)[] };
  },
  next(state) {
    if (state.phase === 'over') return undefined;
    return { kind: 'sealed', n: state.round, seats: seatsInGame(state), faces: FACES, clause: 'HW-6' };
  },
  bot: (state, { seats }, random, seat) => botFace(state, seats, seat, random),
  outcomes: ({ opening }) => (opening === undefined ? 0 : presentationOf(opening.judgement).length),
  verdicts: verdictsOf,
  lesson,
  captures,
  review: { standingsThen, highlights },
};
