import type { Page } from 'playwright-core';
import { PEOPLE, type Written } from './people.ts';

/** Runs in the page: whether no font of this computer draws one of the letters of these names, not even as a box. */
function isUndrawn(names: readonly string[]): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const ink = (text: string) => {
    context?.clearRect(0, 0, canvas.width, canvas.height);
    if (context !== null) context.font = '40px sans-serif';
    context?.fillText(text, 20, 60);
    return canvas.toDataURL();
  };
  const blank = ink(' ');
  const letters = new Set(names.join('').replaceAll(/[\p{M}\p{Cf}\s]/gu, ''));
  return [...letters].some((letter) => ink(letter) === blank);
}

/**
 * The people whose names cannot be drawn here: a computer without any fonts, as a freshly installed one, has none for emoji and for
 * some scripts, and nothing can be said of the room that such names need. Says which they are.
 */
export async function undrawnPeople(page: Page): Promise<ReadonlySet<string>> {
  const kinds = Object.keys(PEOPLE) as Written[];
  const undrawn: Written[] = [];
  // The compiler that runs this file names inner functions by a helper that pages lack.
  await page.evaluate('globalThis.__name = (named) => named');
  for (const kind of kinds) if (await page.evaluate(isUndrawn, PEOPLE[kind])) undrawn.push(kind);
  if (undrawn.length > 0) console.warn(`this computer has no fonts for names that are written like these: ${undrawn.join(', ')}`);
  return new Set(undrawn.flatMap((kind) => PEOPLE[kind]));
}
