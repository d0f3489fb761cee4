import { expect, it } from 'vitest';
import { chooseShell, type Surroundings } from './electron.ts';

const options = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };
const desktop: Surroundings = {
  platform: 'linux',
  env: { DISPLAY: ':0' },
  uid: 1000,
  electron: () => Promise.resolve('/dist/electron'),
};

it.each([
  ['on a desktop', {}, {}],
  ['on a Wayland desktop', {}, { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['on a Mac, which has no DISPLAY', {}, { platform: 'darwin', env: {} }],
  ['as root without the sandbox', { sandbox: false }, { uid: 0 }],
] as const)('opens its own windows: %s', async (_where, chosen, around) => {
  expect(await chooseShell({ ...options, ...chosen }, { ...desktop, ...around })).toEqual({
    shell: 'electron',
    executable: '/dist/electron',
  });
});

it.each([
  ['--browser', { browser: true }, {}],
  ['no display', {}, { env: { DISPLAY: '' } }],
  ['root', {}, { uid: 0 }],
  ['no Electron binary', {}, { electron: () => Promise.resolve(undefined) }],
] as const)('opens in the browser and says why: %s', async (named, chosen, around) => {
  const shell = await chooseShell({ ...options, ...chosen }, { ...desktop, ...around });
  expect(shell).toMatchObject({ shell: 'browser', why: expect.stringContaining(named) as string });
});

it('looks for the binary only if it could be used', async () => {
  const electron = () => Promise.reject(new Error('asked'));
  await expect(chooseShell(options, { ...desktop, env: {}, electron })).resolves.toMatchObject({ shell: 'browser' });
});
