import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanName, faultOf, isSameName, lookAlike, shownNames, withShownNames } from './name.ts';

describe('a name', () => {
  it.each([
    ['space around it and within', '  Anna \u00a0\u3000 Nagy\u2003', 'Anna Nagy'],
    ['a tab and a line break', 'Tab\there\r\nand there', 'Tab here and there'],
    ['isolates that another program has copied', '\u2068Dana\u2069', 'Dana'],
    ['directions around Hebrew', '\u202aדנה\u202c', 'דנה'],
    ['writing turned round', 'An\u202ena', 'Anna'],
    ['zero width characters, a byte order mark', '\ufeffA\u200bn\u200dn\u2060a', 'Anna'],
    ['soft hyphens', 'Cle\u00adment', 'Clement'],
    ['a selector of a variant', 'A\ufe0fnna', 'Anna'],
    ['tags', 'Anna\u{e0041}\u{e007f}', 'Anna'],
    ['control characters and an embedded object', '\u001bAn\u0007na\ufffc', 'Anna'],
    ['letters and accents apart', 'Be\u0301la', 'Béla'],
    ['an accent without a letter', '\u0301Anna \u0301', 'Anna'],
    ['a pile of accents', `A${'\u0316'.repeat(40)}nna`, `A${'\u0316'.repeat(4)}nna`],
    ['a joiner that Persian needs', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a joiner that Devanagari needs', 'क\u094d\u200dष', 'क\u094d\u200dष'],
    ['a family', 'Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
    ['a heart in colour and a digit in a box', '❤️ 1️⃣', '❤️ 1️⃣'],
    ['flags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇭🇺', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇭🇺'],
    ['a hidden text in a flag', '🏴\u{e0061}\u{e0062}\u{e007f}', '🏴'],
  ])('with %s is kept as people see it', (_what, given, kept) => {
    expect(cleanName(given)).toBe(kept);
    expect(faultOf(kept)).toBeUndefined();
  });

  it.each(['Béla', 'Őszi Dóra', '王小明', 'دانيال', 'שָׁלוֹם', 'ณัฐพงศ์', 'Nguyễn', "O'Neill", '.', '👩‍🚀'])(
    '%s stays as it is',
    (name) => {
      expect(cleanName(name)).toBe(name);
    },
  );

  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['\u200b', 'empty'],
    ['\u3164', 'empty'],
    ['\u2800\u2800', 'empty'],
    ['\ufe0f\u200d', 'empty'],
    ['\u0301', 'empty'],
    ['B\ufffdla', 'garbled'],
    ['\ud800A\ufffd', 'garbled'],
    ['A'.repeat(25), 'too long'],
  ])('%j is none: %s', (given, fault) => {
    expect(faultOf(cleanName(given))).toBe(fault);
  });

  it('may have 24 characters, without what nobody sees', () => {
    expect(faultOf(cleanName(`${'A'.repeat(24)}\u200b `))).toBeUndefined();
  });

  it('is clean once it has been cleaned', () => {
    const part = fc.constantFrom(
      ...'a é א 👩 ❤ 1 🏴 \u0301 \u0316 \ufe0f \u200d \u200c \u20e3 ی क \u094d \u2068 \u{e0067} \ufeff'.split(' '),
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const name = cleanName(text);
          expect(cleanName(name)).toBe(name);
        },
      ),
      // A joiner between two marks, of which the first stands on nothing.
      { examples: [['\u094d\u200d\u094d']] },
    );
  });
});

describe('two names', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Anna B', 'anna\u00a0\u200bb'],
    ['Béla', 'Be\u0301la'],
  ])('are one: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'Аnnа'],
    ['Ilona', 'llona'],
    ['Player I', 'Player 1'],
    ['Otto', '0tto'],
    ["O'Neill", 'O’Neill'],
    ['Nagy-Kis', 'Nagy–Kis'],
    ['Zoë', 'Zoё'],
    ['Nikos', 'Νikοs'],
    ['❤', '❤️'],
  ])('look the same: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(lookAlike(one, ['Zsófi', other])).toBe(other);
  });

  it.each([
    ['Béla', 'Bela'],
    ['Arni', 'Ami'],
    ['Anna', 'Hanna'],
    ['Иван', 'Иво'],
  ])('are told apart by everybody: %s and %s', (one, other) => {
    expect(lookAlike(one, [other])).toBeUndefined();
  });
});

describe('the names on a screen', () => {
  it('are those that were given, where each looks like itself alone', () => {
    expect(shownNames(['Anna', 'Béla', 'Bela'])).toEqual(['Anna', 'Béla', 'Bela']);
  });

  it('are readable, and numbered where one looks like another', () => {
    const names = ['Anna', 'Аnna', 'Anna', 'Anna 2', '\u200b', '\u3164', 'D\u200bana'];
    expect(shownNames(names)).toEqual(['Anna', 'Аnna 3', 'Anna 4', 'Anna 2', '?', '? 2', 'Dana']);
  });
});

const ANNA = { id: 'a', name: 'Anna' };
const LIKE = { id: 'b', name: 'Аnnа' };
const BLANK = { id: 'c', name: '\u3164' };

test('what holds only names that each can read and tell apart stays the same object', () => {
  const shown = { seats: [{ player: ANNA }] };
  expect(withShownNames(shown, [ANNA, { id: 'b', name: 'Béla' }])).toBe(shown);
});

test('names that look the same or cannot be seen are told apart wherever they stand', () => {
  const shown = { winners: [LIKE, ANNA], seats: [{ seat: 0, player: BLANK }], night: { name: 'Аnnа' }, none: null, points: [1] };
  expect(withShownNames(shown, [ANNA, LIKE, BLANK])).toEqual({
    ...shown,
    winners: [{ id: 'b', name: 'Аnnа 2' }, ANNA],
    seats: [{ seat: 0, player: { id: 'c', name: '?' } }],
  });
});

test('somebody who has been written in two ways has one name', () => {
  expect(withShownNames([LIKE, { ...LIKE, name: 'аnnа' }], [ANNA, LIKE, { ...LIKE, name: 'аnnа' }])).toEqual([
    { id: 'b', name: 'Аnnа 2' },
    { id: 'b', name: 'Аnnа 2' },
  ]);
});
