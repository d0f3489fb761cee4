import { expect, it } from 'vitest';
import { releasePlace } from './release-place.ts';

const NEWEST = 'https://api.github.com/repos/anna/referee/releases/latest';

it.each([
  { homepage: 'https://github.com/anna/referee' },
  { homepage: 'https://github.com/anna/referee#readme' },
  { homepage: 'https://github.com/anna/referee/' },
  { repository: 'github:anna/referee' },
  { repository: 'https://github.com/anna/referee.git' },
  { repository: { type: 'git', url: 'git+https://github.com/anna/referee.git' } },
  { repository: { url: 'git+ssh://git@github.com/anna/referee.git' }, homepage: 'https://example.com' },
  { repository: 'https://example.com/anna/referee', homepage: 'https://github.com/anna/referee' },
])('finds the place of %j', (manifest) => {
  expect(releasePlace(manifest)?.newest).toBe(NEWEST);
  expect(releasePlace(manifest)?.pageOf('v1.2.3')).toBe('https://github.com/anna/referee/releases/tag/v1.2.3');
});

it.each([
  {},
  { name: 'referee' },
  { homepage: 'https://example.com/anna/referee' },
  { homepage: 'https://github.com.example.com/anna/referee' },
  { homepage: 'https://example.com/?https://github.com/anna/referee' },
  { homepage: 'https://github.com/anna' },
  { homepage: 'https://github.com/anna/..' },
  { homepage: 'https://github.com/anna@evil/referee' },
  { homepage: 'http://github.com/anna/referee' },
  { homepage: 7 },
  null,
  'https://github.com/anna/referee',
])('knows no place from %j', (manifest) => {
  expect(releasePlace(manifest)).toBeUndefined();
});
