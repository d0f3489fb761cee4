import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Documents outside `docs/` that are pages of the site, and the file that each becomes there. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'README.md': 'play.md',
  'CHANGELOG.md': 'changelog.md',
  'ARCHITECTURE.md': 'architecture.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CODE_OF_CONDUCT.md': 'conduct.md',
  'SECURITY.md': 'report.md',
  'firmware-protocol/PROTOCOL.md': 'pad-protocol.md',
  'firmware-protocol/PHONE.md': 'phone-protocol.md',
};

/** The project's documents by their path, each with the file that it becomes in the site. */
export type DocsPages = ReadonlyMap<string, string>;

/** @param root the project's folder */
export function sitePages(root: string): DocsPages {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('.'))
    .map((file) => [`docs/${file}`, placeOf(file)] as const);
  return new Map([...docs, ...Object.entries(OUTSIDE)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `NIGHTS.md` becomes `nights.md`, and a README the first page of its folder. */
function placeOf(file: string): string {
  return posix.join(
    posix.dirname(file),
    posix
      .basename(file)
      .toLowerCase()
      .replace(/^readme\.md$/, 'index.md'),
  );
}

/** The address of a page in the site, such as `/nights.html` or `/soak/`. */
export function addressOf(place: string): string {
  return `/${place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html')}`;
}

/** The first heading of a document. */
export function titleOf(root: string, document: string): string {
  return /^# (.+)$/m.exec(readFileSync(join(root, document), 'utf8'))?.[1] ?? document;
}

/** How GitHub names a heading in a link: the documents are read there too. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
