import { describe, expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { cameUpAfter, NO_EXPERIENCE, type Experience } from './experience.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';
import { current, EMPTY_TIMELINE, push, undo, type Timeline } from './timeline.ts';

const BEGUN = begun(['KD', '9C', '2H', '4D']);
/** Anna takes the king and is blocked out; then she cannot choose. */
const ROUNDS = [
  { type: 'FacesOpened', faces: [6, 1, 2] },
  { type: 'FacesOpened', faces: [null, 2, 4] },
] as unknown as readonly GameEvent[];

/** A step for each event. */
function after(events: readonly GameEvent[]): Timeline<GameEvent, NightState> {
  return events.reduce<Timeline<GameEvent, NightState>>(
    (timeline, event, i) => push(timeline, i + 1, [event], evolveNight),
    EMPTY_TIMELINE,
  );
}

function experienceOf(timeline: Timeline<GameEvent, NightState>): Experience | undefined {
  return current(timeline)?.experience;
}

describe('the experience of players', () => {
  it('is empty before the first round', () => {
    expect(experienceOf(after(BEGUN))).toBe(NO_EXPERIENCE);
    expect(NO_EXPERIENCE).toEqual({ rounds: 0, played: new Map() });
  });

  it('counts for each player the rounds in which they could choose', () => {
    const experience = experienceOf(after([...BEGUN, ...ROUNDS]));
    expect(experience?.rounds).toBe(2);
    expect([...(experience?.played ?? [])]).toEqual([
      ['anna', 1],
      ['béla', 2],
      ['cili', 2],
    ]);
  });

  it('goes back with an undo', () => {
    const timeline = after([...BEGUN, ...ROUNDS]);
    expect(experienceOf(timeline)?.played.get('béla')).toBe(2);
    expect(experienceOf(undo(timeline))?.played.get('béla')).toBe(1);
  });

  it('goes on over the games of a night, even for players who join in a later one', () => {
    const experience = experienceOf(after([...BEGUN, ...ROUNDS, ...begun(['KD', '9C', '2H', '4D', '7C']), ...[FOUR]]));
    expect(experience?.rounds).toBe(3);
    expect([experience?.played.get('béla'), experience?.played.get('dani')]).toEqual([3, 1]);
  });

  it('knows when each goal of a lesson came up last', () => {
    const { done } = after([...BEGUN, ...ROUNDS]);
    expect(cameUpAfter(done, 'hungarian-war', 0)).toEqual(new Set(['lone blocker', 'takers out', 'blocker wins', 'rejoin']));
    expect(cameUpAfter(done, 'hungarian-war', 1)).toEqual(new Set(['blocker wins', 'rejoin']));
    expect(cameUpAfter(done, 'hungarian-war', 2)).toEqual(new Set());
  });
});

const FOUR = { type: 'FacesOpened', faces: [2, 2, 2, 2] } as unknown as GameEvent;
