import { beforeAll, describe, expect, it } from 'vitest';
import { OverheardTable, type Heard } from './overheard-table.ts';
import { turnedBy } from './secret.ts';
import { toldApart } from './told-apart.ts';

/** What is recorded at a table until all faces but the die's are in, and what was chosen there. */
async function heardAt(turn: number) {
  const table = await OverheardTable.begun();
  const chosen = turnedBy(turn)(0);
  await table.press(chosen);
  await table.pass(2_000);
  await table.count();
  const { heard } = table;
  await table.close();
  return { heard, face: chosen[0] ?? 0 };
}

/** Ways in which a host might give a face away. */
const LEAKS: Readonly<Record<string, (heard: readonly Heard[], face: number) => readonly Heard[]>> = {
  'a digit in a view': (heard, face) =>
    changedLast(heard, 'table 1', (what) => what.replace('"phase":', `"chosen":${face},"phase":`)),
  'the letter of a key in a message': (heard, face) => [...heard, heardNow(heard, 'console 1', `Key${'_SADEQW'[face]}`)],
  'a word of the process in base64': (heard, face) => [...heard, heardNow(heard, 'the process', btoa(`face ${face}`))],
  'the name of a file': (heard, face) => [...heard, heardNow(heard, 'folder', `night-${face}.jsonl is: `)],
  'the length of a message': (heard, face) => changedLast(heard, 'table 1', (what) => what + ' '.repeat(face)),
  'the order of messages': (heard, face) => (face % 2 === 0 ? heard : swappedLast(heard, 'P1 down')),
  'the number of messages': (heard, face) => [
    ...heard,
    ...Array.from({ length: face }, () => heardNow(heard, 'table 1', '{"type":"alive"}')),
  ],
  'the moment of a message': (heard, face) =>
    heard.map((one, i) => (i === heard.length - 1 ? { ...one, at: one.at + face } : one)),
  'a light of a pad': (heard, face) => [...heard, heardNow(heard, 'P2 light', `"blinks ${face} times"`)],
  'a commitment cut short by a face': (heard, face) =>
    heard.map((one) => ({ ...one, what: one.what.replace(/\b[0-9a-f]{32}\b/, (hash) => hash.slice(0, -face)) })),
  'a channel of its own': (heard, face) => [...heard, heardNow(heard, `socket ${face}`, '')],
};

function heardNow(heard: readonly Heard[], where: string, what: string): Heard {
  return { where, what, at: heard.at(-1)?.at ?? 0 };
}

function changedLast(heard: readonly Heard[], channel: string, change: (what: string) => string): readonly Heard[] {
  const last = heard.findLastIndex(({ where }) => where === channel);
  return heard.map((one, i) => (i === last ? { ...one, what: change(one.what) } : one));
}

function swappedLast(heard: readonly Heard[], channel: string): readonly Heard[] {
  const last = heard.findLastIndex(({ where }) => where === channel);
  const before = heard.slice(0, last).findLastIndex(({ where }) => where === channel);
  return heard.map((one, i) => heard[i === last ? before : i === before ? last : i] ?? one);
}

describe('the search for differences between two tables', () => {
  let one: Awaited<ReturnType<typeof heardAt>>;
  let two: Awaited<ReturnType<typeof heardAt>>;

  beforeAll(async () => {
    [one, two] = [await heardAt(0), await heardAt(3)];
  });

  it('records every channel there is, and finds nothing between equal tables', () => {
    const channels = new Set(one.heard.map(({ where }) => where));
    for (const channel of ['P1 up', 'P1 down', 'P2 up', 'P2 down', 'P1 light', 'console 1', 'table 1', 'disk', 'folder'])
      expect(channels).toContain(channel);
    expect(toldApart(one.heard, two.heard)).toEqual([]);
  });

  it.each(Object.entries(LEAKS))('finds a face leaked as %s', (_where, leak) => {
    expect(toldApart(leak(one.heard, one.face), leak(two.heard, two.face))).not.toEqual([]);
  });
});
