import { join } from 'node:path';
import { afterEach, describe, it } from 'vitest';
import { expectAsPlayed } from './as-played.ts';
import { PadGame } from './pad-game.ts';
import { PadNight, type PadOnPort } from './pad-night.ts';
import { PtyPad } from './pty-pad.ts';
import { PYTHON } from './python-pad-by-hand.ts';
import { PythonPad } from './python-pad-on-port.ts';

const NAMES = ['anna', 'bela', 'cili', 'dani', 'edit', 'feri'];

let night: PadNight<PadOnPort> | undefined;
afterEach(() => night?.close());

describe.skipIf(PYTHON === undefined)('a whole deck with pads in Python beside scripted ones', () => {
  it('is judged as the rules judge it', async () => {
    night = await PadNight.with((folder, lit) =>
      NAMES.map((id, seat) => {
        const path = join(folder, `port-${id}`);
        return seat % 2 === 0 ? new PythonPad(id, path, lit) : new PtyPad(id, path, lit);
      }),
    );
    await night.begin();
    const game = new PadGame(night, NAMES, 4);
    while (!game.cards.over) await game.round();
    await expectAsPlayed(night, game, NAMES);
  });
});
