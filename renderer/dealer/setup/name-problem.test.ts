import { expect, test } from 'vitest';
import { CONSOLE_WORDS } from '../../../words/console/words.ts';
import { NameCheck } from './name-problem.ts';

const words = CONSOLE_WORDS.en.setup.problem;
const OTHERS = ['Anna', 'Béla'];
const said = (name: string, check = new NameCheck(), others = OTHERS) => check.problem({ name, others, most: 10 }, words);

test.each([
  ['', words.empty],
  ['   ', words.empty],
  ['\u3164', words.empty],
  ['anna', words.alreadyThere('anna')],
  [' BÉLA\u200b ', words.alreadyThere('BÉLA')],
  ['x'.repeat(25), words.tooLong(24)],
  ['B\ufffdla', words.garbled],
  ['Аnnа', words.looksTheSame('Anna')],
  ['Ａｎｎａ', words.looksTheSame('Anna')],
  ['Cili', undefined],
])('what is wrong with the name “%s” is said', (name, problem) => {
  expect(said(name)).toBe(problem);
});

test('a name that only looks like another is taken when it is given again', () => {
  const check = new NameCheck();
  expect(['Аnnа', 'Аnnа', 'Ａnna', 'anna', 'anna'].map((name) => said(name, check) === undefined)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('HW-1: ten people sit at a table at most', () => {
  expect(said('K', new NameCheck(), [...'ABCDEFGHIJ'])).toBe(words.tableFull(10));
});
