import { expect, it } from 'vitest';
import { CONSOLE_WORDS } from './consoles.ts';
import { LANGUAGES } from './language.ts';

/** Every sentence of a part, with what stands in for its values. */
function sentences(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [];
  return Object.values(part as object).flatMap(sentences);
}

it.each(LANGUAGES)('the pads page leaves nothing unsaid in %s', (language) => {
  for (const said of sentences(CONSOLE_WORDS[language].pads)) expect(said.trim()).not.toBe('');
});

it.each(LANGUAGES)('a line’s damage is told by kind in %s, and only where there is some', (language) => {
  const { line } = CONSOLE_WORDS[language].pads;
  const none = { crc: 0, syntax: 0, unknown: 0, overrun: 0 };
  expect(line({ good: 812, bad: none, retries: 3, resets: 1 })).not.toMatch(/\(/);
  const said = line({ good: 812, bad: { ...none, crc: 5, overrun: 2 }, retries: 3, resets: 1 });
  expect(said.match(/\d+/g)).toEqual(['812', '7', '5', '2', '3', '1']);
});
