import { describe, expect, it } from 'vitest';
import { combinations, countRounds, setsOf } from './testing/count.ts';
import { judge } from './judge.ts';
import type { DieFace } from './types.ts';

const FACES_OR_NONE: readonly (DieFace | null)[] = [1, 2, 3, 4, 5, 6, null];

describe('HW-6 to HW-14, every face combination of every set of players in the game', () => {
  it.each([2, 3, 4, 5])('is judged word for word as the clauses say, with %i seats', (seats) => {
    for (const inGame of setsOf(seats)) {
      const idle = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !inGame.includes(seat));
      for (const faces of combinations(seats, inGame, FACES_OR_NONE)) {
        const mismatch = [0, 1].flatMap((half) => {
          // Once with all players who are not in the game out, once with every second of them away instead.
          const away = half === 0 ? [] : idle.filter((_, i) => i % 2 === 0);
          const out = idle.filter((seat) => !away.includes(seat));
          const told = tell(judge({ players: seats, out, away }, faces));
          const expected = tellLiterally(seats, inGame, out, faces);
          return told === expected ? [] : [{ faces, out, away, told, expected }];
        });
        if (mismatch.length > 0) expect(mismatch).toEqual([]);
      }
    }
    expect(setsOf(seats)).toHaveLength(2 ** seats - 1);
  });

  /** `vitest -u` writes the file anew: the diff then shows what a change of the rules affects. */
  it('comes out as often as counted.json says, with 2 to 5 seats', async () => {
    const lines = countRounds(2, 5).map((count) => `  ${JSON.stringify(count)}`);
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('testing/counted.json');
  });
});

function tell({ centre, sides, eliminated, rejoined }: ReturnType<typeof judge>): string {
  const ends = [centre, ...sides].map(({ outcome, by }) => (by === undefined ? outcome : `${outcome} by ${by}`));
  return `${ends.join(', ')}; out ${eliminated.join()}; back ${rejoined.join()}`;
}

/** A second implementation of the clauses, in the words of the rulings and sharing no code with the one it checks. */
function tellLiterally(n: number, inGame: readonly number[], out: readonly number[], faces: readonly (DieFace | null)[]): string {
  const ends: string[] = [];
  for (let i = 0; i < n; i++) {
    // HW-2: side[i] is seat i's left card and seat i+1's right card. HW-6: 2 and 5 go left, 3 and 4 go right.
    const next = (i + 1) % n;
    const takers: number[] = [];
    if (faces[i] === 5) takers.push(i);
    if (faces[next] === 4) takers.push(next);
    const blockers: number[] = [];
    if (faces[i] === 2) blockers.push(i);
    if (faces[next] === 3) blockers.push(next);
    // HW-9
    if (takers.length === 1 && blockers.length === 0) ends.push(`taken by ${takers[0]}`);
    else if (takers.length === 2) ends.push('discarded');
    else if (takers.length === 1 && blockers.length === 1) ends.push(`taken by ${blockers[0]}`);
    else if (takers.length === 0 && blockers.length === 2) ends.push('discarded');
    else ends.push('stays');
  }
  const takers = inGame.filter((seat) => faces[seat] === 6);
  const blockers = inGame.filter((seat) => faces[seat] === 1);
  const needed = [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3][inGame.length] ?? 0; // HW-10
  let centre = 'stays';
  let eliminated: readonly number[] = [];
  if (inGame.every((seat) => faces[seat] === 1)) {
    centre = 'discarded'; // HW-11
  } else if (blockers.length >= needed) {
    eliminated = takers.length > 0 ? takers : blockers; // HW-12
  } else if (takers.length === 1) {
    centre = `taken by ${takers[0]}`; // HW-13
  } else if (takers.length > 1) {
    centre = 'discarded'; // HW-13
  }
  const rejoined = blockers.length === 0 || blockers.length === inGame.length ? out : []; // HW-14
  return `${[centre, ...ends].join(', ')}; out ${eliminated.join()}; back ${rejoined.join()}`;
}
