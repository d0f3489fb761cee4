import { addressOf, titleOf, type DocsPages } from './pages.ts';

interface Entry {
  readonly text: string;
  readonly link: string;
}
export interface SidebarGroup {
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
