import { describe, expect, it } from 'vitest';
import { besideFigures, boardNames, wrappedSize } from './names.ts';
import { REST, TOLD } from './room.ts';

const shown = (names: readonly string[], room: number) => boardNames(names, room, 9).map(({ name }) => name);

describe('a name on the board', () => {
  it('is as large as there is room, and never smaller than names may be', () => {
    expect(boardNames(['Anna'], 80, 9)[0]).toMatchObject({ name: 'Anna', size: 9 });
    const [narrow] = boardNames(['Annamária'], 27, 9);
    expect(narrow).toMatchObject({ name: 'Annamária', stretch: 62 });
    expect(narrow?.size).toBeCloseTo(TOLD, 0);
    const [small] = boardNames(['Maximiliane Wommersdorff'], 60, 9);
    expect(small?.name).toBe('Maximiliane Wommersdorff');
    expect(small?.size).toBeGreaterThanOrEqual(REST);
    expect(small?.size).toBeLessThan(TOLD);
  });

  it('keeps as many words as fit, and the initial of the next', () => {
    expect(shown(['Wolfgang Amadeus Mozart'], 50)).toEqual(['Wolfgang Amadeus Mozart']);
    expect(shown(['Wolfgang Amadeus Mozart'], 38)).toEqual(['Wolfgang Amadeus M.']);
    expect(shown(['Wolfgang Amadeus Mozart'], 24)).toEqual(['Wolfgang A.']);
    expect(shown(['Wolfgang Amadeus Mozart'], 18)).toEqual(['Wolfgang']);
    expect(shown(['Wolfgang Amadeus Mozart'], 14)).toEqual(['Wolfg…']);
  });

  it('is told apart from one that begins alike', () => {
    const short = shown(['Maximilian Weber', 'Maximilian Wagner', 'Anna'], 21);
    expect(new Set(short).size).toBe(3);
    expect(short[2]).toBe('Anna');
  });
});

it('shares its line with figures of one size: as large as all names are whole, or the least', () => {
  expect(besideFigures(['Anna', 'Béla'], 50, 1, 9).size).toBe(9);
  expect(besideFigures(['Anna', 'Maximiliane Wommersdorff'], 50, 1, 9).size).toBe(TOLD);
});

it('takes as many lines as it needs, as large as its longest word fits', () => {
  expect(wrappedSize('Anna Béla', 30, 9)).toBe(9);
  expect(wrappedSize('Wilhelmine Quastenmacher', 30, 9)).toBe(wrappedSize('Quastenmacher', 30, 9));
  expect(wrappedSize('Wilhelmine Quastenmacher', 5, 9)).toBe(REST);
});
