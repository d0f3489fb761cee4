import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLink } from '../../scripts/site/links.ts';
import { addressOf, anchorOf, sitePages } from '../../scripts/site/pages.ts';
import { sidebar } from '../../scripts/site/sidebar.ts';
import { runTool } from './tool.ts';

const root = join(import.meta.dirname, '../..');
const pages = sitePages(root);

describe('a link of a document', () => {
  const site = {
    pages: new Map([
      ['docs/a.md', 'a.md'],
      ['README.md', 'play.md'],
      ['docs/soak/README.md', 'soak/index.md'],
    ]),
    sources: undefined,
  };

  it.each([
    ['docs/a.md', '../README.md#run-it', '/play.html#run-it'],
    ['README.md', 'docs/a.md', '/a.html'],
    ['docs/a.md', 'soak/README.md', '/soak/'],
    ['docs/a.md', '#part', '#part'],
    ['docs/a.md', 'https://example.org/', 'https://example.org/'],
    ['README.md', 'docs/winner.png', '/pictures/winner.png'],
    ['docs/a.md', '../host/a.ts', undefined],
  ])('in %s to %s leads to %s', (document, target, to) => {
    expect(siteLink(document, target, site)).toBe(to);
  });

  it('to a source leads to where sources can be read, if the site knows that', () => {
    expect(siteLink('docs/a.md', '../host/a.ts', { ...site, sources: 'https://example.org/blob' })).toBe(
      'https://example.org/blob/host/a.ts',
    );
  });
});

it('no two documents become the same page, and each but the first is in the sidebar once', () => {
  const places = [...pages.values()];
  expect(new Set(places).size).toBe(places.length);
  const listed = sidebar(root, pages).flatMap(({ items }) => items.map(({ link }) => link));
  expect(listed.toSorted()).toEqual(
    places
      .filter((place) => place !== 'index.md')
      .map(addressOf)
      .toSorted(),
  );
});

it('a heading has the anchor that GitHub gives it', () => {
  expect(anchorOf('What a record proves, and what it costs')).toBe('what-a-record-proves-and-what-it-costs');
  expect(anchorOf('Update & remove: 2 steps')).toBe('update--remove-2-steps');
});

describe('the site that is built', () => {
  let folder: string;
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const html = (file: string) => readFileSync(join(folder, file), 'utf8');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'referee-site-'));
    const { status, output } = runTool(root, 'vitepress/bin/vitepress.js', 'build', 'docs', '--outDir', folder);
    expect(status, output).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has a page for every document', () => {
    const expected = [...pages.values()].map((place) => place.replace(/\.md$/, '.html'));
    expect(files()).toEqual(expect.arrayContaining(expected));
  });

  it('has no link or picture that leads nowhere', () => {
    const built = files().filter((file) => file.endsWith('.html') && file !== '404.html');
    const lost = built.flatMap((file) =>
      [...html(file).matchAll(/ (?:href|src)="([^"]+)"/g)]
        .map(([, to = '']) => to.replaceAll('&amp;', '&'))
        .filter((to) => !/^(?:[a-z]+:|\/\/)/.test(to) && !leadsSomewhere(file, decodeURI(to)))
        .map((to) => `${file}: ${to}`),
    );
    expect(lost).toEqual([]);
  });

  it('finds every document by its title', () => {
    const [index = ''] = files().filter((file) => /localSearchIndexroot.*\.js$/.test(file));
    const searched = html(index);
    const missing = [...pages.values()].filter((place) => place !== 'index.md' && !searched.includes(addressOf(place)));
    expect(missing).toEqual([]);
  });

  function leadsSomewhere(from: string, to: string): boolean {
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? from : posix.join(path.startsWith('/') ? '' : posix.dirname(from), path);
    const file = target === '/' || target.endsWith('/') ? `${target}index.html` : target;
    if (!existsSync(join(folder, file))) return false;
    return anchor === undefined || anchor === '' || html(file).includes(` id="${anchor}"`);
  }
});
