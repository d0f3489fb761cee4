import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../../host/record/line.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';
import { FakeNights } from '../../host/session/testing/fake-nights.ts';
import { HAPPENINGS, happening } from '../support/happenings.ts';
import { faceOf, forgeries, sealsChangedRound, swapped, withEntry, withFaces } from './forged.ts';
import { entriesOf, sealedNight, sealedRound, toldOut, verdictOf } from './sealed-night.ts';

/** Entries of the forged night, by index; entry i is line i + 2 of the file. */
const [SEALS, REVEAL, CALLED_OFF, LATER_SEALS, UNDONE, RETYPED] = [1, 2, 3, 4, 5, 7];
let night: readonly Entry[];

beforeAll(async () => {
  night = entriesOf(await sealedNight());
});

async function proofFaults(entries: readonly Entry[]): Promise<string[]> {
  const { ok, faults } = await verdictOf(entries);
  expect(ok).toBe(false);
  return faults.filter(({ what }) => what === 'proof').map(({ line, message }) => `${line}: ${message}`);
}

test('a night with everything in it verifies, and says what is proven and what is not', async () => {
  expect(night.map(({ kind }) => kind)).toEqual([
    'step',
    'commitments',
    'step',
    'commitments',
    'commitments',
    'step',
    'undo',
    'step',
  ]);
  expect(await verdictOf(night)).toMatchObject({ ok: true, proven: 7, provenByPads: 3, provenByHost: 4, typed: 1, byHand: 0 });
});

test('no value of a seal, nonce, face or outcome can be changed, even if the chain is forged as well', async () => {
  const passed: string[] = [];
  let tried = 0;
  for (const [i, entry] of night.entries()) {
    if (entry.kind !== 'commitments' && (entry.kind !== 'step' || entry.proof === undefined)) continue;
    for (const [path, forged] of forgeries(entry)) {
      // What was called off was never opened: nothing says what its seals hid.
      if (i === CALLED_OFF && /hostNonce|commitment$/.test(path)) continue;
      // Nothing but the line itself says when a close was answered.
      if (path.endsWith('.answered')) continue;
      tried += 1;
      const { ok } = await verdictOf(night.map((other, j) => (i === j ? forged : other)));
      if (ok) passed.push(`${i}: ${path}`);
    }
  }
  expect(passed).toEqual([]);
  expect(tried).toBeGreaterThan(80);
});

describe('verify names the fault', () => {
  test('if two faces are swapped, with their nonces', async () => {
    const forged = withEntry(night, REVEAL, 'step', (reveal) => {
      const { attempt, nonces } = reveal.proof ?? { attempt: 0, nonces: [] };
      return { ...withFaces(reveal, swapped(faceOf(reveal), 0, 1)), proof: { attempt, nonces: swapped(nonces, 0, 1) } };
    });
    expect(await proofFaults(forged)).toEqual([
      '4: the face of seat 0 is not the one it had committed to',
      '4: the face of seat 1 is not the one it had committed to',
    ]);
  });

  test('if two faces are swapped, with their nonces and seals', async () => {
    const faces = withEntry(night, REVEAL, 'step', (reveal) => {
      const { attempt, nonces } = reveal.proof ?? { attempt: 0, nonces: [] };
      return { ...withFaces(reveal, swapped(faceOf(reveal), 0, 1)), proof: { attempt, nonces: swapped(nonces, 0, 1) } };
    });
    const forged = withEntry(faces, SEALS, 'commitments', (line) => sealsChangedRound(line, 0, 1));
    expect(await proofFaults(forged)).toEqual(['3: seat 1 did not play by P1', '3: seat 0 did not play by keys-0']);
  });

  test('if seals are younger than their faces', async () => {
    expect(await proofFaults(swapped(night, SEALS, REVEAL))).toEqual(
      [0, 1, 2].map((seat) => `3: seat ${seat} opened a seal of attempt 1 that no earlier line holds`),
    );
  });

  test('if seals are missing', async () => {
    expect(await proofFaults(night.toSpliced(SEALS, 1))).toHaveLength(3);
    const one = withEntry(night, SEALS, 'commitments', (line) => ({ ...line, seals: line.seals.slice(1) }));
    expect(await proofFaults(one)).toEqual(['4: seat 0 opened a seal of attempt 1 that no earlier line holds']);
  });

  test('if a reveal comes twice', async () => {
    const reveal = night[RETYPED] as Entry;
    expect(await proofFaults([...night, reveal])).toContain('10: attempt 3 was opened before');
    // It may if the first was undone.
    expect((await verdictOf(night)).faults).toEqual([]);
    expect(await proofFaults(night.toSpliced(UNDONE + 1, 1))).toContain('8: attempt 3 was opened before');
  });

  test('if a number is used twice, or goes back', async () => {
    const seals = night[SEALS] as Entry;
    expect(await proofFaults(night.toSpliced(LATER_SEALS, 0, seals))).toContain('6: attempt 1 comes after attempt 2');
    const late = withEntry(night, REVEAL, 'step', (reveal) => reveal).toSpliced(REVEAL, 1);
    expect(await proofFaults([...late.slice(0, LATER_SEALS), night[REVEAL] as Entry])).toContain(
      '6: attempt 1 was opened when attempt 3 had been closed',
    );
  });

  test('if a pad sealed for two seats', async () => {
    const forged = withEntry(night, SEALS, 'commitments', (line) => ({
      ...line,
      seals: line.seals.map((seal) => ({ ...seal, kind: 'pad' as const, by: 'P1' })),
    }));
    expect(await proofFaults(forged)).toEqual(
      expect.arrayContaining(['3: P1 sealed for two seats', '3: seat 1 did not play by P1']),
    );
  });

  test('if a nonce is longer than what is hashed, or a name would be cut', async () => {
    const nonce = withEntry(night, REVEAL, 'step', (reveal) => {
      const { attempt, nonces } = reveal.proof ?? { attempt: 0, nonces: [] };
      return { ...reveal, proof: { attempt, nonces: nonces.map((one) => one && `${one}00`) } };
    });
    expect(await proofFaults(nonce)).toContain('4: the nonce of seat 0 is none');
    const named = withEntry(night, SEALS, 'commitments', (line) => ({
      ...line,
      seals: line.seals.map((seal) => ({ ...seal, by: seal.by.padEnd(17, '\0') })),
    }));
    expect(await proofFaults(named)).toContain('3: the seal of seat 0 is none');
  });
});

