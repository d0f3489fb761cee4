import { describe, expect, it } from 'vitest';
import { ASKED_WORDS } from '../../../words/questions/words.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { deckKeys, firstKeys, inShort } from './shown-keys.ts';
import { frenchDeck } from './french-deck.ts';

const SUITED = { alphabet: frenchDeck(2), optionKeys: {} };
const RANKS_ALONE = { alphabet: { ...frenchDeck(), suits: [] }, optionKeys: { war: '0', done: '0', none: 'N' } };

describe('the keys of a game', () => {
  it('are shown as the cards of the language print them', () => {
    expect([firstKeys(SUITED, 'en'), firstKeys(RANKS_ALONE, 'de')]).toEqual(['A 2–9 T J Q K X', 'A 2–9 T B D K']);
  });

  it.each(LANGUAGES)('are all that help lists: no suit if none is asked for, and the keys of every answer (%s)', (language) => {
    const keysIn = (game: typeof RANKS_ALONE | typeof SUITED) =>
      ASKED_WORDS[language].help(deckKeys(game, language)).map(({ keys }) => keys);
    expect(keysIn(SUITED)).toContain('D S C H  1–4');
    expect(keysIn(RANKS_ALONE).some((keys) => keys.includes('1–4'))).toBe(false);
    expect(keysIn(RANKS_ALONE)).toContain('1 2 3  0  N  Enter');
  });
});

it.each([
  [[...'A23456789TJQK'], 'A 2–9 T J Q K'],
  [[...'123456789TPQMC'], '1–9 T P Q M C'],
  [[...'12A4'], '1 2 A 4'],
  [[], ''],
])('%j are %s', (keys, said) => {
  expect(inShort(keys)).toBe(said);
});
