import { expect, it } from 'vitest';
import { chooseShell, type Surroundings } from './choose-shell.ts';

const options = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };
const desktop: Surroundings = {
  platform: 'linux',
  env: { DISPLAY: ':0' },
  uid: 1000,
  electron: () => Promise.resolve('/dist/electron'),
};

it.each([
  ['a desktop', {}, {}],
  ['a Wayland desktop', {}, { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['a Mac, which has no DISPLAY', {}, { platform: 'darwin', env: {} }],
  ['root who does without the sandbox', { sandbox: false }, { uid: 0 }],
] as const)('windows of its own on %s', async (_where, chosen, around) => {
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
] as const)('in the browser, naming why: %s', async (named, chosen, around) => {
  const shell = await chooseShell({ ...options, ...chosen }, { ...desktop, ...around });
  expect(shell).toMatchObject({ shell: 'browser', why: expect.stringContaining(named) as string });
});

it('asks for the binary only where it could be used', async () => {
  const electron = () => Promise.reject(new Error('asked'));
  await expect(chooseShell(options, { ...desktop, env: {}, electron })).resolves.toMatchObject({ shell: 'browser' });
});
