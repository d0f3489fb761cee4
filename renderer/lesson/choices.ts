import type { GameView, RoundChoices } from '../../host/contract/view.ts';
import { hintsShown } from './hints.ts';

/** The same table with a lesson that begins after so many rounds of the night: everything is told slowly. */
export function withLesson({ hints: _hints, ...choices }: RoundChoices, opened: number): RoundChoices {
  return { ...choices, pace: 'teaching', lesson: opened };
}

export function withoutLesson({ hints: _hints, lesson: _lesson, ...choices }: RoundChoices): RoundChoices {
  return { ...choices, pace: 'normal' };
}

/** What the faces aim at is shown where it was not, and rests where it was. */
export function hintsTurned(game: Pick<GameView, 'choices' | 'seats'>): RoundChoices {
  return { ...game.choices, hints: !hintsShown(game) };
}

/** For the next game of a night: a lesson goes on until everything has come up. */
export function choicesForNext({ choices, lesson }: Pick<GameView, 'choices' | 'lesson'>): RoundChoices {
  const done = lesson?.goals.every((goal) => lesson.met.includes(goal)) ?? false;
  return done ? withoutLesson(choices) : choices;
}
