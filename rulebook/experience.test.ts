import { expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { cameUpAfter, NO_EXPERIENCE } from './experience.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';
import { current, EMPTY_TIMELINE, push, undo, type Timeline } from './timeline.ts';

const opened = (...faces: readonly (number | null)[]): GameEvent => ({ type: 'FacesOpened', faces }) as GameEvent;
const BEGUN = begun(['KD', '9C', '2H', '4D']);
/** Anna takes the king and is blocked out; then she cannot choose. */
const ROUNDS = [...BEGUN, opened(6, 1, 2), opened(null, 2, 4)];

/** A step for each event. */
const after = (...events: readonly GameEvent[]) =>
  events.reduce<Timeline<GameEvent, NightState>>((line, event, i) => push(line, i + 1, [event], evolveNight), EMPTY_TIMELINE);

it('counts for each player of a night the rounds in which they could choose, and goes back with an undo', () => {
  const lived = (timeline: ReturnType<typeof after>) => {
    const { rounds, played } = current(timeline)?.experience ?? NO_EXPERIENCE;
    return [rounds, ...['anna', 'béla', 'cili', 'dani'].map((id) => played.get(id) ?? 0)];
  };
  expect(current(after(...BEGUN))?.experience).toBe(NO_EXPERIENCE);
  expect(lived(after(...ROUNDS))).toEqual([2, 1, 2, 2, 0]);
  expect(lived(undo(after(...ROUNDS)))).toEqual([1, 1, 1, 1, 0]);
  const next = [...ROUNDS, ...begun(['KD', '9C', '2H', '4D', '7C']), opened(2, 2, 2, 2)];
  expect(lived(after(...next))).toEqual([3, 2, 3, 3, 1]);
});

it('knows which goals of a lesson have come up after so many rounds', () => {
  const { done } = after(...ROUNDS);
  const goals = [0, 1, 2].map((rounds) => [...cameUpAfter(done, 'hungarian-war', rounds)].sort());
  const second = ['blocker wins', 'rejoin'];
  expect(goals).toEqual([[...second, 'lone blocker', 'takers out'].sort(), second, []]);
});
