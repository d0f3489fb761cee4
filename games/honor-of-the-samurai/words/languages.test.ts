import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HANDS } from '../rules/hands.ts';
import { ASKS } from '../rules/questions.ts';
import words from '../../../words/generated/honor-of-the-samurai.js';
import { LANGUAGES } from '../../../words/language.ts';
import { askWords } from '../../../words/rulebook.ts';
import { sayIn } from '../../../words/say.ts';
import { samuraiAskValues } from './hands.ts';

/** A round is what is dealt, a hand what a player holds, a battle what the armies fight; other words for these are old. */
const OTHER_WORDS =
  /(this|that|next|wins the) hand\b|hand under way|next deal|nächsten? Hand|nächsten Geben|Armee|következő kör|leosztás/;

const NAMES = ['Anna', 'Béla', 'Cili'];
const choice = { kind: 'option', n: 0, options: [] } as const;

describe.each(LANGUAGES)('Honor of the Samurai in %s', (language) => {
  const say = sayIn(language, words);
  const { ask, option } = askWords(words, language, samuraiAskValues);

  it('words each question of this game differently, in a line of the table display, and names the seat it is asked of', () => {
    const said = ASKS.map((what) => ask({ ...choice, what, seat: 1 }, NAMES));
    expect(new Set(said).size).toBe(ASKS.length);
    const ofTheTable = [ask({ ...choice, what: 'king' }, NAMES), ask({ ...choice, what: 'appeal' }, NAMES)];
    for (const sentence of said) {
      expect(ofTheTable.includes(sentence) || sentence.includes('Béla'), sentence).toBe(true);
      expect(sentence.length, sentence).toBeLessThanOrEqual(48);
    }
    const everybody = ask({ ...choice, what: 'army' }, NAMES);
    expect(ask({ ...choice, what: 'army', seat: 0, counted: true }, NAMES)).toBe(everybody);
    expect(ask({ ...choice, what: 'army', seat: 0, counted: true, part: { at: 1, of: 3 } }, NAMES)).toBe(everybody);
    expect(ask({ ...choice, what: 'army', seat: 0, part: { at: 2, of: 3 } }, NAMES)).toMatch(/Anna.*2.*3/);
  });

  it('has a word for every answer', () => {
    const hand = { ...choice, what: 'hand', seat: 0 };
    const said = Object.keys(HANDS).map((value) => option({ value }, hand, NAMES));
    const plain = ['yes', 'no', 'nobody', 'turn', 'S'].map((value) => option({ value }, hand, NAMES));
    const all = [...said, ...plain, option({ value: 'nobody' }, { ...choice, what: 'king' }, NAMES)];
    expect(new Set(all).size).toBe(12);
    expect(option({ value: '2', seat: 2 }, { ...choice, what: 'appeal' }, NAMES)).toBe('Cili');
  });

  it('fits every why into four lines of the table display', () => {
    const said = [
      say('honor-of-the-samurai-why-joker'),
      say('honor-of-the-samurai-why-wins', { total: 34, next: 33 }),
      say('honor-of-the-samurai-why-wins.alone', { total: 34 }),
      say('honor-of-the-samurai-why-tie', { total: 30 }),
      say('honor-of-the-samurai-why-only-jokers'),
      say('honor-of-the-samurai-why-illegal', { suit: 'diamonds' }),
      say('honor-of-the-samurai-why-charge'),
      ...(['', '.game', '.heads'] as const).map((as) => say(`honor-of-the-samurai-why-out${as}`)),
    ];
    for (const sentence of said) expect(sentence.length, sentence).toBeLessThanOrEqual(104);
  });

  it('says a verdict in a few words', () => {
    const verdicts = (['loses', 'tie', 'nobody', 'disgrace', 'out'] as const).map((of) =>
      say(`honor-of-the-samurai-verdicts-${of}`),
    );
    const takes = [1, 12].map((heads) => say('honor-of-the-samurai-verdicts-takes', { heads }));
    for (const verdict of [...verdicts, ...takes]) expect(verdict.length).toBeLessThanOrEqual(18);
    // Of two lines.
    expect(say('honor-of-the-samurai-verdicts-takes.none').length).toBeLessThanOrEqual(28);
  });
});

it('has one word each for a round, a hand and a battle', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ftl'));
  expect(sources.length).toBeGreaterThan(2);
  const strange = sources.flatMap((file) => OTHER_WORDS.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[0] ?? []);
  expect(strange).toEqual([]);
});
