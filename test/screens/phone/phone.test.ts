import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, PSEUDO, type Language } from '../../../words/language.ts';
import type { PadFace } from '../../../host/contract/pads.ts';
import buttonWords from '../../../words/generated/buttons.js';
import phoneWords from '../../../words/generated/phone.js';
import { sayIn } from '../../../words/say.ts';
import { sized } from '../../support/sized.ts';
import { axeViolations, tooWeak } from '../judges.ts';
import type { Size } from '../table-shots.ts';
import type { PhoneStage } from './stage.ts';
import { phoneStates } from './states.ts';
import { windows } from '../windows.ts';

/*
 * Each state of a phone's page in a real browser, with the longest names and sentences: nothing is cut off, too small or out
 * of reach of the thumb, it can be read with a contrast of 7 to 1, and a screen reader gets it.
 */

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];
const [PHONE = { width: 0, height: 0 }] = SIZES;
const WINDOWS = [
  ...SIZES.map((size) => ({ ...size, language: PSEUDO })),
  ...LANGUAGES.map((language) => ({ ...PHONE, language })),
];
/** The sample judges every third state by its contrast and by axe. */
const EVERY = sized({ sample: 3, whole: 1 });
const say = sayIn('en', phoneWords, buttonWords);
const labelOf = (face: PadFace) => say(`buttons-faces-${face}.own`);

const open = windows();
let stage: PhoneStage;
beforeAll(async () => {
  stage = await open.phone();
});

/** Shows every state of a language in this window, and gathers what `judge` finds. */
async function judged(language: Language, size: Size, judge: () => Promise<readonly string[]>, every = 1) {
  const faults: string[] = [];
  const states = Object.entries(phoneStates(language)).filter((_, at) => at % every === 0);
  for (const [name, state] of states) {
    await stage.show(size, state);
    if (name === 'rules') await stage.page.click('header button');
    for (const fault of await judge()) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

it.each(WINDOWS)('cuts nothing off at $width by $height in $language', async ({ language, ...size }) => {
  expect(await judged(language, size, () => stage.page.evaluate(() => window.judge.phone()))).toEqual([]);
});

it('can be read in the dark and by a screen reader', async () => {
  const judge = async () => [...(await tooWeak(stage.page)), ...(await axeViolations(stage.page, ['color-contrast']))];
  expect(await judged(PSEUDO, PHONE, judge, EVERY)).toEqual([]);
});

describe('a choice', () => {
  const armed = phoneStates('en')['counting'] ?? {};

  it('leaves no trace in the picture or the focus, whichever it is', async () => {
    const pictures: string[] = [];
    for (const label of ([1, 2, 3, 4, 5, 6] as const).map(labelOf)) {
      await stage.show(PHONE, armed);
      await stage.page.getByRole('button', { name: label }).tap();
      await stage.page.getByText(say('phone-now-sealed')).waitFor();
      expect(await stage.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      pictures.push((await stage.page.screenshot()).toString('base64'));
    }
    expect(pictures).toHaveLength(6);
    expect(new Set(pictures).size).toBe(1);
  });

  it('is changed by two thumbs without a page that zooms, scrolls or selects', async () => {
    await stage.show(PHONE, armed);
    const session = await stage.page.context().newCDPSession(stage.page);
    const at = async (label: string) => {
      const box = await stage.page.getByRole('button', { name: label }).boundingBox();
      return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    };
    const [one, other] = [await at(labelOf(5)), await at(labelOf(4))];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, other] });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [
        { ...one, y: one.y + 60 },
        { ...other, y: other.y - 60 },
      ],
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await stage.page.evaluate(() => window.staged.did())).toEqual(['press 5', 'press 4']);
    expect(await stage.page.evaluate(() => [visualViewport?.scale, scrollY, getSelection()?.toString()])).toEqual([1, 0, '']);
  });
});
