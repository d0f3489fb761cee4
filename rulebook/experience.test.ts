import { describe, expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { cameUpAfter, roundsPlayed } from './experience.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';

const BEGUN = begun(['KD', '9C', '2H', '4D']);
/** Anna takes the king and is blocked out; then she cannot choose. */
const ROUNDS = [
  { type: 'FacesOpened', faces: [6, 1, 2] },
  { type: 'FacesOpened', faces: [null, 2, 4] },
] as unknown as readonly GameEvent[];

function after(events: readonly GameEvent[]): NightState {
  const night = events.reduce<NightState | undefined>(evolveNight, undefined);
  if (night === undefined) throw new Error('the night is empty');
  return night;
}

describe('the experience of players', () => {
  it('is empty before the first round', () => {
    expect(after(BEGUN).experience).toBeUndefined();
    expect(roundsPlayed(undefined)).toEqual(new Map());
  });

  it('counts for each player the rounds in which they could choose', () => {
    const { experience } = after([...BEGUN, ...ROUNDS]);
    expect(experience?.length).toBe(2);
    expect([...roundsPlayed(experience)]).toEqual([
      ['anna', 1],
      ['béla', 2],
      ['cili', 2],
    ]);
  });

  it('goes on from an earlier count, and back again after an undo', () => {
    const { experience } = after([...BEGUN, ...ROUNDS]);
    roundsPlayed(experience?.rest);
    expect(roundsPlayed(experience).get('béla')).toBe(2);
    expect(roundsPlayed(experience?.rest).get('béla')).toBe(1);
  });

  it('goes on over the games of a night, even for players who join in a later one', () => {
    const { experience } = after([...BEGUN, ...ROUNDS, ...begun(['KD', '9C', '2H', '4D', '7C']), ...[FOUR]]);
    expect(experience?.length).toBe(3);
    const played = roundsPlayed(experience);
    expect([played.get('béla'), played.get('dani')]).toEqual([3, 1]);
  });

  it('knows when each goal of a lesson came up last', () => {
    const { experience } = after([...BEGUN, ...ROUNDS]);
    expect(cameUpAfter(experience, 'hungarian-war', 0)).toEqual(
      new Set(['lone blocker', 'takers out', 'blocker wins', 'rejoin']),
    );
    expect(cameUpAfter(experience, 'hungarian-war', 1)).toEqual(new Set(['blocker wins', 'rejoin']));
    expect(cameUpAfter(experience, 'hungarian-war', 2)).toEqual(new Set());
  });
});

const FOUR = { type: 'FacesOpened', faces: [2, 2, 2, 2] } as unknown as GameEvent;
