import { FACES } from '../../games/hungarian-war/rules/house.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import type { CommitmentsLine, Line, StepLine } from '../../host/record/line.ts';
import { OverheardTable } from './overheard-table.ts';
import { turnedBy } from './secret.ts';

const ROUNDS = 4;
/** Numbers that might be used instead of random ones. */
const COUNTED = 300;

interface Committed {
  readonly seal: CommitmentsLine['seals'][number];
  readonly attempt: number;
  /** Everything public when the seal was recorded. */
  readonly publicly: string;
}

/** Plays some rounds, with an attempt called off before each, and keeps what was public when each seal was recorded. */
async function played(): Promise<{ readonly committed: readonly Committed[]; readonly lines: readonly Line[] }> {
  const table = await OverheardTable.begun();
  const secret = turnedBy(0);
  const committed: Committed[] = [];
  let last = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const callOff of [true, false]) {
      await table.step('skip');
      await table.press(secret(round));
      await table.pass(2_000);
      await table.count();
      const line = linesOf(table).findLast((one) => one.kind === 'commitments');
      // There may be no seat left to seal, and without a die to wait for the round has been shown.
      const shown = table.course.phase !== 'opening';
      if (shown || line === undefined || line.n <= last) continue;
      last = line.n;
      const publicly = table.heard.flatMap(({ where, what }) => (where.startsWith('P') ? [] : [what])).join('\n');
      committed.push(...line.seals.map((seal) => ({ seal, attempt: line.attempt, publicly })));
      await table.step(callOff ? 'callOff' : 'type', callOff ? {} : { digit: 1 });
      await table.step('skip');
    }
    await table.pass(100);
  }
  const lines = linesOf(table);
  await table.close();
  return { committed, lines };
}

function linesOf({ folder }: OverheardTable): readonly Line[] {
  const [night = ''] = readdirSync(folder.path).filter((name) => name.endsWith('.jsonl'));
  const [, ...lines] = readFileSync(join(folder.path, night), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

/** The faces that fit a seal with one of these nonces. */
function guessed({ seal, attempt }: Omit<Committed, 'publicly'>, nonces: Iterable<string>): readonly number[] {
  const { by, hostNonce } = seal;
  const made = (face: (typeof FACES)[number], nonce: string) =>
    commitment({ id: by, attempt: seal.attempt ?? attempt, hostNonce, face, nonce });
  return [...nonces].flatMap((nonce) => FACES.filter((face) => made(face, nonce) === seal.commitment));
}

it('no seal can be opened by trying every face with all public data until its nonce is public', async () => {
  const { committed, lines } = await played();
  expect(committed.length).toBeGreaterThan(2 * ROUNDS);
  expect(new Set(committed.map(({ seal }) => seal.commitment)).size).toBe(committed.length);
  const counted = Array.from({ length: COUNTED }, (_, n) => n.toString(16).padStart(16, '0'));
  for (const one of committed) {
    const met = new Set(one.publicly.match(/(?<![0-9a-f])[0-9a-f]{16}(?![0-9a-f])/g) ?? []);
    expect(met.size).toBeGreaterThan(0);
    expect(guessed(one, [...met, ...counted])).toEqual([]);
  }
  const reveals = lines.filter((line): line is Line & StepLine => line.kind === 'step' && line.proof !== undefined);
  expect(reveals.length).toBeGreaterThan(1);
  for (const { proof, command } of reveals) {
    const { faces } = command as { readonly faces: readonly (number | null)[] };
    for (const one of committed.filter(({ attempt }) => attempt === proof?.attempt))
      expect(guessed(one, [proof?.nonces[one.seal.seat] ?? ''])).toEqual([faces[one.seal.seat]]);
  }
});
