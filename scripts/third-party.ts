import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';

/** A package by others that is shipped, with the text of its licence if it has one. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | undefined;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Part of every installer, which brings its own licence files. */
const SHELL = 'electron';
const MODULES = `node_modules${sep}`;
/** Where the text of a licence stands that some packages only name. */
const TEXTS: Readonly<Partial<Record<string, string>>> = {
  'Apache-2.0': join(import.meta.dirname, '../node_modules/typescript/LICENSE.txt'),
};

/**
 * The packages behind what a build is made of, each once.
 * @param root the folder the packages are installed in
 * @param parts paths of bundled files, ours among them, and names of packages outside, which need all their dependencies
 */
export function shipped(root: string, parts: readonly string[]): readonly Shipped[] {
  const folders = new Set<string>();
  for (const part of parts) {
    if (part.includes(MODULES)) folders.add(folderOfFile(part));
    else if (!isAbsolute(part) && part !== SHELL) collect(root, part, folders);
  }
  const all = [...folders].map(described);
  const once = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** What licences require every copy to include: who made each part, and the terms. */
export function notices(head: string, packages: readonly Shipped[]): string {
  const parts = packages.map(({ name, version, licence, text }) =>
    [`${name} ${version} (${licence})`, '', text?.trim() ?? 'The package holds no text of its licence.', ''].join('\n'),
  );
  return [`${head}\n`, ...parts].join(`\n${'-'.repeat(72)}\n\n`);
}

/** A package and all that it depends on, as Node finds them. A dependency that is not installed is optional and not shipped. */
function collect(from: string, name: string, folders: Set<string>): void {
  const folder = found(from, name);
  if (folder === undefined || folders.has(folder)) return;
  folders.add(folder);
  for (const dependency of Object.keys(manifestIn(folder).dependencies ?? {})) collect(folder, dependency, folders);
}

function found(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : found(dirname(from), name);
}

function folderOfFile(file: string): string {
  const start = file.lastIndexOf(MODULES) + MODULES.length;
  const [first = '', second = ''] = file.slice(start).split(sep);
  return join(file.slice(0, start), first.startsWith('@') ? join(first, second) : first);
}

function described(folder: string): Shipped {
  const { name, version, license } = manifestIn(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const held = file === undefined ? TEXTS[license ?? ''] : join(folder, file);
  const text = held === undefined ? undefined : readFileSync(held, 'utf8');
  return { name, version, licence: license ?? 'see below', text };
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
