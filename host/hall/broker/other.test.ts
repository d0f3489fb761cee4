import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HallKeys } from '../hall-keys.ts';
import { MOSQUITTO } from '../testing/brokers.ts';
import { GeneratedMosquitto } from '../testing/generated-mosquitto.ts';
import { FILES } from './mosquitto.ts';
import { OtherBroker } from './other.ts';
import { writePasswords } from './mosquitto.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe.skipIf(MOSQUITTO === undefined)('a hall at another broker', () => {
  let folder: string;
  let keys: HallKeys;
  let broker: OtherBroker | undefined;
  const closing: (() => Promise<unknown>)[] = [];
  const open = (url: string) =>
    (broker = new OtherBroker(new URL(url), keys, { heard: () => undefined, changed: () => undefined }));

  beforeEach(async () => {
    folder = await freshFolder();
    keys = await HallKeys.of(folder);
  });
  afterEach(async () => {
    await broker?.close();
    for (const close of closing.splice(0).reverse()) await close();
  });

  test('that refuses its password tries again until it is let in', async () => {
    const { process, plain } = await GeneratedMosquitto.write(keys, folder);
    await writeFile(join(folder, FILES.passwords), '');
    closing.push(() => process.kill());
    await process.start();
    open(plain);
    await soon(() => expect(broker?.view).toMatchObject({ link: 'lost', refused: '5' }));
    await writePasswords(keys, folder);
    process.reload();
    await soon(() => expect(broker?.view).toMatchObject({ link: 'live' }));
    expect(broker?.view).not.toHaveProperty('refused');
  });
});
