import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACES_ASKED } from '../../renderer/dealer/desk/keypad-learning.ts';
import { sayIn } from '../../words/say.ts';
import buttons from '../../words/generated/buttons.js';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import { pressKeypad } from '../support/keypad-key.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readMap } from './table-page.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const say = deskSay('en');

const NAMES = ['Anna', 'Béla', 'Cili'];
const [ANNA, BELA, CILI] = [0, 1, 2];
/** In the order in which they are asked for. */
const MACRO = ['F13', 'F14', 'F15', 'F16', 'F17', 'F18'];
const NUMBERS = ['Numpad7', 'Numpad8', 'Numpad9', 'Numpad4', 'Numpad5', 'Numpad6'];
const keyFor = (keys: readonly string[], face: DieFace) => keys[FACES_ASKED.findIndex((asked) => asked === face)] ?? '';

let table: RealTable;
beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('two USB keypads in the browser', () => {
  const page = () => table.dealer.page;
  const plays = (seat: number) =>
    page().getByRole('combobox', { name: `${NAMES[seat]}: ${say('console-plays-with')}`, exact: true });
  const asks = (at: number) =>
    page().getByText(say('keypad-press', { face: say(`buttons-faces-${FACES_ASKED[at] ?? 1}`) }), { exact: true });

  async function learn(keys: readonly string[], sent: (code: string) => readonly string[]): Promise<void> {
    for (const [at, code] of keys.entries()) {
      await asks(at).waitFor();
      await pressKeypad(page(), sent(code));
    }
    await page()
      .getByRole('dialog', { name: /keypad/ })
      .waitFor({ state: 'detached' });
  }

  it('are learned by pressing, one with a chord for each key, one with NumLock round each key', async () => {
    await table.dealer.seat('dice', NAMES);
    await page().locator('summary').click();
    await plays(ANNA).selectOption('keypad');
    await learn(MACRO, (code) => ['ControlLeft', 'ShiftLeft', code]);
    await plays(BELA).selectOption('keypad');
    await asks(0).waitFor();
    await pressKeypad(page(), ['F14']);
    await page()
      .getByText(say('keypad-unlearned-taken', { name: 'Anna' }))
      .waitFor();
    await learn(NUMBERS, (code) => ['NumLock', code, 'NumLock']);
    await plays(CILI).selectOption('bot');
    await page()
      .getByRole('button', { name: say('console-start.yes') })
      .press('Space');
    await table.shows('choosing');
    expect(table.view.inputs.map(({ kind }) => kind)).toEqual(['keypad', 'keypad', 'bot']);
  });

  it('choose while the dealer types a name, with or without NumLock, and write nothing', async () => {
    await table.dealer.press('F3');
    const field = page().getByRole('textbox', { name: say('console-join-name') });
    await field.focus();
    await page().keyboard.type('Do');
    // A key that comes before the number of the attempt is on the disk is dropped, and is pressed again.
    const press = async () => {
      await pressKeypad(page(), [keyFor(MACRO, 6)], { modifiers: 10 });
      await pressKeypad(page(), [keyFor(NUMBERS, 2)], { text: '4' });
      await pressKeypad(page(), [keyFor(NUMBERS, 1)], { key: 'Clear' });
      return table.course;
    };
    await expect.poll(press, PATIENT).toMatchObject({ phase: 'choosing', naming: false, ready: 3, of: 3 });
    expect(await field.inputValue()).toBe('Do');
    await page().keyboard.type('ra');
    expect(await field.inputValue()).toBe('Dora');
    await field.fill('');
  });

  it('choose while a list of the console is open, and choose nothing in it', async () => {
    // While it stands open in the page it has another role.
    const list = page().locator(`select[aria-label="${NAMES[CILI]}: ${say('console-plays-with')}"]`);
    await list.click();
    const before = table.view.inputs;
    // Without NumLock the first would go to the end of the list.
    await pressKeypad(page(), [keyFor(NUMBERS, 1)], { key: 'End' });
    await pressKeypad(page(), [keyFor(NUMBERS, 1)], { text: '5' });
    await pressKeypad(page(), [keyFor(MACRO, 6)]);
    expect(await list.inputValue()).toBe('bot');
    await list.locator('option[value=die]').click();
    await expect.poll(() => table.view.inputs[CILI]).toEqual({ kind: 'die' });
    expect(await list.getAttribute('size')).toBeNull();
    await list.click();
    await list.locator('option[value=bot]').click();
    await expect.poll(() => table.view.inputs).toEqual(before);
    // The bot thinks anew.
    await expect.poll(() => table.course, PATIENT).toMatchObject({ ready: 3, of: 3 });
    await table.dealer.press('Escape', 'Escape');
  });

  it('do nothing after the count, and open what was pressed last', async () => {
    await page().getByRole('dialog').waitFor({ state: 'detached' });
    await table.dealer.press('Space');
    await table.countOut();
    await pressKeypad(page(), [keyFor(MACRO, 3), keyFor(NUMBERS, 3)]);
    await table.allPresented();
    await table.table.locator('[data-die]').first().waitFor();
    const { dice } = await readMap(table.table);
    expect([dice[ANNA], dice[BELA]]).toEqual([
      expect.stringContaining(sayIn('en', buttons)('buttons-faces-6')),
      expect.stringContaining(sayIn('en', buttons)('buttons-faces-1')),
    ]);
    await table.presentationEnds();
    expect(await table.verdict()).toMatchObject({ ok: true, rounds: 1, proven: 3 });
  });

  it('are known by the page on another evening', async () => {
    const kept = await page().evaluate(() => localStorage.getItem('referee.keypads'));
    expect(JSON.parse(kept ?? '')).toMatchObject([{ name: 'Anna' }, { name: 'Béla' }]);
  });
});
