import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { expectAsPlayed } from './as-played.ts';
import { Noise } from './noise.ts';
import { PadGame } from './pad-game.ts';
import { PadNight } from './pad-night.ts';
import { UNPLUGGED } from './unplugging.ts';

const TEN = ['anna', 'bela', 'cili', 'dani', 'edit', 'feri', 'gizi', 'huba', 'ida', 'jeno'];

let night: PadNight;
afterEach(() => night.close());

describe('a whole deck with ten pads on pseudo-terminals', () => {
  it('is judged as the rules judge it, whatever other devices send meanwhile', async () => {
    const noise = await Noise.open();
    const game = await begun(10, noise.paths);
    while (!game.cards.over) {
      noise.make();
      await game.round();
    }
    await expectAsPlayed(night, game, TEN);
    await noise.close();
  });

  it('is judged as the rules judge it, although a pad is unplugged in every phase', async () => {
    const game = await begun(1);
    const mishaps = Object.values(UNPLUGGED);
    while (!game.cards.over) await game.round(mishaps.shift()?.(night, game));
    expect(mishaps).toEqual([]);
    await expectAsPlayed(night, game, TEN);
  });

  it('goes on after a pad has lied: the seat is named, nobody sees a face, and all choose anew', async () => {
    const game = await begun(3);
    await game.round();
    const lines = await written();
    const seat = game.someone();
    const faces = game.cards.choose();
    night.pad(seat).faults = [{ kind: 'lie', opens: faces[seat] === 6 ? 5 : 6 }];
    await game.choose(faces);
    await game.count();
    await night.until(() => night.course.phase === 'choosing');
    expect(night.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'mismatch', seat } });
    expect((await written()).slice(lines.length)).toEqual([expect.objectContaining({ kind: 'commitments' })]);
    night.pad(seat).faults = [];
    night.clock.release();
    while (!game.cards.over) await game.round();
    await expectAsPlayed(night, game, TEN);
  });
});

async function begun(seed: number, others: readonly string[] = []): Promise<PadGame> {
  night = await PadNight.open(TEN, others);
  await night.begin();
  return new PadGame(night, TEN, seed);
}

/** The night so far, line by line, as it stands on the disk. */
async function written(): Promise<readonly object[]> {
  const text = await readFile(night.view.recordFile, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}
