import { describe, expect, it } from 'vitest';
import { GOALS } from '../rules/lesson-asks.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { HUNGARIAN_WAR_LESSON_WORDS } from './lessons.ts';
import { HUNGARIAN_WAR_RULES } from './rules-pages.ts';

describe.each(LANGUAGES)('the lesson in %s', (language) => {
  const words = HUNGARIAN_WAR_LESSON_WORDS[language];

  it('heads and words every goal by itself', () => {
    const { goals } = words;
    expect(new Set(GOALS.map((goal) => goals[goal].title)).size).toBe(GOALS.length);
    expect(new Set(GOALS.map((goal) => goals[goal].rule)).size).toBe(GOALS.length);
    for (const { title } of Object.values(goals)) expect(title.length, title).toBeLessThanOrEqual(32);
  });

  it('HW-11, HW-12, HW-14: tells what is a ruling apart from the rule', () => {
    const ruled = GOALS.filter((goal) => words.goals[goal].ruling !== undefined);
    expect(ruled).toEqual(['takers out', 'rejoin', 'blockers out', 'everybody blocks']);
  });

  it('asks for each card in words of its own, and names the neighbour as they are', () => {
    const targets = [
      { at: 'centre' },
      { at: 'shared' },
      { at: 'between', neighbour: 'Cili' },
      { at: 'left' },
      { at: 'right' },
    ] as const;
    for (const ask of [words.take, words.block, words.leave]) {
      expect(new Set(targets.map((target) => ask(target, false))).size).toBe(targets.length);
      expect(ask({ at: 'between', neighbour: 'Cili' }, false)).toMatch(/\bCili\b/);
    }
  });
});

describe.each(LANGUAGES)('the rules on paper in %s', (language) => {
  const clauses = HUNGARIAN_WAR_RULES[language].sections.flatMap((section) => section.clauses);

  it('hold every clause from HW-1 to HW-22 once, in order', () => {
    expect(clauses.map(({ clause }) => clause)).toEqual(Array.from({ length: 22 }, (_, i) => `HW-${i + 1}`));
  });

  it('mark the same clauses as rules and as rulings in every language', () => {
    const marks = (rules: typeof clauses) => rules.map(({ rule, ruling }) => [rule !== undefined, ruling !== undefined]);
    const english = HUNGARIAN_WAR_RULES.en.sections.flatMap((section) => section.clauses);
    expect(marks(clauses)).toEqual(marks(english));
  });
});
