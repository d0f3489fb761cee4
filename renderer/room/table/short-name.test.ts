import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedNames, shortNames, widthOf } from './short-name.ts';

const short = (name: string, most = 8) => shortNames([name], most)[0];

describe('a name on the map', () => {
  it('is written in full if it fits, otherwise as its first word', () => {
    expect(short('Béla')).toBe('Béla');
    expect(short('Wolfgang Amadeus Mozart')).toBe('Wolfgang');
    expect(short('Szűcs-Nagy Krisztián')).toBe('Szűcs');
  });

  it('includes the next initial if two would be the same', () => {
    expect(shortNames(['Nagy Annamária', 'Nagy Boldizsár', 'Kis'], 8)).toEqual(['Nagy A.', 'Nagy B.', 'Kis']);
  });

  it('counts a wide character as one em and splits none', () => {
    expect(widthOf('王小明') * 0.42).toBeCloseTo(3);
    expect(short('アレクサンドラ王女', 8)).toBe('アレ…');
    expect(short('👩‍👩‍👧‍👦👨‍🚀🏳️‍🌈🧑🏽‍🎤🦊', 8)).toBe('👩‍👩‍👧‍👦👨‍🚀…');
    expect(short('محمد عبد الرحمن')).toBe('محمد');
  });

  it.each([4, 6, 8, 12])('is never wider than %d', (most) => {
    const names = [
      'Wolfgang Amadeus Mozart',
      'Wolfgang Theophil',
      '李李李李李李李李',
      '🦊🦊🦊🦊🦊🦊',
      'A B',
      'ÁrvíztűrőTükörfúrógépek',
    ];
    for (const name of shortNames(names, most)) expect(widthOf(name), name).toBeLessThanOrEqual(most);
  });

  it.each(['Player', 'Spieler', 'Nagy', 'Maximilian'])('is never that of another, where all are called %s', (first) => {
    const few = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(few, fc.integer({ min: 4, max: 12 }), (numbers, most) => {
        const short = shortNames(
          numbers.map((number) => `${first} ${String(number)}`),
          most,
        );
        expect(new Set(short).size).toBe(numbers.length);
      }),
    );
  });

  it('shrinks before it is shortened', () => {
    const fitted = fittedNames(['Anna', 'Spieler 10', 'Wolfgang Amadeus Mozart'], { room: 9.5, most: 4, least: 2.75 });
    expect(fitted.map(({ name }) => name)).toEqual(['Anna', 'Spieler 10', 'Wolfgang']);
    const [whole, smaller] = fitted;
    expect(whole?.size).toBe(4);
    expect(smaller?.size).toBeLessThan(4);
    expect(smaller?.size).toBeGreaterThanOrEqual(2.75);
    const [cut] = fittedNames(['Bartholomäus'], { room: 4, most: 4, least: 2.75 });
    expect(cut).toEqual({ name: 'Ba…', size: 2.75 });
  });
});
