import { describe, expect, it } from 'vitest';
import type { HostRefusalSentences } from '../../words/refusals/en.ts';
import { LANGUAGES } from '../../words/language.ts';
import { REFUSAL_WORDS, refusalSentence } from '../../words/refusals/words.ts';

const CODES = Object.keys(REFUSAL_WORDS.en) as (keyof HostRefusalSentences)[];
const PARAMS = { field: 'x', problem: 'y', seat: 1, other: 2, pad: '5f21', cluster: 0, digit: 8, given: 3, seats: 4 };

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CODES)('“%s” is a whole sentence', (code) => {
    expect(REFUSAL_WORDS[language][code](PARAMS)).toMatch(/^\S.{8,}[.?]$/u);
  });
});

it('the rulebook’s own sentence comes first, and a code without words is shown as it is', () => {
  const own = { 'game over': () => 'Over!' };
  const refusal = (code: string) => ({ code, params: {} });
  expect(refusalSentence(refusal('game over'), own, REFUSAL_WORDS.en)).toBe('Over!');
  expect(refusalSentence(refusal('no game'), own, REFUSAL_WORDS.en)).toBe(REFUSAL_WORDS.en['no game']({}));
  expect(refusalSentence(refusal('unheard of'), own, REFUSAL_WORDS.en)).toBe('unheard of');
});
