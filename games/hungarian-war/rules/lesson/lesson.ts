import { FACES } from '../house.ts';
import type { Lesson } from '../../../../rulebook/rulebook.ts';
import { asksFor, facesAsked, GOALS, inGame, type LessonAsk, type Goal } from './asks.ts';
import { judgedSeats } from '../seats.ts';
import type { PresentedStep } from '../judgement.ts';
import type { CentreOutcome, CentreReason, Judgement, SeatsInGame, SideOutcome, State } from '../types.ts';

/** What comes up next, and what each seat is asked to do for it. */
export interface Suggestion {
  readonly goal: Goal;
  /** Every seat in the game once. */
  readonly asks: readonly LessonAsk[];
}

/** The goals that can come up with the people who are here, in the order taught: a block cannot fail if one blocker is enough. */
export function goalsAt(table: SeatsInGame): readonly Goal[] {
  const back = { ...table, out: [] };
  return GOALS.filter((goal) =>
    goal === 'rejoin' ? table.out.length > 0 || inGame(back).length > 1 : asksFor(goal, back, 0) !== undefined,
  );
}

/** What has come up in a round, in the order taught. */
export function goalsMet({ sides, centre, rejoined }: Judgement): readonly Goal[] {
  const met = new Set<Goal | undefined>([GOAL_OF_CENTRE[centre.reason]]);
  for (const side of sides) met.add(goalOfSide(side));
  if (isFailedBlock(centre)) met.add('block fails');
  if (rejoined.length > 0) met.add('rejoin');
  return GOALS.filter((goal) => met.has(goal));
}

/** What one outcome teaches, if anything: of the centre the block that failed before what became of the card. */
export function goalPresented({ sides, centre }: Judgement, step: PresentedStep): Goal | undefined {
  if (step.what === 'rejoin') return 'rejoin';
  if (step.place === 'centre') return isFailedBlock(centre) ? 'block fails' : GOAL_OF_CENTRE[centre.reason];
  const side = sides[step.place];
  return side && goalOfSide(side);
}

/**
 * The first goal not `met` that can come up now. Where none can, first everybody comes back (HW-14), or somebody goes out
 * (HW-12) who then may: so two rounds are enough for each goal where everybody does what is asked. Undefined when all has
 * come up that can with the people who are here.
 */
export function suggestion(table: SeatsInGame, met: ReadonlySet<string>, turn: number): Suggestion | undefined {
  const open = goalsAt(table).filter((goal) => !met.has(goal));
  if (open.length === 0) return undefined;
  for (const goal of [...open, 'rejoin', 'takers out'] as const) {
    const asks = asksFor(goal, table, turn);
    if (asks !== undefined) return { goal, asks };
  }
  return undefined;
}

/** The suggestion for the round that is chosen for now. */
export function suggestionNow(state: State, met: ReadonlySet<string>): Suggestion | undefined {
  return state.phase === 'over' ? undefined : suggestion(judgedSeats(state), met, state.round);
}

export const lesson: Required<Lesson<State>> = {
  goals: (state) => goalsAt(judgedSeats(state)),
  met: ({ opening }) => (opening === undefined ? [] : goalsMet(opening.judgement)),
  asked(state, met, seat) {
    const ask = suggestionNow(state, met)?.asks.find(({ seats }) => seats.includes(seat));
    return ask === undefined ? FACES : facesAsked(ask, seat, state.seats.length);
  },
};

function goalOfSide({ reason }: SideOutcome): Goal | undefined {
  return reason === 'nobody' ? undefined : reason;
}

const GOAL_OF_CENTRE: Readonly<Partial<Record<CentreReason, Goal>>> = {
  'everybody blocks': 'everybody blocks',
  'block stands, takers out': 'takers out',
  'block stands, blockers out': 'blockers out',
  'lone taker': 'centre taker',
  'several takers': 'centre takers',
};

/** HW-10 */
function isFailedBlock({ clause, blockers }: CentreOutcome): boolean {
  return clause === 'HW-13' && blockers.length > 0;
}
