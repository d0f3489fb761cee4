import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import buildAll, { ROOT } from '../shipping/packed-app.ts';
import { electronHere } from '../support/electron.ts';
import type { Campaign } from './campaign.ts';
import { CleanRoot, finish } from './deb/clean-root.ts';
import { tryPackage } from './deb/trial.ts';

/** Versions of Debian; each seed takes the next. */
const SUITES = ['trixie', 'bookworm'] as const;
const OLDER = '0.9.0';
const NEWER = '1.0.1';

/** The `.deb` in a clean Debian: installed, played with pads, upgraded during a night, removed. So many rounds are played at each of three stages. */
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
      await tryPackage(root, size, { older, newer }, say);
      return { Debian: suite, rounds: size * 3 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Makes the `.deb` of a version as `npm run package` does, but packed in a hurry. Resolves with its file. */
async function makePackage(version: string, electron: string, output: string): Promise<string> {
  const settings = [`extraMetadata.version=${version}`, `directories.output=${output}`, 'deb.compression=gz'];
  const args = [
    '--import',
    'tsx',
    'scripts/package/run-package.ts',
    '--linux',
    'deb',
    ...settings.map((one) => `--config.${one}`),
  ];
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: electron };
  await finish(spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] }));
  const [deb] = readdirSync(output).filter((name) => name.endsWith('.deb'));
  if (deb === undefined) throw new Error('npm run package has made no .deb');
  return join(output, deb);
}
