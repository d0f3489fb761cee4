import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, anchorOf, sidebar, siteLink, sitePages } from '../../scripts/site.ts';

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
