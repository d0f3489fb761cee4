import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* A doubled word of a Hungarian sentence on the table display ("egy-egy") stays on one line: its hyphen is U+2011. */

const root = join(import.meta.dirname, '../..');

it('no doubled word of a Hungarian sentence breaks at its hyphen', () => {
  const all = ['games', 'words'].flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) => join(folder, file)),
  );
  const files = all.filter((file) => /[\\/](words[\\/]hu|hu[\\/]room)\.ftl$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  // Rules are read on paper.
  const messages = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split(/\n(?=[a-z])/));
  const shown = messages.filter((message) => !/^[a-z-]+-(clause|page|rules)-/.test(message));
  const found = shown.flatMap((message) => message.replace(/^ *[\w.-]+ =/gm, '').match(/(?<!\p{L})(\p{L}+)-\1(?!\p{L})/gu) ?? []);
  expect(found).toEqual([]);
});
