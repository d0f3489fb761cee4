import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { findBrowser } from '../support/browser.ts';
import { consoleShots } from './console-shots.ts';
import { consoleFaults, ConsoleStage } from './console-stage.ts';
import { axeViolations } from './judges.ts';

/*
 * Each state of setup, console and its panels, in a real browser at the smallest size, in one language after the other:
 * whole to who does not see it, and every part large enough for a finger and inside the window.
 */

const SMALLEST = { width: 1024, height: 600 } as const;
const shots = [...consoleShots()].map((shot, n) => ({ shot, language: LANGUAGES[n % LANGUAGES.length] ?? 'en' }));
const errors: string[] = [];
let browser: Browser;
let stage: ConsoleStage;

beforeAll(async () => {
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
  stage = new ConsoleStage(browser, { url: inject('pages') }, ({ message }) => errors.push(message));
});
afterAll(() => browser.close());

describe('the console', () => {
  it.each(shots)('can be used by everybody: $shot.name, $language', async ({ shot, language }) => {
    const faults = await stage.show(shot, { size: SMALLEST, language }, async (page) => [
      ...(await axeViolations(page)),
      ...(await consoleFaults(page)),
    ]);
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
