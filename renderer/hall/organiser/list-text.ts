import type { Language } from '../../../words/language.ts';

/** A workbook of a spreadsheet is a zip archive, and no text. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Bytes that are letters in Windows-1250 alone (Ł, Ą, Ż, ł, ą, ż …), and those of ő and ű, which 1252 cannot write. */
const CENTRAL = new Set([0xa3, 0xa5, 0xaf, 0xb3, 0xb9, 0xbc, 0xbe, 0xbf, 0x8d, 0x8f, 0x9d, 0xd5, 0xdb, 0xf5, 0xfb]);

/**
 * The text of a list that a spreadsheet or an editor has saved. Files do not say how their letters are encoded.
 * Valid UTF-8 is read as UTF-8. Otherwise its letters decide, or else the reader's language.
 * @returns undefined if these bytes are no text
 */
export function textIn(bytes: Uint8Array, language: Language): string | undefined {
  if (ARCHIVE.every((byte, at) => bytes[at] === byte)) return undefined;
  return new TextDecoder(encodingOf(bytes, language)).decode(bytes);
}

function encodingOf(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes;
  const zero = bytes.indexOf(0);
  if ((first === 0xff && second === 0xfe) || zero % 2 === 1) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || zero >= 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return language === 'hu' || bytes.some((byte) => CENTRAL.has(byte)) ? 'windows-1250' : 'windows-1252';
  }
}
