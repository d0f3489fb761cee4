import type { MessageBoxOptions } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InUse } from '../app/cli/in-use.ts';
import { NightsInUse } from '../app/cli/open-table.ts';
import { parseStartOptions, type StartOptions } from '../app/cli/options.ts';
import { openOrTakeOver } from '../app/cli/take-over.ts';
import { askInDialog } from './take-over.ts';

const asked: MessageBoxOptions[] = [];
let pressed = '';
vi.mock('electron', () => ({
  app: { getLocale: () => 'hu-HU' },
  dialog: {
    showMessageBox: (box: MessageBoxOptions) => {
      asked.push(box);
      return Promise.resolve({ response: box.buttons?.indexOf(pressed) ?? -1 });
    },
  },
}));

const parsed = parseStartOptions(['--nights', '/n'], '1.2.3');
const options = parsed.ok ? parsed.options : expect.fail();
const UNSURE: InUse = { kind: 'unsure', pid: 4711, host: 'konyha', since: Date.UTC(2026, 10, 21) };
/** Opens only if the user takes over. */
const open = (use: InUse) => (given: StartOptions) =>
  given.takeOver ? Promise.resolve('open') : Promise.reject(new NightsInUse(use, '/n'));

beforeEach(() => {
  asked.length = 0;
});

it('a dialog asks in the language of the system, and its button takes over', async () => {
  pressed = 'Átveszem';
  expect(await openOrTakeOver(options, open(UNSURE), askInDialog)).toBe('open');
  expect(asked).toMatchObject([{ message: expect.stringContaining('konyha') as string, defaultId: 0, cancelId: 0 }]);
  expect(asked[0]?.buttons).toEqual(['Hagyom', 'Átveszem']);
});

it.each(['Hagyom', 'no button: the box was closed'])('nothing is taken over with %s', async (button) => {
  pressed = button;
  await expect(openOrTakeOver(options, open(UNSURE), askInDialog)).rejects.toThrow(NightsInUse);
});

it('the dialog does not appear if the other referee is known to run', async () => {
  await expect(openOrTakeOver(options, open({ kind: 'in windows', pid: 4711 }), askInDialog)).rejects.toThrow(NightsInUse);
  expect(asked).toEqual([]);
});
