import { describe, expect, it } from 'vitest';
import { scaleFor } from '../../renderer/dealer/window.svelte.ts';
import { LANGUAGES, PSEUDO } from '../../words/language.ts';
import { sized } from '../support/sized.ts';
import type { ConsolePage } from './console/console-page.ts';
import type { ConsoleShot } from './console/console-shot.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';
import { axeViolations } from './judges.ts';
import { inLanguages } from './pairwise.ts';
import { windows } from './windows.ts';

/*
 * Every state of setup, desk and panels, small, large and on a phone held either way: what can be touched is large enough for a
 * finger, what is written can be read, nothing is cut off, lies on something else or has to be scrolled sideways, and the moment
 * is seen whole. A screen reader gets all of it. The sample has some of the states large, some on a phone and others read.
 */

const SMALL = { width: 1024, height: 600 };
const LARGE = { width: 1920, height: 1080 };
const UPRIGHT = { width: 390, height: 844 };
/** A phone held upright, and held across. */
const PHONES = [UPRIGHT, { width: 844, height: 390 }];
/** Every so many states are also looked at large, and every so many others on a phone. */
const EVERY = sized({ sample: 3, whole: 1 });
/** Every so many are read by axe. */
const READ = sized({ sample: 6, whole: 1 });

const open = windows();

/** The README's is a shot of another state. */
const hasGeometry = ({ name }: ConsoleShot) => !name.startsWith('docs/');
/** The phases themselves must be whole; panels, the reasons of the last round and what is long in setup may be scrolled. */
const fixedIn = ({ name }: ConsoleShot) => (name.startsWith('desk-') && !name.includes('audit') ? '.desk main > section' : '');

async function geometryFaults(at: ConsolePage, shot: ConsoleShot, size: typeof SMALL): Promise<readonly string[]> {
  if (!hasGeometry(shot)) return [];
  await at.resize(size);
  const found = await at.page.evaluate((fixed) => window.judge.console(fixed), fixedIn(shot));
  return found.map((fault) => `${shot.name} at ${size.width}: ${fault}`);
}

/**
 * Runs in the page of a phone held upright, where the table display above the bar scrolls: what of it is left out or cut off, and
 * what stands between what is said and the standings.
 */
function faultsBelowTheMap(): string[] {
  const [table, column] = ['.one > .table', '.one .right'].map((part) => document.querySelector(part));
  const [foot, doing] = [column?.querySelector(':scope > :last-child'), [...(column?.querySelectorAll('.part') ?? [])].at(-1)];
  if (!table || !column || !doing || !foot) return ['there is no table display'];
  table.scrollTo(0, table.scrollHeight);
  const parts = column.querySelectorAll(
    '[data-part=standings], [data-part=hands] li, [data-part=reasons] li, [data-part=legend]',
  );
  const hidden = [...parts].filter((part) => !part.checkVisibility()).map((part) => `hidden: ${part.textContent.trim()}`);
  const cut = [column, doing].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const gap = boxOf(foot).top - Math.max(boxOf(doing).top, ...[...doing.children].map((part) => boxOf(part).bottom));
  const below = boxOf(foot).bottom - boxOf(table).bottom;
  return [
    ...hidden,
    ...cut.filter((part) => getComputedStyle(part).overflowY !== 'visible').map((part) => `cut off: ${part.className}`),
    ...(gap > 20 ? [`${gap.toFixed()} pixels are empty above the standings`] : []),
    ...(below > 1 ? [`${below.toFixed(1)} pixels of the standings are out of reach`] : []),
  ];
}

describe.each([
  ['on its own screen', false],
  ['under the table display', true],
] as const)('the console %s', (_where, oneScreen) => {
  const shots = inLanguages(CONSOLE_SHOTS.filter((one) => one.oneScreen === oneScreen));

  it.each([PSEUDO, ...LANGUAGES])('has room for everything and is accessible in %s', async (language) => {
    const faults: string[] = [];
    const at = await open.console({ size: SMALL, language, oneScreen });
    for (const [n, { shot }] of shots.filter((one) => one.language === language).entries()) {
      await at.show(shot);
      faults.push(...(await geometryFaults(at, shot, SMALL)));
      const turn = n % EVERY;
      if (n % READ === READ - 1) for (const fault of await axeViolations(at.page)) faults.push(`${shot.name}: ${fault}`);
      if (turn === 0) faults.push(...(await geometryFaults(at, shot, LARGE)));
      if (turn !== 1 % EVERY) continue;
      const phones = sized({ sample: oneScreen ? PHONES : PHONES.slice(n % 2, (n % 2) + 1), whole: PHONES });
      for (const phone of phones) {
        faults.push(...(await geometryFaults(at, shot, phone)));
        if (!oneScreen || phone !== UPRIGHT) continue;
        for (const fault of await at.page.evaluate(faultsBelowTheMap)) faults.push(`${shot.name} upright: ${fault}`);
      }
      await at.resize(SMALL);
    }
    await at.close();
    expect(faults).toEqual([]);
  });
});

/*
 * With ten players and long reasons the live table stays beside the moment, and every seat in its list. Where there is no room
 * for it the open cards stand in words.
 */

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
/** Pixels that the live table is high at least, of a console drawn at its own size. */
const LEAST = 180;

/** Runs in the page: how high the live table is, and how many seats cannot be seen. */
function besideTheMoment() {
  const height = document.querySelector('.beside > .frame')?.getBoundingClientRect().height ?? 0;
  const end = document.querySelector('.desk aside')?.getBoundingClientRect().bottom ?? 0;
  const seats = [...document.querySelectorAll('.seat-list > li')];
  return { height, unseen: seats.filter((seat) => seat.getBoundingClientRect().bottom > end + 1).length };
}

it('long reasons leave the live table its place, and ports the seats', async () => {
  const at = await open.console({ size: SIZES[0], oneScreen: false });
  for (const shot of CONSOLE_SHOTS.filter(({ name }) => name === 'desk-ten' || name === 'desk-typing-ten')) {
    await at.show(shot);
    for (const size of SIZES) {
      await at.resize(size);
      const { height, unseen } = await at.page.evaluate(besideTheMoment);
      expect(height, `${shot.name} at ${String(size.width)}`).toBeGreaterThan(LEAST * scaleFor(size.width, size.height));
      expect(unseen, `${shot.name} at ${String(size.width)}`).toBe(0);
    }
  }
  await at.close();
});

/** Runs in the page: the open cards before each seat on the live table, and those in words, as far as they are seen. */
function openCards() {
  const drawn = [...document.querySelectorAll('.beside [data-place^=before] [data-card]:not([data-card=back]) svg[role=img]')];
  const list = document.querySelector('[data-part=lying]');
  return {
    drawn: drawn.flatMap((card) => card.getAttribute('aria-label') ?? []),
    said:
      list?.checkVisibility() === true
        ? [...list.children].flatMap((one) => one.lastChild?.textContent?.trim().split(', ') ?? [])
        : [],
  };
}

it('a console without the live table says which cards lie open', async () => {
  const at = await open.console({ size: SIZES[0], oneScreen: false });
  let seen = 0;
  for (const shot of CONSOLE_SHOTS.filter(({ name }) => name.startsWith('desk-asks-card-'))) {
    await at.show(shot);
    const { drawn } = await at.page.evaluate(openCards);
    seen += drawn.length;
    await at.resize({ width: 1024, height: 600 });
    const { said } = await at.page.evaluate(openCards);
    expect(said.sort(), shot.name).toEqual(drawn.sort());
    await at.resize(SIZES[0]);
  }
  expect(seen).toBeGreaterThan(3);
  await at.close();
});
