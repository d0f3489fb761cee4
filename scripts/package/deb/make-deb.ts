import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DebOrder } from './order.ts';
import { rewrittenForDebian } from './rewritten.ts';

/** Files that name the folder of the program. */
const NAMES_PLACE = /\.desktop$|\/apparmor-profile$/;
/** Columns of the file `control`. */
const WIDTH = 79;

/** Writes the package with `dpkg-deb`. @throws Error with what `dpkg-deb` said, or that it is missing */
export function makeDeb(order: DebOrder): void {
  mkdirSync(dirname(order.file), { recursive: true });
  const root = mkdtempSync(`${order.file}-`);
  try {
    layOut(order, root);
    const args = [
      '--root-owner-group',
      `-Z${order.compression}`,
      ...(order.compression === 'gzip' ? ['-z1'] : []),
      '--build',
      root,
      order.file,
    ];
    const { status, stderr, error } = spawnSync('dpkg-deb', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`dpkg-deb made no package: ${error?.message ?? stderr}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Everything as it will be on a disk, and beside it in `DEBIAN` what dpkg wants to know. */
function layOut(order: DebOrder, root: string): void {
  const place = placeOf(order);
  for (const { from, to } of order.contents) cpSync(from, join(root, placed(to, place)), { recursive: true });
  const files = rewrittenForDebian(entriesOf(root), order, new Date());
  const rewritten = (file: string) => placed(readFileSync(file, 'utf8'), place);
  for (const file of files.filter((one) => NAMES_PLACE.test(one))) writeFileSync(file, rewritten(file));
  const sums = files.map((file) => `${createHash('md5').update(readFileSync(file)).digest('hex')}  ${relative(root, file)}\n`);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const debian = join(root, 'DEBIAN');
  mkdirSync(debian);
  writeFileSync(join(debian, 'control'), controlOf(order, Math.ceil(bytes / 1024)));
  writeFileSync(join(debian, 'md5sums'), sums.join(''));
  for (const [name, from] of [['postinst', order.afterInstall] as const, ['postrm', order.afterRemove] as const])
    writeFileSync(join(debian, name), rewritten(from), { mode: 0o755 });
  allowAll(root);
}

/** All files below a folder. */
function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The builder's umask must not decide who may read and run a file. */
function allowAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) allowAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** The file `control` of a package, as Debian's policy, chapter 5, describes it. @param kibibytes what the files take on the disk */
export function controlOf({ fields, synopsis, description }: DebOrder, kibibytes: number): string {
  const all = Object.entries({ ...fields, 'Installed-Size': String(kibibytes), Description: synopsis });
  const said = all.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return [...said, ...description.split('\n').flatMap(paragraph), ''].join('\n');
}

/** Lines of a description begin with a space, and an empty one is a dot. */
function paragraph(text: string): readonly string[] {
  if (text.trim() === '') return [' .'];
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line !== '' && line.length + word.length + 2 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** Where a program lies that electron-builder puts into `/opt`, and where it shall lie. */
interface DebPlace {
  readonly given: string;
  readonly ours: string;
}

/**
 * The folder of the program without the spaces of its name: from a folder with a space, Chromium cannot start the helper of its
 * sandbox that is needed where users may make no namespaces.
 */
function placeOf({ contents, fields }: DebOrder): DebPlace {
  const given = contents.find(({ to }) => to.startsWith('/opt/'))?.to;
  if (given === undefined) throw new Error('the package holds no program in /opt');
  return { given, ours: `/opt/${fields['Package'] ?? ''}` };
}

/** A text, or a path, that names the one place, with the other. */
function placed(text: string, { given, ours }: DebPlace): string {
  return text.replaceAll(given, ours);
}
