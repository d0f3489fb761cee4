/**
 * `npm run package [-- ARGUMENT …]`: packs what `npm run build` has made, with electron-builder and its arguments (`--linux deb`,
 * `--dir`, `--config.KEY=VALUE` …). ELECTRON_OVERRIDE_DIST_PATH may name a folder with an Electron for this system, which is then
 * packed. Exit code 1: nothing was packed, and stderr says what is needed. 2: the arguments are wrong.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { builderArguments } from './arguments.ts';
import { builderCli } from './builder/builder.ts';
import { missingDownload } from './needs.ts';

const ROOT = join(import.meta.dirname, '../..');

const { platform, env } = process;
const parsed = builderArguments(process.argv.slice(2), {
  platform,
  electron: env['ELECTRON_OVERRIDE_DIST_PATH'],
  dpkg: spawnSync('dpkg-deb', ['--version']).status === 0,
});
if (!parsed.ok) {
  console.error(parsed.why);
  process.exit(2);
}
const builder = spawn(process.execPath, [builderCli(), ...parsed.args], {
  cwd: ROOT,
  // One way to make a .deb for every machine, which fetches nothing.
  env: { CUSTOM_FPM_PATH: join(import.meta.dirname, 'deb/fpm.js'), ...env },
  stdio: ['inherit', 'pipe', 'pipe'],
});
let said = '';
pass(builder.stdout, process.stdout);
pass(builder.stderr, process.stderr);
builder.on('close', (code) => {
  if (code === 0) return;
  const needed = missingDownload(said);
  if (needed !== undefined) console.error(`\n${needed}`);
  process.exitCode = 1;
});

/** Passes on what is printed, without the traces of errors: they lead into electron-builder, and nobody here can follow them. */
function pass(from: Readable, to: Writable): void {
  createInterface({ input: from }).on('line', (line) => {
    said += `${line}\n`;
    if (!/^\s+at .*\S$/.test(line)) to.write(`${line.replace(/\s+(failedTask=\S+\s+)?stackTrace=/, '\n    ')}\n`);
  });
}
