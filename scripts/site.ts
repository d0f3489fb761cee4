/** What the documentation site is made of: its pages, where links of a document lead, and what stands at the side of a page. */
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
function titleOf(root: string, document: string): string {
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

/** Pictures that a document links to are served from here. */
export const PICTURES = 'pictures';

export interface DocsSite {
  readonly pages: DocsPages;
  /** The address at which the project's files can be read, without a slash at its end; undefined if there is none. */
  readonly sources: string | undefined;
}

/**
 * Where a link of a document leads in the site; undefined if the site has no such place.
 * @param document its path in the project
 * @param target as it stands in the document
 */
export function siteLink(document: string, target: string, { pages, sources }: DocsSite): string | undefined {
  if (/^[a-z]+:/.test(target) || target.startsWith('#')) return target;
  const [path = '', anchor] = target.split('#');
  const file = posix.join(posix.dirname(document), path);
  const place = pages.get(file);
  if (place !== undefined) return `${addressOf(place)}${anchor === undefined ? '' : `#${anchor}`}`;
  if (isPicture(file)) return `/${PICTURES}/${posix.basename(file)}`;
  return sources === undefined ? undefined : `${sources}/${file}`;
}

export function isPicture(file: string): boolean {
  return /^docs\/[^/]+\.(png|svg)$/.test(file);
}

interface Entry {
  readonly text: string;
  readonly link: string;
}
interface SidebarGroup {
  readonly text: string;
  readonly items: Entry[];
}

/** The documents by subject, in the order in which they are read. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Play', ['README.md', 'docs/install.md', 'docs/phones.md', 'docs/HALL.md', 'docs/NIGHTS.md', 'docs/commands.md']],
  ['Build', ['docs/build-a-pad.md', 'docs/keypads.md', 'docs/kiosk.md']],
  [
    'Trust',
    ['docs/SECURITY.md', 'docs/privacy.md', 'docs/accessibility.md', 'docs/PROMISES.md', 'docs/soak/README.md', 'SECURITY.md'],
  ],
  [
    'Develop',
    [
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
      'docs/add-a-game.md',
      'firmware-protocol/PROTOCOL.md',
      'firmware-protocol/PHONE.md',
      'CODE_OF_CONDUCT.md',
      'CHANGELOG.md',
    ],
  ],
];
/** The README's heading is the product's name. */
const TITLES: Readonly<Record<string, string>> = { 'README.md': 'Your first game' };

/** Every page but the first, by subject; a document that no subject names comes last. */
export function sidebar(root: string, pages: DocsPages): SidebarGroup[] {
  const named = new Set(GROUPS.flatMap(([, documents]) => documents));
  const others = [...pages.keys()].filter((document) => document !== 'docs/index.md' && !named.has(document));
  const all = others.length === 0 ? GROUPS : [...GROUPS, ['More', others] as const];
  const entry = (document: string): readonly Entry[] => {
    const place = pages.get(document);
    return place === undefined ? [] : [{ text: TITLES[document] ?? titleOf(root, document), link: addressOf(place) }];
  };
  return all.map(([text, documents]) => ({ text, items: documents.flatMap(entry) }));
}
