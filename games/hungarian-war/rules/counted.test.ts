import { FACES } from './house.ts';
import { describe, expect, it } from 'vitest';
import { blockersNeeded, judge } from './judge.ts';

type Shown = (typeof FACES)[number] | null;

/** Every combination of what these seats show: 7 a seat, so that each set of seats without a face comes up too. */
function* combinations(seats: number): Generator<readonly Shown[]> {
  for (let number = 0; number < 7 ** seats; number++)
    yield Array.from({ length: seats }, (_, seat) => FACES[Math.floor(number / 7 ** seat) % 7] ?? null);
}

/** Every way in which those who show nothing may be in the game, out, or away, one after the other among them. */
function idleIn(faces: readonly Shown[]) {
  const idle = [...faces.keys()].filter((seat) => faces[seat] === null);
  return Array.from({ length: 3 ** idle.length }, (_, number) => {
    const is = (what: number) => idle.filter((_seat, at) => Math.floor(number / 3 ** at) % 3 === what);
    return { out: is(1), away: is(2) };
  }).filter(({ out, away }) => out.length + away.length < faces.length);
}

describe('HW-6 to HW-14, every round', () => {
  /** Of all rounds in which everybody shows a die: cards taken, discarded and left, and players who go out. */
  it.each([
    [2, 36, 'taken 28, discarded 6, left 74, out 10'],
    [3, 216, 'taken 228, discarded 50, left 586, out 105'],
    [4, 1_296, 'taken 1696, discarded 402, left 4382, out 860'],
    [5, 7_776, 'taken 13360, discarded 3547, left 29749, out 2695'],
  ])('of %i seats is judged word for word as the clauses say; all %i with a die: %s', (seats, rounds, totals) => {
    const count = { rounds: 0, taken: 0, discarded: 0, stays: 0, out: 0 };
    for (const faces of combinations(seats)) {
      for (const idle of idleIn(faces)) {
        const told = JSON.stringify(judge({ players: seats, ...idle }, faces));
        const literally = JSON.stringify(judgeLiterally(seats, idle, faces));
        if (told !== literally) expect({ faces, ...idle, told }).toEqual({ faces, ...idle, told: literally });
      }
      if (faces.includes(null)) continue;
      const { centre, sides, eliminated } = judge({ players: seats, out: [], away: [] }, faces);
      for (const { outcome } of [centre, ...sides]) count[outcome] += 1;
      count.rounds += 1;
      count.out += eliminated.length;
    }
    expect(`taken ${count.taken}, discarded ${count.discarded}, left ${count.stays}, out ${count.out}`).toBe(totals);
    expect(count.rounds).toBe(rounds);
  });
});

it('HW-10: the blockers needed are those of the table in the rules', () => {
  expect(Array.from({ length: 10 }, (_, i) => blockersNeeded(i + 1))).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

it('HW-7, HW-14, HW-22: a player who is out and away counts once, and comes back as the others do, in seat order', () => {
  const judged = judge({ players: 5, out: [2, 1], away: [2, 3] }, [6, null, null, null, 5]);
  expect([judged.centre.inGame, judged.rejoined]).toEqual([2, [1, 2]]);
});

/** A second implementation of the clauses, in the words of the rulings and sharing no code with the one it checks. */
function judgeLiterally(n: number, { out, away }: { out: number[]; away: number[] }, faces: readonly Shown[]): object {
  const sides = faces.map((face, i) => {
    // HW-2: side[i] is seat i's left card and seat i+1's right card. HW-6: 2 and 5 go left, 3 and 4 go right.
    const next = (i + 1) % n;
    const takers: number[] = [];
    if (face === 5) takers.push(i);
    if (faces[next] === 4) takers.push(next);
    const blockers: number[] = [];
    if (face === 2) blockers.push(i);
    if (faces[next] === 3) blockers.push(next);
    const ends = (outcome: string, reason: string, by?: number) => ({ outcome, by, clause: 'HW-9', reason, takers, blockers });
    // HW-9
    if (takers.length === 1 && blockers.length === 0) return ends('taken', 'lone taker', takers[0]);
    if (takers.length === 2) return ends('discarded', 'two takers');
    if (takers.length === 1 && blockers.length === 1) return ends('taken', 'blocker wins', blockers[0]);
    if (takers.length === 0 && blockers.length === 2) return ends('discarded', 'two blockers');
    return ends('stays', blockers.length === 1 ? 'lone blocker' : 'nobody');
  });
  const takers = [...faces.keys()].filter((seat) => faces[seat] === 6);
  const blockers = [...faces.keys()].filter((seat) => faces[seat] === 1);
  const inGame = n - out.length - away.length;
  const needed = [0, 1, 1, 1, 1, 2][inGame] ?? 0; // HW-10
  const all = blockers.length === inGame;
  let end: { outcome: string; by?: number; clause: string; reason: string };
  if (all) end = { outcome: 'discarded', clause: 'HW-11', reason: 'everybody blocks' };
  else if (blockers.length >= needed)
    end = { outcome: 'stays', clause: 'HW-12', reason: `block stands, ${takers.length > 0 ? 'takers' : 'blockers'} out` };
  else if (takers.length === 1) end = { outcome: 'taken', by: takers[0] ?? -1, clause: 'HW-13', reason: 'lone taker' };
  else if (takers.length > 1) end = { outcome: 'discarded', clause: 'HW-13', reason: 'several takers' };
  else end = { outcome: 'stays', clause: 'HW-13', reason: 'nobody takes' };
  const goOut = takers.length > 0 ? takers : blockers;
  const rejoin = all ? 'everybody blocked' : blockers.length === 0 ? 'nobody blocked' : 'block attempted'; // HW-14
  return {
    centre: { ...end, takers, blockers, needed, inGame },
    sides,
    eliminated: end.clause === 'HW-12' ? goOut : [],
    rejoined: rejoin === 'block attempted' ? [] : out,
    rejoin,
  };
}
