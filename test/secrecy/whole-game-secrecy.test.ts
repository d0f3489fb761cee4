import { describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { Course } from '../../host/contract/view.ts';
import { seededRandom } from '../../host/cli/chance.ts';
import { DIE, OverheardTable, SEATS, type Faces } from './overheard-table.ts';

/** A turn of the die that leaves no face where it was. */
const other = (face: Face | null): Face | null => (face === null ? null : (((face % 6) + 1) as Face));
const othersThan = (faces: Faces): Faces => faces.map(other);

/** What two tables may differ in before a reveal: commitments, the checksum of a frame, and a face a pad was asked to open. */
function maskedOf(heard: readonly string[]): readonly string[] {
  return heard.map((line) =>
    line
      .replaceAll(/\b[0-9a-f]{32}\b/g, '(commitment)')
      .replaceAll(/\*[0-9a-f]{4}\n/g, '*(checksum)\n')
      .replaceAll(/(\$r,\d+,\d+,\d+),[1-6],/g, '$1,(face),'),
  );
}

/** How everybody chooses in an attempt that is called off, after changing their minds twice. */
type Decoy = (faces: Faces) => Faces;

/**
 * Plays a whole deck. Before each round in which there is a die to wait for, everybody chooses something else, the faces
 * are opened and wait in the host, and the dealer calls it off.
 */
async function playWhole(decoy: Decoy): Promise<{ readonly heard: readonly string[]; readonly calledOff: number }> {
  const random = seededRandom(7);
  const chosen = (): Faces => Array.from({ length: SEATS }, () => (random(6) + 1) as Face);
  const table = await OverheardTable.begun();
  let calledOff = 0;
  while (isIn(table, 'choosing')) {
    const [first, second, third, real] = [chosen(), chosen(), chosen(), chosen()];
    if (table.inGame.includes(DIE)) {
      for (const faces of [first, second, third]) await table.press(decoy(faces));
      await countOut(table);
      expect(table.course).toMatchObject({ phase: 'opening', stalled: [], toType: [DIE] });
      await table.step('callOff');
      calledOff += 1;
    }
    await table.pass(50);
    await table.press(real);
    await countOut(table);
    if (isIn(table, 'opening')) await table.step('type', { seat: DIE, digit: real[DIE] });
    await table.step('skip');
    await table.pass(50);
  }
  expect(table.course.phase).toBe('over');
  await table.close();
  return { heard: table.heard, calledOff };
}

function isIn({ course }: OverheardTable, phase: Course['phase']): boolean {
  return course.phase === phase;
}

async function countOut(table: OverheardTable): Promise<void> {
  await table.step('count');
  await table.pass(3000);
  await table.pass(100);
}

describe('two tables at which everything is alike but what was chosen before a round was called off', () => {
  it('cannot be told apart by any byte on a port, to a window or in the record, over a whole deck', async () => {
    const one = await playWhole((faces) => faces);
    const two = await playWhole(othersThan);
    expect(one.calledOff).toBeGreaterThan(5);
    expect(one.heard).not.toEqual(two.heard);
    expect(maskedOf(one.heard)).toEqual(maskedOf(two.heard));
  });
});

describe('until the last die is typed', () => {
  it('what was chosen is nowhere, and from then on it is everywhere', async () => {
    const faces: Faces = [6, 5, 4, 3, 2];
    const [one, two] = [await OverheardTable.begun(), await OverheardTable.begun()];
    const choices = [
      { table: one, chosen: faces },
      { table: two, chosen: othersThan(faces) },
    ];
    for (const { table, chosen } of choices) {
      await table.press(chosen);
      await countOut(table);
    }
    const before = [maskedOf(one.heard), maskedOf(two.heard)];
    expect(before[0]).toEqual(before[1]);
    for (const { table } of choices) await table.step('type', { seat: DIE, digit: 1 });
    for (const { table, chosen } of choices) {
      const [views, written] = ['table: ', 'record: '].map((where) => table.heard.filter((line) => line.includes(where)).join());
      for (const text of [views, written]) expect(text).toContain(`"faces":${JSON.stringify([...chosen.slice(0, DIE), 1])}`);
      await table.close();
    }
  });

  it('changing one’s mind reaches no window and no line of the record', async () => {
    const table = await OverheardTable.begun();
    await table.press([6, 6, 6, 6, null]);
    await table.pass(50);
    const from = table.heard.length;
    await table.press([1, 2, 3, 4, null]);
    const since = table.heard.slice(from).filter((line) => !/ P\d (up|down): /.test(line));
    expect(since.filter((line) => !line.includes('"type":"alive"'))).toEqual([]);
    await table.close();
  });
});
