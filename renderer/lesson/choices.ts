import type { GameView, RoundChoices } from '../../host/contract/view.ts';
import { ROUNDS_AS_NEWCOMER } from '../../rulebook/experience.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** The same table with a lesson: the one that rests, or one that begins after so many rounds of the night. All is told slowly. */
export function withLesson({ hints: _hints, ...choices }: RoundChoices, opened: number): RoundChoices {
  return { ...choices, pace: 'teaching', lesson: { after: choices.lesson?.after ?? opened, given: true } };
}

/** The same without: the lesson rests, and is over once everything has come up. */
export function withoutLesson({ choices, lesson: told }: Pick<GameView, 'choices' | 'lesson'>): RoundChoices {
  const { hints: _hints, lesson, ...others } = choices;
  const rests = lesson === undefined || isDone(told) ? {} : { lesson: { ...lesson, given: false } };
  return { ...others, ...rests, pace: 'normal' };
}

/** What the faces aim at is shown where it was not, and rests where it was. */
export function hintsTurned(game: Pick<GameView, 'choices' | 'seats'>): RoundChoices {
  return { ...game.choices, hints: !hintsShown(game) };
}

/** For the next game of a night: a lesson goes on until everything has come up. */
export function choicesForNext(game: Pick<GameView, 'choices' | 'lesson'>): RoundChoices {
  return isDone(game.lesson) ? withoutLesson(game) : game.choices;
}

function isDone(lesson: GameView['lesson']): boolean {
  return lesson?.goals.every((goal) => lesson.met.includes(goal)) ?? false;
}

type Hinting = Pick<GameView, 'choices' | 'seats'>;

/**
 * Whether this seat is shown what its faces aim at: as the dealer asked; where nobody did, in the teaching pace, to who has
 * played few rounds. Who joins late gets as many of their own.
 */
export function isHinted({ choices, seats }: Hinting, seat: Seat): boolean {
  if (choices.hints !== undefined) return choices.hints;
  return choices.pace === 'teaching' && (seats[seat]?.played ?? 0) < ROUNDS_AS_NEWCOMER;
}

export function hintsShown(game: Hinting): boolean {
  return game.seats.some(({ seat }) => isHinted(game, seat));
}
