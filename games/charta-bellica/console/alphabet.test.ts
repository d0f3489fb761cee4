import { expect, it } from 'vitest';
import { RANKS } from '../rules/card.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { legendOf } from '../../../renderer/dealer/desk/shown-keys.ts';
import { NATION_ALPHABET } from './alphabet.ts';

const { ranks, suits, names } = NATION_ALPHABET;

it('gives every rank and every nation its own keys', () => {
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
    const labels = names(language).ranks;
    for (const { code, keys } of ranks) {
      const label = (labels[code] ?? '').normalize('NFD').charAt(0).toUpperCase();
      expect(code === 'T' ? '0' : label, code).toBe(keys.find((key) => key === (code === 'T' ? '0' : label)));
    }
  },
);

it('CB, head: the keys shown are the letters on the cards, in the dealer’s language', () => {
  const legends = LANGUAGES.map((language) => legendOf(NATION_ALPHABET, names(language)).replaceAll('\u00a0', ' '));
  expect(legends).toEqual([
    '0 10 · P Priest · Q Queen · M Monarch · C Capital',
    '0 10 · P Pap · D Dáma · M Monarcha · F Főváros',
    '0 10 · P Priester · D Dame · M Monarch · H Hauptstadt',
  ]);
});

it('CB-11: takes the letters of French cards: Joker for 1, jack for priest, ace for capital; K stays unclear', () => {
  const rankOf = (letter: string) => ranks.filter(({ keys }) => keys.includes(letter)).map(({ code }) => code);
  expect(['X', 'J', 'B', 'Q', 'A', 'K'].map(rankOf)).toEqual([['1'], ['p'], ['p'], ['q'], ['c'], []]);
});
