import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf, readAnywhere, versionOfTag } from './changelog.ts';

const ROOT = join(import.meta.dirname, '../..');

const CHANGELOG = `# Changelog

## 1.1.0 - Unreleased

- Soon.

## 1.0.1 - 2026-12-24

### Fixed

- A card.

## 1.0.0 - 2026-12-01

## 0.9.0 - 2026-02-30

- On a day that does not exist.
`;

describe('the notes of a release', () => {
  it('are the section of its version, up to the next', () => {
    expect(notesOf(CHANGELOG, '1.0.1')).toBe('### Fixed\n\n- A card.');
  });

  it.each([
    ['1.2.0', 'has no section for 1.2.0'],
    ['1.0', 'has no section for 1.0'],
    ['1.1.0', 'dates 1.1.0 as "Unreleased"'],
    ['0.9.0', 'dates 0.9.0 as "2026-02-30"'],
    ['1.0.0', 'says nothing about 1.0.0'],
  ])('are refused for %s', (version, why) => {
    expect(() => notesOf(CHANGELOG, version)).toThrow(why);
  });

  it('are there for the version of the package, once a day stands in place of Unreleased', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').replace('Unreleased', '2027-01-31');
    expect(notesOf(changelog, version)).toContain('### Added');
  });
});

describe('the links of the notes', () => {
  const notes = 'See [security](docs/SECURITY.md#phones) and [the format](https://example.org/).';

  it('lead to the sources where these can be read', () => {
    expect(readAnywhere(notes, 'https://example.org/blob')).toBe(
      'See [security](https://example.org/blob/docs/SECURITY.md#phones) and [the format](https://example.org/).',
    );
  });

  it('become text where they cannot', () => {
    expect(readAnywhere(notes, undefined)).toBe('See security and [the format](https://example.org/).');
  });
});

describe('the tag of a release', () => {
  it('names the version of the package', () => {
    expect(versionOfTag('v1.0.0', '1.0.0')).toBe('1.0.0');
    expect(versionOfTag('v2.0.0-beta.1', '2.0.0-beta.1')).toBe('2.0.0-beta.1');
  });

  it.each(['1.0.0', 'v1.0', 'version1', 'v1.0.1', 'v1.0.0\n'])('is refused if it is %j', (tag) => {
    expect(() => versionOfTag(tag, '1.0.0')).toThrow(/^The tag /);
  });
});
