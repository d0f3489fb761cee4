/**
 * `npm run weight`: what the project weighs beside its ceilings; exit code 1 if something is above its ceiling. `-- --keep`
 * lowers the ceilings to today's figures, rounded up; it never raises one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const CEILINGS = join(import.meta.dirname, 'weight.json');
/** A ceiling leaves room for a repair of some lines. */
const ROUND = { lines: 100, files: 10 } as const;

/** Whether a file of the project, by its path from the root, is a test or a test double. */
export const isTest = (file: string): boolean => /^test\/|\.test\.|\/testing\//.test(file);
/** A catalogue, with its language. */
const SAID = /^(?:words\/(\w+)\/.+|games\/[^/]+\/words\/(\w+))\.ftl$/;
const isSentences = (file: string): boolean => /(^|\/)words\//.test(file);

function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
}

/** What is weighed, by name: lines and files of this checkout, and packages of its lock file. */
export function weigh(): Readonly<Record<string, number>> {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => /\.(ts|svelte|ftl|c|h)$/.test(file));
  const sources = files.filter((file) => !isTest(file) && !isSentences(file));
  const lines = (some: readonly string[]): number => some.reduce((sum, file) => sum + linesOf(file), 0);
  const below = (folder: string): number => lines(sources.filter((file) => file.startsWith(folder)));
  const languageOf = (file: string) =>
    SAID.exec(file)
      ?.slice(1)
      .find((language) => language !== undefined);
  const languages = new Set(files.flatMap((file) => languageOf(file) ?? []));
  const said = (language: string): number => lines(files.filter((file) => languageOf(file) === language));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return {
    'source lines': lines(sources),
    'source files': sources.length,
    'lines of tests and doubles': lines(files.filter(isTest)),
    'lines of sentences': lines(files.filter((file) => isSentences(file) && !isTest(file))),
    'lines said in one language': Math.max(...[...languages].map(said)),
    'lines of host/hall': below('host/hall/'),
    'lines of renderer/hall': below('renderer/hall/'),
    'lines of README.md': linesOf('README.md'),
    'lines of ARCHITECTURE.md': linesOf('ARCHITECTURE.md'),
    'packages shipped': installed.filter(([, { dev }]) => dev !== true).length,
    'packages installed': installed.length,
  };
}

/** The part of a lock file that is read here. */
interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

export function ceilings(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(CEILINGS, 'utf8')) as Record<string, number>;
}

function lowered(name: string, figure: number, ceiling: number): number {
  const step = name.startsWith('lines of ') && name.endsWith('.md') ? 1 : name.includes('lines') ? ROUND.lines : ROUND.files;
  return Math.min(ceiling, Math.ceil(figure / step) * step);
}

function main(): void {
  const now = weigh();
  const before = ceilings();
  for (const [name, figure] of Object.entries(now)) {
    const ceiling = before[name] ?? Infinity;
    console.log(`${name.padEnd(28)}${String(figure).padStart(8)}  of ${ceiling}${figure > ceiling ? '  too much' : ''}`);
    if (figure > ceiling) process.exitCode = 1;
  }
  if (!process.argv.includes('--keep')) return;
  const kept = Object.entries(now).map(([name, figure]) => [name, lowered(name, figure, before[name] ?? Infinity)] as const);
  writeFileSync(CEILINGS, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
