import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const NAMES = ['Anna', 'Béla'];
const FACES = [5, 6, 4, 2, 1, 3] as const;
const say = deskSay('en');

let folder: string;
let table: RealTable;
let red: VirtualPad;
let blank: VirtualPad;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'referee-pads-'));
  red = new VirtualPad({ id: 'red', link: join(folder, '1') });
  blank = new VirtualPad({ link: join(folder, '2') });
  table = await RealTable.open({ paths: await Promise.all([red.plug(), blank.plug()]) });
});
afterAll(async () => {
  await table.close();
  await Promise.all([red.unplug(), blank.unplug()]);
  rmSync(folder, { recursive: true });
});

const page = () => table.dealer.page;
const says = (text: string | RegExp) => page().getByText(text).first().waitFor();
/** Presses as soon as the pad asks for it. */
const press = async ({ pad }: VirtualPad, face: (typeof FACES)[number]) => {
  await expect.poll(() => pad.state, PATIENT).toBe('armed');
  pad.press(face);
};

describe('two pads, one of them new, from the box to the first round, with keys alone', () => {
  it('the new one gets a name at setup, and found again by its name', async () => {
    await table.dealer.seat('pads', NAMES);
    await expect.poll(() => table.view.pads.map(({ id }) => id).sort(), PATIENT).toEqual(['?', 'red']);
    await table.dealer.press('F7');
    await table.dealer.tabTo(new RegExp(`^\\s*${say('pads-rename.new')}$`));
    await table.dealer.press('Enter');
    await page().getByRole('textbox').and(page().locator(':focus')).waitFor();
    await page().keyboard.type('Blau 2');
    await table.dealer.press('Enter');
    await page().locator('[data-pad="Blau-2"] :focus').waitFor();
    expect(table.view.pads.map(({ id }) => id).sort()).toEqual(['Blau-2', 'red']);
  });

  it('both test every face in parallel, after a warning that faces are shown', async () => {
    await table.dealer.tabTo(new RegExp(`^\\s*${say('pads-preflight')}$`));
    await table.dealer.press('Enter');
    await says(say('pads-preflight.warning'));
    await table.dealer.press('Enter');
    await says(say('pads-preflight-press'));
    for (const face of FACES) await Promise.all([red, blank].map((pad) => press(pad, face)));
    await expect.poll(() => page().getByText(say('pads-preflight-all-work')).count(), PATIENT).toBe(2);
    await table.dealer.press('Enter');
    await says(say('pads-preflight-close'));
    await table.dealer.press('Enter');
    await says(say('pads-preflight'));
    await expect.poll(() => [red.pad.state, blank.pad.state], PATIENT).toEqual(['idle', 'idle']);
    await table.dealer.press('Escape');
  });

  it('each goes to the player who presses it, whatever the order of the names', async () => {
    await table.dealer.press('p');
    await says(say('pads-pairing-ask', { name: 'Anna' }));
    await press(red, 3);
    await says(say('pads-pairing-ask', { name: 'Béla' }));
    await press(red, 1);
    await says(say('pads-pairing-taken-by', { pad: 'red', name: 'Anna' }));
    await press(blank, 6);
    await says(say('pads-pairing-over'));
    await table.dealer.press('Enter');
    // The host ends the pairing, and then the page asks whether to start.
    await page().locator('button.start:focus').waitFor();
    await table.dealer.press('Space');
    await table.shows('choosing');
    expect(table.view.inputs).toEqual([
      { kind: 'pad', pad: 'red' },
      { kind: 'pad', pad: 'Blau-2' },
    ]);
  });

  it('they play', async () => {
    await press(red, 6);
    await press(blank, 2);
    await expect.poll(() => table.course, PATIENT).toMatchObject({ phase: 'choosing', ready: 2 });
    await table.dealer.press('Space');
    await table.countOut();
    await table.allPresented();
    expect(table.view.table.game).toMatchObject({ round: 1, state: { opening: { faces: [6, 2] } } });
    await table.presentationEnds();
  });
});
