import { describe, expect, it } from 'vitest';
import { textIn } from './list-text.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text]
      .map((letter) => letter.charCodeAt(0))
      .flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])),
  );

describe('the text of a list', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Győző, Béla'), 'Győző, Béla'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffŐszi'), 'Őszi'],
    ['Windows-1250', latin('Gy\xf5z\xf5, B\xe9la, \xdbrhaj\xf3s'), 'Győző, Béla, Űrhajós'],
    ['Windows-1250 from Poland', latin('Pawe\xb3, Gra\xbfyna'), 'Paweł, Grażyna'],
    ['Windows-1252', latin('J\xf6rg Gro\xdf, Zo\xeb, Ren\xe8'), 'Jörg Groß, Zoë, Renè'],
    ['UTF-16 with a mark', utf16('\ufeffBéla', true), 'Béla'],
    ['UTF-16, the other way round', utf16('\ufeffBéla', false), 'Béla'],
    ['UTF-16 without a mark', utf16('Béla', true), 'Béla'],
    ['UTF-16 without a mark, the other way round', utf16('Béla', false), 'Béla'],
  ])('is read from %s', (_encoding, bytes, text) => {
    expect(textIn(bytes, 'de')).toBe(text);
  });

  it('is read as the language says where the letters leave it open', () => {
    expect(textIn(latin('Kova\xe8'), 'hu')).toBe('Kovač');
    expect(textIn(latin('Ren\xe8'), 'en')).toBe('Renè');
  });

  it('is not in a workbook', () => {
    expect(textIn(latin('PK\x03\x04\x14\x00'), 'en')).toBeUndefined();
  });
});
