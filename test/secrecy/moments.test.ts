import { describe, expect, it } from 'vitest';
import type { Moment } from './moment.ts';
import { CHOOSING } from './moments-choosing.ts';
import { NIGHT } from './moments-night.ts';
import { OPENING } from './moments-opening.ts';
import { OverheardTable, type Heard } from './overheard-table.ts';
import { turnedBy, type Secret } from './secret.ts';
import { toldApart } from './told-apart.ts';

async function heardAt({ begun, ends, play }: Moment, secret: Secret): Promise<readonly Heard[]> {
  const table = await OverheardTable.begun(begun);
  try {
    await play(table, secret);
    expect(table.course).toMatchObject(ends);
    return [...table.heard];
  } finally {
    await table.close();
  }
}

describe.each([
  ['while they choose', CHOOSING],
  ['while faces open', OPENING],
  ['around the rounds of a night', NIGHT],
] as const)('two tables that differ only in what was chosen cannot be distinguished, %s', (_when, moments) => {
  it.each(moments.map((moment, n) => [moment.name, moment, (n % 5) + 1] as const))('when %s', async (_name, moment, turn) => {
    const [one, two] = [await heardAt(moment, turnedBy(0)), await heardAt(moment, turnedBy(turn))];
    // The choices did leave their pads: the commitments differ.
    expect(one).not.toEqual(two);
    expect(toldApart(one, two)).toEqual([]);
  });
});
