import { beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../support/sized.ts';
import { undrawnPeople } from './drawable.ts';
import { CARD_STATES } from './card-states.ts';
import { judgedTable } from './judges.ts';
import type { TableStage } from './table-stage.ts';
import { PEOPLE, type Written } from './people.ts';
import { TABLE_SIZES, tableSample, tableShotOf, tableShots, shotsOfState, type Size, type TableShot } from './table-shots.ts';
import { TABLE_STATES } from './table-states.ts';
import { windows } from './windows.ts';

/*
 * Each state of the table display in a real browser, with names, sizes, seats and turns combined pairwise.
 * Nothing is cut off, on top of something else or outside the safe area; everything can be read from six metres with a
 * contrast of 7 to 1; and a screen reader gets all of it. The sample takes one combination for each state, and a third of
 * them for contrast and axe. `npm run screens` takes the pictures of all of them.
 */

const shots = sized({ sample: tableSample, whole: tableShots })();
/** The first of each state in each size. */
const firstOf = new Map([...shots].reverse().map((shot) => [`${shot.state} ${String(shot.size.height)}`, shot]));
/** Of those, every so many are judged by their contrast and by axe, too. */
const EVERY = sized({ sample: 3, whole: 1 });
/** Windows that are no television's; one combination of each state is judged in them. */
const COMPUTERS = sized({
  sample: [],
  whole: [
    { width: 1024, height: 600 },
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ],
});
const open = windows();
let stage: TableStage;
let undrawn: ReadonlySet<string>;

beforeAll(async () => {
  stage = await open.table();
  undrawn = await undrawnPeople(stage.page);
});

const isDrawn = ({ people }: TableShot) => !people.some((name) => undrawn.has(name));

function picked(state: string, written: Written, seats: number, query = ''): TableShot {
  const view = TABLE_STATES[state]?.(PEOPLE[written].slice(0, seats))?.view ?? expect.fail('no such picture');
  return tableShotOf({ name: state, query, view });
}

describe('the table display', () => {
  // The window is set once for all that is shown in it.
  it.each(TABLE_SIZES)('has room for everything and is accessible, $width by $height', async (size) => {
    const faults: string[] = [];
    const inSize = shots.filter((one) => one.size === size && isDrawn(one));
    expect(inSize.length).toBeGreaterThan(0);
    for (const [n, shot] of inSize.entries()) {
      await stage.show(shot);
      const isFirst = shot === firstOf.get(`${shot.state} ${String(shot.size.height)}`);
      for (const fault of await judgedTable(stage.page, shot, isFirst && n % EVERY === 0)) faults.push(`${shot.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(COMPUTERS)('has room for everything in the window of a computer, $width by $height', async (size) => {
    const faults: string[] = [];
    for (const shot of tableSample()
      .filter(isDrawn)
      .map((one) => ({ ...one, size }))) {
      await stage.show(shot);
      for (const fault of await judgedTable(stage.page, shot, false)) faults.push(`${shot.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('writes each name in its own direction after one of another script', async () => {
    await stage.show(picked('hands', 'arabic', 5));
    await stage.show(picked('hands', 'short', 5));
    const directions = await stage.page.$$eval('bdi', (names) => names.map((name) => getComputedStyle(name).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  it('writes a name of twelve letters whole on a map of up to eight, and tells ten longer ones apart', async () => {
    const twelve =
      'Bartholomäus Wilhelmminna Annemarielie Hildegardisz Zsuzsannácsk Theodorakata Kunigundácsk Oberonbenedi'.split(' ');
    const written = async (state: string, people: readonly string[], size: Size) => {
      const view = [TABLE_STATES, ...CARD_STATES.values()].find((states) => state in states)?.[state]?.(people)?.view;
      if (view === undefined) return people;
      await stage.show({ ...tableShotOf({ name: state, query: '', view }), size });
      return stage.page.$$eval('[data-part=map] .plate:has(> bdi)', (plates) =>
        plates.map(({ textContent, scrollWidth, clientWidth }) => textContent + (scrollWidth > clientWidth ? '…' : '')),
      );
    };
    for (const size of TABLE_SIZES.filter(({ height }) => height === 720 || height === 1080))
      for (const state of ['hands', 'war: before the first battle', 'hyrule: before the first card']) {
        for (const people of [2, 3, 4, 5, 6, 7, 8].map((seats) => twelve.slice(0, seats)))
          expect(await written(state, people, size), state).toEqual(people);
        for (const people of Object.values(PEOPLE)) expect(new Set(await written(state, people, size)).size).toBe(people.length);
      }
  });

  it('keeps a won card and the score it brings to be read while they are stamped and counted', async () => {
    const seven = shotsOfState('hyrule: told').find(({ people }) => people.length === 7) ?? expect.fail('no such picture');
    const told = { ...seven, size: { width: 1024, height: 768 } };
    await stage.show(told);
    const signs = '.map .laid.lit svg :is(path, text)';
    const covered = await stage.page.$$eval(`${signs}, .map .falls svg`, (drawn) => {
      const boxes = drawn.map((one) => one.getBoundingClientRect());
      const stamp = boxes.pop() ?? new DOMRect();
      return boxes.filter((box) => box.right > stamp.left && box.bottom > stamp.top && box.top < stamp.bottom).length;
    });
    expect(covered).toBe(0);
    const moving = await open.table('no-preference');
    await moving.show(told);
    const opacity = await moving.page.$eval('.ticks', (score) => {
      const again = score.cloneNode(true) as Element;
      score.replaceWith(again);
      return getComputedStyle(again).opacity;
    });
    expect(opacity).toBe('1');
    await moving.close();
  });
});
