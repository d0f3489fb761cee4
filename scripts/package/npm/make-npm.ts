/** Lays out in `dist/npm` what npm publishes: the built command and its pages, described for whoever installs it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const TO = join(ROOT, 'dist/npm');
/** The fields of `package.json` that matter to anyone who runs it; the others serve its development. */
const TOLD = [
  'name',
  'version',
  'description',
  'keywords',
  'author',
  'license',
  'type',
  'bin',
  'files',
  'engines',
  'dependencies',
];

rmSync(TO, { recursive: true, force: true });
mkdirSync(join(TO, 'dist'), { recursive: true });
for (const part of ['cli', 'renderer']) cpSync(join(ROOT, 'dist', part), join(TO, 'dist', part), { recursive: true });
cpSync(join(ROOT, 'LICENSE'), join(TO, 'LICENSE'));
cpSync(join(import.meta.dirname, 'README.md'), join(TO, 'README.md'));
const all = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
const told = Object.fromEntries(TOLD.map((name) => [name, all[name]]));
writeFileSync(join(TO, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
