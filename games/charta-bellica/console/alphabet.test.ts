import { expect, it } from 'vitest';
import { RANKS } from '../rules/card.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { legendOf } from '../../../renderer/dealer/desk/key-labels.ts';
import { nationAlphabet } from './alphabet.ts';

it.each(LANGUAGES)('gives every rank and every nation its own keys (%s)', (language) => {
  const { ranks, suits } = nationAlphabet(language);
  for (const signs of [ranks, suits]) {
    const keys = signs.flatMap((sign) => sign.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[0-9A-Z]$/.test(key) && !'UW'.includes(key))).toBe(true);
  }
  expect(ranks.map(({ code }) => code)).toEqual(RANKS);
});

it.each(LANGUAGES)(
  'CB, head: the keys are numbers as they are printed, and initials of the figure on the card (%s)',
  (language) => {
    for (const { code, keys, label: name } of nationAlphabet(language).ranks) {
      const label = name.normalize('NFD').charAt(0).toUpperCase();
      expect(code === 'T' ? '0' : label, code).toBe(keys.find((key) => key === (code === 'T' ? '0' : label)));
    }
  },
);

it('CB, head: the keys shown are the letters on the cards, in the dealer’s language', () => {
  const legends = (['en', 'hu', 'de'] as const).map((language) => legendOf(nationAlphabet(language)).replaceAll('\u00a0', ' '));
  expect(legends).toEqual([
    '0 10 · P/J Priest · Q Queen · M Monarch · C/A Capital',
    '0 10 · P/B/J Pap · D/Q Dáma · M Monarcha · F/A Főváros',
    '0 10 · P/B/J Priester · D/Q Dame · M Monarch · H/A Hauptstadt',
  ]);
});

it('CB-11: takes the letters of French cards: jack for priest, ace for capital; neither K nor X, the printed ten, is a key', () => {
  const ranksOf = (language: Language, letters: readonly string[]) =>
    letters.map((letter) => nationAlphabet(language).ranks.find(({ keys }) => keys.includes(letter))?.code);
  expect(ranksOf('en', ['J', 'Q', 'A', 'K', 'X'])).toEqual(['p', 'q', 'c', undefined, undefined]);
  for (const letters of ['BDAKX', 'JQAKX']) expect(ranksOf('de', [...letters])).toEqual(['p', 'q', 'c', undefined, undefined]);
});

it('has no letter that only another language shows: a nation after a card that needs none is no other card', () => {
  const meant = (language: Language, letters: string) =>
    nationAlphabet(language).ranks.filter(({ keys }) => keys.some((key) => letters.includes(key)));
  expect([meant('en', 'BDFGHT'), meant('hu', 'CGHT'), meant('de', 'CFGT')]).toEqual([[], [], []]);
});
