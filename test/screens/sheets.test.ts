import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../words/language.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';
import { PEOPLE } from './people.ts';
import { endingView, playedNight } from './played-night.ts';
import { windows } from './windows.ts';

const open = windows();

const pagesIn = (paper: Buffer) => paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

/** A state of the desk in which a game of this rulebook is played. */
function played(rulebook: string) {
  const shot = CONSOLE_SHOTS.find(({ name, view }) => name.startsWith('desk-') && view.table.game?.rulebook === rulebook);
  if (shot === undefined) throw new Error(`no shot shows a game of ${rulebook}`);
  return shot.view;
}

// What goes on a page is a matter of the words themselves.
describe.each(LANGUAGES)('the sheets of rules in %s', (language) => {
  it('are printed on one page of A4 for every game', async () => {
    const at = await open.console({
      size: { width: 1280, height: 800 },
      language,
      oneScreen: false,
    });
    const pages: Record<string, number | undefined> = {};
    for (const rulebook of RULEBOOKS.ids) {
      const keys = ['F10', 'click:[data-offer=rules] button >> nth=1'];
      await at.show({ name: rulebook, view: played(rulebook), keys, oneScreen: false });
      await at.page.locator('[data-part=table-page]').waitFor();
      const paper = await at.page.pdf({ preferCSSPageSize: true, format: 'A4' });
      pages[rulebook] = pagesIn(paper);
      await at.page.keyboard.press('Escape');
    }
    await at.close();
    expect(pages).toEqual(Object.fromEntries(RULEBOOKS.ids.map((rulebook) => [rulebook, 1])));
  });
});

it('the keepsake of ten people is one page of white paper, however long their names are', async () => {
  const size = { width: 1280, height: 800 };
  const at = await open.console({ size, oneScreen: false });
  const table = endingView(playedNight({ names: PEOPLE.long, seed: 4, games: 3 }), 0);
  const view = { ...played('hungarian-war'), table, head: '7K3M9QXA' };
  await at.show({ name: 'keepsake', view, keys: [], oneScreen: false });
  await at.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = await at.page.pdf({ preferCSSPageSize: true, format: 'A4' });
  await at.page.emulateMedia({ media: 'print' });
  expect(await at.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await at.close();
  expect(pagesIn(paper)).toBe(1);
});
