import { describe, expect, it } from 'vitest';
import { CONSOLE_WORDS } from '../../../words/console/words.ts';
import { nameProblem, problemSaid } from './name-problem.ts';

const given = (name: string) => ({ name, others: ['Anna', 'Béla'], most: 10 });

describe('a name that is typed for somebody at the table', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u3164', 'empty'],
    ['anna', 'already there'],
    [' BÉLA\u200b ', 'already there'],
    ['x'.repeat(25), 'too long'],
    ['B\ufffdla', 'garbled'],
    ['Аnnа', 'looks the same'],
    ['Ａｎｎａ', 'looks the same'],
  ] as const)('“%s” is %s, and that is said', (name, problem) => {
    expect(nameProblem(given(name))).toBe(problem);
    expect(problemSaid(problem, given(name), CONSOLE_WORDS.en.setup.problem)).toMatch(/^.{20,}\.$/u);
  });

  it('is accepted the second time where it only looks like another', () => {
    expect(nameProblem(given('Аnnа'), 'Аnnа')).toBeUndefined();
    expect(nameProblem(given('Аnnа'), 'Béla')).toBe('looks the same');
    expect(nameProblem(given('anna'), 'anna')).toBe('already there');
  });

  it('HW-1: is the tenth at most', () => {
    const others = [...'ABCDEFGHIJ'];
    expect(nameProblem({ name: 'K', others, most: 10 })).toBe('table full');
    expect(nameProblem(given('Cili'))).toBeUndefined();
  });
});
