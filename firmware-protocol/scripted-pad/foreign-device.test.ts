import { once } from 'node:events';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { expect, it, vi } from 'vitest';
import { parsePadMessage } from '../codec/codec.ts';
import { BOOT_LOG, openForeignDevice } from '../testing/fake-foreign-device.ts';

// Processes and terminals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

it('a foreign device answers with its boot log, which holds no message of a pad', async () => {
  const device = await openForeignDevice();
  const port = new SerialPort({ path: device.path, baudRate: 115200 });
  await once(port, 'open');
  const parser = port.pipe(new ReadlineParser({ delimiter: '\n' }));
  const expected = BOOT_LOG.toString('ascii').split('\n').slice(0, -1);
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    parser.on('data', (line: string) => {
      heard.push(line);
      if (heard.length === expected.length) resolve();
    });
  });
  port.write('anybody there?\n');
  await all;
  expect(heard).toEqual(expected);
  expect(heard.filter((line) => parsePadMessage(line).ok)).toEqual([]);
  port.close();
  await once(port, 'close');
  await device.unplug();
});
