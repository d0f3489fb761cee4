import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import keypadWords from '../../words/generated/keypad.js';
import { sayIn } from '../../words/say.ts';
import { beginCommand, die, keypad } from '../../host/session/testing/memory-table.ts';
import { electronHere } from '../support/electron.ts';
import { key, openFreshShell, send, type FreshShell, type ShellWindow } from '../support/shell.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const say = sayIn('en', keypadWords);

const PATIENT = { timeout: 20_000, interval: 50 };
const here = electronHere();
/** From face 1 to face 6. */
const NUMBERS = ['Numpad1', 'Numpad2', 'Numpad3', 'Numpad4', 'Numpad5', 'Numpad6'];
/** In the order in which they are asked for, and as Electron calls them. */
const MACRO = ['F13', 'F14', 'F15', 'F16', 'F17', 'F18'];

describe.skipIf('missing' in here)('keypads at the desktop shell', () => {
  let at: FreshShell;

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    await at.shell.dealer.page.evaluate(() => localStorage.setItem('referee.console.table', 'no'));
    await at.shell.dealer.page.reload();
    await at.shell.dealer.page.locator('[data-kit]').first().waitFor();
    expect(await send(at.shell, beginCommand([keypad(NUMBERS), die, die]))).toEqual({ ok: true });
    await at.shell.dealer.page.locator('[data-thing]').waitFor();
  });
  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  const list = () =>
    at.shell.dealer.page.getByRole('combobox', { name: `Béla: ${deskSay('en')('console-plays-with')}`, exact: true });
  const ready = (count: number, of: number) => at.shell.table.page.getByText(`${count} of ${of} ready`);
  /** Presses until it counts: the host drops keys until the attempt's number is on the disk. */
  const pressUntil = (shown: () => ReturnType<typeof ready>, window: ShellWindow, code: string) =>
    vi.waitFor(async () => {
      await key(window, code);
      expect(await shown().isVisible()).toBe(true);
    }, PATIENT);

  it('are learned by a page that is given every key, another seat’s too', async () => {
    const { dealer } = at.shell;
    await key(dealer, 'F3');
    await list().selectOption('keypad');
    const dialog = dealer.page.getByRole('dialog', { name: say('keypad-title', { name: 'Béla' }) });
    await dialog.waitFor();
    await key(dealer, 'num5');
    await dialog.getByText(say('keypad-unlearned-taken', { name: 'Anna' })).waitFor();
    for (const [learned, code] of MACRO.entries()) {
      await dialog.getByRole('list', { name: say('keypad-learned-so-far', { learned, of: 6 }) }).waitFor();
      await key(dealer, code);
    }
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => list().inputValue()).toBe('keypad');
  });

  it('choose from the table’s window too, and from a field of the console, in which they write nothing', async () => {
    const { dealer, table } = at.shell;
    await pressUntil(() => ready(1, 2), table, 'F13');
    const field = dealer.page.getByRole('textbox', { name: deskSay('en')('console-join-name') });
    await field.focus();
    await pressUntil(() => ready(2, 2), dealer, 'num5');
    await key(dealer, '5');
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('leave no page a trace of the key', async () => {
    const seen = () => JSON.stringify([document.body.innerHTML, document.cookie, { ...sessionStorage }]);
    for (const { page } of [at.shell.dealer, at.shell.table]) expect(await page.evaluate(seen)).not.toMatch(/Numpad|F1[3-8]\b/);
  });
});