test('a face without its nonce proves nothing, and is counted as that', async () => {
  const forged = withEntry(night, REVEAL, 'step', (reveal) => ({
    ...reveal,
    proof: { attempt: 1, nonces: [null, ...(reveal.proof?.nonces.slice(1) ?? [])] },
  }));
  expect(await verdictOf(forged)).toMatchObject({ ok: true, proven: 6, byHand: 1 });
});

test('an outcome that is left out is reported as missing', async () => {
  const forged = withEntry(night, REVEAL, 'step', ({ shown: _, ...rest }) => rest);
  expect((await verdictOf(forged)).faults).toEqual([expect.objectContaining({ line: REVEAL + 2, what: 'shown' })]);
});

test('nobody is accused: the record of any honest evening verifies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 20, maxLength: 60, size: 'max' }), async (happenings) => {
      const table = await MemoryTable.open();
      for (const [what, a, b] of happenings) {
        if (table.table.game === undefined) await table.do(beginCommand([pad('P1'), keys(0), bot, die]));
        await HAPPENINGS[what](table, a, b);
      }
      expect((await verdictOf(entriesOf(table))).faults).toEqual([]);
      await table.referee.close();
    }),
    { numRuns: 60, seed: 20261121, endOnFailure: true },
  );
});

test('a night moved to another computer uses no number twice there', async () => {
  const before = await sealedNight();
  await before.referee.close();
  const elsewhere = new FakeNights();
  elsewhere.nights.set('carried.jsonl', { startedAt: 0, lines: [...before.folder.lines] });
  const table = await MemoryTable.open(elsewhere);
  await sealedRound(table, 4);
  const attempts = table.folder.lines.flatMap((line) => (line.kind === 'commitments' ? [line.attempt] : []));
  expect(attempts).toHaveLength(4);
  expect(await verdictOf(entriesOf(table))).toMatchObject({ ok: true, faults: [] });
});

describe('the proof of the last round', () => {
  test('appears in no view before its faces', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([pad('P1'), keys(0), bot, die], { house: { cards: 'dealt' } }));
    for (const face of [3, 4] as const) {
      await sealedRound(table, face);
      await toldOut(table);
    }
    const seals = table.folder.lines.flatMap((line) => (line.kind === 'commitments' ? [line] : []));
    const reveals = table.folder.lines.flatMap((line) => (line.kind === 'step' && line.proof !== undefined ? [line.proof] : []));
    expect(seals).toHaveLength(2);
    let seen = 0;
    for (const view of table.consoleViews) {
      const text = JSON.stringify(view);
      const shown = view.table.game?.round ?? 0;
      for (const [i, { seals: made }] of seals.entries()) {
        const secrets = [
          ...made.map(({ commitment }) => commitment),
          ...(reveals[i]?.nonces ?? []).flatMap((nonce) => nonce ?? []),
        ];
        const there = secrets.filter((secret) => text.includes(secret));
        if (shown <= i) expect(there).toEqual([]);
        else seen += there.length;
      }
      expect(view.proof?.round ?? 0).toBe(shown);
    }
    expect(seen).toBeGreaterThan(0);
    for (const view of table.tableViews) expect(JSON.stringify(view)).not.toContain(seals[0]?.seals[0]?.commitment);
  });

  test('is that of the previous round once the last is undone, even after a restart', async () => {
    const table = await sealedNight();
    await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(table.console.proof).toMatchObject({ round: 1, committed: { line: 3 }, revealed: { line: 4 } });
    await table.do({ type: 'redo', n: table.console.redo?.n });
    const { proof } = table.console;
    expect(proof).toMatchObject({ round: 2, committed: { line: 6 }, revealed: { line: 9 }, recorded: true });
    expect(proof?.seats.map(({ kind }) => kind)).toEqual(['seal', 'none', 'seal', 'die']);
    await table.referee.close();
    expect((await MemoryTable.open(table.folder)).console.proof).toEqual(proof);
  });

  test('says that a face was entered by the dealer, and that nobody could have changed it unseen', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([pad('P1'), bot], { house: { cards: 'dealt' } }));
    await table.clock.pass(2_000);
    await table.count();
    await table.clock.pass(1_000);
    await table.step('byHand', { seat: 0, digit: 6 });
    expect(table.console.proof?.seats).toMatchObject([
      { seat: 0, face: 6, kind: 'hand' },
      { seat: 1, kind: 'seal', holds: true },
    ]);
  });
});
