import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAll } from '../shipping/packed-app.ts';
import { electronHere } from '../support/electron.ts';
import type { Campaign } from './campaign.ts';
import { CleanRoot } from './deb/clean-root.ts';
import { tryNpx } from './deb/npx.ts';
import { makePackage } from './deb/packages.ts';
import { DebTrial } from './deb/trial.ts';

/** Versions of Debian, and lines of Node; each seed takes the next of both. */
const SUITES = ['trixie', 'bookworm'] as const;
const LINES = ['24', '22', '26'] as const;
const OLDER = '0.9.0';
const NEWER = '1.0.1';

/**
 * The `.deb` in a clean Debian: installed, played with phones and with pads, upgraded during a night, removed; and the packed
 * command with Node. So many rounds are played at each of the four stages.
 */
export const DEB: Campaign = {
  name: 'deb',
  unit: 'rounds',
  size: 10,
  async run({ seed, size, say }) {
    const here = electronHere();
    const missing = 'missing' in here ? here.missing : CleanRoot.missing();
    if ('missing' in here || missing !== undefined) {
      say(`skipped: ${String(missing)}`);
      return { skipped: String(missing) };
    }
    buildAll();
    const suite = SUITES[seed % SUITES.length] ?? SUITES[0];
    const folder = mkdtempSync(join(tmpdir(), 'referee-deb-'));
    try {
      const electron = dirname(here.executable);
      const making = CleanRoot.make(join(folder, 'root'), suite).catch((error: unknown) => String(error));
      const older = await makePackage(OLDER, electron, join(folder, 'older'));
      const newer = await makePackage(NEWER, electron, join(folder, 'newer'));
      const root = await making;
      if (typeof root === 'string') {
        say(`skipped: no Debian could be made: ${root}`);
        return { skipped: 'no Debian could be made' };
      }
      await new DebTrial(root, size, say).run({ older, newer });
      const node = await tryNpx(root, LINES[seed % LINES.length] ?? LINES[0]);
      say(`npx: ${node}`);
      return { Debian: suite, Node: node, rounds: size * 4 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
