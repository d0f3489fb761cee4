import { describe, expect, it } from 'vitest';
import { shortNames, widthOf } from './short-name.ts';

const short = (name: string, most = 8) => shortNames([name], most)[0];

describe('a name on the map', () => {
  it('is written in full if it fits, otherwise as its first word', () => {
    expect(short('Béla')).toBe('Béla');
    expect(short('Wolfgang Amadeus Mozart')).toBe('Wolfgang');
    expect(short('Szűcs-Nagy Krisztián')).toBe('Szűcs');
  });

  it('is cut off if its first word is too long', () => {
    expect(short('Bartholomäus')).toBe('Barthol…');
    expect(short('Maximiliane-Theodora')).toBe('Maximil…');
  });

  it('includes the next initial if two would be the same', () => {
    expect(shortNames(['Nagy Annamária', 'Nagy Boldizsár', 'Kis'], 8)).toEqual(['Nagy A.', 'Nagy B.', 'Kis']);
  });

  it('counts wide characters twice and splits none', () => {
    expect(widthOf('王小明')).toBe(6);
    expect(short('アレクサンドラ王女', 8)).toBe('アレク…');
    expect(short('👩‍👩‍👧‍👦👨‍🚀🏳️‍🌈🧑🏽‍🎤🦊', 8)).toBe('👩‍👩‍👧‍👦👨‍🚀🏳️‍🌈…');
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
});
