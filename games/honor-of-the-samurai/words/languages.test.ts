import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HANDS } from '../rules/hands.ts';
import { HOUSE_RULES } from '../rules/house.ts';
import { GOALS } from '../rules/lesson.ts';
import { ASKS } from '../rules/questions.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { SAMURAI_CONSOLE, SAMURAI_RULES } from './console/words.ts';
import { SAMURAI_WORDS } from './words.ts';

/** A round is what is dealt, a hand what a player holds, a battle what the armies fight; other words for these are old. */
const OTHER_WORDS =
  /(this|that|next|wins the) hand\b|hand under way|next deal|nächsten? Hand|nächsten Geben|Armee|következő kör|leosztás/;

const NAMES = ['Anna', 'Béla', 'Cili'];
const choice = { kind: 'option', n: 0, options: [] } as const;

describe.each(LANGUAGES)('Honor of the Samurai in %s', (language) => {
  const words = SAMURAI_WORDS[language];

  it('words each question of this game differently, and names the seat it is asked of', () => {
    const said = ASKS.map((what) => words.asks.ask({ ...choice, what, seat: 1 }, NAMES));
    expect(new Set(said).size).toBe(ASKS.length);
    const ofTheTable = [words.asks.ask({ ...choice, what: 'king' }, NAMES), words.asks.ask({ ...choice, what: 'appeal' }, NAMES)];
    for (const sentence of said) expect(ofTheTable.includes(sentence) || sentence.includes('Béla'), sentence).toBe(true);
    const everybody = words.asks.ask({ ...choice, what: 'army' }, NAMES);
    expect(everybody).not.toMatch(/^:|undefined/);
    expect(words.asks.ask({ ...choice, what: 'army', seat: 0, counted: true }, NAMES)).toBe(everybody);
  });

  it('fits each question into a line of the table display', () => {
    for (const what of ASKS) {
      const sentence = words.asks.ask({ ...choice, what, seat: 1 }, NAMES);
      expect(sentence.length, sentence).toBeLessThanOrEqual(48);
    }
  });

  it('has a word for every answer', () => {
    const hand = { ...choice, what: 'hand', seat: 0 };
    const said = Object.keys(HANDS).map((value) => words.asks.option({ value }, hand, NAMES));
    expect([new Set(said).size, said.some((word) => word in HANDS && word !== 'clean')]).toEqual([6, false]);
    expect(words.asks.option({ value: '2', seat: 2 }, { ...choice, what: 'appeal' }, NAMES)).toBe('Cili');
    const plain = ['yes', 'no', 'nobody', 'turn', 'S'].map((value) => words.asks.option({ value }, hand, NAMES));
    expect(new Set([...plain, words.asks.option({ value: 'nobody' }, { ...choice, what: 'king' }, NAMES)]).size).toBe(6);
  });

  it('HS-2, HS-9: says what a hand cost and gave, and what the King annulled', () => {
    const hand = { name: 'Béla', redrawn: false, jokers: 0, annulled: 0 };
    const said = [
      words.hand({ ...hand, redrawn: true }),
      words.hand({ ...hand, jokers: 1 }),
      words.hand({ ...hand, jokers: 2 }),
      words.hand({ ...hand, annulled: 1 }),
    ];
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toContain('Béla');
    expect(words.hand({ ...hand, redrawn: true, jokers: 1 }).match(/Béla/g)).toHaveLength(1);
    expect(words.hand(hand)).toBe('');
  });

  it('fits every why into four lines of the table display', () => {
    const { why } = words;
    const said = [
      why.joker,
      why.wins(34, 33),
      why.wins(34, undefined),
      why.tie(30),
      why.onlyJokers,
      why.illegal('S'),
      why.charge,
    ];
    for (const sentence of [...said, `${why.outBy.heads}: ${why.outFor.hand}`, `${why.outBy.heads}: ${why.outFor.game}`])
      expect(sentence.length, sentence).toBeLessThanOrEqual(104);
    expect(why.wins(34, 31)).toMatch(/34.*31/);
    expect(why.tie(30)).toContain('30');
  });

  it('says a verdict in a few words', () => {
    const { takes, ...others } = words.verdicts;
    for (const verdict of [takes(1), takes(12), ...Object.values(others)]) expect(verdict.length).toBeLessThanOrEqual(18);
    // Of two lines.
    expect(takes(0).length).toBeLessThanOrEqual(28);
    expect([takes(12).includes('12'), takes(1) === takes(2)]).toEqual([true, false]);
  });

  it('words every goal, highlight and house rule, and numbers every clause in order', () => {
    for (const goal of GOALS) expect(words.goals[goal].title).not.toBe('');
    for (const highlight of Object.values(words.highlights)) expect(highlight).not.toBe('');
    const { house } = SAMURAI_CONSOLE[language];
    for (const rule of HOUSE_RULES)
      expect(Object.keys(house[rule.key].values ?? {}).sort()).toEqual('values' in rule ? [...rule.values].sort() : []);
    const clauses = Object.values(SAMURAI_RULES[language].sections).flatMap((section) => Object.keys(section));
    expect(clauses).toEqual(['HS-1', 'HS-2', 'HS-3', 'HS-4', 'HS-5', 'HS-6', 'HS-7', 'HS-8', 'HS-9']);
  });
});

it('has one word each for a round, a hand and a battle', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(10);
  const strange = sources.flatMap((file) => OTHER_WORDS.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[0] ?? []);
  expect(strange).toEqual([]);
});
