import { expect, test } from 'vitest';
import { NameCheck } from './name-problem.ts';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
const OTHERS = ['Anna', 'Béla'];
const said = (name: string, check = new NameCheck(), others = OTHERS) => check.problem({ name, others, most: 10 }, say);

test.each([
  ['', say('console-problem-empty')],
  ['   ', say('console-problem-empty')],
  ['\u3164', say('console-problem-empty')],
  ['anna', say('console-problem-already-there', { name: 'anna' })],
  [' BÉLA\u200b ', say('console-problem-already-there', { name: 'BÉLA' })],
  ['x'.repeat(25), say('console-problem-too-long', { longest: 24 })],
  ['B\ufffdla', say('console-problem-garbled')],
  ['Аnnа', say('console-problem-looks-the-same', { other: 'Anna' })],
  ['Ａｎｎａ', say('console-problem-looks-the-same', { other: 'Anna' })],
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
  expect(said('K', new NameCheck(), [...'ABCDEFGHIJ'])).toBe(say('console-problem-table-full', { most: 10 }));
});
