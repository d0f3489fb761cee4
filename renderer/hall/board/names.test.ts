import { describe, expect, it } from 'vitest';
import { besideFigures, boardNames } from './names.ts';
import { TOLD } from './room.ts';

const shown = (names: readonly string[], room: number) => boardNames(names, room, 9).map(({ name }) => name);

describe('a name on the board', () => {
  it('is as large as there is room, and never smaller than names may be', () => {
    expect(boardNames(['Anna'], 80, 9)[0]).toMatchObject({ name: 'Anna', size: 9 });
    const [narrow] = boardNames(['Annamária'], 27, 9);
    expect(narrow).toMatchObject({ name: 'Annamária', size: TOLD, stretch: 62 });
  });

  it('keeps as many words as fit, and the initial of the next', () => {
    expect(shown(['Wolfgang Amadeus Mozart'], 70)).toEqual(['Wolfgang Amadeus Mozart']);
    expect(shown(['Wolfgang Amadeus Mozart'], 56)).toEqual(['Wolfgang Amadeus M.']);
    expect(shown(['Wolfgang Amadeus Mozart'], 34)).toEqual(['Wolfgang A.']);
    expect(shown(['Wolfgang Amadeus Mozart'], 26)).toEqual(['Wolfgang']);
    expect(shown(['Wolfgang Amadeus Mozart'], 20)).toEqual(['Wolfg…']);
  });

  it('is told apart from one that begins alike', () => {
    const short = shown(['Maximilian Weber', 'Maximilian Wagner', 'Anna'], 30);
    expect(new Set(short).size).toBe(3);
    expect(short[2]).toBe('Anna');
  });
});

it('shares its line with figures of one size: as large as all names are whole, or the least', () => {
  expect(besideFigures(['Anna', 'Béla'], 50, 1, 9).size).toBe(9);
  expect(besideFigures(['Anna', 'Maximiliane Wommersdorff'], 50, 1, 9).size).toBe(TOLD);
});
