import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shipping/packed-app.ts';
import { finish } from './clean-root.ts';

/** Makes the `.deb` of a version as `npm run package` does, but packed in a hurry. Resolves with its file. */
export async function makePackage(version: string, electron: string, output: string): Promise<string> {
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
