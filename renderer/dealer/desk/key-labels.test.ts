import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import type { Language } from '../../../words/language.ts';
import { unaccented } from './key-press.ts';
import { firstKeys, inShort, keyBeside, keysOfDeck } from './key-labels.ts';
import { shelf } from './ui.ts';
import { frenchDeck } from './french-deck.ts';

const SUITED = { alphabet: (language: Language) => frenchDeck(language, 2), optionKeys: {} };
const ranksAlone = (language: Language) => ({ ...frenchDeck(language), suits: [] });
const RANKS_ALONE = { alphabet: ranksAlone, optionKeys: { war: '0', done: '0', none: 'N' } };

describe('the keys of a game', () => {
  it('are shown as the cards of the language print them', () => {
    expect([firstKeys(frenchDeck('en', 2)), firstKeys(frenchDeck('de'))]).toEqual(['A 2–9 T J Q K X', 'A 2–9 T B/J D/Q K']);
  });

  it.each(LANGUAGES)('are all that help lists: no suit if none is asked for, and the keys of every answer (%s)', (language) => {
    const keysIn = (game: typeof RANKS_ALONE | typeof SUITED) => keysOfDeck(game, language).map(({ keys }) => keys);
    expect(keysIn(SUITED)).toContain('D S C H  1–4');
    expect(keysIn(RANKS_ALONE).some((keys) => keys.includes('1–4'))).toBe(false);
    expect(keysIn(RANKS_ALONE)).toContain('1 2 3  0  N  Enter');
  });
});

describe.each(LANGUAGES)('the keys that count (%s)', (language) => {
  it.each(shelf().flatMap(({ id, asking }) => (asking === undefined ? [] : [[id, asking] as const])))(
    'are all shown, and each means one thing in %s',
    (_, { alphabet }) => {
      const { ranks, suits, specials } = alphabet(language);
      for (const signs of [[...ranks, ...specials], suits]) {
        const keys = signs.flatMap((sign) => sign.keys);
        expect(new Set(keys).size).toBe(keys.length);
      }
      for (const sign of [...ranks, ...specials])
        expect([unaccented(sign.label), ...(keyBeside(sign) ?? '').split('/')]).toEqual(expect.arrayContaining([...sign.keys]));
      for (const { keys } of suits) expect(keys).toHaveLength(1);
    },
  );
});

it.each([
  [[...'A23456789TJQK'], 'A 2–9 T J Q K'],
  [[...'123456789TPQMC'], '1–9 T P Q M C'],
  [[...'12A4'], '1 2 A 4'],
  [[], ''],
])('%j are %s', (keys, said) => {
  expect(inShort(keys)).toBe(said);
});
