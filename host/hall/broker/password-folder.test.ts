import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { HallKeys } from '../hall-keys.ts';
import { FILES, PasswordFolder, writeMosquittoFiles } from './mosquitto.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

let home: string;
let keys: HallKeys;
let changes: number;
let passwords: PasswordFolder;
beforeEach(async () => {
  home = await freshFolder();
  keys = await HallKeys.of(home);
  changes = 0;
  passwords = new PasswordFolder(keys, () => (changes += 1));
});

async function renew(table: number): Promise<void> {
  await keys.renew(table);
  passwords.renew();
  await passwords.written();
}

test('a renewed code is written to the folder, which is named until it can be; the configuration stays as its owner has it', async () => {
  const folder = join(home, 'files');
  await writeMosquittoFiles(keys, folder, { tables: 2 });
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  const before = await text(FILES.passwords);
  await writeFile(join(folder, FILES.configuration), '# changed\n');
  await rename(folder, `${folder} gone`);
  await renew(2);
  expect(passwords.view).toEqual({ renewed: [2], passwords: { folder, refused: 'ENOENT' } });
  await rename(`${folder} gone`, folder);
  await renew(2);
  expect(passwords.view).toEqual({ renewed: [2], passwords: { folder } });
  expect(changes).toBe(2);
  expect(await text(FILES.configuration)).toBe('# changed\n');
  expect(await text(FILES.passwords)).not.toBe(before);
  await keys.keepMet(2);
  expect(passwords.view).toEqual({ passwords: { folder } });
});

test('without a folder nothing is written, and the new codes are named', async () => {
  await keys.haveTables(2);
  await renew(1);
  expect(passwords.view).toEqual({ renewed: [1] });
});
