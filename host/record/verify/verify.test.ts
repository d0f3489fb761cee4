import { expect, test } from 'vitest';
import { FoldError, foldGood } from '../fold.ts';
import { HIGHEST_ATTEMPT } from '../../../firmware-protocol/codec/message.ts';
import type { Entry } from '../line.ts';
import { playedEntries } from '../../../games/hungarian-war/schema/testing/played-entries.ts';
import { readBytes, readEntries, recordText } from '../testing/record-text.ts';
import { playedRounds } from '../rounds.ts';
import { runFrom } from '../seating.ts';
import { verify } from './verify.ts';

const entries = playedEntries([
  [5, 4, 3],
  [6, 1, 2],
]);
const step = (event: object): Entry => ({ kind: 'step', rulebook: 'hungarian-war', command: {}, events: [event] });
const read = (some: readonly Entry[]) => readEntries(some);
const verdictOf = async (some: readonly Entry[]) => verify(await read(some));

test('an intact night verifies', async () => {
  const {
    mark: { hash: head },
  } = await read(entries);
  expect(await verdictOf(entries)).toEqual({
    ok: true,
    lines: 7,
    head,
    games: 1,
    rounds: 2,
    proven: 6,
    provenByPads: 0,
    provenByHost: 6,
    typed: 0,
    byHand: 0,
    late: [],
    faults: [],
  });
});

test('a late answer to a close is reported, but is not a fault', async () => {
  const late = entries.map((entry): Entry =>
    entry.kind === 'commitments'
      ? { ...entry, seals: entry.seals.map((seal) => ({ ...seal, answered: seal.seat === 1 ? 812 : 500 })) }
      : entry,
  );
  const at = late.flatMap(({ kind }, i) => (kind === 'commitments' ? [i + 2] : []));
  expect(await verdictOf(late)).toMatchObject({ ok: true, late: at.map((line) => ({ line, seat: 1, ms: 812 })) });
});

test.each([HIGHEST_ATTEMPT + 1, 4_294_967_294, 4_294_967_296])(
  'attempt %d is beyond the limit and counts as damage',
  async (attempt) => {
    const beyond = entries.map((entry) => (entry.kind === 'commitments' ? { ...entry, attempt } : entry));
    expect((await verdictOf(beyond)).faults).toEqual([expect.objectContaining({ line: 4, what: 'file' })]);
  },
);

test('events that break an invariant are faults', async () => {
  const laid = { type: 'CardsLaid', cards: [{ place: 'centre', card: 'KD' }] };
  const { faults } = await verdictOf([...entries, step(laid)]);
  expect(faults[0]).toMatchObject({ line: 8, what: 'invariant' });
  expect(faults[0]?.message).toContain('HW-20');
});

test.each<[string, Entry]>([
  ['an undo of another step', { kind: 'undo', step: 2 }],
  ['a redo of nothing', { kind: 'redo', step: 6 }],
  ['an opening of fewer faces than seats', step({ type: 'FacesOpened', faces: [1, 2] })],
  ['a player away from a seat that is not there', step({ type: 'PlayerWentAway', seat: 7 })],
  ['an event no rulebook knows', step({ type: 'Rain' })],
])('%s cannot follow, and the line is named', async (_, entry) => {
  const { lines } = await read([...entries, entry]);
  expect(foldGood(lines).fault).toBeInstanceOf(FoldError);
  expect((await verdictOf([...entries, entry])).faults).toEqual([expect.objectContaining({ line: 8, what: 'fold' })]);
});

test('an event before any game cannot follow', async () => {
  const { faults } = await verdictOf([step({ type: 'CircleTurned' })]);
  expect(faults).toEqual([expect.objectContaining({ line: 2, what: 'fold' })]);
});

test('after undo and redo the folded record equals the running table', async () => {
  const { lines } = await read([...entries, { kind: 'undo', step: 6 }, { kind: 'undo', step: 4 }, { kind: 'redo', step: 4 }]);
  const { timeline } = foldGood(lines).night;
  expect(timeline.done?.head.n).toBe(4);
  expect(timeline.undone?.head.n).toBe(6);
  expect(lines.map(runFrom).findLast((run) => run !== undefined)?.dealer).toBe(0);
});

test('rounds that were undone are not listed', async () => {
  const { lines } = await read([...entries, { kind: 'undo', step: 6 }]);
  const rounds = playedRounds(foldGood(lines).night, lines);
  expect(rounds.map(({ game, round, at }) => [game, round, at])).toEqual([[1, 1, lines[3]?.at]]);
  expect(rounds[0]?.seats.map(({ face }) => face)).toEqual([5, 4, 3]);
});

test('a torn last line is reported', async () => {
  const text = recordText(entries).slice(0, -1);
  const verdict = verify(await readBytes(text));
  expect(verdict.faults).toEqual([{ line: 7, what: 'file', message: 'the last line was not written whole (newline)' }]);
});
