import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { DebOrder } from './order.ts';

/** Files that Debian's policy (chapter 12) wants packed: manual pages, and what has changed. */
const PACKED = /\/usr\/share\/(man\/man\d\/[^/]+|doc\/[^/]+\/changelog)$/;
const WIDTH = 76;

/** Replaces each of these files by what Debian has in its place. Returns all files that are there now. */
export function rewrittenForDebian(
  files: readonly string[],
  { fields }: Pick<DebOrder, 'fields'>,
  today: Date,
): readonly string[] {
  return files.map((file) => {
    if (!PACKED.test(file)) return file;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      `${file}.gz`,
      gzipSync(file.endsWith('/changelog') ? debianChangelog(text, fields, today) : text, { level: 9 }),
    );
    rmSync(file);
    return `${file}.gz`;
  });
}

/**
 * The sections of CHANGELOG.md that belong to a version, as Debian's policy, section 4.4, has them. A maintainer without an address
 * has an empty one: dpkg reads no entry without its angle brackets.
 * @param today the day of a version that bears none yet
 */
export function debianChangelog(
  markdown: string,
  { Package, Version, Maintainer = '' }: DebOrder['fields'],
  today: Date,
): string {
  const by = Maintainer.endsWith('>') ? Maintainer : `${Maintainer} <>`;
  const sections = markdown.split(/^## /m).slice(1);
  const entries = sections.flatMap((section) => {
    const [, version, date] = /^(\d+\.\d+\.\d+\S*) - (\S+)/.exec(section) ?? [];
    if (version === undefined || date === undefined) return [];
    const day = date === 'Unreleased' ? today : new Date(`${date}T12:00:00Z`);
    const items = section.split(/^(?=- )/m).slice(1);
    const said = items.map((item) => bullet(plain(item.split(/^#/m, 1)[0] ?? '')));
    const named = date === 'Unreleased' ? Version : version;
    return [
      `${Package ?? ''} (${named ?? version}) unstable; urgency=medium\n\n${said.join('\n')}\n\n` +
        ` -- ${by}  ${day.toUTCString().replace('GMT', '+0000')}\n`,
    ];
  });
  return entries.join('\n');
}

/** Markdown without its marks. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*|`/g, '');
}

function bullet(text: string): string {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line, n) => `${n === 0 ? '  * ' : '    '}${line.replace(/^- /, '')}`).join('\n');
}
