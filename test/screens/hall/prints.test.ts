import { beforeAll, expect, it } from 'vitest';
import { fakeOrganiser, type FakeHall } from '../../../renderer/hall/testing/fake-hall.ts';
import { PSEUDO } from '../../../words/language.ts';
import { sized } from '../../support/sized.ts';
import type { HallPage } from './hall-page.ts';
import { HALLS } from './halls.ts';
import { windows } from '../windows.ts';

/*
 * What an organiser prints, as a browser lays it out on A4: no page begins within a row, a table's people or a card, nothing
 * reaches over the margin, and a club's lists are one page each.
 */

const { full } = HALLS;
/** The most of everything, and in the sample a twentieth of it. */
const MOST: FakeHall = { ...full, ...sized({ sample: { tables: 24, people: 240 }, whole: {} }) };
const KEYS = { seating: '3', standings: '5', cards: '7' } as const;
type Sheet = keyof typeof KEYS;
/** Millimetres, as `print.css` says; a CSS pixel is 1/96 of an inch. */
const PX = 96 / 25.4;
const PAPER = { upright: 210 - 24, across: 297 - 24 } as const;

const open = windows();
let organiser: HallPage;
beforeAll(async () => {
  organiser = await open.hall('organiser');
});

/** Draws a sheet for paper. Returns its number of pages, and what is wrong with it where its lines are as wide as the paper's. */
async function print(sheet: Sheet, hall: FakeHall, paper = PAPER.upright) {
  const window = { size: { width: Math.round(paper * PX), height: 1_000 }, language: PSEUDO };
  await organiser.showOrganiser({ name: sheet, view: fakeOrganiser(hall), keys: [KEYS[sheet]] }, window);
  const { page } = organiser;
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`);
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(paperFaults);
  await page.emulateMedia({ media: null });
  return { pages: pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length, faults };
}

/** Runs in the page: what a page may cut in two, reaches over the margin, or is written over something else. */
function paperFaults(): string[] {
  const faults: string[] = [];
  const whole = [...document.querySelectorAll('.hall-print :is(tr, ol > li)')];
  if (whole.length === 0) faults.push('nothing is printed');
  for (const one of whole) {
    if (getComputedStyle(one).breakInside !== 'avoid') faults.push(`“${one.textContent.slice(0, 30)}” may be cut in two`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
    if (scrollWidth > clientWidth + 1 || (one.tagName === 'LI' && scrollHeight > clientHeight + 1))
      faults.push(`“${one.textContent.slice(0, 30)}” reaches out of its place`);
  }
  const sheet = document.querySelector('.hall-print');
  for (const part of sheet?.querySelectorAll('*') ?? []) {
    const { right } = part.getBoundingClientRect();
    if (right > innerWidth + 1) faults.push(`“${part.textContent.slice(0, 30)}” reaches over the margin: ${right.toFixed()}`);
  }
  return faults;
}

it('everything of a club is printed on a page each, with large letters', async () => {
  const { club } = HALLS;
  expect(await print('seating', club)).toEqual({ pages: 2, faults: [] });
  expect(await print('standings', club)).toEqual({ pages: 2, faults: [] });
});

it('four cards fill a page', async () => {
  const tables = HALLS.long.tables;
  expect(await print('cards', HALLS.long)).toEqual({ pages: tables / 4, faults: [] });
});

it('the largest hall has whole cards, rows and tables', async () => {
  const { pages, faults } = await print('cards', MOST);
  expect(faults).toEqual([]);
  expect(pages).toBe(Math.ceil((MOST.tables ?? 0) / 4));
  for (const sheet of ['seating', 'standings'] as const) expect((await print(sheet, MOST)).faults).toEqual([]);
});

it('many rounds are printed across', async () => {
  const many = { ...HALLS.club, rounds: 50, round: 26 };
  expect(await print('standings', many, PAPER.across)).toEqual({ pages: 8, faults: [] });
});
