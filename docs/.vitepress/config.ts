/** The documentation site: `npm run docs` builds it into `dist/site/`. Its pages are the project's documents as they are. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { anchorOf, isPicture, PICTURES, sidebar, siteLink, sitePages, type DocsSite } from '../../scripts/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const pages = sitePages(ROOT);
/** Set where the site is published: its folder below the address of the host, and where the sources can be read. */
const { SITE_BASE: base = '/', SITE_SOURCES: sources } = process.env;

export default {
  lang: 'en',
  title: 'Hungarian War Referee',
  description: 'A referee for five card games at a real table',
  base,
  srcDir: '..',
  outDir: join(ROOT, 'dist/site'),
  cacheDir: join(ROOT, '.cache/vitepress'),
  srcExclude: readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['docs', 'firmware-protocol'].includes(entry.name))
    .map(({ name }) => `${name}/**`),
  rewrites: Object.fromEntries(pages),
  markdown: {
    anchor: { slugify: anchorOf },
    headers: { slugify: anchorOf },
    toc: { slugify: anchorOf },
    config: (markdown: MarkdownRenderer) => leadLinks(markdown, { pages, sources }),
  },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sidebar(ROOT, pages),
    outline: [2, 3],
    nav: [
      { text: 'Your first game', link: '/play.html' },
      { text: 'Install', link: '/install.html' },
      { text: 'Changelog', link: '/changelog.html' },
    ],
    footer: { message: 'MIT licence' },
  },
  buildEnd: ({ outDir }: { readonly outDir: string }) => {
    mkdirSync(join(outDir, PICTURES), { recursive: true });
    for (const file of readdirSync(join(ROOT, 'docs')).filter((name) => isPicture(`docs/${name}`)))
      cpSync(join(ROOT, 'docs', file), join(outDir, PICTURES, file));
  },
};

/** What is used here of markdown-it, as VitePress hands it on: the site is built by a VitePress that is not installed here. */
interface Token {
  type: string;
  tag: string;
  readonly children: readonly Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
interface MarkdownRenderer {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: { readonly tokens: readonly Token[]; readonly env: unknown }) => void): void;
    };
  };
}

/** Changes every link before it is drawn; what the site does not have stays as text. */
function leadLinks(markdown: MarkdownRenderer, site: DocsSite): void {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    // The index of the search is made of the documents where they are, the pages of where they will be.
    const { realPath, path } = env as { readonly realPath?: string; readonly path: string };
    const document = relative(ROOT, realPath ?? path).replaceAll('\\', '/');
    for (const { children } of tokens) {
      const open: boolean[] = [];
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const link = siteLink(document, token.attrGet('href') ?? '', site);
          open.push(link !== undefined);
          if (link === undefined) Object.assign(token, { tag: 'span', attrs: null });
          else token.attrSet('href', link);
        }
        if (token.type === 'link_close' && open.pop() === false) token.tag = 'span';
      }
    }
  });
}
