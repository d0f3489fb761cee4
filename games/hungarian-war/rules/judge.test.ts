import { describe, expect, it } from 'vitest';
import { blockersNeeded, judge } from './judge.ts';
import type { DieFace, Judgement, SeatsInGame } from './types.ts';

function round(faces: readonly (DieFace | null)[], seats: Partial<SeatsInGame> = {}): Judgement {
  return judge({ players: faces.length, out: [], away: [], ...seats }, faces);
}

describe('HW-7 only players in the game choose', () => {
  it('leaves the side cards of a player who is out to the neighbours', () => {
    const { sides } = round([null, 4, 6], { out: [0] });
    expect(sides[0]).toMatchObject({ outcome: 'taken', by: 1, reason: 'lone taker' });
  });

  it('does not count players who are out or away, and counts one who is both only once', () => {
    const { centre } = round([6, null, null, null, 1], { out: [1, 2], away: [2, 3] });
    expect(centre).toMatchObject({ inGame: 2, needed: 1, reason: 'block stands, takers out' });
  });
});

describe('HW-8 no die', () => {
  it('counts as a player in the game and does nothing', () => {
    expect(round([1, 1, null]).centre).toMatchObject({ inGame: 3, clause: 'HW-12', reason: 'block stands, blockers out' });
  });

  it('leaves every card if nobody has a die', () => {
    const { centre, sides, eliminated } = round([null, null]);
    expect([centre.outcome, ...sides.map(({ outcome }) => outcome)]).toEqual(['stays', 'stays', 'stays']);
    expect(eliminated).toEqual([]);
  });
});

describe('HW-9 a side card', () => {
  /** Side 0 lies between seat 0 (its left) and seat 1 (its right). */
  const side = (seat0: DieFace | null, seat1: DieFace | null) => round([seat0, seat1, null]).sides[0];

  it('goes to its one taker', () => {
    expect(side(5, null)).toMatchObject({ outcome: 'taken', by: 0, reason: 'lone taker', takers: [0], blockers: [] });
    expect(side(null, 4)).toMatchObject({ outcome: 'taken', by: 1, reason: 'lone taker' });
  });

  it('is discarded between two takers', () => {
    expect(side(5, 4)).toEqual({ outcome: 'discarded', clause: 'HW-9', reason: 'two takers', takers: [0, 1], blockers: [] });
  });

  it('goes to the blocker of one taker', () => {
    expect(side(5, 3)).toMatchObject({ outcome: 'taken', by: 1, reason: 'blocker wins', takers: [0], blockers: [1] });
    expect(side(2, 4)).toMatchObject({ outcome: 'taken', by: 0, reason: 'blocker wins' });
  });

  it('stays with a lone blocker', () => {
    expect(side(2, null)).toMatchObject({ outcome: 'stays', reason: 'lone blocker', blockers: [0] });
  });

  it('is discarded between two blockers', () => {
    expect(side(2, 3)).toMatchObject({ outcome: 'discarded', reason: 'two blockers', blockers: [0, 1] });
  });

  it('stays if nobody aims at it', () => {
    expect(side(4, 5)).toMatchObject({ outcome: 'stays', reason: 'nobody', takers: [], blockers: [] });
  });
});

describe('HW-10 blockers needed', () => {
  it('is the table of the rules, and never 0', () => {
    const needed = Array.from({ length: 10 }, (_, i) => blockersNeeded(i + 1));
    expect(needed).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });
});

describe('HW-11 everybody blocks the centre', () => {
  it('discards the card, eliminates nobody and brings everybody back', () => {
    const judged = round([1, null, 1, 1], { out: [1] });
    expect(judged.centre).toMatchObject({ outcome: 'discarded', clause: 'HW-11', reason: 'everybody blocks', needed: 1 });
    expect(judged).toMatchObject({ eliminated: [], rejoined: [1], rejoin: 'everybody blocked' });
  });

  it('lets a single player in the game bring everybody back', () => {
    expect(round([null, 1, null], { out: [0, 2] })).toMatchObject({ rejoined: [0, 2], eliminated: [] });
  });
});

describe('HW-12 the block stands', () => {
  it('puts every taker out', () => {
    const judged = round([6, 1, 6, 5]);
    expect(judged.centre).toMatchObject({ outcome: 'stays', clause: 'HW-12', takers: [0, 2], blockers: [1] });
    expect(judged).toMatchObject({ eliminated: [0, 2], rejoined: [], rejoin: 'block attempted' });
  });

  it('puts every blocker out if nobody takes', () => {
    const judged = round([1, 1, 4, 5, 2]);
    expect(judged.centre).toMatchObject({ outcome: 'stays', reason: 'block stands, blockers out', needed: 2 });
    expect(judged.eliminated).toEqual([0, 1]);
  });
});

describe('HW-13 the block does not stand', () => {
  it('gives the card to its one taker', () => {
    const judged = round([6, 1, 4, 5, 2]);
    expect(judged.centre).toMatchObject({ outcome: 'taken', by: 0, clause: 'HW-13', needed: 2, inGame: 5 });
    expect(judged.eliminated).toEqual([]);
  });

  it('discards it between several takers', () => {
    expect(round([6, 6, 6, 5, 1]).centre).toMatchObject({ outcome: 'discarded', reason: 'several takers', takers: [0, 1, 2] });
  });

  it('leaves it if nobody takes', () => {
    expect(round([5, 4, 1, 2, 3]).centre).toMatchObject({ outcome: 'stays', clause: 'HW-13', reason: 'nobody takes' });
  });
});

describe('HW-14 rejoining', () => {
  it('brings back everybody who was out if nobody tries to block', () => {
    expect(round([6, null, 4, null], { out: [3, 1] })).toMatchObject({ rejoined: [1, 3], rejoin: 'nobody blocked' });
  });

  it('brings nobody back after a block that failed', () => {
    expect(round([1, 6, 5, 4, 5, null], { out: [5] })).toMatchObject({ rejoined: [], rejoin: 'block attempted' });
  });
});

describe('HW-22 away', () => {
  it('also brings back a player who is out and away', () => {
    expect(round([5, 5, null], { out: [2], away: [2] }).rejoined).toEqual([2]);
  });
});
